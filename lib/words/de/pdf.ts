import type { Translated } from "..";
import type { pdf as en } from "../en/pdf";

export const pdf = {
  chosen: "Ausgewählt: {format}",
  cleared: "Datei entfernt. {keys} holt sie zurück.",
  broken: "{name} lässt sich nicht öffnen. Die Datei ist beschädigt oder kein PDF.",
  doubtful: "Dieses PDF ist vielleicht beschädigt. Prüfe, ob alle Seiten da sind.",
  uploaded: "Hochgeladen.",
  password: "Passwort dieses PDFs",
  passwordHelp: "Wir öffnen damit die Datei und speichern es nicht.",
  result: "Ergebnis",
  download: "PDF herunterladen",
  page: "Seite",
  pageOf: "Seite {page} von {total}",
  previous: "Vorherige Seite",
  next: "Nächste Seite",
  failures: {
    failed: "Bei der Umwandlung ist ein Fehler aufgetreten.",
    page: "Das Bild ließ sich nicht herunterladen.",
    pages: "Die Bilder ließen sich nicht herunterladen.",
    advice: {
      no_text:
        "Handschrift und sehr blasser Druck sind nicht lesbar. Brauchst du vielleicht nur Bilder der Seiten?",
      no_tables: "Brauchst du nur den Text?",
      target_unreachable: "Lass einige Seiten weg, oder verschicke es als mehrere PDFs.",
      too_many_pages: "Wähle weniger Seiten, wo das geht, oder teile das PDF vorher.",
    },
  },
} satisfies Translated<typeof en>;
