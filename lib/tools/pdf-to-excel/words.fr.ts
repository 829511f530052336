import { words as pdfToWord } from "../pdf-to-word/words.fr";
import { pdfDropZone, pdfMessages, pdfTables } from "../shared.fr";
import type { ToolWords } from "../words";

export const words = {
  ...pdfTables,
  name: "PDF en Excel",
  title: "Convertir PDF en Excel | Tableaux en XLSX, gratuit",
  description:
    "Transformez les tableaux d’un PDF en fichier Excel, avec de vrais nombres et dates. Scans compris. Gratuit, sans compte, sans filigrane.",
  keywords: ["pdf en excel", "convertir pdf en excel", "pdf to excel", "pdf en xlsx", "tableau pdf en excel"],
  heading: "Convertisseur PDF en Excel",
  subtitle: "Vos tableaux en feuilles prêtes pour le calcul : nombres, dates et cellules fusionnées compris",
  dropZone: {
    ...pdfDropZone,
    hint: "Un PDF, jusqu’à 100 Mo et 500 pages. Les scans aussi, jusqu’à 50 pages.",
  },
  action: "Convertir en Excel",
  messages: pdfMessages,
  instead: pdfToWord.name,
  howTo: [
    { name: "Sélectionnez un PDF", text: "Déposez-le sur la page ou sélectionnez-le avec le bouton." },
    {
      name: "Trouvez les tableaux",
      text: "Cliquez sur le bouton. Les pages et leurs tableaux apparaissent côte à côte.",
    },
    {
      name: "Vérifiez et téléchargez",
      text: "Laissez de côté ce qui ne sert pas, joignez les tableaux qui vont ensemble, et enregistrez le fichier Excel.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Ce qui arrive dans le fichier Excel",
        blocks: [
          "Un PDF n’a pas de cellules. Il a des lettres, et parfois des traits. Le convertisseur déduit lignes et colonnes des filets autour des cellules, des couleurs derrière et de l’alignement des mots et des nombres.",
          {
            caption: "Ce que devient un tableau",
            head: ["Dans le PDF", "Dans Excel"],
            rows: [
              ["Chaque tableau", "Une feuille, nommée d’après sa légende"],
              ["1,234.56 ou 1.234,56", "Un nombre que vous pouvez additionner"],
              ["12.5% et $1,200", "Un pourcentage et un montant, affichés comme dans le PDF"],
              ["31.12.2025 ou Dec 31, 2025", "Une date"],
              ["Cellules sur plusieurs colonnes ou lignes", "Cellules fusionnées"],
              ["Lignes d’en-tête", "En gras, visibles quand vous faites défiler"],
              ["Un tableau sur plusieurs pages", "Un seul tableau, avec son en-tête une fois"],
            ],
          },
          "Le texte autour des tableaux est laissé de côté. S’il vous le faut aussi, choisissez « Toute la page » avant de convertir.",
        ],
      },
      {
        heading: "Des nombres fiables",
        blocks: [
          "1.234, est-ce un peu plus d’un, ou plus de mille ? Cela dépend de qui l’a écrit. Le convertisseur regarde les autres nombres de la colonne, du tableau et du document, et ne tranche que s’ils ne laissent aucun doute. Sinon, la cellule reste du texte, exactement comme dans le PDF.",
          "Les nombres entre parenthèses comme (12) deviennent négatifs, de même que ceux suivis d’un moins. Les numéros de téléphone, les longs identifiants et les nombres à zéros initiaux restent du texte : aucun chiffre ne se perd.",
        ],
      },
      {
        heading: "Vérifier les tableaux avant de les enregistrer",
        blocks: [
          "La page est à côté de ses tableaux, chacun dans un cadre. Comparez quelques cellules, surtout les totaux. Vous pouvez écarter des tableaux, dire quelles lignes forment l’en-tête, et joindre ceux que le convertisseur a pris pour deux. Si un tableau manque ou est coupé, tracez un cadre autour et il est relu.",
          "Tout cela se passe dans votre navigateur : un changement ne demande pas de nouvel envoi.",
        ],
      },
      {
        heading: "Tableaux scannés",
        blocks: [
          "Si une page est un scan, son texte est d’abord lu sur l’image. Cela prend quelques secondes par page, dans la limite de 50 pages. Les cellules difficiles à lire sont marquées. Comparez-les avec la page avant de vous y fier : un 3 pâle et un 8 se confondent vite.",
        ],
      },
    ],
    questions: [
      {
        question: "Le convertisseur dit qu’il n’y a pas de tableau. Que faire ?",
        answer:
          "Choisissez « Toute la page » et refaites la conversion : le texte va dans les cellules selon sa place. Pour un document surtout en texte, [PDF en Word](/pdf-to-word) convient mieux.",
      },
      {
        question: "Puis-je avoir tous les tableaux dans une feuille ?",
        answer:
          "Oui. Activez « Mettre tous les tableaux dans une seule feuille ». Ils se suivent avec une ligne vide entre eux.",
      },
      {
        question: "Puis-je avoir un CSV à la place ?",
        answer: "Oui. Choisissez CSV comme format de fichier, ou allez sur [PDF en CSV](/pdf-to-csv).",
      },
      {
        question: "Quels programmes ouvrent le fichier ?",
        answer: "Excel, LibreOffice, Google Sheets et Numbers. Nous ne proposons pas l’ancien format .xls.",
      },
      {
        question: "Les formules sont-elles converties aussi ?",
        answer:
          "Un PDF ne montre que des résultats : il n’y a pas de formules à convertir. Un texte qui ressemble à une formule reste du texte et n’est jamais exécuté.",
      },
      {
        question: "Puis-je convertir un relevé bancaire avec mot de passe ?",
        answer:
          "Oui, si vous le connaissez. Il vous est demandé après le clic sur le bouton, et personne ne le garde.",
      },
      {
        question: "Mon document reste-t-il privé ?",
        answer:
          "Oui. Votre PDF est supprimé juste après la conversion, et le résultat au bout de {retention}.",
      },
    ],
  },
} satisfies ToolWords<"tables">;
