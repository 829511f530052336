import { languages, pdfDropZone, pdfMessages } from "../shared.fr";
import type { ToolWords } from "../words";

export const words = {
  name: "OCR PDF",
  title: "OCR PDF en ligne | Chercher dans un scan, gratuit",
  description:
    "Ajoutez son texte à un PDF scanné pour y chercher et copier. Les pages gardent leur aspect, le texte est derrière. Gratuit, sans compte ni filigrane.",
  keywords: [
    "ocr pdf",
    "ocr pdf gratuit",
    "reconnaissance de texte pdf",
    "pdf scanné en texte",
    "rendre pdf consultable",
  ],
  heading: "OCR PDF",
  subtitle: "Cherchez dans un PDF scanné, sélectionnez et copiez son texte",
  dropZone: { ...pdfDropZone, hint: "Un PDF, jusqu’à 100 Mo et 50 pages scannées" },
  action: "Reconnaître le texte",
  steps: [
    "Lecture de votre PDF...",
    "Lecture des pages scannées...",
    "Ajout du texte...",
    "Presque terminé...",
  ],
  languages,
  howToTitle: "Comment chercher du texte dans un PDF scanné",
  howTo: [
    {
      name: "Sélectionnez un PDF",
      text: "Déposez votre scan sur la page ou sélectionnez-le avec le bouton.",
    },
    {
      name: "Choisissez la langue",
      text: "Nous la détectons. Choisissez-la vous-même si le résultat a des lettres bizarres.",
    },
    {
      name: "Téléchargez le PDF",
      text: "L’aspect est le même. Ctrl+F ou Commande+F dans votre lecteur y cherche du texte.",
    },
  ],
  messages: pdfMessages,
  article: {
    sections: [
      {
        heading: "Ce qui arrive à un scan",
        blocks: [
          "Une page scannée est une photo de texte. Vous pouvez la lire, mais votre ordinateur ne voit qu’une image : chercher et copier sont impossibles. La reconnaissance de texte (OCR) lit les lettres de cette image.",
          "Cet outil remet ensuite les mots dans le PDF, chacun invisible devant l’endroit où il est imprimé. Vous pouvez chercher dans le PDF, sélectionner une phrase et la copier, et un lecteur d’écran peut la lire à voix haute.",
          {
            caption: "Ce qui change et ce qui reste tel quel",
            head: ["Partie du PDF", "Ce qui lui arrive"],
            rows: [
              ["Pages scannées", "Exactement le même aspect, avec un texte où vous pouvez chercher"],
              ["Pages qui ont déjà du texte", "Restent telles quelles"],
              ["Texte qui donne des lettres bizarres à la copie", "Relu sur son image"],
              ["Taille du fichier", "Grossit de quelques kilo-octets par page"],
              ["Liens, signets et formulaires", "Restent tels quels"],
            ],
          },
        ],
      },
      {
        heading: "Pour le meilleur résultat",
        blocks: [
          {
            list: [
              "Scannez à 300 dpi. À 150 dpi, les petits caractères se lisent mal, et plus de 300 dpi n’apporte rien.",
              "Les pages de travers, les pages couchées et les ombres ne gênent pas : nous redressons et nettoyons chaque page avant de la lire. Celle de votre PDF reste comme elle était.",
              "Si vous connaissez la langue, choisissez-la. Cela aide pour les accents et les trémas.",
            ],
          },
          "La reconnaissance n’est jamais parfaite. Elle se trompe surtout sur les noms, les nombres et l’impression pâle : vérifiez-les avant de vous y fier. Nous ne lisons pas l’écriture manuscrite.",
        ],
      },
      {
        heading: "Quelles langues sont lues",
        blocks: [
          "Français, anglais, allemand, espagnol, portugais, italien, néerlandais, polonais, turc, vietnamien, grec, ukrainien, japonais, chinois (simplifié et traditionnel), coréen, arabe, hébreu, hindi et thaï. Le choix automatique regarde chaque page : un document peut mêler plusieurs langues.",
          "Vous n’avez que des photos des pages ? Réunissez-les d’abord avec [Image en PDF](/image-to-pdf). Si le scan est trop gros pour un e-mail, passez ensuite par [Compresser PDF](/compress-pdf) : le texte y reste.",
        ],
      },
    ],
    questions: [
      {
        question: "Combien de temps cela prend-il ?",
        answer:
          "Quelques secondes par page. Vous voyez laquelle est en cours. Les longs documents peuvent prendre quelques minutes, et un peu plus quand l’outil est très demandé.",
      },
      {
        question: "Combien de pages puis-je convertir ?",
        answer:
          "Jusqu’à 50 pages scannées à la fois. Celles qui ont déjà du texte ne comptent pas. Divisez d’abord un document plus long, avec [Diviser PDF](/split-pdf).",
      },
      {
        question: "Pourquoi ai-je des caractères bizarres à la copie ?",
        answer:
          "Les caractères sont peut-être trop petits ou trop pâles, ou la langue n’a pas été reconnue. Choisissez-la et réessayez.",
      },
      {
        question: "Puis-je modifier le texte ?",
        answer: "Pas dans le PDF, car ses pages restent des images. Copiez le texte dans un éditeur.",
      },
      {
        question: "Puis-je l’utiliser pour un PDF signé ?",
        answer: "Vous le récupérez inchangé. Ajouter le texte invaliderait sa signature.",
      },
      {
        question: "Mon document part-il vers un autre service ?",
        answer:
          "Non. Notre propre serveur le lit, et aucun autre service n’intervient. Votre fichier est supprimé dès la fin de la conversion, et le PDF avec texte au bout de {retention}.",
      },
    ],
  },
} satisfies ToolWords<"ocr">;
