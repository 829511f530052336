import { batch } from "../shared.fr";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "WEBP", to: "GIF" }),
  name: "WEBP en GIF",
  title: "Convertir WEBP en GIF | Animé ou fixe, gratuit",
  description:
    "Convertissez des WEBP animés en GIF qui bougent dans les e-mails, les messageries et les vieux programmes. Vitesse et boucles gardées. Gratuit.",
  keywords: [
    "webp en gif",
    "convertir webp en gif",
    "webp animé en gif",
    "webp to gif",
    "sticker webp en gif",
  ],
  heading: "Convertisseur WEBP en GIF",
  subtitle: "Des animations qui bougent aussi là où le WEBP n’est pas accepté",
  howTo: [
    { name: "Sélectionnez vos WEBP", text: "Les animés et les fixes peuvent être dans la même liste." },
    {
      name: "Convertissez",
      text: "Cliquez sur « Convertir en GIF ». Les longues animations prennent quelques secondes.",
    },
    {
      name: "Regardez et téléchargez",
      text: "Cliquez sur « Comparer » pour le voir bouger à côté de l’original, puis enregistrez le GIF.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Quand un GIF vaut mieux",
        blocks: [
          "Les newsletters, les vieilles messageries, les logiciels de présentation et beaucoup de forums jouent les GIF mais pas les WEBP animés. Un GIF bouge à peu près partout. Le prix, c’est son poids et ses 256 couleurs par image.",
          "Les autocollants et animations que vous enregistrez depuis sites et messageries sont souvent des WEBP. Une fois convertis, vous pouvez les publier là où seuls les GIF passent.",
        ],
      },
      {
        heading: "Attendez-vous à un fichier plus lourd",
        blocks: [
          {
            caption: "Deux animations en WEBP et en GIF",
            head: ["Animation", "WEBP", "GIF"],
            rows: [
              ["Dessin en dégradés, 20 images", "86 Ko", "353 Ko"],
              ["Photo animée, 24 images", "233 Ko", "2,0 Mo"],
            ],
          },
          "Les deux font 480 × 360 pixels. Si votre GIF est trop gros pour un formulaire, [redimensionnez-le](/resize-image) : à demi-largeur et demi-hauteur, il prend environ un quart de la place.",
        ],
      },
      {
        heading: "Comment les images sont dessinées",
        blocks: [
          {
            list: [
              "Chaque image reçoit les 256 couleurs qui lui vont le mieux. Celles qui en ont moins les gardent exactement.",
              "Les couleurs manquantes sont imitées par de fins points.",
              "Seule la partie d’une image qui change est enregistrée.",
              "Les durées sont arrondies au centième de seconde, seule unité du GIF. L’animation entière dure aussi longtemps qu’avant.",
              "Elle se répète autant que le faisait le WEBP.",
            ],
          },
        ],
      },
      {
        heading: "Les bords adoucis deviennent nets",
        blocks: [
          "Un point de GIF est visible ou ne l’est pas, alors que les autocollants WEBP ont souvent des contours et des ombres doux. Les contours sont coupés là où ils sont à demi visibles. Les ombres larges et les lueurs deviennent une trame de points, correcte sur pages claires et sombres.",
        ],
      },
    ],
    questions: [
      {
        question: "Que devient un WEBP qui ne bouge pas ?",
        answer:
          "Un GIF fixe. Pour une image fixe, [WEBP en PNG](/webp-to-png) est plus beau, car il garde toutes les couleurs et les bords adoucis.",
      },
      {
        question: "Y a-t-il une limite d’images ?",
        answer:
          "Oui, 256. Toutes ensemble, elles peuvent avoir jusqu’à 100 mégapixels, et le résultat vous dit si la vôtre dépasse.",
      },
      {
        question: "Pourquoi mon GIF est-il plus lent que le WEBP ?",
        answer:
          "Les navigateurs ralentissent les images d’un centième de seconde ou moins. Si votre WEBP en a, aucun GIF ne peut les montrer à cette vitesse.",
      },
      {
        question: "Puis-je voir l’animation avant de la télécharger ?",
        answer:
          "Oui. Cliquez sur « Comparer » à côté d’un résultat. Le WEBP et le GIF s’ouvrent, tous deux animés.",
      },
      {
        question: "Puis-je faire un seul GIF de plusieurs WEBP ?",
        answer: "Non, chaque fichier est converti séparément.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
