import { words as pdfToWord } from "../pdf-to-word/words.fr";
import { pdfDropZone, pdfMessages, pdfTables } from "../shared.fr";
import type { ToolWords } from "../words";

export const words = {
  ...pdfTables,
  name: "PDF en CSV",
  title: "Convertir PDF en CSV | Extraire les tableaux, gratuit",
  description:
    "Extrayez les tableaux d’un PDF en fichiers CSV pour Excel, Python ou une base de données. Scans compris. Gratuit, sans compte, fichiers supprimés.",
  keywords: [
    "pdf en csv",
    "convertir pdf en csv",
    "extraire tableau pdf",
    "extraire données pdf",
    "pdf to csv",
  ],
  heading: "Convertisseur PDF en CSV",
  subtitle: "Des tableaux en données brutes pour tableurs, scripts et bases de données",
  dropZone: {
    ...pdfDropZone,
    hint: "Un PDF, jusqu’à 100 Mo et 500 pages. Les scans aussi, jusqu’à 50 pages.",
  },
  action: "Convertir en CSV",
  messages: pdfMessages,
  instead: pdfToWord.name,
  howTo: [
    { name: "Sélectionnez un PDF", text: "Déposez-le sur la page ou sélectionnez-le avec le bouton." },
    {
      name: "Trouvez les tableaux",
      text: "Cliquez sur le bouton. Les pages et leurs tableaux apparaissent côte à côte.",
    },
    {
      name: "Choisissez le format et téléchargez",
      text: "Virgule, point-virgule ou tabulation, avec ou sans marque d’ordre des octets. Un changement ne demande pas de nouvel envoi.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Le format du fichier",
        blocks: [
          "Les valeurs sont dans le CSV comme dans le PDF, en UTF-8. Celles qui contiennent un séparateur, un guillemet ou un saut de ligne sont mises entre guillemets, comme le demande la RFC 4180.",
          {
            caption: "Quel séparateur choisir",
            head: ["Séparateur", "Convient pour"],
            rows: [
              ["Virgule", "Python, R, bases de données, Google Sheets, et Excel en anglais"],
              ["Point-virgule", "Excel là où les nombres ont une virgule décimale, comme en France"],
              ["Tabulation", "Copie vers d’autres programmes, et textes pleins de virgules"],
            ],
          },
          "« Marquer comme UTF-8 pour Excel » ajoute trois octets au début, la marque d’ordre des octets. Avec elle, Excel affiche bien é, ü et € quand vous double-cliquez sur le fichier. Désactivez-la pour les scripts qu’elle gêne.",
        ],
      },
      {
        heading: "Un fichier ou plusieurs",
        blocks: [
          "Plusieurs tableaux donnent plusieurs fichiers CSV dans un ZIP, nommés d’après leurs légendes. Activez « Mettre tous les tableaux dans un seul fichier » pour les avoir l’un sous l’autre, avec une ligne vide entre eux.",
          "Une cellule étendue sur plusieurs colonnes ou lignes a son texte à la première place, et les autres sont vides. Un tableau qui continue sur plusieurs pages reste un seul tableau, sans son en-tête répété.",
        ],
      },
      {
        heading: "Sans danger dans un tableur",
        blocks: [
          "Excel exécute comme formule une cellule qui commence par =, +, - ou @, même dans un CSV. Quelqu’un pourrait en cacher une nuisible dans un PDF. Ces cellules reçoivent une apostrophe devant, qui les neutralise. Les nombres comme -12 et +3.5 restent tels quels.",
        ],
      },
    ],
    questions: [
      {
        question: "Pourquoi Excel met-il tout dans une colonne ?",
        answer:
          "Votre Excel attend un autre séparateur, le plus souvent le point-virgule. Choisissez-le et téléchargez à nouveau le fichier, ou utilisez [PDF en Excel](/pdf-to-excel), qui n’a pas de séparateurs.",
      },
      {
        question: "Les nombres sont-ils changés ?",
        answer:
          "Non. Un CSV n’a pas de types : 1.234,56 reste 1.234,56. Pour des nombres qu’un tableur comprend dans toute langue, choisissez Excel comme format.",
      },
      {
        question: "Cela fonctionne-t-il avec des scans ?",
        answer:
          "Oui, jusqu’à 50 pages scannées. Leur texte est lu sur l’image : vérifiez les chiffres avant de vous y fier.",
      },
      {
        question: "Un tableau manque. Que faire ?",
        answer:
          "Tracez un cadre autour sur l’image de la page, et il est relu. Si le PDF n’a aucun tableau, choisissez « Toute la page ».",
      },
      {
        question: "Puis-je le faire depuis un script ?",
        answer:
          "Oui. L’adresse /api/pdf-to-excel prend un PDF et renvoie ses tableaux en XLSX, CSV ou JSON. Le fichier /api/openapi.json la décrit.",
      },
      {
        question: "Combien de temps gardez-vous mon fichier ?",
        answer:
          "Pas plus longtemps que la conversion. Les tableaux trouvés restent pendant {retention}, sauf si vous les supprimez aussitôt.",
      },
    ],
  },
} satisfies ToolWords<"tables">;
