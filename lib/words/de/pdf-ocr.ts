import type { Translated } from "..";
import type { pdfOcr as en } from "../en/pdf-ocr";
import { counted } from "../format";

export const pdfOcr = {
  busy: "Wird gelesen...",
  language: "Sprache des Scans",
  last: "Der Text wird eingefügt...",
  finished: "Fertig, das PDF ist bereit.",
  found: "Text erkannt!",
  words: counted({ one: "{words} Wort", other: "{words} Wörter" }),
  pages: counted({ one: "{n} Seite", other: "{n} Seiten" }),
  foundOn: "{words} auf {pages}. Du kannst sie jetzt suchen und kopieren.",
  none: "Es gab nichts hinzuzufügen",
  kept: "Das PDF ist geblieben, wie es war.",
  noneHelp:
    "Wähle die Sprache des Scans und versuche es erneut, oder scanne die Seiten noch einmal: gerade, scharf und mit 300 dpi.",
} satisfies Translated<typeof en>;
