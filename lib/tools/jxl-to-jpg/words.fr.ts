import { batch } from "../shared.fr";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "JXL", to: "JPG" }),
  name: "JXL en JPG",
  title: "Convertir JXL en JPG | Ouvrir le JPEG XL, gratuit",
  description:
    "Convertissez des images JPEG XL (.jxl) en JPG que tout navigateur, téléphone et programme ouvre. Gratuit, sans inscription, sans filigrane.",
  keywords: ["jxl en jpg", "jpeg xl en jpg", "convertir jxl", "ouvrir fichier jxl", "convertisseur jxl"],
  heading: "Convertisseur JXL en JPG",
  subtitle: "Des images JPEG XL en JPG qui s’ouvrent partout",
  howTo: [
    {
      name: "Sélectionnez vos JXL",
      text: "Déposez-en jusqu’à 100 à la fois sur la page.",
    },
    {
      name: "Convertissez",
      text: "Cliquez sur « Convertir en JPG ». Chaque ligne montre quand son image est prête.",
    },
    {
      name: "Téléchargez vos JPG",
      text: "Prenez-les un par un, ou en ZIP.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Pourquoi un JXL ne s’ouvre pas",
        blocks: [
          "Le JPEG XL est le plus récent successeur du JPG : fichiers plus légers, couleurs plus fines, et format photo de certains téléphones et appareils. Safari et les applications d’Apple l’affichent, mais Chrome sur la plupart des appareils non, ni les anciens lecteurs de Windows, ni la plupart des formulaires.",
          "Un JPG de la même image fonctionne dans tous. Gardez le JXL si vous comptez retoucher la photo plus tard, car il contient davantage.",
        ],
      },
      {
        heading: "Ce que devient votre image",
        blocks: [
          {
            caption: "Sortes de JPEG XL, et leurs JPG",
            head: ["Votre JXL", "Dans le JPG"],
            rows: [
              ["Une photo à 8 bits par couleur", "Les mêmes couleurs, en sRGB"],
              ["10 à 16 bits, ou gamme étendue", "Ramenés aux 8 bits et aux couleurs sRGB d’un JPG"],
              ["Avec transparence", "Blanc là où il n’y avait rien"],
              ["Une animation", "Sa première image, et une note"],
              ["En couleurs d’imprimerie (CMJN)", "Refusé, avec une phrase qui dit pourquoi"],
            ],
          },
        ],
      },
      {
        heading: "D’où viennent les fichiers JXL",
        blocks: [
          "Lightroom, darktable et GIMP exportent le JPEG XL, et des photographes y archivent leurs images, car il est d’un cinquième plus léger que le JPG sans rien perdre. Si quelqu’un vous a envoyé un .jxl, demandez aussi l’original : chaque conversion en JPG supprime les nuances supplémentaires qui facilitent la retouche.",
        ],
      },
      {
        heading: "Des JPG empaquetés en JXL",
        blocks: [
          "Certains programmes allègent un JPG en l’empaquetant en JPEG XL sans toucher aux pixels. Un tel fichier peut redevenir le JPG d’origine, à l’octet près, avec des outils comme djxl. Cette page décode plutôt les pixels et écrit un nouveau JPG de qualité 85, d’aspect égal mais pas identique.",
        ],
      },
    ],
    questions: [
      {
        question: "Le JPG est-il plus lourd que le JXL ?",
        answer:
          "En général. Le JPEG XL demande moins d’octets pour le même aspect : attendez-vous à un JPG jusqu’à deux fois plus gros.",
      },
      {
        question: "JPEG XL et JPEG 2000, est-ce la même chose ?",
        answer:
          "Non, ils n’ont en commun que le début du nom. Pour les .jp2, il y a [JP2 en JPG](/jp2-to-jpg).",
      },
      {
        question: "Puis-je créer des JXL ici ?",
        answer:
          "Pas encore. Pour de petits fichiers que les navigateurs affichent, prenez [JPG en AVIF](/jpg-to-avif).",
      },
      {
        question: "Mes images sont-elles gardées ?",
        answer:
          "Le JXL est supprimé dès que son JPG existe. Le JPG vous attend pendant {retention}, sauf si vous le supprimez avant.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
