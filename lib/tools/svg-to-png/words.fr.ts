import { refusals } from "../shared.fr";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "SVG en PNG",
  title: "Convertir SVG en PNG | Jusqu’à 8192 pixels, gratuit",
  description:
    "Transformez logos, icônes et dessins SVG en PNG nets et transparents, jusqu’à 8192 pixels de large. Plusieurs fichiers à la fois. Gratuit.",
  keywords: ["svg en png", "convertir svg en png", "svg to png", "svg en image", "vectoriel en png"],
  heading: "Convertisseur SVG en PNG",
  subtitle: "Logos, icônes et schémas en PNG, aussi grands et nets qu’il vous les faut",
  choice: {
    label: "Plus grand côté",
    texts: {
      "": "Sa propre taille, de 1024 à 4096 pixels",
      "256": "256 pixels",
      "512": "512 pixels",
      "1024": "1024 pixels",
      "2048": "2048 pixels",
      "4096": "4096 pixels",
      "8192": "8192 pixels",
    },
  },
  messages: fillAll(refusals, { from: "SVG" }),
  dropZone: {
    prompt: "Glissez-déposez des fichiers SVG ici",
    dragging: "Déposez vos fichiers SVG ici",
    or: "ou",
    button: "Sélectionner des fichiers SVG",
    hint: "SVG ou SVGZ, jusqu’à 100 fichiers et 100 Mo au total, 20 Mo au plus chacun",
  },
  action: "Convertir en PNG",
  steps: [
    "Lecture de vos images...",
    "Dessin de vos SVG...",
    "Optimisation de la qualité...",
    "Presque terminé...",
  ],
  success: "Vos fichiers PNG sont prêts à télécharger !",
  howTo: [
    { name: "Sélectionnez vos fichiers SVG", text: "Logos, icônes, graphiques ou schémas, un ou plusieurs." },
    {
      name: "Choisissez la taille",
      text: "Gardez celle du dessin, ou fixez le nombre de pixels du plus grand côté.",
    },
    { name: "Convertissez et téléchargez", text: "Enregistrez les PNG un par un, ou tous dans un ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "Combien de pixels a un dessin ?",
        blocks: [
          "Aucun. Un SVG décrit des lignes, des formes et des lettres, et chaque programme décide à quelle taille les dessiner. Le PNG obtenu peut donc avoir n’importe quelle taille et rester net, alors qu’un PNG agrandi devient flou.",
          {
            caption: "Quelle taille choisir",
            head: ["Usage", "Plus grand côté"],
            rows: [
              ["Favicon ou petite icône", "256 pixels"],
              ["Icône d’application, photo de profil", "512 ou 1024 pixels"],
              ["Présentation ou document", "2048 pixels"],
              ["Impression, 34 cm de large à 300 dpi", "4096 pixels"],
              ["Affiche, 69 cm de large à 300 dpi", "8192 pixels"],
            ],
          },
          "Plus de pixels font un fichier plus lourd : dans nos essais, un dessin de 15 Ko est devenu un PNG de 89 Ko en 1024 pixels, 530 Ko en 4096 et 1,3 Mo en 8192.",
          "Si vous ne choisissez rien, le fichier décide. Sa largeur et sa hauteur comptent en pixels CSS, 96 par pouce ; sans elles, c’est sa viewBox. Un dessin de moins de 1024 pixels est agrandi jusque-là, car une icône de 24 pixels est rarement ce que vous voulez, et un de plus de 4096 est réduit.",
        ],
      },
      {
        heading: "À quoi ressemble le PNG",
        blocks: [
          {
            list: [
              "Là où rien n’est dessiné, le PNG est transparent. Pour un fond blanc, ouvrez le résultat dans [PNG en JPG](/png-to-jpg).",
              "Dégradés, masques, découpes, filtres et feuilles de style du fichier sont dessinés.",
              "Les animations sont figées, comme avant leur départ.",
              "Le HTML dans un dessin (foreignObject) est omis. Certains logiciels de schémas y mettent leurs étiquettes ; exportez-les en tracés ou en texte simple.",
            ],
          },
        ],
      },
      {
        heading: "Polices et images liées",
        blocks: [
          "Un dessin ne fait que nommer ses polices. S’il en manque une à notre serveur, une autre la remplace, et les mots peuvent s’élargir ou rétrécir. Pour un logo, convertissez le texte en tracés avant l’export : « Objet en chemin » dans Inkscape, « Vectoriser » dans Illustrator.",
          "Les images incorporées au fichier sont dessinées. Les liens vers d’autres fichiers ou sites ne sont pas suivis, et les scripts ne sont pas exécutés : le dessin d’un inconnu ne peut rien aller chercher.",
        ],
      },
    ],
    questions: [
      {
        question: "Pourquoi mon PNG diffère-t-il de ce qu’affiche le navigateur ?",
        answer:
          "Le plus souvent, une police manque, ou le dessin utilise du HTML ou un script. Convertissez son texte en tracés et enregistrez-le en SVG simple.",
      },
      {
        question: "Puis-je convertir des fichiers .svgz ?",
        answer: "Oui. C’est un SVG compressé avec gzip. Une fois ouvert, il peut faire jusqu’à 20 Mo.",
      },
      {
        question: "Puis-je reconvertir un PNG en SVG ?",
        answer:
          "Non. Un PNG ne connaît plus ses formes, il faudrait les retracer. Gardez le SVG pour plus tard.",
      },
      {
        question: "Comment faire un JPG ou un WEBP d’un SVG ?",
        answer:
          "Avec le [Convertisseur d’images](/image-compressor). Il dessine les SVG à leur taille, sur fond blanc pour un JPG.",
      },
      {
        question: "Pourquoi un dessin a-t-il pris trop de temps ?",
        answer:
          "Les grands flous et des milliers de calques transparents sont les plus longs. Nous arrêtons après 30 secondes ; une taille plus petite aide souvent.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
