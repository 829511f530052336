import { batch } from "../shared.de";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "WEBP", to: "AVIF" }),
  name: "WEBP in AVIF",
  title: "WEBP in AVIF umwandeln | Noch kleinere Webbilder",
  description:
    "WEBP-Bilder mit AVIF noch kleiner machen, die Transparenz bleibt. Bei jeder Datei siehst du die Ersparnis. Kostenlos und ohne Anmeldung.",
  keywords: ["webp in avif", "webp in avif umwandeln", "kleiner als webp", "avif konverter"],
  heading: "WEBP in AVIF umwandeln",
  subtitle: "Der nächste Schritt zu kleineren Bildern im Web",
  howTo: [
    {
      name: "WEBPs auswählen",
      text: "Du kannst einen Ordner mit bis zu 100 auf einmal hierher ziehen.",
    },
    {
      name: "Umwandeln",
      text: "Klicke auf „In AVIF umwandeln“. Das dauert länger als bei anderen Formaten.",
    },
    {
      name: "AVIFs herunterladen",
      text: "Vergleiche erst die Größen: Nicht jedes Bild wird kleiner.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Was du sparst",
        blocks: [
          "AVIF ist das sparsamste Format, das Browser anzeigen. Unser Beispielfoto kam von 109 KB als WEBP auf 63 KB. Am meisten gewinnen Bilder mit glattem Himmel, Porträts und dunkle Szenen.",
          "Dateien, die schon stark komprimiert oder sehr körnig sind, werden manchmal nicht kleiner. Bleib dann beim WEBP: Eine kleinere Zahl ist keine zweite Runde Verlust wert.",
        ],
      },
      {
        heading: "Wie die Qualität gewählt wird",
        blocks: [
          "Auf dieser Seite gibt es nichts einzustellen. Fotos werden so gespeichert, dass man nebeneinander keinen Unterschied sieht, und Zeichnungen behalten ihre harten Kanten und glatten Farben. Brauchst du stattdessen eine bestimmte Zahl von Kilobyte, für ein Formular mit Obergrenze, findet [Bild komprimieren](/compress-image) die Qualität, die gerade noch passt, in dem Format, das das Bild schon hat.",
        ],
      },
      {
        heading: "Biete beide an",
        blocks: [
          "Alte Handys können kein AVIF anzeigen. Biete es auf deinen eigenen Seiten zuerst an und WEBP als Ersatz: Das picture-Element von HTML nimmt die erste Quelle, die der Browser kennt. So bleibt niemand außen vor, und die meisten laden weniger.",
        ],
      },
      {
        heading: "Was erhalten bleibt",
        blocks: [
          {
            caption: "Von WEBP zu AVIF",
            head: ["Im WEBP", "Im AVIF"],
            rows: [
              ["Transparenz", "Bleibt"],
              ["Verlustfreie Grafiken", "Mit Verlust gespeichert, aber scharf"],
              ["Eine Animation", "Das erste Einzelbild und ein Hinweis"],
              ["Ein Farbprofil", "In sRGB umgerechnet"],
              ["Standort und Kameradaten", "Entfernt"],
            ],
          },
        ],
      },
    ],
    questions: [
      {
        question: "Wie lange dauert es?",
        answer:
          "Ein bis zwei Sekunden für ein Bild mit ein paar Megapixeln. AVIF probiert viele Arten aus, jeden Block zu beschreiben, und das kostet Zeit.",
      },
      {
        question: "Welche Browser zeigen AVIF an?",
        answer: "Chrome seit 2020, Firefox seit 2021, Safari seit 2022 und Edge seit 2024.",
      },
      {
        question: "Kann ich meine Animation behalten?",
        answer: "In AVIF nicht. [WEBP in GIF](/webp-to-gif) behält sie, in einer größeren Datei.",
      },
      {
        question: "Gibt es eine bessere Quelle als mein WEBP?",
        answer:
          "Das ursprüngliche PNG oder JPG, wenn du es hast. [PNG in AVIF](/png-to-avif) und [JPG in AVIF](/jpg-to-avif) ersparen dir den doppelten Verlust.",
      },
      {
        question: "Wie groß darf ein Bild sein?",
        answer:
          "Bis zu 100 Megapixel, und in Breite und Höhe jeweils höchstens 16.384 Pixel. Mehr kann unser AVIF-Encoder nicht schreiben.",
      },
      {
        question: "Löscht ihr meine Dateien?",
        answer: "Ja, die WEBPs sofort und die AVIFs {retention} später.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
