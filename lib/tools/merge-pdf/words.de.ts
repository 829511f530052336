import { pageBoard } from "../shared.de";
import type { ToolWords } from "../words";

export const words = {
  ...pageBoard,
  name: "PDF zusammenfügen",
  title: "PDF zusammenfügen | Dateien und Seiten ordnen, kostenlos",
  description:
    "Bis zu 50 PDFs zu einem zusammenfügen. Dateien oder einzelne Seiten ordnen; Lesezeichen, Links und Formulareinträge bleiben. Kostenlos und ohne Konto.",
  keywords: [
    "pdf zusammenfügen",
    "pdf zusammenführen",
    "pdf verbinden",
    "mehrere pdf in eine pdf",
    "pdf dateien zusammenfügen",
    "pdf merge",
  ],
  heading: "PDF zusammenfügen",
  subtitle: "Mach aus mehreren PDFs eins, in der Reihenfolge, die du willst",
  action: "PDFs zusammenfügen",
  howToTitle: "So fügst du PDF-Dateien zusammen",
  howTo: [
    {
      name: "PDFs auswählen",
      text: "Zieh alle auf die Seite. Weitere kannst du jederzeit hinzufügen.",
    },
    {
      name: "Reihenfolge festlegen",
      text: "Zieh die Dateien, oder sortiere sie nach Namen. Öffne eine Datei, um einzelne Seiten zu verschieben.",
    },
    {
      name: "Zusammenfügen und herunterladen",
      text: "Klicke auf „PDFs zusammenfügen“, ändere den Namen, wenn du magst, und lade das neue PDF herunter.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Erst Dateien, dann Seiten, wenn du sie brauchst",
        blocks: [
          "Am Anfang siehst du eine Karte für jede Datei. Zieh die Karten in die richtige Reihenfolge, oder sortiere sie nach Namen. Meist ist das schon alles.",
          "Manchmal liegt eine einzelne Seite falsch. Ein Anschreiben gehört nach vorn, oder eine Quittung hinter ihre Rechnung. Öffne die Dateien dann als Seiten. Du kannst eine Seite aus einer Datei in eine andere verschieben, drehen oder weglassen.",
          "Jeden Schritt kannst du rückgängig machen und wiederholen. Hochgeladen wird erst, wenn du auf „PDFs zusammenfügen“ klickst.",
        ],
      },
      {
        heading: "Was im neuen PDF erhalten bleibt",
        blocks: [
          "Manche Programme kopieren nur die Seiten. Dieses Tool bringt auch mit, was dazugehört:",
          {
            caption: "Aus mehreren PDFs wird eins",
            head: ["Teil", "Im neuen PDF"],
            rows: [
              ["Seiten", "Sehen genau aus wie vorher, jede in ihrer Größe"],
              ["Lesezeichen", "Alle, mit einem Zweig für jede Datei"],
              ["Links zwischen Seiten", "Führen zu denselben Seiten wie vorher"],
              [
                "Formularfelder",
                "Behalten ihre Einträge; ein Feld wird umbenannt, wenn eine andere Datei denselben Namen benutzt",
              ],
              ["Seitenbezeichnungen wie i, ii, iii", "Bleiben"],
              ["Kommentare, Anhänge und Ebenen", "Bleiben, aus jeder Datei"],
              ["Tags für Screenreader", "Bleiben, aus jeder Datei"],
              ["Titel und Autor", "Die der ersten Datei"],
              ["Digitale Signaturen", "Überleben das Zusammenfügen nicht; ein Hinweis sagt es dir"],
            ],
          },
          "Steht oben im PDF-Programm der falsche Titel, schieb eine andere Datei nach vorn und füge noch einmal zusammen. Deine Dateien sind noch auf der Seite.",
        ],
      },
      {
        heading: "Bevor du das Ergebnis verschickst",
        blocks: [
          {
            list: [
              "Ist es zu groß für eine E-Mail? Schick es durch [PDF komprimieren](/compress-pdf). Komprimiere nach dem Zusammenfügen und nicht vorher, dann bekommen alle Seiten etwa dieselbe Qualität.",
              "Sind einige deiner Unterlagen Fotos? Mach mit [Bild in PDF](/image-to-pdf) ein PDF daraus und füge es hier hinzu.",
              "Druckst du beidseitig? Füge nach einem Dokument mit ungerader Seitenzahl eine leere Seite ein, damit das nächste auf einem neuen Blatt beginnt.",
              "Ist eines der Dokumente signiert? Schick es als eigene Datei, damit seine Signatur gültig bleibt.",
            ],
          },
        ],
      },
    ],
    questions: [
      {
        question: "Wie viele PDFs kann ich zusammenfügen?",
        answer: "Bis zu 50 Dateien auf einmal. Zusammen dürfen sie 100 MB und 10.000 Seiten haben.",
      },
      {
        question: "Verlieren die Seiten an Qualität?",
        answer:
          "Nein. Text, Bilder und Schriften werden unverändert kopiert. Nichts wird ein zweites Mal komprimiert.",
      },
      {
        question: "Kann ich nur ein paar Seiten aus jeder Datei nehmen?",
        answer:
          "Ja. Öffne die Dateien als Seiten und lösche, was du nicht brauchst. Geht es um Seiten aus einem einzigen PDF, ist [PDF-Seiten extrahieren](/extract-pdf-pages) schneller.",
      },
      {
        question: "Kann ich PDFs mit Passwörtern zusammenfügen?",
        answer:
          "Ja. Jede dieser Dateien fragt nach ihrem eigenen Passwort. Das neue PDF lässt sich ohne öffnen, und ein Hinweis erinnert dich daran. Mit [PDF schützen](/protect-pdf) bekommt es wieder eins.",
      },
      {
        question: "Was, wenn eine meiner Dateien kaputt ist?",
        answer: "Wir sagen dir, welche. Die anderen kannst du ohne sie zusammenfügen.",
      },
      {
        question: "Ich habe eine Datei vergessen. Muss ich von vorn anfangen?",
        answer:
          "Nein. Nach dem Herunterladen sind deine Dateien noch da, in deiner Reihenfolge. Füge die fehlende hinzu und klicke noch einmal auf den Button.",
      },
      {
        question: "Wie lange werden meine Dateien gespeichert?",
        answer:
          "Die hochgeladenen Dateien werden gelöscht, sobald das neue PDF fertig ist. Das neue PDF löschen wir {retention} später, oder sofort, wenn du auf „Jetzt löschen“ klickst.",
      },
    ],
  },
} satisfies ToolWords<"page-board">;
