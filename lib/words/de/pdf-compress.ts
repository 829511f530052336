import type { Translated } from "..";
import type { pdfCompress as en } from "../en/pdf-compress";
import { counted } from "../format";

export const pdfCompress = {
  busy: "Wird komprimiert...",
  working: counted({
    one: "Hochgeladen. Jetzt wird komprimiert.",
    other: "Hochgeladen. {n} Dateien werden komprimiert.",
  }),
  levels: "Stufe",
  level: "{name}: {means}",
  oneLevel:
    "In diesem PDF gibt es keine Bilder, die sich verkleinern lassen. Den Rest packen wir dichter, ohne jeden Verlust.",
  fewerLevels: "Stufen, die dieselbe Datei ergäben, fehlen hier.",
  finished: "Fertig, {percent} % kleiner.",
  finishedKept: "Fertig, nicht kleiner.",
  done: "Komprimierung abgeschlossen!",
  smaller: "{percent} % kleiner: von {before} auf {after}.",
  kept: "Dieses PDF ist nicht kleiner geworden",
  stillSize: "Es ist immer noch {size} groß.",
  compare: "Seiten vergleichen",
  drawing: "Seite {page} wird gezeichnet...",
} satisfies Translated<typeof en>;
