import { threeView } from "../shared.fr";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(threeView, { to: "WEBP" }),
  name: "JPG en WEBP",
  title: "Convertir JPG en WEBP | Pages plus rapides, gratuit",
  description:
    "Convertissez vos photos JPG en WEBP pour un site plus rapide. Même aspect, fichier bien plus léger. Gratuit, sans inscription, sans filigrane.",
  keywords: ["jpg en webp", "convertir jpg en webp", "jpg to webp", "jpeg en webp", "images pour le web"],
  heading: "Convertisseur JPG en WEBP",
  subtitle: "Des photos d’aspect identique qui se chargent plus vite, jusqu’à 20 à la fois",
  howTo: [
    {
      name: "Sélectionnez vos fichiers JPG",
      text: "Déposez jusqu’à 20 photos sur la page, ou utilisez le bouton.",
    },
    {
      name: "Convertissez",
      text: "Cliquez sur « Convertir en WEBP ». Vos photos gardent leur taille en pixels.",
    },
    { name: "Téléchargez vos WEBP", text: "Enregistrez-les un par un, ou tous à la fois en ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "Des photos plus légères pour votre site",
        blocks: [
          "Les photos sont souvent ce qu’une page web a de plus lourd. En WEBP, elles ont le même aspect et se chargent plus vite. Dans nos essais, un JPG de 12 mégapixels et 1,7 Mo (qualité 92) est devenu un WEBP d’environ 475 Ko.",
          "Le gain est moindre sur un JPG déjà fortement compressé. Si un WEBP n’est pas plus léger, gardez le JPG.",
        ],
      },
      {
        heading: "Ce qui arrive à vos photos",
        blocks: [
          {
            list: [
              "La qualité du WEBP est de 80.",
              "Les photos sortent à l’endroit, largeur et hauteur inchangées.",
              "Les couleurs passent en sRGB, enregistrées à demi-résolution comme dans la plupart des JPG.",
              "Les données de l’appareil, la position et les vignettes sont retirées.",
              "Chaque fichier garde son nom et prend l’extension .webp : les liens de votre site sont faciles à mettre à jour.",
            ],
          },
          "Un WEBP peut avoir jusqu’à 16 383 pixels par côté. [Redimensionnez](/resize-image) les panoramas plus longs avant de les convertir.",
        ],
      },
      {
        heading: "Quels navigateurs affichent le WEBP",
        blocks: [
          {
            caption: "Navigateurs qui affichent le WEBP",
            head: ["Navigateur", "Depuis la version"],
            rows: [
              ["Chrome", "32"],
              ["Edge", "18"],
              ["Firefox", "65"],
              ["Safari sur iPhone et iPad", "14"],
              ["Safari sur Mac", "14, sous macOS 11 ou plus récent"],
            ],
          },
          "Pour les navigateurs plus anciens, utilisez un élément HTML picture avec le WEBP comme source et le JPG comme img. Chaque navigateur n’en charge alors qu’un seul.",
          "Beaucoup de messageries et d’imprimeurs ne prennent pas le WEBP. Envoyez-leur un JPG.",
        ],
      },
    ],
    questions: [
      {
        question: "Combien de photos puis-je convertir à la fois ?",
        answer:
          "Jusqu’à 20 fichiers et 100 Mo. Les nouveaux s’ajoutent à la liste : vous pouvez sélectionner en plusieurs fois.",
      },
      {
        question: "Puis-je choisir la qualité ?",
        answer:
          "Pas ici. Pour le fichier le plus léger sans différence visible, passez le WEBP dans [Compresser une image](/compress-image).",
      },
      {
        question: "Verrai-je une différence ?",
        answer:
          "Presque jamais, à taille normale. Le grain de pellicule et les détails rouges sur du noir s’adoucissent les premiers.",
      },
      {
        question: "Faut-il convertir les logos en WEBP ?",
        answer:
          "Oui, mais partez du PNG si vous l’avez, avec [PNG en WEBP](/png-to-webp). Un logo enregistré en JPG a déjà des bords flous, et ils resteraient.",
      },
      {
        question: "Comment revenir de WEBP à JPG ?",
        answer: "Avec [WEBP en JPG](/webp-to-jpg). Mieux vaut pourtant garder le JPG d’origine.",
      },
    ],
  },
} satisfies ToolWords<"three-view">;
