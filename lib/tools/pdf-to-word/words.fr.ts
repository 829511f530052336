import { words as pdfToImage } from "../pdf-to-image/words.fr";
import { pdfDropZone, pdfMessages } from "../shared.fr";
import type { ToolWords } from "../words";

export const words = {
  name: "PDF en Word",
  title: "Convertir PDF en Word | DOCX modifiable, gratuit",
  description:
    "Transformez un PDF en document Word modifiable, avec titres, listes, tableaux et images. Gratuit, sans compte, sans filigrane, fichiers supprimés.",
  keywords: [
    "pdf en word",
    "convertir pdf en word",
    "pdf to word",
    "pdf en docx",
    "modifier pdf dans word",
    "pdf vers word",
  ],
  heading: "Convertisseur PDF en Word",
  subtitle: "Paragraphes, titres, listes, tableaux et images, prêts à modifier dans Word",
  dropZone: {
    ...pdfDropZone,
    hint: "Un PDF, jusqu’à 100 Mo et 500 pages. Les scans aussi, jusqu’à 50 pages.",
  },
  action: "Convertir en Word",
  steps: [
    "Lecture de votre PDF...",
    "Recherche des paragraphes et des tableaux...",
    "Écriture du document...",
    "Presque terminé...",
  ],
  layouts: {
    flow: {
      text: "Texte continu",
      help: "Pour modifier : paragraphes, listes et tableaux laissent de la place à ce que vous écrivez.",
    },
    exact: { text: "Mise en page exacte", help: "Pour garder l’aspect : chaque page est comme dans le PDF." },
  },
  scanned: pdfToImage.name,
  howTo: [
    { name: "Sélectionnez un PDF", text: "Déposez-le sur la page ou sélectionnez-le avec le bouton." },
    {
      name: "Convertissez en Word",
      text: "Choisissez entre texte continu et mise en page exacte, puis cliquez sur le bouton. Quelques secondes suffisent le plus souvent.",
    },
    { name: "Téléchargez le document", text: "Enregistrez le fichier .docx et ouvrez-le dans Word." },
  ],
  messages: pdfMessages,
  article: {
    sections: [
      {
        heading: "Comment le convertisseur reconstruit votre document",
        blocks: [
          "Un PDF sait où va chaque lettre sur la page. Il ne sait en général pas quelles lettres forment un mot, où finit un paragraphe, ni ce qui est un tableau. Le convertisseur le déduit de la position, de la taille et du style des lettres.",
          {
            caption: "Ce qui entre dans le document Word",
            head: ["Dans Word", "Tiré de"],
            rows: [
              ["Paragraphes", "Lignes qui se suivent dans l’ordre de lecture"],
              ["Titres", "Texte plus grand que le reste, ou court et en gras"],
              ["Gras et italique", "La police du PDF"],
              ["Listes", "Puces et numéros"],
              ["Tableaux", "Filets, ou colonnes clairement alignées"],
              ["Liens", "Liens du PDF vers des sites"],
              ["Images", "Images, à la même place"],
              ["Taille de page et sauts", "Les pages du PDF"],
            ],
          },
          "Il lit aussi l’arabe et l’hébreu, qui vont de droite à gauche, ainsi que le chinois, le japonais et le coréen.",
        ],
      },
      {
        heading: "Texte continu ou mise en page exacte",
        blocks: [
          "Le texte continu convient mieux si vous voulez changer plus que quelques mots. Les paragraphes, les listes et les tableaux sont ceux que Word attend : tout ce qui suit se décale à mesure que vous écrivez.",
          "Avec la mise en page exacte, chaque page a l’aspect du PDF. Chaque bloc de lignes est dans un cadre à sa place, avec traits, fonds et images derrière. Vous pouvez corriger mots et nombres, mais un texte plus long ne pousse pas le suivant.",
        ],
      },
      {
        heading: "Ce qu’il faut vérifier ensuite",
        blocks: [
          "Le texte continu n’est pas exactement comme le PDF. Les lignes peuvent se couper ailleurs, surtout si votre ordinateur n’a pas les mêmes polices. Regardez bien les tableaux sans filets, les formules et les textes en encadrés côte à côte.",
          "Les graphiques et les schémas deviennent des images, mots compris. Dans la mise en page exacte, ces mots restent du texte.",
        ],
      },
      {
        heading: "Et les scans ?",
        blocks: [
          "Une page scannée est une photo. Si votre PDF en contient, le convertisseur lit le texte sur leurs images, et vous le dit avec le résultat. Il trouve la langue, tourne les pages couchées et redresse celles de travers.",
          "Comptez quelques secondes par page, pour 50 pages au plus. Relisez le document avant de l’utiliser : les erreurs touchent surtout les noms, les nombres et l’impression pâle. Le gras et l’italique se perdent, ainsi que les images à l’intérieur d’une page scannée.",
        ],
      },
    ],
    questions: [
      {
        question: "Puis-je garder un scan en PDF et y chercher ?",
        answer:
          "Oui. [OCR PDF](/ocr-pdf) ajoute le texte de façon invisible, et les pages gardent leur aspect.",
      },
      {
        question: "Le document Word peut-il être exactement comme le PDF ?",
        answer:
          "Choisissez « Mise en page exacte » avant de convertir. Les pages ont alors l’aspect du PDF, si votre ordinateur a ses polices. C’est plus difficile à modifier qu’un texte continu.",
      },
      {
        question: "Quels programmes ouvrent le résultat ?",
        answer:
          "Word, LibreOffice et Google Docs ouvrent le fichier .docx. Nous ne proposons pas l’ancien format .doc.",
      },
      {
        question: "Comment remettre le document en PDF ?",
        answer: "Quand vous avez fini, enregistrez-le en PDF dans Word ou LibreOffice.",
      },
      {
        question: "Puis-je convertir une seule page ?",
        answer:
          "Pas en Word. Si une image suffit, [PDF en image](/pdf-to-image) convertit aussi une seule page.",
      },
      {
        question: "Puis-je convertir un PDF qui demande un mot de passe ?",
        answer:
          "Oui. Saisissez-le quand il est demandé. Il ne sert qu’à cette conversion et n’est pas conservé.",
      },
      {
        question: "Mon document reste-t-il privé ?",
        answer:
          "Oui. Votre PDF est supprimé juste après la conversion, et le document Word au bout de {retention}.",
      },
    ],
  },
} satisfies ToolWords<"word">;
