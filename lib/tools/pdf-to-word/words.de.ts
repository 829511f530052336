import { words as pdfToImage } from "../pdf-to-image/words.de";
import { pdfDropZone, pdfMessages } from "../shared.de";
import type { ToolWords } from "../words";

export const words = {
  name: "PDF in Word",
  title: "PDF in Word umwandeln | Bearbeitbares DOCX, kostenlos",
  description:
    "Ein PDF in ein Word-Dokument umwandeln, das du bearbeiten kannst, mit Überschriften, Listen, Tabellen und Bildern. Kostenlos, ohne Konto.",
  keywords: [
    "pdf in word",
    "pdf in word umwandeln",
    "pdf in docx",
    "pdf in word bearbeiten",
    "pdf word konverter",
  ],
  heading: "PDF in Word umwandeln",
  subtitle: "Absätze, Überschriften, Listen, Tabellen und Bilder, bereit zum Bearbeiten in Word",
  dropZone: {
    ...pdfDropZone,
    hint: "Ein PDF, bis 100 MB und 500 Seiten. Scans gehen auch, bis 50 Seiten.",
  },
  action: "In Word umwandeln",
  steps: [
    "Dein PDF wird gelesen...",
    "Absätze und Tabellen werden gesucht...",
    "Das Dokument wird geschrieben...",
    "Gleich fertig...",
  ],
  layouts: {
    flow: {
      text: "Fließender Text",
      help: "Zum Bearbeiten: Absätze, Listen und Tabellen machen Platz für das, was du schreibst.",
    },
    exact: {
      text: "Genaues Layout",
      help: "Damit das Aussehen bleibt: Jede Seite sieht aus wie im PDF.",
    },
  },
  scanned: pdfToImage.name,
  howTo: [
    { name: "PDF auswählen", text: "Zieh es hierher oder nimm den Button." },
    {
      name: "In Word umwandeln",
      text: "Wähle zwischen fließendem Text und genauem Layout und klicke auf den Button. Die meisten Dokumente brauchen ein paar Sekunden.",
    },
    { name: "Dokument herunterladen", text: "Speichere die .docx-Datei und öffne sie in Word." },
  ],
  messages: pdfMessages,
  article: {
    sections: [
      {
        heading: "Wie dein Dokument neu aufgebaut wird",
        blocks: [
          "Ein PDF weiß, wo jeder Buchstabe auf der Seite steht. Meist weiß es nicht, welche Buchstaben ein Wort bilden, wo ein Absatz aufhört oder was eine Tabelle ist. Das erschließt der Konverter aus Lage, Größe und Stil der Buchstaben.",
          {
            caption: "Was ins Word-Dokument kommt",
            head: ["In Word", "Entsteht aus"],
            rows: [
              ["Absätze", "Zeilen, die in Leserichtung aufeinander folgen"],
              ["Überschriften", "Text, der größer ist als der übrige, oder kurz und fett"],
              ["Fett und kursiv", "Der Schrift im PDF"],
              ["Listen", "Aufzählungszeichen und Nummern"],
              ["Tabellen", "Gezogenen Linien oder Spalten, die klar untereinander stehen"],
              ["Links", "Links zu Websites im PDF"],
              ["Bilder", "Bildern, an derselben Stelle"],
              ["Seitengröße und Umbrüche", "Den Seiten des PDFs"],
            ],
          },
          "Auch Arabisch und Hebräisch, die von rechts nach links laufen, werden gelesen, ebenso Chinesisch, Japanisch und Koreanisch.",
        ],
      },
      {
        heading: "Fließender Text oder genaues Layout",
        blocks: [
          "Fließender Text ist die bessere Wahl, wenn du mehr als ein paar Wörter ändern willst. Absätze, Listen und Tabellen sind so, wie Word sie erwartet, beim Schreiben rückt also alles darunter mit.",
          "Beim genauen Layout sieht jede Seite aus wie im PDF. Jeder Zeilenblock steht in einem Rahmen an seinem Platz, dahinter liegen Linien, Kästen und Bilder. Wörter und Zahlen kannst du korrigieren, aber ein längerer Text schiebt den nächsten nicht nach unten.",
        ],
      },
      {
        heading: "Was du danach prüfen solltest",
        blocks: [
          "Fließender Text sieht nicht genau aus wie das PDF. Zeilen können an anderen Stellen umbrechen, vor allem wenn dein Computer nicht dieselben Schriften hat. Sieh dir Tabellen ohne Linien, Formeln und Text in Kästen nebeneinander genau an.",
          "Schaubilder und Diagramme werden Bilder, mit den Wörtern darauf. Beim genauen Layout bleiben diese Wörter Text.",
        ],
      },
      {
        heading: "Und Scans?",
        blocks: [
          "Eine gescannte Seite ist ein Foto. Hat dein PDF solche Seiten, liest der Konverter den Text aus ihren Bildern und sagt dir das beim Ergebnis. Er erkennt die Sprache, dreht Seiten, die quer liegen, und richtet schiefe gerade.",
          "Das dauert ein paar Sekunden pro Seite, für bis zu 50 Seiten. Lies das Dokument einmal durch, bevor du es benutzt: Fehler passieren bei Namen, Zahlen und blassem Druck. Fett und kursiv gehen verloren, ebenso Bilder innerhalb einer gescannten Seite.",
        ],
      },
    ],
    questions: [
      {
        question: "Kann ein Scan ein PDF bleiben und durchsuchbar werden?",
        answer:
          "Ja. [OCR für PDF](/ocr-pdf) fügt den Text unsichtbar hinzu, und die Seiten sehen aus wie vorher.",
      },
      {
        question: "Kann das Word-Dokument genau wie das PDF aussehen?",
        answer:
          "Wähle vor dem Umwandeln „Genaues Layout“. Die Seiten sehen dann aus wie im PDF, solange dein Computer die Schriften hat. Bearbeiten lässt sich das schwerer als fließender Text.",
      },
      {
        question: "Welche Programme öffnen das Ergebnis?",
        answer:
          "Die .docx-Datei lässt sich in Word, LibreOffice und Google Docs öffnen. Das ältere Format .doc bieten wir nicht an.",
      },
      {
        question: "Wie mache ich aus dem Dokument wieder ein PDF?",
        answer: "Speichere es nach dem Bearbeiten in Word oder LibreOffice als PDF.",
      },
      {
        question: "Kann ich nur eine Seite umwandeln?",
        answer:
          "In Word nicht. Reicht dir ein Bild der Seite, wandelt [PDF in Bild](/pdf-to-image) einzelne Seiten um.",
      },
      {
        question: "Kann ich ein PDF umwandeln, das nach einem Passwort fragt?",
        answer:
          "Ja, gib das Passwort ein, sobald die Seite es verlangt. Es dient nur dieser Umwandlung und wird nicht gespeichert.",
      },
      {
        question: "Bleibt mein Dokument privat?",
        answer:
          "Ja. Dein PDF wird gleich nach der Umwandlung gelöscht, das Word-Dokument {retention} später.",
      },
    ],
  },
} satisfies ToolWords<"word">;
