import { words as compressImage } from "../compress-image/words.fr";
import { pictureLabels } from "../pictures";
import { pictures } from "../shared.fr";
import type { ToolWords } from "../words";

export const words = {
  name: "Convertisseur d’images",
  title: "Convertisseur d’images | JPG, PNG, WEBP, AVIF, TIFF",
  description:
    "Convertissez HEIC, WEBP, AVIF, PSD, SVG, BMP et d’autres images au format de votre choix. Jusqu’à 20 Mo par fichier. Gratuit, sans inscription.",
  keywords: [
    "convertisseur image",
    "convertir image",
    "changer format image",
    "heic en webp",
    "psd en jpg",
    "bmp en png",
  ],
  heading: "Convertisseur d’images",
  subtitle: `Convertissez ${pictureLabels.length} formats d’image en JPG, PNG, WEBP, AVIF ou TIFF`,
  compressor: compressImage.name,
  targets: {
    jpg: "Des fichiers légers pour les photos. Les zones transparentes deviennent blanches.",
    jpeg: "Comme JPG, avec l’extension .jpeg. Les zones transparentes deviennent blanches.",
    png: "Sans perte, avec transparence. Les photos prennent bien plus de place qu’en JPG.",
    webp: "Des fichiers légers pour les sites web, avec transparence et animation.",
    avif: "Les fichiers les plus légers, avec transparence. Certains logiciels ne les ouvrent pas.",
    tiff: "Sans perte, pour l’impression et l’archivage. Prend beaucoup de place.",
  },
  messages: {
    wrong: "Sélectionnez des images valides (20 Mo maximum).",
    none: "Sélectionnez au moins une image.",
  },
  dropZone: {
    prompt: "Glissez-déposez des images ici",
    dragging: "Déposez vos images ici",
    or: "ou",
    button: "Sélectionner des images",
    hint: `${pictures.or}, jusqu’à 20 Mo chacune`,
  },
  action: "Convertir",
  steps: [
    "Lecture de vos images...",
    "Conversion de vos images...",
    "Optimisation de la qualité...",
    "Presque terminé...",
  ],
  howToTitle: "Comment convertir des images",
  howTo: [
    {
      name: "Sélectionnez vos images",
      text: "Une même liste accepte des formats différents. Chaque image peut faire jusqu’à 20 Mo.",
    },
    {
      name: "Choisissez le format",
      text: "JPG, PNG, JPEG, WEBP, AVIF ou TIFF. Cliquez ensuite sur « Convertir ».",
    },
    { name: "Téléchargez vos images", text: "Enregistrez-les une par une, ou toutes à la fois en ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "Une page pour tous les formats d’image",
        blocks: [
          `Prenez ce convertisseur pour un mélange d’images, ou pour deux formats qui n’ont pas leur propre page. Il lit ${pictures.and}, le tout dans une liste, et écrit le format choisi.`,
          "Si vous voulez garder le format et seulement alléger les fichiers, utilisez [Compresser une image](/compress-image).",
        ],
      },
      {
        heading: "Quel format choisir",
        blocks: [
          {
            caption: "Ce que chaque format fait d’une image",
            head: ["Format", "Qualité", "Transparence", "Convient pour"],
            rows: [
              ["JPG", "85", "Devient blanche", "Partage, impression"],
              [
                "JPEG",
                "Comme JPG, avec l’extension .jpeg",
                "Devient blanche",
                "Formulaires qui exigent .jpeg",
              ],
              ["PNG", "Sans perte", "Gardée", "Retouche, graphisme"],
              ["WEBP", "80", "Gardée", "Sites web"],
              ["AVIF", "48 à 60, selon l’image", "Gardée", "Sites web, fichiers les plus légers"],
              ["TIFF", "Sans perte (LZW)", "Gardée", "Imprimeurs, archives"],
            ],
          },
          "Les chiffres de qualité ne se comparent pas d’un format à l’autre : 48 en AVIF vaut à peu près 80 en WEBP. Dans nos essais, un JPG de 12 mégapixels et 1,7 Mo est devenu un AVIF de 297 Ko, un WEBP de 475 Ko ou un TIFF de 10,8 Mo.",
        ],
      },
      {
        heading: "Ce que donnent fichiers de création, icônes et dessins",
        blocks: [
          {
            caption: "Fichiers qui contiennent plus qu’une image à plat",
            head: ["Votre fichier", "Votre résultat"],
            rows: [
              ["PSD, PSB", "L’image que Photoshop a enregistrée à côté des calques, tous fusionnés"],
              ["SVG, SVGZ", "Le dessin à sa taille, agrandi à 1024 pixels s’il est plus petit"],
              ["ICO, CUR", "La plus grande image du fichier"],
              ["BMP, TGA", "Chaque pixel, avec la transparence si le fichier en a une"],
            ],
          },
          "Photoshop enregistre l’image fusionnée si « Maximiser la compatibilité » est activé. Un fichier sans cette image est refusé, car il sortirait blanc. Les fichiers CMJN et Lab passent en sRGB, et une bichromie devient grise.",
          "Pour une image plus grande d’un dessin, utilisez [SVG en PNG](/svg-to-png).",
        ],
      },
      {
        heading: "Bon à savoir",
        blocks: [
          {
            list: [
              "Votre navigateur ne redessine rien. C’est le fichier d’origine qui est converti.",
              "Les GIF et WEBP animés restent animés en WEBP. Pour les autres formats, seule la première image est convertie.",
              "D’un TIFF à plusieurs pages, vous obtenez la première.",
              "Les PNG et TIFF de 16 bits gardent leurs 16 bits en PNG ou TIFF.",
              "En AVIF, captures d’écran et texte reçoivent une couleur plus fine que les photos.",
              "Les images sortent à l’endroit, en sRGB, même depuis le CMJN. Ni données de l’appareil ni position n’y restent.",
            ],
          },
          "Chaque fichier peut faire jusqu’à 20 Mo et 100 mégapixels. Une animation peut avoir jusqu’à 256 images, pour 100 mégapixels au total. Le WEBP permet 16 383 pixels par côté, l’AVIF 16 384.",
        ],
      },
    ],
    questions: [
      {
        question: "Quel format est le meilleur pour mon site ?",
        answer:
          "Le WEBP fonctionne dans tous les navigateurs récents. L’AVIF est plus léger, mais certains programmes ne l’ouvrent pas. Prenez le JPG pour les aperçus des réseaux sociaux et les e-mails.",
      },
      {
        question: "Puis-je régler la qualité ?",
        answer: "Seulement pour [PNG en JPG](/png-to-jpg). Cette page a un curseur de qualité.",
      },
      {
        question: "Puis-je convertir des fichiers .heif ?",
        answer: "Oui, comme les fichiers .heic d’un iPhone.",
      },
      {
        question: "Un JPG s’améliore-t-il en PNG ou TIFF ?",
        answer: "Non. Il ne perdra plus rien, mais prendra plusieurs fois la place.",
      },
      {
        question: "Puis-je convertir les mêmes fichiers dans un autre format ?",
        answer:
          "Oui. Votre liste reste. Choisissez le format suivant et cliquez à nouveau sur « Convertir ».",
      },
      {
        question: "Puis-je obtenir les calques d’un PSD ?",
        answer:
          "Non, seulement l’image fusionnée. Pour un calque, masquez les autres dans Photoshop et enregistrez à nouveau le fichier.",
      },
    ],
  },
} satisfies ToolWords<"any-format">;
