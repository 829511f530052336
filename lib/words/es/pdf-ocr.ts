import type { Translated } from "..";
import type { pdfOcr as en } from "../en/pdf-ocr";
import { counted } from "../format";

export const pdfOcr = {
  busy: "Leyendo...",
  language: "Idioma del escaneo",
  last: "Añadiendo el texto...",
  finished: "Terminado, el PDF está listo.",
  found: "¡Texto reconocido!",
  words: counted({ one: "{words} palabra", other: "{words} palabras" }),
  pages: counted({ one: "{n} página", other: "{n} páginas" }),
  foundOn: "{words} en {pages}. Ya puedes buscar y copiar el texto.",
  none: "No había nada que añadir",
  kept: "El PDF está como estaba.",
  noneHelp:
    "Elige el idioma del escaneo e inténtalo de nuevo, o vuelve a escanear las páginas: rectas, nítidas y a 300 dpi.",
} satisfies Translated<typeof en>;
