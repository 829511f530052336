import type { Translated } from "..";
import type { pdfTables as en } from "../en/pdf-tables";
import { counted } from "../format";

export const pdfTables = {
  layout: "Was gelesen wird",
  layouts: {
    tables: { text: "Tabellen", help: "Findet jede Tabelle und lässt den Text darum herum weg." },
    page: {
      text: "Alles auf der Seite",
      help: "Für Formulare und Kontoauszüge: der ganze Text, in den Zellen, in denen er steht.",
    },
  },
  readPage: "Alles auf der Seite lesen",
  language: "Sprache des Scans",
  last: "Die Tabellen werden gesucht...",
  format: "Dateiformat",
  formats: { xlsx: "Excel (.xlsx)", csv: "CSV (.csv)" },
  oneSheet: { xlsx: "Alle Tabellen auf ein Blatt", csv: "Alle Tabellen in eine Datei" },
  text: "Alles als Text behalten",
  separator: "Trennzeichen",
  separators: { comma: "Komma", semicolon: "Semikolon", tab: "Tabulator" },
  bom: "Für Excel als UTF-8 kennzeichnen",
  summary: "{layout}, {format}",
  noText: "In diesem Bereich haben wir keinen Text gefunden.",
  names: "Tabelle {n}, Seite {page}",
  found: counted({ one: "{n} Tabelle gefunden", other: "{n} Tabellen gefunden" }),
  foundOn: counted({
    one: "Prüfe sie unten und lade sie dann herunter.",
    other: "Prüfe sie unten und lade sie dann herunter.",
  }),
  finished: counted({ one: "Fertig, {n} Tabelle gefunden.", other: "Fertig, {n} Tabellen gefunden." }),
  download: ".{extension} herunterladen",
  making: "Die Datei wird geschrieben...",
  notMade: "Die Datei ließ sich nicht schreiben. Ändere eine Auswahl oder lade die Seite neu.",
  empty: "Du hast alle Tabellen weggelassen. Nimm mindestens eine auf, um eine Datei zu bekommen.",
} satisfies Translated<typeof en>;
