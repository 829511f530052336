import { languages, pictures } from "../shared.de";
import type { ToolWords } from "../words";

export const words = {
  name: "Bild in Text",
  title: "Bild in Text umwandeln | Text aus Bildern kopieren",
  description:
    "Hol den Text aus einem Foto, Scan oder Screenshot. Kopiere ihn oder speichere ihn als TXT oder Word. 20 Sprachen, kostenlos, ohne Konto.",
  keywords: [
    "bild in text umwandeln",
    "text aus bild kopieren",
    "texterkennung online",
    "foto in text umwandeln",
    "ocr online kostenlos",
    "text aus screenshot",
  ],
  heading: "Bild in Text umwandeln",
  subtitle: "Kopiere den Text von Fotos, Scans und Screenshots, oder speichere ihn als TXT oder Word",
  messages: {
    wrong: "Hier lassen sich nur Bilder lesen.",
    none: "Wähle mindestens ein Bild aus.",
  },
  dropZone: {
    prompt: "Bilder mit Text hierher ziehen",
    dragging: "Bilder hier ablegen",
    or: "oder",
    button: "Bilder auswählen",
    hint: `${pictures.or}, je bis 100 MB`,
  },
  action: "Text lesen",
  languages,
  howToTitle: "So holst du Text aus einem Bild",
  howTo: [
    {
      name: "Bilder auswählen",
      text: "Fotos, Scans oder Screenshots. Einen Screenshot kannst du auch einfügen.",
    },
    { name: "Text lesen", text: "Klicke auf den Button. Jedes Bild braucht ein paar Sekunden." },
    {
      name: "Kopieren oder speichern",
      text: "Korrigiere den Text, wo nötig, und kopiere ihn dann oder speichere ihn als TXT oder Word.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Was du damit lesen kannst",
        blocks: [
          "Ein Rezept in einem Buch, ein Whiteboard nach der Besprechung, die Seriennummer auf einem Typenschild, eine Fehlermeldung in einem Screenshot: Was gedruckt ist und du lesen kannst, kann dieses Tool meist auch lesen. Es markiert jedes gefundene Wort, du siehst also auf einen Blick, was es übersehen hat.",
          {
            caption: "Was gut klappt und was nicht",
            head: ["Bild", "Ergebnis"],
            rows: [
              ["Scans und Screenshots", "Fast jeder Buchstabe stimmt"],
              ["Scharfe Fotos einer Seite", "Gut, auch mit Schatten oder etwas schief"],
              ["Unscharfer oder sehr kleiner Druck", "Viele Fehler"],
              ["Handschrift und Zierschrift", "Geht nicht"],
              ["Schilder und Verpackungen im Hintergrund", "Einzelne Wörter"],
            ],
          },
        ],
      },
      {
        heading: "So wird das Foto gut lesbar",
        blocks: [
          {
            list: [
              "Halte die Kamera senkrecht über die Seite und füll das Bild mit dem Text.",
              "Nimm Tageslicht oder eine Lampe von der Seite. Ein Blitz hinterlässt einen weißen Fleck.",
              "Behalte das Original. Messenger verkleinern Fotos, bis kleine Buchstaben verloren sind.",
            ],
          },
          "Wie herum du die Kamera hältst, ist egal, denn vor dem Lesen wird das Bild gedreht und gerade gerichtet.",
        ],
      },
      {
        heading: "Text, Word oder durchsuchbares PDF",
        blocks: [
          "Kopiere den Text, um ihn woanders einzufügen. Speichere ihn als TXT, wenn er reiner Text sein soll, oder als Word, wenn du ihn gestalten willst. Beides enthält deine Korrekturen.",
          "Für ein Dokument mit vielen Seiten sind andere Tools schneller: [OCR für PDF](/ocr-pdf) macht ein gescanntes PDF durchsuchbar, und [PDF in Word](/pdf-to-word) macht daraus ein Dokument mit Absätzen und Überschriften.",
        ],
      },
    ],
    questions: [
      {
        question: "Welche Sprachen werden gelesen?",
        answer:
          "Es sind 20: Arabisch, Chinesisch (traditionell und vereinfacht), Deutsch, Englisch, Französisch, Griechisch, Hebräisch, Hindi, Italienisch, Japanisch, Koreanisch, Niederländisch, Polnisch, Portugiesisch, Spanisch, Thai, Türkisch, Ukrainisch und Vietnamesisch. Welche es ist, wird erkannt, wenn du nicht selbst wählst.",
      },
      {
        question: "Warum sind manche Wörter falsch?",
        answer:
          "Meist sind die Buchstaben zu klein, unscharf oder auf unruhigem Hintergrund. Versuche es mit einem schärferen Bild, schneide weg, was kein Text ist, und wähle die Sprache.",
      },
      {
        question: "Bleibt das Layout erhalten?",
        answer:
          "Zeilen und Absätze bleiben, Spalten werden nacheinander gelesen. Aus Tabellen werden Zeilen mit Wörtern.",
      },
      {
        question: "Gehen mehrere Bilder auf einmal?",
        answer: "Ja. Jedes Bild bekommt seinen eigenen Text, in der Reihenfolge deiner Auswahl.",
      },
      {
        question: "Wird mein Bild gespeichert?",
        answer:
          "Nein. Es wird gelöscht, sobald es gelesen ist, und den Text gibt es nur in deinem Browser. Schließt du die Seite, ist er weg.",
      },
    ],
  },
} satisfies ToolWords<"image-text">;
