import type { Translated } from "..";
import type { kept as en } from "../en/kept";
import { counted } from "../format";

export const kept = {
  undo: "Rückgängig",
  removed: counted({ one: "{n} Datei entfernt", other: "{n} Dateien entfernt" }),
  replaced: counted({ one: "{n} Datei ersetzt", other: "{n} Dateien ersetzt" }),
  restored: counted({ one: "{n} Datei zurückgeholt", other: "{n} Dateien zurückgeholt" }),
  results: counted({ one: "{n} Ergebnis entfernt", other: "{n} Ergebnisse entfernt" }),

  earlier: "Frühere Ergebnisse",
  from: "{results}, {age}",
  resultCount: counted({ one: "{n} Ergebnis", other: "{n} Ergebnisse" }),
} satisfies Translated<typeof en>;
