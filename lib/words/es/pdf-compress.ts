import type { Translated } from "..";
import type { pdfCompress as en } from "../en/pdf-compress";
import { counted } from "../format";

export const pdfCompress = {
  busy: "Comprimiendo...",
  working: counted({
    one: "Subida completa. Comprimiendo.",
    other: "Subida completa. Comprimiendo {n} archivos.",
  }),
  levels: "Nivel de compresión",
  level: "{name}: {means}",
  oneLevel: "Este PDF no tiene imágenes que reducir. Empaquetamos mejor el resto, sin ninguna pérdida.",
  fewerLevels: "Los niveles que darían el mismo archivo no aparecen.",
  finished: "Terminado, {percent} % menos.",
  finishedKept: "Terminado, no ocupa menos.",
  done: "¡Compresión completa!",
  smaller: "{percent} % menos: de {before} a {after}.",
  kept: "Este PDF no se redujo",
  stillSize: "Sigue ocupando {size}.",
  compare: "Comparar páginas",
  drawing: "Dibujando la página {page}...",
} satisfies Translated<typeof en>;
