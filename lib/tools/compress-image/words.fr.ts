import type { ScreenWords, ToolWords } from "../words";
export const screen = {
  messages: {
    wrong: "Sélectionnez des images valides (JPG, PNG, WEBP, AVIF).",
    none: "Sélectionnez au moins une image à compresser.",
  },
  dropZone: {
    prompt: "Glissez-déposez des images ici",
    dragging: "Déposez vos images ici",
    or: "ou",
    button: "Choisir des images",
    hint: "JPG, PNG, WEBP ou AVIF",
  },
  action: "Compresser",
  success: "Compression terminée ! Téléchargez le ZIP ci-dessous.",
} satisfies ScreenWords["compressor"];

export const words = {
  ...screen,
  name: "Compresser une image",
  title: "Compresser une image en ligne | Même aspect, gratuit",
  description:
    "Réduisez le poids de vos JPG, PNG, WEBP et AVIF sans différence visible, et comparez avant et après. Gratuit, sans inscription, fichiers supprimés.",
  keywords: [
    "compresser image",
    "réduire taille image",
    "réduire poids photo",
    "compresser jpg",
    "compresser png",
    "compresseur image",
  ],
  heading: "Compresser des images",
  subtitle: "Des images plus légères sans différence visible, à comparer avant et après",
  howToTitle: "Comment compresser des images",
  howTo: [
    {
      name: "Sélectionnez vos images",
      text: "Mélangez les formats. Chaque image garde le sien, ainsi que sa taille en pixels.",
    },
    {
      name: "Compressez",
      text: "Cliquez sur « Compresser ». Chaque image devient aussi légère que possible sans changer d’aspect.",
    },
    {
      name: "Comparez et téléchargez",
      text: "Cliquez sur « Comparer » pour voir avant et après, puis téléchargez le ZIP.",
    },
  ],
  variantsHeading: "Formats et tailles les plus demandés",
  article: {
    sections: [
      {
        heading: "La bonne qualité pour chaque image",
        blocks: [
          "La plupart des compresseurs appliquent la même qualité à toutes les images. Celui-ci trouve la bonne pour chacune : il en essaie plusieurs sur une partie de l’image, les compare à l’original et garde la plus basse qui a le même aspect en taille réelle.",
          "L’herbe et les cheveux cachent beaucoup de choses : ces photos deviennent bien plus légères. Un ciel uni ne cache rien et reçoit une qualité plus haute.",
          {
            caption:
              "La même photo avant et après, en JPG. Ouvrez chacune dans un nouvel onglet pour bien regarder.",
            large: true,
            pictures: [
              {
                path: "/figures/compress-image-before.jpg",
                label: "Avant",
                alt: "Cinq cerfs-volants au-dessus de collines boisées au lever du soleil, avec un pré au premier plan.",
                width: 1040,
                height: 780,
                bytes: 125_284,
              },
              {
                path: "/figures/compress-image-after.jpg",
                label: "Après",
                alt: "Les mêmes cerfs-volants, collines et pré après compression, d’aspect identique.",
                width: 1040,
                height: 780,
                bytes: 77_807,
              },
            ],
          },
        ],
      },
      {
        heading: "Comment chaque format est compressé",
        blocks: [
          {
            caption: "Vous récupérez le même format",
            head: ["Format", "Méthode", "Gain minimal"],
            rows: [
              ["JPG", "Nouvelle qualité (mozjpeg)", "5 %"],
              ["PNG", "256 couleurs si l’aspect est le même, sinon sans perte", "1 octet"],
              ["WEBP", "Nouvelle qualité, ou sans perte si c’est plus léger et si l’original l’est", "20 %"],
              ["AVIF", "Nouvelle qualité", "20 %"],
            ],
          },
          "Si le gain est moindre, vous récupérez votre original, sans données cachées comme la position.",
          "Dans nos essais, un JPG de 12 mégapixels est passé de 1,7 Mo à 628 Ko. Un dessin en PNG est descendu à 13 Ko. La seule compression sans perte l’aurait laissé à 143 Ko.",
        ],
      },
      {
        heading: "Ce qui reste et ce qui change",
        blocks: [
          {
            list: [
              "La largeur, la hauteur, le nom du fichier et la transparence ne changent pas, sauf si vous fixez une taille maximale.",
              "Un WEBP animé garde toutes ses images. Un PNG animé n’est pas compressé.",
              "Les AVIF de plus de 8 bits par canal ne sont pas compressés, sauf s’il faut en retirer des données cachées.",
              "Les JPG déjà compressés ici ne le sont pas une deuxième fois.",
            ],
          },
          "Les données de l’appareil, la position, les légendes et les vignettes sont retirées. Les PNG de 16 bits passent à 8 : gardez l’original si vous comptez le retoucher.",
        ],
      },
      {
        heading: "Quand un formulaire limite la taille",
        blocks: [
          "Sélectionnez vos images, activez « Respecter une taille maximale » et indiquez la limite, par exemple 200 Ko. Chaque image reçoit la meilleure qualité sous cette limite, avec moins de pixels là où c’est plus beau qu’une qualité plus basse. La liste indique alors le nombre de pixels.",
          {
            caption: "Un JPG de 12 mégapixels et 1,5 Mo, ramené à une limite",
            head: ["Limite", "Résultat", "Pixels"],
            rows: [
              ["50 Ko", "50,0 Ko", "812 × 609"],
              ["200 Ko", "191,2 Ko", "1835 × 1377"],
              ["500 Ko", "497,4 Ko", "4032 × 3024"],
            ],
          },
          "Pour un e-mail, choisissez « Toutes les images ensemble » : les petits fichiers restent tels quels, les gros se partagent le reste. Une image qui respecte déjà la limite garde sa qualité. Les formulaires comptent 1 000 ou 1 024 octets par kilo-octet ; nous en comptons 1 000.",
          "Pour choisir vous-même le nombre de pixels, utilisez [Redimensionner une image](/resize-image). Une photo enregistrée en PNG devient bien plus légère en JPG, et [PNG en JPG](/png-to-jpg) vous laisse choisir la qualité. Pour un site, prenez [PNG en WEBP](/png-to-webp) ou [JPG en WEBP](/jpg-to-webp), ou faites un AVIF avec le [Convertisseur d’images](/image-compressor).",
        ],
      },
    ],
    questions: [
      {
        question: "Pourquoi mon image n’a-t-elle presque pas perdu de poids ?",
        answer:
          "Elle était déjà bien compressée. Si le gain est inférieur à celui du tableau, vous récupérez votre original.",
      },
      {
        question: "Est-ce sans perte ?",
        answer:
          "Pas toujours. Un PNG est compressé sans perte, sauf si 256 couleurs rendent aussi bien. Les autres images ont le même aspect à 100 %, mais une différence peut se voir si vous les agrandissez ou les retouchez.",
      },
      {
        question: "Pourquoi est-ce plus long qu’une conversion ?",
        answer: "Nous essayons plusieurs réglages sur chaque image pour trouver le meilleur.",
      },
      {
        question: "Puis-je compresser d’autres formats, comme HEIC ou GIF ?",
        answer:
          "Pas ici. Convertissez les photos HEIC avec [HEIC en JPG](/heic-to-jpg), et toutes les autres en WEBP avec le Convertisseur d’images.",
      },
      {
        question: "Que contient errors.txt dans mon ZIP ?",
        answer:
          "La liste des fichiers qui n’ont pas pu être compressés, avec la raison. Les autres sont dans le ZIP comme d’habitude.",
      },
      {
        question: "Combien d’images puis-je compresser à la fois ?",
        answer: "Jusqu’à 100 fichiers, 100 Mo au total. Chaque image peut avoir jusqu’à 100 mégapixels.",
      },
    ],
  },
} satisfies ToolWords<"compressor">;
