import type { Translated } from "..";
import type { pdf as en } from "../en/pdf";

export const pdf = {
  chosen: "Ausgewählt: {format}",
  cleared: "Datei entfernt. {keys} holt sie zurück.",
  uploaded: "Hochgeladen.",
  password: "Passwort dieses PDFs",
  passwordHelp: "Wir öffnen damit die Datei und speichern es nicht.",
  result: "Ergebnis",
  download: "PDF herunterladen",
  page: "Seite",
  pageOf: "Seite {page} von {total}",
  previous: "Vorherige Seite",
  next: "Nächste Seite",
} satisfies Translated<typeof en>;
