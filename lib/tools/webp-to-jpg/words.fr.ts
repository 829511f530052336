import { refusals, specifiedBatch } from "../shared.fr";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "WEBP en JPG",
  title: "Convertir WEBP en JPG | Gratuit, sans filigrane",
  description:
    "Convertissez vos WEBP en JPG qui s’ouvrent sur tous les appareils et passent sur tous les sites. Gratuit, sans inscription, sans filigrane, fichiers supprimés.",
  keywords: [
    "webp en jpg",
    "convertir webp en jpg",
    "webp to jpg",
    "webp en jpeg",
    "enregistrer webp en jpg",
  ],
  heading: "Convertisseur WEBP en JPG",
  subtitle: "Transformez les images du web en JPG que vous pouvez ouvrir et envoyer partout",
  ...fillAll(specifiedBatch, { from: "WEBP", to: "JPG" }),
  messages: fillAll(refusals, { from: "WEBP" }),
  howTo: [
    {
      name: "Sélectionnez vos fichiers WEBP",
      text: "Déposez-les n’importe où sur la page, ou utilisez le bouton.",
    },
    {
      name: "Convertissez",
      text: "Cliquez sur « Convertir en JPG ». Les parties transparentes deviennent blanches.",
    },
    { name: "Téléchargez vos JPG", text: "Enregistrez-les un par un, ou tous à la fois en ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "Pourquoi les images du web finissent en .webp",
        blocks: [
          "Les sites utilisent le WEBP parce qu’il se charge plus vite que le JPG. Mais une fois l’image enregistrée, votre imprimante photo, un formulaire ou un ancien programme peut la refuser. Un JPG passe partout.",
        ],
      },
      {
        heading: "Comment votre WEBP devient un JPG",
        blocks: [
          "Chrome, Edge et Firefox redessinent d’abord l’image en WEBP de qualité 92. Notre serveur en fait un JPG de qualité 85. Sur une photo, aucune des deux étapes ne se voit.",
          "Le fichier d’origine est envoyé à la place s’il :",
          {
            list: [
              "est animé",
              "a plus de 16,7 mégapixels",
              "contient des données de l’appareil (EXIF)",
              "ne peut pas être redessiné, comme dans Safari",
            ],
          },
          "Pour éviter cette étape dans tous les navigateurs, choisissez jpg dans le [Convertisseur d’images](/image-compressor).",
        ],
      },
      {
        heading: "Les parties transparentes deviennent blanches",
        blocks: [
          "Le JPG ne gère pas la transparence. Les bords adoucis et les ombres se fondent dans le blanc, comme sur une page blanche. Prenez [WEBP en PNG](/webp-to-png) pour garder le fond transparent. Pour une autre couleur, convertissez ce PNG avec [PNG en JPG](/png-to-jpg), où vous pouvez la choisir.",
        ],
      },
      {
        heading: "Ce que vous obtenez",
        blocks: [
          "La largeur et la hauteur restent les mêmes, les couleurs passent en sRGB, et les données de l’appareil et la position sont retirées. Le JPG est en général plus lourd que le WEBP, sans montrer plus de détails.",
          "Les liens de téléchargement sont numérotés dans l’ordre de votre liste. Le ZIP garde vos noms de fichiers. Vous pouvez envoyer jusqu’à 100 Mo à la fois, et notre serveur supprime les JPG au bout de {retention}.",
        ],
      },
    ],
    questions: [
      {
        question: "Comment enregistrer un WEBP en JPG dans Chrome ?",
        answer:
          "Chrome enregistre les images dans le format que le site envoie. Enregistrez le WEBP, déposez-le sur cette page et téléchargez le JPG.",
      },
      {
        question: "Suffit-il de renommer .webp en .jpg ?",
        answer:
          "Non. Seul le nom change. Certains lecteurs regardent à l’intérieur et s’en sortent, mais la plupart des formulaires refusent le fichier.",
      },
      {
        question: "Que devient un WEBP animé ?",
        answer:
          "Vous obtenez sa première image, car un JPG ne bouge pas. Pour alléger une animation, utilisez plutôt [Compresser une image](/compress-image), qui garde toutes les images.",
      },
      {
        question: "Pourquoi la page dit-elle que mon fichier n’est pas un WEBP ?",
        answer:
          "Elle se fie à l’extension. Si c’est bien un WEBP, renommez-le pour qu’il finisse en .webp et sélectionnez-le à nouveau.",
      },
      {
        question: "Cela fonctionne-t-il sur un téléphone ?",
        answer: "Oui, dans tous les navigateurs récents, sur iPhone et Android.",
      },
      {
        question: "Faut-il du JPG sur mon propre site ?",
        answer: "Non, gardez-y le WEBP. Il se charge plus vite.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
