import type { ToolWords } from "../words";
import { screen } from "./words.fr";
export const variants = {
  "/compress-pdf-to-100kb": {
    ...screen,
    name: "Compresser un PDF à 100 Ko",
    title: "Compresser un PDF à 100 Ko | Jamais au-dessus, gratuit",
    description:
      "Ramenez CV, formulaire ou petit scan sous 100 Ko. Les images ne sont réduites qu’autant que la limite l’exige, le texte reste net. Gratuit, sans compte.",
    keywords: ["compresser pdf 100 ko", "pdf 100 ko", "réduire pdf à 100 ko", "pdf moins de 100 ko"],
    heading: "Compresser un PDF à 100 Ko",
    subtitle: "CV, formulaire ou petit scan sous 100 Ko, et toujours lisible",
    howToTitle: "Comment compresser un PDF à 100 Ko",
    howTo: [
      { name: "Sélectionnez votre PDF", text: "La limite de 100 Ko est déjà réglée." },
      {
        name: "Compressez",
        text: "Cliquez sur « Compresser le PDF ». Le texte reste tel quel, les images ont la meilleure qualité possible.",
      },
      {
        name: "Vérifiez et téléchargez",
        text: "Comparez les pages, puis téléchargez le PDF. Si 100 Ko sont hors d’atteinte, vous voyez jusqu’où il peut descendre.",
      },
    ],
    article: {
      sections: [
        {
          heading: "Qui demande 100 Ko",
          blocks: [
            "Une limite aussi serrée vient de systèmes qui gardent un fichier pour d’innombrables candidats : sites d’emploi, inscriptions aux concours et aux écoles, vieux formulaires administratifs. La plupart veulent un document par champ, comme un CV, un diplôme ou une déclaration signée.",
            "Un tel formulaire refuse un fichier d’un seul octet de trop, et peu disent comment ils comptent. Nous comptons 1 000 octets par kilo-octet : le résultat est sous la limite dans tous les cas.",
          ],
        },
        {
          heading: "Ce qui tient dans 100 Ko",
          blocks: [
            "Nous avons fait des pages A4 de 38 lignes de texte, et leurs scans à 300 dpi avec le léger bruit d’un scanner. Puis nous les avons compressés avec cet outil :",
            {
              caption: "Pages dans un PDF de 100 Ko",
              head: ["Pages", "Taille avant", "Taille après", "Leur aspect"],
              rows: [
                ["50 pages de texte simple, non scannées", "175 Ko", "59 Ko", "Aucun changement"],
                ["1 page scannée en gris", "1,1 Mo", "97 Ko", "120 dpi, facile à lire"],
                ["2 pages scannées en gris", "2,3 Mo", "95 Ko", "96 dpi, clair"],
                ["3 pages scannées en gris", "3,4 Mo", "95 Ko", "72 dpi, un peu flou"],
                ["3 pages scannées en noir et blanc", "224 Ko", "79 Ko", "300 dpi, aucun changement"],
                ["5 pages scannées en gris", "5,7 Mo", "129 Ko au mieux", "Ne tient pas"],
              ],
            },
            "Le texte simple ne pèse presque rien : 50 pages ont pris moins qu’une page scannée. Les polices du document s’y ajoutent : un CV fait au traitement de texte est en général entre les deux.",
          ],
        },
        {
          heading: "Si votre PDF ne tient pas",
          blocks: [
            {
              list: [
                "N’imprimez pas, pour le scanner ensuite, un document que vous avez en fichier. Enregistrez-le en PDF depuis le programme, et son texte ne prend presque rien.",
                "Scannez les lettres en noir et blanc plutôt qu’en gris. Cinq de ces pages tiennent dans 91 Ko dans notre essai.",
                "Laissez de côté versos blancs, pages de garde et conditions que personne ne demande.",
                "Recadrez une page photographiée sur le papier lui-même, car la table autour coûte aussi des octets.",
                "Si le formulaire a plusieurs champs, donnez à chaque document le sien.",
              ],
            },
            "Réessayez ensuite avec le fichier d’origine, ici ou avec une autre limite sur [Compresser PDF](/compress-pdf).",
          ],
        },
      ],
      questions: [
        {
          question: "Mon CV perd-il sa mise en page ?",
          answer:
            "Non. Les lettres, les lignes, les colonnes et les liens ne sont pas touchés. Seules les images changent, comme votre portrait, et seulement si le reste leur laisse trop peu de place.",
        },
        {
          question: "Puis-je descendre sous 50 Ko ou 20 Ko ?",
          answer:
            "Tapez ce nombre à la place de 100. Une page grise de notre essai pouvait descendre à environ 26 Ko. Le texte seul demande bien moins.",
        },
        {
          question: "Le formulaire veut un JPG de 100 Ko au plus. Que faire ?",
          answer:
            "Faites une image de la page avec [PDF en JPG](/pdf-to-jpg), et fixez la même limite sur [Compresser une image](/compress-image).",
        },
        {
          question: "Puis-je remplir un formulaire après la compression ?",
          answer: "Oui. Ses champs fonctionnent encore, et vos saisies aussi.",
        },
      ],
    },
  },
  "/compress-pdf-to-200kb": {
    ...screen,
    name: "Compresser un PDF à 200 Ko",
    title: "Compresser un PDF à 200 Ko | Diplômes et scans, gratuit",
    description:
      "Ramenez diplômes, relevés de notes et scans sous 200 Ko pour un dossier. Chaque page a la meilleure qualité possible. Gratuit, sans filigrane.",
    keywords: ["compresser pdf 200 ko", "pdf 200 ko", "réduire pdf à 200 ko", "pdf moins de 200 ko"],
    heading: "Compresser un PDF à 200 Ko",
    subtitle: "Diplômes, relevés de notes et scans sous 200 Ko pour un dossier",
    howToTitle: "Comment compresser un PDF à 200 Ko",
    howTo: [
      {
        name: "Ajoutez le PDF",
        text: "Déposez un fichier. Si vous en avez plusieurs, fusionnez-les d’abord.",
      },
      {
        name: "Lancez",
        text: "« Compresser le PDF » le ramène à 200 Ko. Changez le nombre si votre formulaire en demande un autre.",
      },
      {
        name: "Regardez le résultat",
        text: "Il indique la résolution des images. Téléchargez le PDF si tout est lisible.",
      },
    ],
    article: {
      sections: [
        {
          heading: "Les dossiers limités à 200 Ko",
          blocks: [
            "Les universités, les bourses et les ordres professionnels demandent souvent des diplômes, des relevés de notes et des lettres de recommandation en PDF séparés, avec une petite limite pour chacun. Le double d’un formulaire à 100 Ko, cela paraît peu, mais pour un scan, c’est ce qui décide si un tampon se lit.",
          ],
        },
        {
          heading: "Gris ou couleur ?",
          blocks: [
            "Les scanners sont souvent réglés sur la couleur, même pour du texte noir. Voici ce que cela coûte, pour des pages A4 de texte faites par nous et scannées à 300 dpi, chacune ramenée à 200 Ko :",
            {
              caption: "Résolution des pages scannées dans un PDF de 200 Ko",
              head: ["Pages", "Gris", "Couleur"],
              rows: [
                ["1", "150 dpi", "150 dpi"],
                ["2", "120 dpi", "96 dpi"],
                ["3", "96 dpi", "96 dpi"],
                ["5", "72 dpi", "72 dpi"],
                ["10", "Demande 257 Ko", "Demande 269 Ko"],
              ],
            },
            "L’écart est plus petit qu’attendu, car le papier n’a presque pas de couleur. Il se voit à deux pages, où le gris garde un quart de résolution de plus. Choisissez donc le gris pour de simples lettres, sans y sacrifier un sceau en couleur.",
          ],
        },
        {
          heading: "Tampons, sceaux et signatures",
          blocks: [
            "Des lettres de deux millimètres, comme dans bien des tampons ronds, font 12 pixels de haut à 150 dpi, mais seulement 6 à 72 dpi. Vous voyez alors qu’il y a un tampon, mais peut-être pas de qui il vient. Si un diplôme en a un, donnez-lui son propre fichier, ou envoyez une page dans chacun.",
            "Une signature numérique, c’est autre chose. Elle porte sur les octets exacts du fichier : nous rendons un tel PDF inchangé, ou disons qu’il est trop gros. Compressez d’abord, signez ensuite.",
          ],
        },
        {
          heading: "Plusieurs diplômes dans un fichier",
          blocks: [
            "S’il n’y a qu’un champ pour tout, photographiez ou scannez chaque feuille et réunissez les images avec [Image en PDF](/image-to-pdf). Compressez ensuite tout le document ici, une fois : toutes les pages ont à peu près la même qualité, et aucune n’est réduite deux fois.",
            "Les relevés téléchargés en PDF sont en général du texte : ils tiennent sans rien perdre.",
          ],
        },
      ],
      questions: [
        {
          question: "Comment savoir si c’est assez lisible ?",
          answer:
            "Cliquez sur « Comparer les pages » et cherchez les plus petits caractères. Si vous les lisez à taille normale, le service des admissions aussi.",
        },
        {
          question: "Et si 200 Ko est impossible ?",
          answer:
            "Un message indique la plus petite taille possible, et rien ne descend sous 72 dpi. Retirez des pages, ou demandez une limite plus haute.",
        },
        {
          question: "Ma limite est de 150 Ko ou 256 Ko. Puis-je utiliser cette page ?",
          answer: "Oui, changez le nombre dans le champ avant de commencer.",
        },
        {
          question: "L’application de scan compte-t-elle ?",
          answer:
            "Un peu. Celles qui enregistrent en pur noir et blanc font les plus petits fichiers : dix de ces pages ont pris 181 Ko dans notre essai.",
        },
      ],
    },
  },
  "/compress-pdf-to-500kb": {
    ...screen,
    name: "Compresser un PDF à 500 Ko",
    title: "Compresser un PDF à 500 Ko | Visas et dossiers, gratuit",
    description:
      "Faites tenir relevés, copies de passeport et autres justificatifs dans 500 Ko. Lisible, avec recherche de texte. Gratuit, fichiers supprimés.",
    keywords: ["compresser pdf 500 ko", "pdf 500 ko", "réduire pdf à 500 ko", "pdf moins de 500 ko"],
    heading: "Compresser un PDF à 500 Ko",
    subtitle: "Relevés, copies de passeport et autres justificatifs ramenés à la limite demandée",
    howToTitle: "Comment compresser un PDF à 500 Ko",
    howTo: [
      { name: "Choisissez votre document", text: "Jusqu’à 100 Mo, avec autant de pages que vous voulez." },
      {
        name: "Ramenez-le à 500 Ko",
        text: "La page est réglée sur cette limite. Un PDF de banque tient souvent sans aucune perte.",
      },
      {
        name: "Enregistrez-le",
        text: "Avec « Comparer les pages », vérifiez nombres et petits caractères avant de télécharger.",
      },
    ],
    article: {
      sections: [
        {
          heading: "Justificatifs pour visas, sinistres et locations",
          blocks: [
            "Pour un visa, un titre de séjour, un sinistre ou une location, il faut des papiers de plusieurs pages : relevés bancaires, contrats, bulletins de paie, copie du passeport. Un demi-mégaoctet pour chacun y est une limite courante, et un scan de trois pages au téléphone pèse déjà plusieurs fois plus.",
          ],
        },
        {
          heading: "Combien de pages tiennent",
          blocks: [
            {
              caption:
                "Pages A4 de texte, faites par nous et scannées en couleur à 300 dpi, dans un PDF de 500 Ko",
              head: ["Pages", "Avant", "Après", "Résolution"],
              rows: [
                ["1", "1,2 Mo", "482 Ko", "220 dpi"],
                ["3", "3,5 Mo", "479 Ko", "150 dpi"],
                ["5", "5,9 Mo", "499 Ko", "96 dpi"],
                ["10", "11,8 Mo", "493 Ko", "72 dpi"],
                ["20", "23,6 Mo", "535 Ko au mieux", "72 dpi, ne tient pas"],
              ],
            },
            "Jusqu’à trois pages ressemblent à une bonne photocopie. À cinq, les numéros de compte sont clairs à l’écran. À dix, relisez les tableaux avant l’envoi.",
          ],
        },
        {
          heading: "Télécharger plutôt que scanner",
          blocks: [
            "Beaucoup de banques, d’employeurs et d’assureurs proposent leurs papiers en PDF. Ils contiennent du texte et non son image : 200 pages de texte simple ont pris 235 Ko dans notre essai, sans aucune perte. La recherche y fonctionne aussi, ce qui aide la personne qui examine votre dossier.",
            "Si un tel fichier dépasse quand même la limite, c’est souvent à cause d’un logo sur chaque page ou de polices entières. Nous ne gardons le même logo qu’une fois et seulement les caractères utilisés, avant de réduire la moindre image.",
          ],
        },
        {
          heading: "Copies de passeports et de cartes",
          blocks: [
            "Mettez un document par page, et ne scannez que sa surface. Une carte d’identité qui remplit la page a bien plus de détails que dans un coin, car les octets vont à la carte plutôt qu’au papier blanc. Gardez la couleur, sauf si le formulaire accepte le gris.",
            "Pour des photos de téléphone, [JPG en PDF](/jpg-to-pdf) fait le document sans nouvelle perte de qualité.",
          ],
        },
      ],
      questions: [
        {
          question: "Toutes les pages sont-elles compressées de la même façon ?",
          answer:
            "Presque. Toutes les images visent une même résolution et qualité, pour qu’aucune page ne devienne illisible.",
        },
        {
          question: "Puis-je envoyer un relevé protégé par mot de passe ?",
          answer:
            "Saisissez son mot de passe ici quand il est demandé. Le PDF réduit n’en a pas, ce qu’exigent de toute façon la plupart des sites.",
        },
        {
          question: "Le site voit-il que je l’ai compressé ?",
          answer:
            "Le fichier a une nouvelle taille et n’indique plus le programme ni la date de sa création. Le titre, les pages et le texte sont les mêmes.",
        },
        {
          question: "Le site accepte 0,5 Mo. Est-ce la même chose ? ",
          answer:
            "C’est 500 Ko si un mégaoctet vaut 1 000 kilo-octets, et un peu plus sinon. Le résultat passe dans les deux cas.",
        },
      ],
    },
  },
  "/compress-pdf-to-1mb": {
    ...screen,
    name: "Compresser un PDF à 1 Mo",
    title: "Compresser un PDF à 1 Mo | Dossiers et rapports, gratuit",
    description:
      "Réduisez longs scans, dossiers et rapports à 1 Mo ou moins. Liens, signets et recherche de texte restent. Gratuit, sans inscription ni filigrane.",
    keywords: ["compresser pdf 1 mo", "pdf 1 mo", "réduire pdf à 1 mo", "pdf moins de 1 mo"],
    heading: "Compresser un PDF à 1 Mo",
    subtitle: "Longs scans, dossiers et rapports ramenés à 1 Mo ou moins",
    howToTitle: "Comment compresser un PDF à 1 Mo",
    howTo: [
      { name: "Sélectionnez le document", text: "Prenez l’original, pas une copie déjà compressée." },
      {
        name: "Compressez à 1 Mo",
        text: "Nous cherchons la plus haute résolution sous cette limite, ce qui prend plus de temps pour de longs scans.",
      },
      {
        name: "Téléchargez",
        text: "Le fichier ne dépasse jamais 1 000 000 octets, et le résultat dit ce qui a changé.",
      },
    ],
    article: {
      sections: [
        {
          heading: "Dossiers, appels d’offres et rapports",
          blocks: [
            "Les tribunaux, les plateformes d’appels d’offres et les plateformes de cours prennent des documents plus longs, et limitent chaque fichier ou tout l’envoi. Les passerelles de messagerie aussi, parfois. Avec 1 Mo, vous gardez un accord scanné de quelques pages en qualité d’impression, ou un long dossier lisible à l’écran.",
            {
              caption:
                "Pages A4 de texte, faites par nous et scannées en gris à 300 dpi, dans un PDF de 1 Mo",
              head: ["Pages", "Avant", "Après", "Résolution", "Convient pour"],
              rows: [
                ["2", "2,3 Mo", "991 Ko", "220 dpi", "Impression"],
                ["3", "3,4 Mo", "973 Ko", "220 dpi", "Impression"],
                ["5", "5,7 Mo", "984 Ko", "150 dpi", "Impression de lettres"],
                ["10", "11,5 Mo", "991 Ko", "96 dpi", "Lecture à l’écran"],
                ["20", "23,0 Mo", "991 Ko", "72 dpi", "Consultation"],
              ],
            },
          ],
        },
        {
          heading: "Le texte d’abord, les images ensuite",
          blocks: [
            "Un mémoire que vous avez écrit n’a presque jamais besoin de cela : 200 pages sans images ont fait 235 Ko. Ce qui alourdit un dossier, ce sont les pièces. Si les règles le permettent, envoyez le mémoire et ses pièces séparément : le mémoire reste parfait et seuls les scans sont réduits.",
            "Les signets, les numéros de page, les renvois et les balises pour lecteurs d’écran survivent, quelle que soit la limite. De même pour les mentions PDF/A et les couleurs qui vont avec.",
          ],
        },
        {
          heading: "Des scans avec recherche de texte",
          blocks: [
            "Beaucoup de tribunaux et d’administrations veulent un texte dans lequel chercher. Lancez d’abord la reconnaissance, tant que le scan a toute sa résolution : [OCR PDF](/ocr-pdf) met une couche de texte invisible derrière chaque page. Compressez ensuite. La couche reste entière, même là où l’image de la page rétrécit beaucoup.",
          ],
        },
        {
          heading: "Rapports avec photos",
          blocks: [
            "Dans un rapport avec photos, les graphiques sont en général des traits et restent nets. Les photos se partagent le reste, selon leur taille sur la page : large d’une colonne, une photo demande bien moins de pixels qu’en pleine page, si grand que soit l’original.",
            "Si les photos comptent plus que la limite, prenez [Compresser PDF](/compress-pdf) au niveau « Légère », et envoyez plutôt un lien vers le fichier.",
          ],
        },
      ],
      questions: [
        {
          question: "1 Mo vaut-il ici un million d’octets ?",
          answer: "Oui, 1 000 000. Les systèmes qui comptent 1 048 576 l’acceptent aussi.",
        },
        {
          question: "Puis-je compresser un dossier déjà signé ?",
          answer:
            "Pas sans casser la signature. Un PDF signé de moins de 1 Mo revient inchangé ; un plus gros doit être compressé avant d’être signé.",
        },
        {
          question: "Quelle taille peut faire l’original ?",
          answer:
            "L’envoi peut faire 100 Mo, avec autant de pages que vous voulez. S’il y a tant de scans que le temps manque, nous le disons, et vous pouvez [diviser le document](/split-pdf).",
        },
        {
          question: "Pourquoi mon résultat est-il bien plus petit que 1 Mo ?",
          answer:
            "Soit l’original était déjà sous la limite et n’a été compressé qu’au niveau « Légère », soit ses images ont atteint ce que permettent 300 dpi.",
        },
      ],
    },
  },
} satisfies Record<string, ToolWords<"compress">>;
