import { words as pdfToWord } from "../pdf-to-word/words.de";
import { pdfDropZone, pdfMessages, pdfTables } from "../shared.de";
import type { ToolWords } from "../words";

export const words = {
  ...pdfTables,
  name: "PDF in CSV",
  title: "PDF in CSV umwandeln | Tabellen auslesen, kostenlos",
  description:
    "Tabellen aus einem PDF als CSV-Dateien auslesen, für Excel, Python oder eine Datenbank. Auch Scans. Kostenlos, ohne Konto, Dateien werden gelöscht.",
  keywords: ["pdf in csv", "pdf in csv umwandeln", "tabelle aus pdf auslesen", "pdf daten extrahieren"],
  heading: "PDF in CSV umwandeln",
  subtitle: "Tabellen als einfache Daten für Tabellenprogramme, Skripte und Datenbanken",
  dropZone: {
    ...pdfDropZone,
    hint: "Ein PDF, bis 100 MB und 500 Seiten. Scans gehen auch, bis 50 Seiten.",
  },
  action: "In CSV umwandeln",
  messages: pdfMessages,
  instead: pdfToWord.name,
  howTo: [
    { name: "PDF auswählen", text: "Zieh es hierher oder nimm den Button." },
    {
      name: "Tabellen finden",
      text: "Klicke auf den Button. Die Seiten und ihre Tabellen erscheinen nebeneinander.",
    },
    {
      name: "Format wählen und herunterladen",
      text: "Komma, Semikolon oder Tabulator, mit oder ohne Byte-Reihenfolge-Markierung. Änderst du etwas, musst du nichts neu hochladen.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Das Format der Datei",
        blocks: [
          "Werte stehen in der CSV-Datei wie im PDF, in UTF-8. Werte, die ein Trennzeichen, ein Anführungszeichen oder einen Zeilenumbruch enthalten, kommen in Anführungszeichen, wie RFC 4180 es verlangt.",
          {
            caption: "Welches Trennzeichen du wählst",
            head: ["Trennzeichen", "Gut für"],
            rows: [
              ["Semikolon", "Deutsches Excel und überall, wo Zahlen ein Dezimalkomma haben"],
              ["Komma", "Python, R, Datenbanken, Google Tabellen und englisches Excel"],
              ["Tabulator", "Kopieren in andere Programme und Texte voller Kommas"],
            ],
          },
          "„Für Excel als UTF-8 kennzeichnen“ stellt drei Bytes voran, die Byte-Reihenfolge-Markierung (BOM). Damit zeigt Excel é, ü und € richtig an, wenn du die Datei doppelklickst. Schalte es für Skripte aus, die darüber stolpern.",
        ],
      },
      {
        heading: "Eine Datei oder mehrere",
        blocks: [
          "Aus mehreren Tabellen werden mehrere CSV-Dateien in einem ZIP, benannt nach ihren Überschriften. Schalte „Alle Tabellen in eine Datei“ ein, um sie untereinander zu bekommen, mit einer leeren Zeile dazwischen.",
          "Eine Zelle über mehrere Spalten oder Zeilen hat ihren Text an der ersten Stelle, die anderen sind leer. Eine Tabelle, die über mehrere Seiten läuft, ist eine Tabelle, und ihre wiederholte Kopfzeile fällt weg.",
        ],
      },
      {
        heading: "Gefahrlos in Excel zu öffnen",
        blocks: [
          "Excel führt eine Zelle, die mit =, +, - oder @ beginnt, als Formel aus, auch in einer CSV-Datei. In einem PDF könnte jemand eine schädliche verstecken. Solche Zellen bekommen einen Apostroph davor, der das verhindert. Zahlen wie -12 und +3,5 bleiben, wie sie sind.",
        ],
      },
    ],
    questions: [
      {
        question: "Warum packt Excel alles in eine Spalte?",
        answer:
          "Dein Excel erwartet ein anderes Trennzeichen, meist ein Semikolon. Wähle es und lade die Datei noch einmal herunter, oder nimm [PDF in Excel](/pdf-to-excel), das keine Trennzeichen braucht.",
      },
      {
        question: "Werden Zahlen verändert?",
        answer:
          "Nein. Eine CSV-Datei kennt keine Datentypen, 1.234,56 bleibt also 1.234,56. Für Zahlen, die ein Tabellenprogramm in jeder Sprache versteht, wähle Excel als Dateiformat.",
      },
      {
        question: "Geht das mit Scans?",
        answer:
          "Ja, mit bis zu 50 gescannten Seiten. Ihr Text wird aus dem Bild gelesen, prüfe also die Ziffern, bevor du dich darauf verlässt.",
      },
      {
        question: "Eine Tabelle fehlt. Was nun?",
        answer:
          "Zeichne auf dem Bild der Seite einen Rahmen um sie, dann wird sie noch einmal gelesen. Hat das PDF gar keine Tabellen, wähle „Alles auf der Seite“.",
      },
      {
        question: "Kann ich das aus einem Skript heraus tun?",
        answer:
          "Ja. Die Adresse /api/pdf-to-excel nimmt ein PDF und gibt seine Tabellen als XLSX, CSV oder JSON zurück. Die Datei /api/openapi.json beschreibt sie.",
      },
      {
        question: "Wie lange behaltet ihr meine Datei?",
        answer:
          "Nicht länger, als die Umwandlung dauert. Die gefundenen Tabellen bleiben {retention}, wenn du sie nicht sofort löschst.",
      },
    ],
  },
} satisfies ToolWords<"tables">;
