import { batch } from "../shared.fr";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "GIF", to: "WEBP" }),
  name: "GIF en WEBP",
  title: "Convertir GIF en WEBP | Animation gardée, gratuit",
  description:
    "Convertissez des GIF en WEBP toujours animés et bien plus légers, avec la même vitesse et la même transparence. Gratuit, sans inscription, sans filigrane.",
  keywords: ["gif en webp", "convertir gif en webp", "gif to webp", "webp animé", "réduire taille gif"],
  heading: "Convertisseur GIF en WEBP",
  subtitle: "La même animation dans un fichier plus léger, avec sa vitesse et sa transparence",
  howTo: [
    { name: "Sélectionnez vos GIF", text: "Déposez des GIF animés ou fixes n’importe où sur la page." },
    { name: "Convertissez", text: "Cliquez sur « Convertir en WEBP ». Chaque image garde sa durée." },
    {
      name: "Regardez et téléchargez",
      text: "Cliquez sur « Comparer » pour voir bouger les deux animations, puis enregistrez les WEBP.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Ce qu’un GIF perd en poids",
        blocks: [
          "Le GIF date de 1987 et compresse mal les images animées. Le WEBP enregistre ce qui change d’une image à l’autre avec un codec moderne. Voici des résultats de cette page :",
          {
            caption: "Trois animations avant et après",
            head: ["Animation", "GIF", "WEBP"],
            rows: [
              ["Partie d’une photo, 480 × 360 pixels, 24 images", "1,67 Mo", "233 Ko"],
              ["Dessin coloré, 480 × 360 pixels, 20 images", "149 Ko", "86 Ko"],
              ["Carrés tournants en peu de couleurs, 80 × 80 pixels, 30 images", "41,3 Ko", "1,5 Ko"],
            ],
          },
          "De tout petits GIF de quelques centaines d’octets peuvent grossir, car un WEBP a besoin de plus de place pour les données propres à chaque image.",
        ],
      },
      {
        heading: "Ce qui ne change pas",
        blocks: [
          {
            list: [
              "La durée de chaque image et le nombre de boucles.",
              "La transparence, même là où une image efface la précédente.",
              "Largeur et hauteur, jusqu’à 16 383 pixels par côté.",
            ],
          },
          "Des images identiques à la suite deviennent une seule image affichée plus longtemps. Les images sans durée reçoivent un dixième de seconde, comme les navigateurs les jouent de toute façon.",
        ],
      },
      {
        heading: "Exact ou avec une légère perte",
        blocks: [
          "Pour chaque image, l’encodeur compare deux façons de l’enregistrer et garde la plus légère. Les dessins, le pixel art et le texte sont le plus souvent plus légers sans aucune perte, et alors exacts. Les images de vidéos sont enregistrées avec perte, en qualité 80.",
          "Les GIF tirés de vidéos sont souvent tramés : leurs couleurs sont un mélange de points. Le WEBP lisse la plupart de ces points. Si vous avez encore la vidéo, créez le WEBP à partir d’elle.",
          "Les grandes animations, à partir de 50 mégapixels pour toutes les images ensemble, sont toujours enregistrées avec perte, pour ne pas vous faire attendre.",
        ],
      },
      {
        heading: "Utiliser le WEBP sur votre site",
        blocks: [
          "Un WEBP animé se place dans un élément img, comme un GIF. Chrome, Edge, Firefox et Safari à partir de la version 14 le jouent. La plupart des messageries, non : gardez le GIF pour les newsletters.",
        ],
      },
    ],
    questions: [
      {
        question: "Quelle longueur peut faire une animation ?",
        answer:
          "Jusqu’à 256 images et 100 mégapixels au total, soit 620 × 620 pixels par image. Si la vôtre est plus grande, réduisez-la d’abord avec [Redimensionner une image](/resize-image).",
      },
      {
        question: "Pourquoi l’image de ma liste ne bouge-t-elle pas ?",
        answer:
          "Les lignes montrent des aperçus fixes. Cliquez sur « Comparer » pour voir le GIF et le WEBP bouger côte à côte.",
      },
      {
        question: "Puis-je convertir aussi des GIF fixes ?",
        answer:
          "Oui. Nous faisons un WEBP exact et un avec perte, et vous obtenez le plus léger des deux (à partir de 4 mégapixels, toujours celui avec perte).",
      },
      {
        question: "Comment refaire un GIF à partir du WEBP ?",
        answer:
          "Avec [WEBP en GIF](/webp-to-gif). Gardez si possible votre GIF d’origine, car les pertes s’additionnent à chaque étape.",
      },
      {
        question: "Puis-je convertir un GIF en MP4 ?",
        answer: "Non. Ce site convertit des images et des PDF, pas des vidéos.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
