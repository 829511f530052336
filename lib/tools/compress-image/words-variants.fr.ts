import type { ToolWords } from "../words";
import { screen } from "./words.fr";
export const variants = {
  "/compress-jpeg": {
    ...screen,
    name: "Compresser JPG",
    title: "Compresser un JPG | Plus léger, même aspect, gratuit",
    description:
      "Allégez vos JPG d’environ 60 % sans différence visible, ou ramenez-les à une taille précise. Comparez avant et après. Gratuit, sans inscription.",
    keywords: [
      "compresser jpg",
      "compresser jpeg",
      "réduire taille jpg",
      "réduire poids jpg",
      "compresseur jpg",
    ],
    heading: "Compresser des JPG",
    subtitle: "Des JPG bien plus légers sans différence visible",
    messages: {
      wrong: "Sélectionnez des images JPG valides.",
      none: "Sélectionnez au moins une image JPG à compresser.",
    },
    dropZone: { ...screen.dropZone, hint: "JPG seulement" },
    howToTitle: "Comment compresser des fichiers JPG",
    howTo: [
      {
        name: "Sélectionnez vos JPG",
        text: "Les fichiers en .jpg et .jpeg sont du même format, et tous acceptés.",
      },
      { name: "Compressez", text: "Cliquez sur « Compresser », ou fixez d’abord une taille maximale." },
      {
        name: "Comparez et enregistrez",
        text: "Regardez une photo avant et après, puis téléchargez le ZIP.",
      },
    ],
    article: {
      sections: [
        {
          heading: "Pourquoi les JPG peuvent perdre tant de poids",
          blocks: [
            "Les téléphones et les appareils photo enregistrent vite et sans prendre de risque : haute qualité pour chaque image, encodage simple, et un aperçu à l’intérieur. Un encodeur plus lent et meilleur enregistre la même image en bien moins d’octets. Le nôtre est mozjpeg, et il essaie plusieurs qualités pour chaque photo jusqu’à la plus basse que rien ne distingue de l’original.",
          ],
        },
        {
          heading: "Trois photos en chiffres",
          blocks: [
            {
              caption: "JPG de téléphones, compressés sans limite",
              head: ["Pixels", "Avant", "Après", "Gain"],
              rows: [
                ["2566 × 3313", "1,27 Mo", "527 Ko", "58 %"],
                ["3024 × 4032", "1,36 Mo", "513 Ko", "62 %"],
                ["4032 × 3024", "1,52 Mo", "592 Ko", "61 %"],
              ],
            },
            "Les photos passées par une messagerie ou un site sont déjà compressées. Comptez 5 à 20 % pour elles, ou rien : si le gain est inférieur à 5 %, vous récupérez votre fichier plutôt qu’une moins bonne copie.",
          ],
        },
        {
          heading: "Une seule génération",
          blocks: [
            "À chaque enregistrement, un JPG perd un peu. Nous ne compressons donc pas une photo deux fois : si elle est déjà passée ici, elle revient inchangée. Retouchez d’abord, compressez en dernier, et gardez l’original pour recadrer ou imprimer plus tard.",
          ],
        },
        {
          heading: "Ce qui change aussi",
          blocks: [
            {
              list: [
                "La position, les données de l’appareil, les légendes et l’aperçu sont retirés.",
                "La rotation est appliquée : l’image est à l’endroit dans tous les programmes.",
                "Les couleurs Display P3 ou Adobe RGB passent en sRGB.",
                "Le fichier est progressif là où c’est plus léger : il apparaît flou, puis devient net.",
              ],
            },
            "Si une photo ne doit pas perdre la valeur d’un seul pixel, [JPEG en JPG](/jpeg-to-jpg) ne retire que les données cachées.",
          ],
        },
      ],
      questions: [
        {
          question: "Quelle qualité utilisez-vous ?",
          answer: "Il n’y en a pas de fixe. Souvent entre 70 et 85, selon ce que montre la photo.",
        },
        {
          question: "Puis-je régler moi-même la qualité ?",
          answer:
            "Pas en chiffre, mais vous pouvez fixer une taille maximale, ce que demandent les formulaires.",
        },
        {
          question: "Le WEBP serait-il plus léger ?",
          answer:
            "Oui, d’encore un quart environ, et tous les navigateurs actuels l’affichent. Prenez [JPG en WEBP](/jpg-to-webp) pour votre site et le JPG pour tout le reste.",
        },
        {
          question: "Puis-je compresser des JPG en CMJN ?",
          answer: "Oui. Ils reviennent en sRGB, car la plupart des programmes montrent mal le CMJN.",
        },
      ],
    },
  },
  "/compress-png": {
    ...screen,
    name: "Compresser PNG",
    title: "Compresser un PNG | Captures et logos légers, gratuit",
    description:
      "Allégez captures d’écran, logos et dessins PNG, transparence gardée. Sans perte là où les couleurs comptent. Comparez avant et après. Gratuit.",
    keywords: [
      "compresser png",
      "réduire taille png",
      "réduire poids png",
      "optimiser png",
      "compresseur png",
    ],
    heading: "Compresser des PNG",
    subtitle: "Captures, logos et dessins plus légers, transparence gardée",
    messages: {
      wrong: "Sélectionnez des images PNG valides.",
      none: "Sélectionnez au moins une image PNG à compresser.",
    },
    dropZone: { ...screen.dropZone, hint: "PNG seulement" },
    howToTitle: "Comment compresser des fichiers PNG",
    howTo: [
      { name: "Sélectionnez vos PNG", text: "Captures, logos, icônes, dessins : jusqu’à 100 à la fois." },
      {
        name: "Compressez",
        text: "« Compresser » essaie une palette et l’encodage sans perte, et garde le meilleur.",
      },
      {
        name: "Vérifiez les bords adoucis",
        text: "Ouvrez la comparaison et regardez ombres et dégradés avant de télécharger.",
      },
    ],
    article: {
      sections: [
        {
          heading: "Deux chemins vers un PNG plus léger",
          blocks: [
            "Un PNG est sans perte, mais il peut être gourmand. Nous cherchons d’abord une palette : si 256 couleurs ont le même aspect que les millions du fichier, chaque pixel demande un octet au lieu de trois ou quatre. Sinon, les pixels restent exactement les mêmes et seule la compression s’améliore.",
          ],
        },
        {
          heading: "Résultats",
          blocks: [
            {
              caption: "Nos propres PNG, compressés sans limite",
              head: ["Image", "Avant", "Après"],
              rows: [
                ["Capture d’une page web, 1280 × 1150", "146 Ko", "56 Ko"],
                ["Dessin avec transparence, 560 × 420", "38 Ko", "12 Ko"],
                ["Dessin aux fins dégradés, 1600 × 1200", "132 Ko", "130 Ko"],
                ["Photo en PNG, 1200 × 1549", "4,8 Mo", "2,4 Mo"],
              ],
            },
            "Le troisième montre la limite. Ses dégradés auraient des bandes avec 256 couleurs, et il était déjà bien compressé : presque rien à gagner.",
          ],
        },
        {
          heading: "Les photos n’ont rien à faire en PNG",
          blocks: [
            "Même à 2,4 Mo, la photo du tableau est lourde. En JPG, elle prendrait une fraction de cela avec le même aspect. Prenez [PNG en JPG](/png-to-jpg), ou [PNG en WEBP](/png-to-webp) si elle a des parties transparentes.",
          ],
        },
        {
          heading: "Transparence et 16 bits",
          blocks: [
            {
              list: [
                "Les bords adoucis et les ombres gardent tous leurs niveaux, même dans une palette.",
                "Les fichiers de 16 bits par canal passent à 8 bits. Les écrans n’en montrent pas plus.",
                "Les PNG animés reviennent tels quels.",
                "Une valeur gamma ou un profil de couleurs est appliqué, pour des couleurs justes partout.",
              ],
            },
            "Si vous fixez une taille maximale, le nombre de couleurs baisse d’abord, puis les pixels. Le résultat reste un PNG.",
          ],
        },
      ],
      questions: [
        {
          question: "Est-ce sans perte ?",
          answer:
            "Quand une palette n’aurait pas le même aspect, oui. Avec une palette, chaque pixel peut changer d’une nuance. La comparaison le montre.",
        },
        {
          question: "Pourquoi n’y a-t-il rien à gagner sur mon icône ?",
          answer:
            "Les petites icônes ont souvent déjà une palette, et quelques centaines d’octets fixes qu’aucun compresseur n’enlève.",
        },
        {
          question: "Cela fonctionne-t-il pour des sprites de jeu et du pixel art ?",
          answer: "Très bien. Ils ont peu de couleurs, et chacune est gardée exactement.",
        },
        {
          question: "Un PNG peut-il devenir plus léger qu’un WEBP ?",
          answer: "Pour des dessins en aplats, parfois. Dès que les couleurs sont douces, le WEBP gagne.",
        },
      ],
    },
  },
  "/compress-image-to-20kb": {
    ...screen,
    name: "Compresser une image à 20 Ko",
    title: "Compresser une image à 20 Ko | Signatures, portraits",
    description:
      "Faites tenir une signature ou un petit portrait dans 20 Ko pour un concours ou une candidature. Les nouveaux pixels s’affichent. Gratuit.",
    keywords: ["compresser image 20 ko", "photo 20 ko", "signature 20 ko", "réduire image à 20 ko"],
    heading: "Compresser une image à 20 Ko",
    subtitle: "Faites tenir une signature ou un petit portrait dans 20 Ko pour un formulaire",
    howToTitle: "Comment compresser une image à 20 Ko",
    howTo: [
      {
        name: "Recadrez d’abord",
        text: "Recadrez le scan sur la signature ou le visage, pour ne pas gaspiller d’octets en papier vide.",
      },
      {
        name: "Compressez",
        text: "Ajoutez l’image et cliquez sur « Compresser ». La limite de 20 Ko est déjà inscrite.",
      },
      {
        name: "Vérifiez les pixels",
        text: "La liste dit combien de pixels restent. Comparez les deux versions avant l’envoi.",
      },
    ],
    article: {
      sections: [
        {
          heading: "Pourquoi des formulaires demandent 20 Ko",
          blocks: [
            "Les concours et les services publics inscrivent énormément de monde, et gardent de chacun une signature et un portrait. Ils les conservent à la taille d’un timbre : certains n’acceptent que 10 à 20 Ko. C’est minuscule à côté d’une photo de téléphone, cent fois plus lourde.",
          ],
        },
        {
          heading: "Ce que 20 Ko peuvent contenir",
          blocks: [
            {
              caption: "Nos images d’essai, ramenées à 20 Ko",
              head: ["Image", "Avant", "Après", "Pixels"],
              rows: [
                ["Signature sur papier, 1800 × 700", "60 Ko", "19,4 Ko", "Tous"],
                ["Portrait, 413 × 531", "77 Ko", "19,8 Ko", "Tous"],
                ["Portrait carré, 600 × 600", "120 Ko", "19,7 Ko", "326 × 326"],
                ["Photo de téléphone, 4032 × 3024", "1,5 Mo", "19,7 Ko", "486 × 364"],
                ["Page de texte photographiée", "1,4 Mo", "19,7 Ko", "315 × 445, illisible"],
              ],
            },
            "Une signature, ce sont des traits sombres sur du papier uni, et cela se compresse très bien. Un portrait d’identité marche aussi : 413 × 531 pixels font 35 × 45 mm à 300 dpi. Une page de texte non, quoi que promette un compresseur.",
          ],
        },
        {
          heading: "Signer pour que le fichier reste léger",
          blocks: [
            "Prenez un stylo noir ou bleu foncé sur du papier blanc sans lignes, et photographiez à la lumière du jour. Les ombres et le grain du papier coûtent plus d’octets que l’encre. Recadrez de près : notre signature remplissait l’image d’un bord à l’autre, et a ainsi gardé tous ses pixels.",
            "Si le site impose aussi des pixels, comme 140 × 60, réglez-les d’abord avec [Redimensionner une image](/resize-image). Il reste ensuite rarement quelque chose à compresser.",
          ],
        },
        {
          heading: "Quand le site refuse encore",
          blocks: [
            {
              list: [
                "Certains formulaires ont aussi un minimum. Si le vôtre veut 10 à 20 Ko, tapez 20 et non 5.",
                "Beaucoup ne prennent que le JPG. Convertissez d’abord les PNG avec [PNG en JPG](/png-to-jpg).",
                "Quelques-uns comptent 1 Ko pour 1 024 octets. Nous en comptons 1 000 : nos fichiers passent dans les deux cas.",
              ],
            },
          ],
        },
      ],
      questions: [
        {
          question: "Mon visage sera-t-il encore reconnaissable ?",
          answer:
            "À 413 × 531 pixels, oui. En zoomant, vous verrez peut-être des cheveux adoucis et un fond un peu pixelisé : choisissez un mur uni.",
        },
        {
          question: "Puis-je obtenir exactement 20 Ko ?",
          answer:
            "Pas à l’octet près. Nous approchons de la limite par le bas, en général à quelques pour cent près, car un formulaire refuse un seul octet de trop.",
        },
        {
          question: "Puis-je faire signature et portrait ensemble ?",
          answer: "Oui. Sélectionnez les deux, et chacun a ses 20 Ko.",
        },
        {
          question: "Et si je désactive « Réduire le nombre de pixels si besoin » ?",
          answer:
            "Seule la qualité baisse alors. Si cela ne suffit pas, un message indique la plus petite taille possible.",
        },
      ],
    },
  },
  "/compress-image-to-50kb": {
    ...screen,
    name: "Compresser une image à 50 Ko",
    title: "Compresser une image à 50 Ko | Photos d’identité, gratuit",
    description:
      "Ramenez une photo d’identité à 50 Ko pour une candidature. Chaque photo a la meilleure qualité possible à cette taille. Gratuit, sans inscription.",
    keywords: ["compresser image 50 ko", "photo 50 ko", "photo identité 50 ko", "réduire image à 50 ko"],
    heading: "Compresser une image à 50 Ko",
    subtitle: "Ramenez une photo d’identité à 50 Ko en gardant le visage net",
    howToTitle: "Comment compresser une image à 50 Ko",
    howTo: [
      {
        name: "Sélectionnez votre portrait",
        text: "L’un des quatre formats, recadré comme le veut le formulaire.",
      },
      {
        name: "Compressez",
        text: "« Compresser » vise 50 Ko. Tapez un autre nombre si votre formulaire a une autre limite.",
      },
      {
        name: "Comparez",
        text: "Regardez les yeux et le contour des cheveux dans les deux versions, puis téléchargez.",
      },
    ],
    article: {
      sections: [
        {
          heading: "La limite habituelle des portraits",
          blocks: [
            "Cinquante kilo-octets sont une limite courante pour la photo d’un dossier : concours d’entrée, carte étudiante, permis, badge. C’est généreux pour un visage et sans espoir pour un document, et mieux vaut savoir lequel des deux vous avez.",
          ],
        },
        {
          heading: "Les portraits gardent leurs pixels",
          blocks: [
            {
              caption: "Cinq images et ce qu’elles sont devenues",
              head: ["Image", "Résultat", "Pixels"],
              rows: [
                ["Portrait de 35 × 45 mm à 300 dpi (413 × 531)", "49,6 Ko", "413 × 531"],
                ["Portrait de 2 × 2 pouces à 300 dpi (600 × 600)", "48,4 Ko", "600 × 600"],
                ["Signature, 1800 × 700", "49,5 Ko", "1800 × 700"],
                ["Photo de 12 mégapixels", "49,0 Ko", "833 × 625"],
                ["Page A4 photographiée", "49,5 Ko", "520 × 735"],
              ],
            },
            "Si vous apportez le portrait à la taille d’impression, aucun pixel n’est donc perdu. Sorti du téléphone, il fait au mieux 833 × 625, dont une bonne partie ne montre peut-être que le mur.",
          ],
        },
        {
          heading: "Recadrer, puis compresser",
          blocks: [
            "Ouvrez [Redimensionner une image](/resize-image), choisissez-y une taille d’identité et déplacez le cadre jusqu’à ce que la tête soit où le veulent les règles. Le résultat fait en général moins de 100 Ko. Apportez-le ici pour la dernière étape.",
            "L’ordre compte. Une photo d’abord compressée à 50 Ko puis recadrée a sacrifié des détails à des parties que personne ne verra.",
          ],
        },
        {
          heading: "Fonds et vêtements",
          blocks: [
            "Un fond uni bien éclairé ne coûte presque rien, ce qui laisse les octets au visage. Chemises à carreaux, feuillages et murs de briques font l’inverse. Dans la pénombre, l’appareil ajoute du grain, et le grain est cher : approchez-vous d’une fenêtre et reprenez la photo.",
          ],
        },
      ],
      questions: [
        {
          question: "50 Ko suffisent-ils pour imprimer la photo ?",
          answer:
            "En 35 × 45 mm, oui : elle a 300 pixels par pouce. Sur une feuille entière, la compression se verrait.",
        },
        {
          question: "Ma photo fait 48 Ko et le formulaire la refuse. Pourquoi ?",
          answer:
            "Regardez les autres règles. Les formulaires vérifient souvent aussi le format, les pixels ou le nom, et appellent tout « mauvaise taille ».",
        },
        {
          question: "Cela fonctionne-t-il pour une carte d’identité scannée ?",
          answer:
            "Les gros caractères restent lisibles, mais vérifiez les petites lignes. Pour une carte, demandez une limite plus haute ou recadrez à la carte seule.",
        },
        {
          question: "Puis-je compresser toute une classe d’un coup ?",
          answer: "Oui, jusqu’à 100 portraits. Chacun est ajusté séparément, et tous se téléchargent en ZIP.",
        },
      ],
    },
  },
  "/compress-image-to-100kb": {
    ...screen,
    name: "Compresser une image à 100 Ko",
    title: "Compresser une image à 100 Ko | Pour formulaires, gratuit",
    description:
      "Ramenez vos photos sous 100 Ko pour candidatures, profils et formulaires, avec la meilleure qualité possible. Comparez avant et après. Gratuit.",
    keywords: [
      "compresser image 100 ko",
      "photo 100 ko",
      "réduire image à 100 ko",
      "image moins de 100 ko",
      "compresser jpg 100 ko",
    ],
    heading: "Compresser une image à 100 Ko",
    subtitle: "Ramenez vos photos sous 100 Ko pour candidatures, profils et formulaires",
    howToTitle: "Comment compresser une image à 100 Ko",
    howTo: [
      {
        name: "Ajoutez vos photos",
        text: "Déposez-les sur la page. Celles qui sont déjà assez légères restent intactes.",
      },
      {
        name: "Compressez",
        text: "Cliquez sur « Compresser », et chacune a toute la qualité que permettent 100 Ko.",
      },
      {
        name: "Enregistrez-les",
        text: "Vérifiez les pixels dans la liste, puis téléchargez les fichiers un par un ou en ZIP.",
      },
    ],
    article: {
      sections: [
        {
          heading: "De la photo de téléphone à 100 Ko",
          blocks: [
            "Un téléphone actuel enregistre 1,5 à 5 Mo par photo. À 100 Ko, il reste un octet sur quinze à cinquante : il faut donc sacrifier quelque chose. Baisser seulement la qualité couvrirait de blocs une image qui a bien trop de pixels. Nous réduisons donc aussi les pixels, dès que c’est plus beau.",
          ],
        },
        {
          heading: "Ce que vous obtenez",
          blocks: [
            {
              caption: "Mesuré avec notre compresseur, limite de 100 Ko",
              head: ["Image", "Avant", "Après"],
              rows: [
                ["Photo de 12 mégapixels", "1,5 Mo", "98,4 Ko, 1253 × 939"],
                ["Portrait carré, 600 × 600", "120 Ko", "97,2 Ko, 600 × 600"],
                ["Photo d’identité, 413 × 531", "77 Ko", "Inchangée"],
                ["Page A4, photographiée", "1,4 Mo", "99,6 Ko, 799 × 1131"],
              ],
            },
            "1253 × 939 pixels remplissent une fenêtre d’ordinateur portable et presque tout un écran de téléphone. C’est large pour un profil, une annonce ou la personne qui vérifie votre envoi.",
          ],
        },
        {
          heading: "Des documents à 100 Ko",
          blocks: [
            "La page photographiée garde 97 pixels par pouce. Les lettres de taille ordinaire se lisent, les notes de bas de page à peine. Deux choses aident : photographier bien à la verticale pour que la page remplisse le cadre, et l’enregistrer en noir et blanc avec une application de scan.",
            "Si le formulaire accepte les PDF, [Compresser un PDF à 100 Ko](/compress-pdf-to-100kb) est souvent mieux. Un PDF stocke un scan plus habilement qu’un JPG.",
          ],
        },
        {
          heading: "Garder l’original",
          blocks: [
            "Ce qui a été retiré ne revient pas si vous agrandissez l’image plus tard. Gardez la photo sur votre téléphone, et la petite copie pour ce seul formulaire.",
          ],
        },
      ],
      questions: [
        {
          question: "Quel format est le meilleur pour 100 Ko ?",
          answer:
            "Gardez le JPG pour les formulaires, tous le prennent. En WEBP ou AVIF, la même photo garderait plus de pixels, mais peu de sites les acceptent.",
        },
        {
          question: "Pourquoi mon PNG a-t-il perdu tant de pixels ?",
          answer:
            "Une photo en PNG demande plusieurs fois les octets d’un JPG. Convertissez-la d’abord avec [PNG en JPG](/png-to-jpg), et elle tiendra avec bien plus de pixels.",
        },
        {
          question: "Puis-je choisir moi-même les pixels ?",
          answer:
            "Oui. Réglez-les dans [Redimensionner une image](/resize-image), puis revenez et désactivez « Réduire le nombre de pixels si besoin ».",
        },
        {
          question: "La position est-elle retirée de ma photo ?",
          answer: "Oui, avec les données de l’appareil et les notes de texte.",
        },
      ],
    },
  },
  "/compress-image-to-200kb": {
    ...screen,
    name: "Compresser une image à 200 Ko",
    title: "Compresser une image à 200 Ko | Documents lisibles",
    description:
      "Ramenez photos et documents photographiés sous 200 Ko avec un texte encore lisible. Chaque fichier respecte la limite. Gratuit, sans compte.",
    keywords: ["compresser image 200 ko", "photo 200 ko", "réduire image à 200 ko", "jpg 200 ko"],
    heading: "Compresser une image à 200 Ko",
    subtitle: "Photos et documents photographiés sous 200 Ko, avec un texte encore lisible",
    howToTitle: "Comment compresser une image à 200 Ko",
    howTo: [
      {
        name: "Photographiez ou scannez",
        text: "Remplissez le cadre avec la page, sous une lumière régulière et bien à la verticale.",
      },
      {
        name: "Compressez",
        text: "Sélectionnez les fichiers. La limite de 200 Ko est réglée, « Compresser » fait le reste.",
      },
      {
        name: "Relisez",
        text: "Ouvrez le résultat et lisez la plus petite ligne. Si elle est lisible, envoyez.",
      },
    ],
    article: {
      sections: [
        {
          heading: "La limite de beaucoup de formulaires",
          blocks: [
            "Les assurances, les bourses d’études et les sites d’emploi s’arrêtent souvent à 200 Ko par image. C’est la première limite courante où un document photographié a du sens.",
          ],
        },
        {
          heading: "Une page de texte à 200 Ko",
          blocks: [
            {
              caption: "Page A4 en corps 11, photographiée avec 8,7 mégapixels",
              head: ["Limite", "Pixels", "Par pouce"],
              rows: [
                ["50 Ko", "520 × 735", "63"],
                ["100 Ko", "799 × 1131", "97"],
                ["200 Ko", "1116 × 1579", "135"],
                ["500 Ko", "2480 × 3508", "300"],
              ],
            },
            "À 135 pixels par pouce, les lettres paraissent un peu floues mais se lisent sans effort. Sous 100, des chiffres comme 3 et 8 commencent à se ressembler, et c’est là que naissent les erreurs. Si votre document a un numéro de compte ou de passeport en petit, vérifiez chaque chiffre.",
          ],
        },
        {
          heading: "Des photos à 200 Ko",
          blocks: [
            "Notre photo de 12 mégapixels est devenue 1883 × 1412 pixels et 188 Ko. C’est presque un écran full HD : pour des personnes, des pièces ou un dégât de voiture, la limite ne gêne guère. Prenez une photo d’ensemble et une de près plutôt que de compter sur le zoom.",
          ],
        },
        {
          heading: "Économiser des octets avant l’envoi",
          blocks: [
            {
              list: [
                "Recadrez pour ôter le bureau autour du papier.",
                "Désactivez le flash, dont la tache claire cache du texte et ajoute un dégradé.",
                "Envoyez deux pages en deux fichiers, pas côte à côte.",
                "Prenez une capture de ce qui est déjà à l’écran : elle est plus nette qu’une photo.",
              ],
            },
            "Pour plusieurs pages, le formulaire prend peut-être un PDF. [Compresser un PDF à 200 Ko](/compress-pdf-to-200kb) dit combien de pages y tiennent.",
          ],
        },
      ],
      questions: [
        {
          question: "Puis-je réduire 30 photos à 200 Ko chacune ?",
          answer: "Oui, d’un coup : jusqu’à 100 fichiers et 100 Mo à la fois.",
        },
        {
          question: "Et 200 Ko pour toutes ensemble ?",
          answer:
            "Choisissez « Toutes les images ensemble » dans les options. Les petites restent telles quelles, les autres se partagent le reste.",
        },
        {
          question: "Pourquoi le résultat fait-il 190 Ko et non 200 ?",
          answer:
            "Un cran de qualité peut valoir plusieurs kilo-octets. Nous prenons le meilleur qui reste en dessous.",
        },
        {
          question: "Est-ce moins beau qu’avec mon application photo ?",
          answer:
            "Ce devrait être plus beau. La plupart des applications vous font deviner une qualité ; ici, plusieurs sont essayées et la meilleure qui respecte la limite est gardée.",
        },
      ],
    },
  },
  "/compress-image-to-500kb": {
    ...screen,
    name: "Compresser une image à 500 Ko",
    title: "Compresser une image à 500 Ko | Tous les pixels gardés",
    description:
      "Ramenez des photos de téléphone à 500 Ko, le plus souvent avec tous leurs pixels. Pour annonces, sinistres et sites web. Gratuit, sans filigrane.",
    keywords: ["compresser image 500 ko", "photo 500 ko", "réduire image à 500 ko", "image moins de 500 ko"],
    heading: "Compresser une image à 500 Ko",
    subtitle: "Des photos de téléphone à 500 Ko, le plus souvent avec tous leurs pixels",
    howToTitle: "Comment compresser une image à 500 Ko",
    howTo: [
      {
        name: "Sélectionnez les photos",
        text: "Telles qu’elles sortent du téléphone ou de l’appareil, sans recadrage.",
      },
      { name: "Compressez", text: "La limite de 500 Ko est en place : cliquez sur « Compresser »." },
      { name: "Comparez", text: "Zoomez dans les deux versions, puis téléchargez." },
    ],
    article: {
      sections: [
        {
          heading: "Assez pour une photo entière",
          blocks: [
            "Un demi-mégaoctet est le point où la compression ne nuit plus à la plupart des images. Il en faut à peu près autant à notre compresseur pour qu’un JPG typique de 12 mégapixels ait le même aspect en taille réelle : une limite de 500 Ko ne vous coûte donc rien, ou presque.",
          ],
        },
        {
          heading: "Trois photos, mesurées",
          blocks: [
            {
              caption: "JPG de 8,5 à 12 mégapixels en pleine qualité, sans limite",
              head: ["Photo", "Avant", "Même aspect à"],
              rows: [
                ["2566 × 3313", "1,27 Mo", "527 Ko"],
                ["3024 × 4032", "1,36 Mo", "513 Ko"],
                ["4032 × 3024", "1,52 Mo", "592 Ko"],
              ],
            },
            "Les trois y dépassent un peu 500 Ko : la limite demande un petit cran de plus. La dernière est arrivée à 497 Ko avec tous ses pixels, et il faut l’agrandir pour trouver la différence. Une scène pleine de feuilles ou de graviers peut demander moins de pixels ; la liste vous le dit.",
          ],
        },
        {
          heading: "Qui demande 500 Ko",
          blocks: [
            "Places de marché, annonces immobilières et déclarations de sinistre fixent souvent cette limite par image. Les sites l’utilisent comme maximum pour de grandes photos d’en-tête, car les téléphones lents mettent des secondes au-delà. Dans un article, la moitié suffit.",
          ],
        },
        {
          heading: "Une page photographiée ressemble à un scan",
          blocks: [
            "Notre page A4 d’essai est restée à 2480 × 3508 pixels, soit 300 par pouce, autant qu’un copieur. Si vous avez plusieurs pages, mettez-les dans un fichier avec [Image en PDF](/image-to-pdf).",
          ],
        },
      ],
      questions: [
        {
          question: "Me faut-il cette page pour un site web ?",
          answer:
            "Compresser une image, sans limite, donne souvent des fichiers plus petits de même aspect. Fixez la limite si votre éditeur refuse les plus gros.",
        },
        {
          question: "Mon appareil fait des fichiers de 12 Mo. Passent-ils ?",
          answer:
            "Oui. À partir de 24 mégapixels, attendez-vous à moins de pixels dans le résultat, encore assez pour un grand écran.",
        },
        {
          question: "Une photo de 400 Ko est-elle réduite aussi ?",
          answer: "Non. Elle est sous la limite : seules les données cachées sont retirées.",
        },
        {
          question: "Puis-je mettre 300 Ko à la place ?",
          answer: "Oui, tapez 300 dans le champ. Il n’y a pas de page pour chaque nombre.",
        },
      ],
    },
  },
  "/compress-image-to-1mb": {
    ...screen,
    name: "Compresser une image à 1 Mo",
    title: "Compresser une image à 1 Mo ou 2 Mo | Grandes photos",
    description:
      "Ramenez de grandes photos sous 1 Mo ou 2 Mo pour e-mails, concours et boutiques, avec tous leurs pixels. Plusieurs images dans un e-mail aussi.",
    keywords: [
      "compresser image 1 mo",
      "compresser image 2 mo",
      "photo moins de 1 mo",
      "réduire photo 1 mo",
      "photo 2 mo",
    ],
    heading: "Compresser une image à 1 Mo",
    subtitle: "De grandes photos sous 1 Mo ou 2 Mo, avec tous leurs pixels",
    howToTitle: "Comment compresser une image à 1 Mo",
    howTo: [
      {
        name: "Ajoutez de grandes photos",
        text: "Jusqu’à 100 à la fois, de 100 mégapixels au plus chacune.",
      },
      {
        name: "Choisissez la limite",
        text: "La limite est réglée sur 1 Mo. Tapez 2 pour 2 Mo, ou choisissez « Toutes les images ensemble » pour un e-mail.",
      },
      {
        name: "Compressez et téléchargez",
        text: "La taille s’affiche à côté de chaque résultat, et le ZIP les contient tous.",
      },
    ],
    article: {
      sections: [
        {
          heading: "Grandes limites, grandes photos",
          blocks: [
            "Les concours photo, les imprimeurs et les services d’assistance veulent l’image entière, mais pas en 10 Mo. Un ou deux mégaoctets suffisent : un JPG de 12 mégapixels y garde presque toute sa qualité.",
          ],
        },
        {
          heading: "1 Mo ou 2 Mo ?",
          blocks: [
            {
              caption: "Nos images, ramenées à 1 Mo et 2 Mo",
              head: ["Image", "Avant", "1 Mo", "2 Mo"],
              rows: [
                ["Photo, 12 mégapixels", "1,52 Mo", "971 Ko, tous les pixels", "Inchangée"],
                ["Page photographiée", "1,38 Mo", "984 Ko, tous les pixels", "Inchangée"],
                [
                  "Photo enregistrée en PNG, 1200 × 1549",
                  "4,78 Mo",
                  "852 Ko, 256 couleurs",
                  "852 Ko, 256 couleurs",
                ],
              ],
            },
            "À 1 Mo, rien ne se voit sans agrandir. 2 Mo sont utiles pour les appareils de 24 mégapixels et plus, dont les JPG commencent à 6 Mo.",
          ],
        },
        {
          heading: "Un e-mail, beaucoup d’images",
          blocks: [
            "Les messageries s’arrêtent entre 10 et 25 Mo, et l’encodage des pièces jointes ajoute un tiers. 18 Mo d’images sont donc un total sûr. Choisissez « Toutes les images ensemble », tapez 18 Mo et ajoutez jusqu’à 100 fichiers. Les petites restent telles quelles, les grandes se partagent le reste, à qualité à peu près égale.",
          ],
        },
        {
          heading: "Les PNG demandent un choix",
          blocks: [
            "Un PNG garde chaque pixel exactement ou utilise une palette. Notre photo du tableau a fini avec 256 couleurs, ce qui se voit dans les ciels et la peau. S’il ne vous faut pas absolument un PNG, [PNG en JPG](/png-to-jpg) garde ses couleurs pour un quart du poids. Les captures et les dessins vont bien tels quels.",
          ],
        },
      ],
      questions: [
        {
          question: "1 Mo, est-ce un million d’octets ou 1 048 576 ?",
          answer:
            "Nous comptons un million. Les programmes qui comptent 1 048 576 montrent le même fichier à 0,95 Mo : il passe dans les deux cas.",
        },
        {
          question: "1 Mo suffit-il pour imprimer ?",
          answer: "Pour 4032 × 3024 pixels, oui : cela fait 34 × 26 cm à 300 dpi, sans perte visible.",
        },
        {
          question: "Et si mon formulaire permet 5 Mo ?",
          answer:
            "Tapez 5. La plupart des photos de téléphone sont déjà en dessous et reviennent en qualité inchangée.",
        },
        {
          question: "Puis-je compresser des fichiers RAW ?",
          answer:
            "Pas en RAW. Convertissez-les avec le [Convertisseur d’images](/image-compressor), qui prend l’aperçu enregistré par votre appareil.",
        },
      ],
    },
  },
} satisfies Record<string, ToolWords<"compressor">>;
