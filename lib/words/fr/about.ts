import type { Translated } from "..";
import type { about as en } from "../en/about";
export const about = {
  what: {
    heading: "Qu’est-ce que {site} ?",
    blocks: [
      "{site} est un site gratuit qui convertit les images et les PDF. Il compresse et redimensionne aussi les images, réduit la taille des PDF, les fusionne et les divise, et lit le texte des images et des scans. Chaque outil a sa page : vous sélectionnez vos fichiers, vous les convertissez et vous téléchargez les résultats.",
      "Pas de compte, pas d’offre payante, pas de filigrane.",
    ],
  },
  files: {
    heading: "Ce que deviennent vos fichiers",
    blocks: [
      "Vos fichiers sont envoyés, convertis sur notre serveur, puis supprimés : les fichiers envoyés dès la fin de la conversion, les résultats au bout de {retention} au plus. Tous les détails sont dans [Confidentialité](/privacy).",
    ],
  },
  made: {
    heading: "Comment il est fait",
    blocks: [
      "Le logiciel de {site} est open source, sous licence MIT. Chacun peut le lire, l’utiliser et le modifier.",
      "Il s’appuie sur d’autres logiciels open source : entre autres libvips, libheif et libjxl pour les images, PDFium pour les PDF et Tesseract pour la lecture du texte. Chaque fichier est converti dans un processus à part, avec des limites de temps et de mémoire.",
    ],
  },
  operator: { heading: "Qui gère ce site" },
  ask: {
    heading: "Questions et idées",
    blocks: [
      "La [FAQ](/faq) répond à la plupart des questions. Pour tout le reste, voyez la page [Contact](/contact).",
    ],
  },
} satisfies Translated<typeof en>;
