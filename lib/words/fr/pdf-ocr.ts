import type { Translated } from "..";
import type { pdfOcr as en } from "../en/pdf-ocr";
import { counted } from "../format";
export const pdfOcr = {
  busy: "Lecture...",
  language: "Langue du scan",
  last: "Ajout du texte...",
  finished: "Terminé, le PDF est prêt.",
  found: "Texte reconnu !",
  words: counted({ one: "{words} mot", other: "{words} mots" }),
  pages: counted({ one: "{n} page", other: "{n} pages" }),
  foundOn: "{words} sur {pages}. Vous pouvez maintenant les rechercher et les copier.",
  none: "Il n’y avait rien à ajouter",
  kept: "Le PDF est resté tel quel.",
  noneHelp:
    "Choisissez la langue du scan et réessayez, ou scannez à nouveau les pages : bien droites, nettes et à 300 dpi.",
} satisfies Translated<typeof en>;
