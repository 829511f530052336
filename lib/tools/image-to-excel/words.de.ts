import { words as imageToText } from "../image-to-text/words.de";
import { languages, pictures } from "../shared.de";
import type { ToolWords } from "../words";

export const words = {
  name: "Bild in Excel",
  title: "Bild in Excel umwandeln | Foto einer Tabelle als XLSX",
  description:
    "Aus dem Foto, Scan oder Screenshot einer Tabelle eine Excel-Datei machen. Der Text wird für dich gelesen. Kostenlos, ohne Konto, Dateien werden gelöscht.",
  keywords: [
    "bild in excel umwandeln",
    "foto in excel",
    "screenshot in excel",
    "tabelle aus bild in excel",
    "jpg in excel",
  ],
  heading: "Bild in Excel umwandeln",
  subtitle: "Fotos, Scans und Screenshots von Tabellen, als Blatt, mit dem du rechnen kannst",
  dropZone: {
    prompt: "Bild einer Tabelle hierher ziehen",
    dragging: "Bild hier ablegen",
    or: "oder",
    button: "Bild auswählen",
    hint: `${pictures.or}, bis 100 MB`,
  },
  action: "In Excel umwandeln",
  languages,
  steps: [
    "Dein Bild wird gelesen...",
    "Der Text wird gelesen...",
    "Die Tabellen werden gesucht...",
    "Gleich fertig...",
  ],
  messages: { wrong: "Hier lassen sich nur Bilder lesen.", none: "Bitte wähle ein Bild aus." },
  instead: imageToText.name,
  howToTitle: "So machst du aus einem Bild eine Excel-Datei",
  howTo: [
    {
      name: "Bild auswählen",
      text: "Ein Foto, ein Scan oder ein Screenshot. Einen Screenshot kannst du auch einfügen.",
    },
    { name: "Umwandeln", text: "Klicke auf den Button. Das Lesen des Textes dauert ein paar Sekunden." },
    {
      name: "Prüfen und herunterladen",
      text: "Vergleiche die Zellen mit dem Bild und speichere dann die Excel-Datei.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Von Pixeln zu Zellen",
        blocks: [
          "Zuerst wird das Bild gedreht und gerade gerichtet, und sein Text wird gelesen. Dann werden Zeilen und Spalten gesucht, an den Linien der Tabelle oder daran, wie Wörter und Zahlen untereinander stehen. Zuletzt wird für jede Zelle geprüft, was sie ist: eine Zahl, ein Prozentwert, ein Betrag, ein Datum oder Text.",
          {
            caption: "Was du erwarten kannst",
            head: ["Bild", "Ergebnis"],
            rows: [
              ["Screenshots", "Fast jede Zelle stimmt"],
              ["Glatte Scans ab 200 dpi", "Gut, auch ohne Linien zwischen den Zellen"],
              ["Fotos senkrecht von oben", "Gut, wenn der Druck scharf ist"],
              ["Schräge Fotos oder Fotos einer gewölbten Seite", "Spalten können durcheinandergeraten"],
              ["Handschrift", "Geht nicht"],
            ],
          },
        ],
      },
      {
        heading: "Prüfe, was gelesen wurde",
        blocks: [
          "Text aus einem Bild zu lesen, klappt nie perfekt. Das Bild steht neben seiner Tabelle, damit du vergleichen kannst. Zellen, die schwer zu lesen waren, sind markiert, auch in der Excel-Datei, und bleiben Text, bis du sie geprüft hast.",
          "Wurde die Tabelle nicht gefunden oder zu viel dafür gehalten, zeichne einen Rahmen um sie. Dann wird nur gelesen, was im Rahmen ist.",
        ],
      },
      {
        heading: "So klappt das Foto",
        blocks: [
          {
            list: [
              "Leg die Seite flach hin und halte die Kamera senkrecht darüber.",
              "Füll das Bild mit der Tabelle und lass einen schmalen Rand darum.",
              "Nimm Tageslicht von der Seite. Ein Blitz hinterlässt einen weißen Fleck.",
              "Nimm das Originalfoto. Messenger verkleinern Bilder, bis kleine Ziffern verloren sind.",
            ],
          },
        ],
      },
    ],
    questions: [
      {
        question: "Kann ich mehrere Bilder auf einmal umwandeln?",
        answer:
          "Nur eins nach dem anderen. Sind es Seiten eines Dokuments, mach mit [Bild in PDF](/image-to-pdf) ein PDF daraus und nimm dann [PDF in Excel](/pdf-to-excel).",
      },
      {
        question: "Welche Sprachen werden gelesen?",
        answer: "20 Sprachen, automatisch erkannt. Bei [Bild in Text](/image-to-text) steht, welche.",
      },
      {
        question: "Warum erscheint eine Zahl als Text?",
        answer:
          "Weil sie sich auf zwei Arten lesen ließ oder ein Zeichen enthält, das keine Zahl hat. Eine falsche Zahl wäre schlimmer als Text.",
      },
      {
        question: "Kann ich eine CSV-Datei bekommen?",
        answer: "Ja. Wähle CSV als Dateiformat. Das Bild musst du dafür nicht noch einmal hochladen.",
      },
      {
        question: "Ich brauche nur den Text. Geht das einfacher?",
        answer: "Ja. [Bild in Text](/image-to-text) gibt dir den Text zum Kopieren.",
      },
      {
        question: "Behaltet ihr mein Bild?",
        answer: "Nein. Dein Bild wird gleich nach der Umwandlung gelöscht, das Ergebnis {retention} später.",
      },
    ],
  },
} satisfies ToolWords<"tables">;
