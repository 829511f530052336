import { specifiedBatch } from "../shared.fr";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "HEIC en JPG",
  title: "Convertir HEIC en JPG | Photos iPhone en JPG, gratuit",
  description:
    "Convertissez les photos HEIC de votre iPhone ou iPad en JPG, sous Windows, Mac ou sur téléphone. À l’endroit, couleurs fidèles. Gratuit, sans inscription.",
  keywords: [
    "heic en jpg",
    "convertir heic en jpg",
    "heic to jpg",
    "photo iphone en jpg",
    "ouvrir fichier heic",
    "heic en jpeg",
  ],
  heading: "Convertisseur HEIC en JPG",
  subtitle: "Transformez les photos d’iPhone et d’iPad en JPG qui s’ouvrent partout",
  ...fillAll(specifiedBatch, { from: "HEIC", to: "JPG" }),
  howTo: [
    {
      name: "Sélectionnez vos photos HEIC",
      text: "Déposez-les n’importe où sur la page, ou utilisez le bouton.",
    },
    {
      name: "Convertissez",
      text: "Cliquez sur « Convertir en JPG ». La plupart des photos prennent quelques secondes.",
    },
    { name: "Téléchargez vos JPG", text: "Enregistrez-les un par un, ou tous à la fois en ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "Pourquoi votre photo d’iPhone ne s’ouvre pas",
        blocks: [
          "Depuis iOS 11, les iPhone et iPad enregistrent les photos en HEIC. Ce format prend bien moins de place que le JPG, mais beaucoup de programmes, de formulaires et d’ordinateurs plus anciens ne le lisent pas.",
          {
            caption: "Où s’ouvre le HEIC",
            head: ["Système ou navigateur", "Ouvre le HEIC"],
            rows: [
              ["iPhone, iPad", "iOS 11 ou plus récent"],
              ["Mac", "macOS 10.13 High Sierra ou plus récent"],
              ["Windows 10 et 11", "Avec les extensions HEIF et HEVC du Microsoft Store"],
              ["Safari", "Version 17 ou plus récente"],
              ["Chrome, Edge, Firefox", "Non"],
            ],
          },
        ],
      },
      {
        heading: "Convertir HEIC sous Windows, Mac ou sur téléphone",
        blocks: [
          "Pas besoin d’application ni d’extension. C’est notre serveur qui lit le HEIC : cette page fonctionne dans tous les navigateurs récents.",
          {
            list: [
              "Votre photo sort à l’endroit et en taille réelle.",
              "Les couleurs étendues d’Apple (Display P3) passent en sRGB, qui rend bien sur tous les écrans. Le HDR est adouci pour que les ciels clairs gardent leurs détails.",
              "Le JPG est enregistré en qualité 85 sur 100.",
              "Position, date, modèle d’appareil et autres données cachées sont retirés.",
            ],
          },
          "Les cartes de profondeur et la couche HDR ne sont pas reprises.",
        ],
      },
      {
        heading: "JPG ou un autre format ?",
        blocks: [
          "Le JPG convient pour partager, imprimer et remplir des formulaires. Si vous comptez retoucher et enregistrer la photo souvent, [HEIC en PNG](/heic-to-png) évite de nouvelles pertes. Pour votre site, prenez [HEIC en WEBP](/heic-to-webp), ou faites un AVIF avec le [Convertisseur d’images](/image-compressor).",
        ],
      },
    ],
    questions: [
      {
        question: "Comment régler mon iPhone pour qu’il prenne des JPG ?",
        answer:
          "Ouvrez Réglages, touchez Appareil photo, puis Formats, et choisissez « Le plus compatible ». Les nouvelles photos sont alors en JPG et prennent plus de place. Celles que vous avez déjà restent en HEIC.",
      },
      {
        question: "Le JPG sera-t-il moins beau ?",
        answer:
          "À taille normale, vous ne verrez pas de différence. Mais il est compressé une seconde fois : gardez le HEIC comme original.",
      },
      {
        question: "Puis-je convertir des fichiers .heif ?",
        answer:
          "Pas sur cette page. Le [Convertisseur d’images](/image-compressor) les accepte et en fait aussi des JPG.",
      },
      {
        question: "Puis-je convertir une Live Photo ?",
        answer: "Vous obtenez l’image fixe. La partie animée est une vidéo à part.",
      },
      {
        question: "Cela fonctionne-t-il sur l’iPhone lui-même ?",
        answer:
          "Oui. Votre iPhone transforme parfois la photo en JPG quand vous la sélectionnez. Il n’y a alors rien à convertir.",
      },
      {
        question: "Combien de photos puis-je convertir à la fois ?",
        answer: "Jusqu’à 100 photos, 100 Mo au total. Chaque photo peut avoir jusqu’à 100 mégapixels.",
      },
      {
        question: "Que deviennent mes photos ?",
        answer:
          "Votre fichier est supprimé juste après la conversion. Les JPG restent sur notre serveur pendant {retention} au plus, et vous pouvez les supprimer plus tôt.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
