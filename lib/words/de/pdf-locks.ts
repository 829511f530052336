import type { Translated } from "..";
import type { pdfProtect as enPdfProtect, pdfUnlock as enPdfUnlock } from "../en/pdf-locks";

export const pdfProtect = {
  busy: "Wird geschützt...",
  password: "Neues Passwort",
  help: "Wer das PDF öffnet, braucht es. Wir speichern es nicht, bewahre es also sicher auf.",
  missing: "Gib ein Passwort für das neue PDF ein.",
  strength: {
    short: "Leicht zu erraten: Nimm mindestens 8 Zeichen.",
    fair: "Ganz gut. Länger ist besser: Vier Wörter hintereinander sind schwer zu erraten.",
    strong: "Schwer zu erraten.",
  },
  permissions: "Beim Lesen erlaubt",
  allowPrinting: "Drucken",
  allowCopying: "Text und Bilder kopieren",
  allowChanges: "Ändern, Formulare ausfüllen und kommentieren",
  permissionsHelp:
    "Acrobat und viele andere Programme halten sich daran, manche aber nicht. Nur das Passwort hält andere fern.",
  chosen: {
    all: "Passwort gesetzt. Beim Lesen erlaubt: drucken, kopieren und ändern.",
    some: "Passwort gesetzt. Beim Lesen erlaubt: {what}",
    none: "Passwort gesetzt. Erlaubt ist nur das Lesen.",
  },
  finished: "Fertig, das PDF ist geschützt.",
  title: "Dein PDF ist geschützt",
  success: "Es lässt sich nur mit dem neuen Passwort öffnen. Probiere es aus, bevor du es verschickst.",
  earlier:
    "Dieses PDF ist älter als deine letzte Änderung. Schütze es noch einmal, damit gilt, was du unten siehst.",
} satisfies Translated<typeof enPdfProtect>;

export const pdfUnlock = {
  busy: "Wird entsperrt...",
  rights: "Entsperre nur Dateien, die dir gehören oder die du entsperren darfst.",
  finished: "Fertig, das PDF ist entsperrt.",
  title: "Dein PDF ist entsperrt",
  success: "Es lässt sich ohne Passwort öffnen, drucken und kopieren.",
  kept: "Es gab nichts zu entsperren",
  keptHelp: "Dieses PDF hat kein Passwort und keine Einschränkungen.",
} satisfies Translated<typeof enPdfUnlock>;
