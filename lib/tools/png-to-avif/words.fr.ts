import { batch } from "../shared.fr";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "PNG", to: "AVIF" }),
  name: "PNG en AVIF",
  title: "Convertir PNG en AVIF | Très léger et transparent, gratuit",
  description:
    "Convertissez captures, photos et graphismes PNG en AVIF, bien plus légers, transparence gardée. Gratuit, sans inscription, sans filigrane.",
  keywords: ["png en avif", "convertir png en avif", "png to avif", "avif transparent", "compresser png"],
  heading: "Convertisseur PNG en AVIF",
  subtitle: "Captures et photos dans une fraction de la place, transparence gardée",
  howTo: [
    { name: "Sélectionnez vos PNG", text: "Déposez-les sur la page ou collez une capture d’écran." },
    {
      name: "Convertissez",
      text: "Cliquez sur « Convertir en AVIF ». Les réglages suivent ce que montre chaque image.",
    },
    { name: "Téléchargez vos AVIF", text: "Chaque ligne dit de combien le fichier a été réduit." },
  ],
  article: {
    sections: [
      {
        heading: "À quoi vous attendre",
        blocks: [
          {
            caption: "Résultats de cette page",
            head: ["Image", "PNG", "AVIF"],
            rows: [
              ["Photo, 4032 × 3024 pixels", "8,5 Mo", "298 Ko"],
              ["Capture de ce site, 1280 × 1150 pixels", "142 Ko", "40 Ko"],
              ["Dessin sur fond transparent, 1600 × 1200 pixels", "129 Ko", "51 Ko"],
            ],
          },
          "Les photos gagnent le plus, car le PNG n’a jamais été fait pour elles. Les dessins en aplats gagnent le moins : celui du tableau ne prend que 46 Ko en WEBP. Essayez donc aussi [PNG en WEBP](/png-to-webp) pour logos et icônes.",
        ],
      },
      {
        heading: "Des réglages qui suivent l’image",
        blocks: [
          "Notre serveur regarde chaque PNG avant de l’encoder, sauf à partir de 25 mégapixels. Les captures, les graphiques et les textes sont en qualité 60 avec toute la résolution des couleurs, pour qu’un texte rouge sur bleu reste lisible. Les photos ont la qualité 48, ou 54 sous 4 mégapixels, avec la couleur à demi-résolution. Pour un même aspect, les chiffres de l’AVIF sont plus bas que ceux du JPG.",
          {
            list: [
              "Les zones transparentes et les ombres douces restent telles quelles.",
              "Les PNG de 16 bits passent à 8 bits par canal.",
              "Les couleurs de gamme étendue passent en sRGB.",
              "Les notes de texte, les dates et les noms de logiciels sont laissés de côté.",
            ],
          },
        ],
      },
      {
        heading: "Où l’AVIF fonctionne, et où il ne fonctionne pas",
        blocks: [
          "Chrome (85), Firefox (93), Safari (16.4) et Edge (121) affichent l’AVIF à partir de ces versions. Android 12 et iOS 16 l’ouvrent aussi. Beaucoup d’éditeurs, de logiciels de bureau et de formulaires suivent plus lentement.",
          "Sur un site, proposez l’AVIF en premier et le PNG en second dans un élément picture. Les vieux navigateurs chargent alors le PNG. Pour les fichiers que vous envoyez, JPG ou PNG restent le choix sûr.",
        ],
      },
    ],
    questions: [
      {
        question: "La conversion est-elle sans perte ?",
        answer:
          "Non. Si chaque pixel doit rester identique, gardez le PNG et laissez [Compresser une image](/compress-image) l’alléger sans changement visible.",
      },
      {
        question: "Quelle taille peut faire mon PNG ?",
        answer: "Jusqu’à 100 mégapixels, et 16 384 pixels sur le grand côté, le maximum de notre encodeur.",
      },
      {
        question: "Combien de temps cela prend-il ?",
        answer:
          "Dans nos essais, un cinquième de seconde pour une capture et moins d’une seconde pour une photo de 12 mégapixels, plus l’envoi.",
      },
      {
        question: "Puis-je reconvertir l’AVIF en PNG ?",
        answer:
          "Oui, avec [AVIF en PNG](/avif-to-png). Les détails perdus ne reviennent pas : archivez vos PNG.",
      },
      {
        question: "Un PNG animé reste-t-il animé ?",
        answer: "Non, vous obtenez sa première image. Nous ne lisons et n’écrivons l’AVIF qu’en image fixe.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
