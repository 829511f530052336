import { batch } from "../shared.fr";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "PSD", to: "JPG" }),
  name: "PSD en JPG",
  title: "Convertir PSD en JPG | Sans Photoshop, gratuit",
  description:
    "Convertissez des fichiers Photoshop (.psd, .psb) en JPG à envoyer et à montrer, même en CMJN, Lab et 16 bits. Sans Photoshop, sans inscription.",
  keywords: [
    "psd en jpg",
    "convertir psd en jpg",
    "photoshop en jpg",
    "ouvrir psd sans photoshop",
    "psb en jpg",
  ],
  heading: "Convertisseur PSD en JPG",
  subtitle: "Des fichiers Photoshop en JPG, sur un ordinateur sans Photoshop",
  howTo: [
    {
      name: "Sélectionnez vos PSD",
      text: "Les fichiers en .psb, pour de très grands documents, conviennent aussi.",
    },
    {
      name: "Convertissez",
      text: "Cliquez sur « Convertir en JPG », et l’image visible est extraite du document.",
    },
    {
      name: "Téléchargez vos JPG",
      text: "Vérifiez l’image de la ligne, puis enregistrez-la.",
    },
  ],
  article: {
    sections: [
      {
        heading: "L’image dans un fichier Photoshop",
        blocks: [
          "À côté de ses calques, un PSD contient normalement l’image finie, telle que Photoshop la montrait à l’enregistrement. C’est elle qui finit dans votre JPG : effets, masques et calques de réglage sont exactement comme les a laissés leur auteur.",
          "Si le document n’a été enregistré qu’avec ses calques, cette image n’existe pas. La page le dit, et la personne qui a fait le fichier peut l’enregistrer à nouveau avec « Maximiser la compatibilité ».",
        ],
      },
      {
        heading: "Les modes de couleurs acceptés",
        blocks: [
          {
            caption: "Ce que devient chaque mode",
            head: ["Mode du document", "Dans le JPG"],
            rows: [
              ["RVB et niveaux de gris", "Gardés, convertis en sRGB d’après le profil du document"],
              ["CMJN, pour l’impression", "Couleurs d’écran d’après le profil d’impression"],
              ["Lab et couleurs indexées", "Convertis comme Photoshop les montrerait"],
              ["16 bits par canal", "Ramenés à 8, tout ce que contient un JPG"],
              ["Bichromie", "Niveaux de gris, sans les encres"],
              ["Zones transparentes", "Blanc"],
            ],
          },
        ],
      },
      {
        heading: "Pour épreuves et validations",
        blocks: [
          "Les clients et les imprimeurs ont rarement Photoshop, et un PSD de 80 Mo ne passe pas par e-mail. Un JPG de quelques centaines de kilo-octets montre la même image sur tous les téléphones. Convertissez toute une série d’essais d’un coup, téléchargez le ZIP et joignez-le. Pour un document de plusieurs pages, mettez les JPG dans un PDF avec [Image en PDF](/image-to-pdf).",
        ],
      },
      {
        heading: "Quand le PNG vaut mieux",
        blocks: [
          "Un logo ou une interface a des bords nets et souvent pas de fond. Le JPG brouille un peu les bords et ne peut être transparent. Dans le [Convertisseur d’images](/image-compressor), choisissez png pour ces documents : rien ne se perd et le fond reste transparent.",
        ],
      },
    ],
    questions: [
      {
        question: "Puis-je obtenir les calques un par un ?",
        answer:
          "Non. Seule l’image finie est convertie. Pour séparer les calques, il faut un programme qui modifie les PSD, comme Photopea ou GIMP.",
      },
      {
        question: "Pourquoi mon JPG diffère-t-il de ce que montre Photoshop ?",
        answer:
          "Le plus souvent, le document est en CMJN ou en gamme étendue, et Photoshop simule l’impression. Un JPG pour écrans a des couleurs sRGB, et les plus vives changent le plus.",
      },
      {
        question: "Quelle taille peut faire le document ?",
        answer: "Jusqu’à 100 Mo et 100 mégapixels. Le nombre de calques n’importe pas.",
      },
      {
        question: "Qui voit ma création ?",
        answer: "Personne. Le PSD disparaît après la conversion, et le JPG au bout de {retention}.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
