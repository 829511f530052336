import type { Translated } from "..";
import type { compressor as en } from "../en/compressor";
import { counted } from "../format";

export const compressor = {
  steps: ["Die kleinste Größe wird gesucht..."],
  working: counted({
    one: "Hochgeladen. Jetzt wird komprimiert.",
    other: "Hochgeladen. {n} Dateien werden komprimiert.",
  }),
  note: "Wir probieren für jedes Bild mehrere Einstellungen aus, deshalb dauern große länger.",
  busy: "Wird komprimiert...",
  announced: { started: "Komprimierung gestartet.", canceled: "Komprimierung abgebrochen." },
  finished: counted({ other: "Fertig, {n} komprimiert." }),
  smaller: "Von {before} auf {after}: insgesamt {percent} % kleiner.",
  kept: "Immer noch {size}: insgesamt nicht kleiner.",
  zip: "Komprimierte Bilder als ZIP herunterladen",
  jpg: {
    action: "Lieber JPG nehmen",
    actionOf: "Für {name} lieber JPG nehmen",
    converting: "{name} wird in JPG umgewandelt.",
    ready: "{name} ist fertig, {size}.",
    made: "Jetzt ein JPG.",
    madeOf: "Jetzt ein JPG mit {width} × {height} Pixeln.",
    failed: "Das JPG ließ sich nicht erstellen.",
  },
} satisfies Translated<typeof en>;
