import type { Translated } from "..";
import type { pdfTables as en } from "../en/pdf-tables";
import { counted } from "../format";
export const pdfTables = {
  layout: "Que lire ?",
  layouts: {
    tables: { text: "Les tableaux", help: "Trouve chaque tableau et laisse de côté le texte autour." },
    page: {
      text: "Toute la page",
      help: "Pour formulaires et relevés : tout le texte, dans les cellules où il se trouve.",
    },
  },
  readPage: "Lire toute la page",
  language: "Langue du scan",
  last: "Recherche des tableaux...",
  format: "Format du fichier",
  formats: { xlsx: "Excel (.xlsx)", csv: "CSV (.csv)" },
  oneSheet: {
    xlsx: "Mettre tous les tableaux dans une seule feuille",
    csv: "Mettre tous les tableaux dans un seul fichier",
  },
  text: "Tout garder en texte",
  separator: "Séparateur",
  separators: { comma: "Virgule", semicolon: "Point-virgule", tab: "Tabulation" },
  bom: "Marquer comme UTF-8 pour Excel",
  summary: "{layout}, {format}",
  noText: "Nous n’avons trouvé aucun texte dans cette zone.",
  names: "Tableau {n}, page {page}",
  found: counted({ one: "{n} tableau trouvé", other: "{n} tableaux trouvés" }),
  foundOn: counted({
    one: "Vérifiez-le ci-dessous, puis téléchargez-le.",
    other: "Vérifiez-les ci-dessous, puis téléchargez-les.",
  }),
  finished: counted({ one: "Terminé, {n} tableau trouvé.", other: "Terminé, {n} tableaux trouvés." }),
  download: "Télécharger en .{extension}",
  making: "Écriture du fichier...",
  notMade: "Nous n’avons pas pu écrire le fichier. Changez une option ou rechargez la page.",
  empty: "Tous les tableaux sont laissés de côté. Incluez-en un pour obtenir un fichier.",
} satisfies Translated<typeof en>;
