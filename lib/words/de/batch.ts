import type { Translated } from "..";
import type { batch as en } from "../en/batch";
import { counted } from "../format";

export const batch = {
  target: "Zielformat",
  smaller: "Soll ein Bild kleiner werden und sein Format behalten, nimm „{tool}“.",
  savedAgain:
    "Ein {format}, das neu gespeichert wird, kann größer werden. Soll es kleiner werden, nimm „{tool}“.",
  more: "Weitere Dateien umwandeln",
  ready: counted({ one: "{n} {format}-Datei ist fertig.", other: "{n} {format}-Dateien sind fertig." }),
  inFormat: counted({
    one: "{n} Datei im Format {format}, bereit zum Herunterladen.",
    other: "{n} Dateien im Format {format}, bereit zum Herunterladen.",
  }),
  downloadFormat: "{format} {n} herunterladen",
  downloadImage: "Bild {n} herunterladen",
} satisfies Translated<typeof en>;
