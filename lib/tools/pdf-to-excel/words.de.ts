import { words as pdfToWord } from "../pdf-to-word/words.de";
import { pdfDropZone, pdfMessages, pdfTables } from "../shared.de";
import type { ToolWords } from "../words";

export const words = {
  ...pdfTables,
  name: "PDF in Excel",
  title: "PDF in Excel umwandeln | Tabellen als XLSX, kostenlos",
  description:
    "Tabellen aus einem PDF in eine Excel-Datei umwandeln, mit echten Zahlen und Datumswerten. Auch Scans. Kostenlos, ohne Konto, ohne Wasserzeichen.",
  keywords: [
    "pdf in excel",
    "pdf in excel umwandeln",
    "pdf in xlsx",
    "pdf tabelle in excel",
    "tabelle aus pdf in excel",
  ],
  heading: "PDF in Excel umwandeln",
  subtitle:
    "Tabellen als Blätter, mit denen du rechnen kannst: mit Zahlen, Datumswerten und verbundenen Zellen",
  dropZone: {
    ...pdfDropZone,
    hint: "Ein PDF, bis 100 MB und 500 Seiten. Scans gehen auch, bis 50 Seiten.",
  },
  action: "In Excel umwandeln",
  messages: pdfMessages,
  instead: pdfToWord.name,
  howTo: [
    { name: "PDF auswählen", text: "Zieh es hierher oder nimm den Button." },
    {
      name: "Tabellen finden",
      text: "Klicke auf den Button. Die Seiten und ihre Tabellen erscheinen nebeneinander.",
    },
    {
      name: "Prüfen und herunterladen",
      text: "Lass weg, was du nicht brauchst, verbinde zusammengehörige Tabellen und speichere die Excel-Datei.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Was in der Excel-Datei landet",
        blocks: [
          "Ein PDF hat keine Zellen. Es hat Buchstaben und manchmal Linien. Der Konverter erschließt Zeilen und Spalten aus den Linien um die Zellen, aus den Farben dahinter und daraus, wie Wörter und Zahlen untereinander stehen.",
          {
            caption: "Was aus einer Tabelle wird",
            head: ["Im PDF", "In Excel"],
            rows: [
              ["Jede Tabelle", "Ein Blatt, benannt nach ihrer Überschrift"],
              ["1.234,56 oder 1,234.56", "Eine Zahl, die du addieren kannst"],
              ["12,5 % und 1.200 €", "Ein Prozentwert und ein Betrag, dargestellt wie im PDF"],
              ["31.12.2025 oder Dec 31, 2025", "Ein Datum"],
              ["Zellen über mehrere Spalten oder Zeilen", "Verbundene Zellen"],
              ["Kopfzeilen", "Fett und beim Scrollen immer im Blick"],
              ["Eine Tabelle über mehrere Seiten", "Eine Tabelle, mit ihrer Kopfzeile einmal"],
            ],
          },
          "Text um die Tabellen herum fällt weg. Brauchst du auch den, wähle vor dem Umwandeln „Alles auf der Seite“.",
        ],
      },
      {
        heading: "Zahlen, auf die du dich verlassen kannst",
        blocks: [
          "Ist 1.234 etwas mehr als eins oder über tausend? Das hängt davon ab, wer es geschrieben hat. Der Konverter sieht sich die anderen Zahlen der Spalte, der Tabelle und des Dokuments an und entscheidet nur, wenn sie keinen Zweifel lassen. Sonst bleibt die Zelle Text, genau wie sie im PDF steht.",
          "Zahlen in Klammern wie (12) werden negativ, ebenso solche mit einem Minus dahinter. Telefonnummern, lange Kennungen und Zahlen mit führenden Nullen bleiben Text, damit keine Ziffer verloren geht.",
        ],
      },
      {
        heading: "Prüfe die Tabellen vor dem Speichern",
        blocks: [
          "Die Seite steht neben ihren Tabellen, jede in einem Rahmen. Vergleiche ein paar Zellen, vor allem Summen. Du kannst Tabellen weglassen, festlegen, welche Zeilen der Kopf sind, und Tabellen verbinden, die der Konverter für zwei gehalten hat. Fehlt eine oder ist sie abgeschnitten, zeichne einen Rahmen um sie, dann wird sie neu gelesen.",
          "Das alles geschieht in deinem Browser, für eine Änderung musst du also nichts noch einmal hochladen.",
        ],
      },
      {
        heading: "Gescannte Tabellen",
        blocks: [
          "Ist eine Seite ein Scan, wird ihr Text zuerst aus dem Bild gelesen. Das dauert ein paar Sekunden pro Seite, bei bis zu 50 Seiten. Zellen, die schwer zu lesen waren, sind markiert. Vergleiche sie mit der Seite, bevor du dich auf sie verlässt: Eine blasse 3 und eine 8 sind leicht verwechselt.",
        ],
      },
    ],
    questions: [
      {
        question: "Der Konverter sagt, es gebe keine Tabelle. Was kann ich tun?",
        answer:
          "Wähle „Alles auf der Seite“ und wandle noch einmal um: Der Text kommt dann nach seiner Lage in Zellen. Für Dokumente, die vor allem aus Text bestehen, ist [PDF in Word](/pdf-to-word) die bessere Wahl.",
      },
      {
        question: "Kann ich alle Tabellen auf ein Blatt bekommen?",
        answer:
          "Ja. Schalte „Alle Tabellen auf ein Blatt“ ein. Sie folgen dann aufeinander, mit einer leeren Zeile dazwischen.",
      },
      {
        question: "Kann ich stattdessen eine CSV-Datei bekommen?",
        answer: "Ja. Wähle CSV als Dateiformat, oder nimm [PDF in CSV](/pdf-to-csv).",
      },
      {
        question: "Welche Programme öffnen die Datei?",
        answer:
          "Excel, LibreOffice, Google Tabellen und Numbers. Das ältere Format .xls bieten wir nicht an.",
      },
      {
        question: "Werden auch Formeln umgewandelt?",
        answer:
          "Ein PDF zeigt nur Ergebnisse, Formeln gibt es darin also nicht. Text, der wie eine Formel aussieht, bleibt Text und wird nie ausgeführt.",
      },
      {
        question: "Kann ich einen Kontoauszug mit Passwort umwandeln?",
        answer:
          "Ja, wenn du es kennst. Nach dem Klick auf den Button wirst du nach dem Passwort gefragt, und niemand behält es.",
      },
      {
        question: "Bleibt mein Dokument privat?",
        answer: "Ja. Gleich nach der Umwandlung wird dein PDF gelöscht, das Ergebnis {retention} später.",
      },
    ],
  },
} satisfies ToolWords<"tables">;
