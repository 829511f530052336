import { batch } from "../shared.de";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "BMP", to: "JPG" }),
  name: "BMP in JPG",
  title: "BMP in JPG umwandeln | Ein Bruchteil der Größe",
  description:
    "Aus sperrigen BMP-Bitmaps werden JPGs, die in E-Mails und Formulare passen. Auch alte Windows- und OS/2-Dateien. Kostenlos und ohne Anmeldung.",
  keywords: ["bmp in jpg", "bmp in jpg umwandeln", "bitmap in jpg", "bmp zu jpeg", "dib in jpg"],
  heading: "BMP in JPG umwandeln",
  subtitle: "Sperrige Bitmaps als JPGs, die in eine E-Mail passen",
  howTo: [
    {
      name: "BMPs auswählen",
      text: "Bitmaps mit der Endung .dib gehen ebenso.",
    },
    {
      name: "Umwandeln",
      text: "Klicke auf „In JPG umwandeln“ und sieh zu, wie die Dateien schrumpfen.",
    },
    {
      name: "JPGs herunterladen",
      text: "Einzeln oder zusammen in einem ZIP.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Warum Bitmaps so groß sind",
        blocks: [
          "Ein BMP schreibt jedes Pixel auf, meist mit je drei Byte und ohne Komprimierung. Unser Beispielfoto mit 1600 mal 1200 Pixeln braucht so 5.625 KB, als JPG mit Qualität 85 sind es 177 KB: ein Dreißigstel.",
          "Windows-Programme, Scanner, Mikroskope und Messgeräte schreiben immer noch BMPs, weil es so einfach zu programmieren ist. Zum Verschicken und Veröffentlichen sind sie die falsche Wahl.",
        ],
      },
      {
        heading: "Diese Bitmaps werden gelesen",
        blocks: [
          {
            caption: "Von 1990 bis heute",
            head: ["Art von BMP", "Wird gelesen"],
            rows: [
              ["24 und 32 Bit", "Ja"],
              ["16 Bit (5-5-5, 5-6-5 und andere Masken)", "Ja"],
              ["1, 2, 4 und 8 Bit mit Palette", "Ja"],
              ["Mit Lauflängen komprimiert (RLE)", "Ja"],
              ["OS/2-Bitmaps", "Ja"],
              ["Von unten oder von oben gespeichert", "Ja, beide stehen aufrecht"],
            ],
          },
        ],
      },
      {
        heading: "Bitmaps mit seltsamen Kopfdaten",
        blocks: [
          "Ordentlich war das Format nie. Manche Programme schreiben eine falsche Dateigröße, andere lassen die Auflösung weg, speichern die Zeilen von oben oder hängen ein Farbprofil hinter die Pixel. Solche Dateien werden so gelesen, wie Browser und Windows sie lesen. Endet eine Bitmap zu früh, bekommst du einen Satz, der sagt, dass sie beschädigt ist, und kein halb graues Bild. Umbenennen musst du vorher nichts: Es zählt der Inhalt, nicht die Endung.",
        ],
      },
      {
        heading: "Screenshots und Zeichnungen",
        blocks: [
          "JPG ist für Fotos gemacht. Um Buchstaben und dünne Linien hinterlässt es schwache Schlieren, und ein Screenshot kann sogar größer werden als im Format PNG. Dafür macht der [Bildkonverter](/image-compressor) ganz ohne Verlust ein PNG.",
        ],
      },
    ],
    questions: [
      {
        question: "Wird es kleiner, ohne schlechter auszusehen?",
        answer:
          "Bei Fotos ja: Mit Qualität 85 sieht kaum jemand einen Unterschied, auch nicht direkt nebeneinander.",
      },
      {
        question: "Was passiert mit Transparenz?",
        answer: "Nur wenige BMPs haben welche. Wo sie wirklich gemeint ist, wird der Hintergrund weiß.",
      },
      {
        question: "Kann ich zurück in BMP umwandeln?",
        answer:
          "Hier nicht. Kaum ein Programm braucht es noch: Falls doch, kann Paint ein JPG als BMP speichern.",
      },
      {
        question: "Wie lange ist mein Bild auf eurem Server?",
        answer: "Die Bitmap nur, solange sie umgewandelt wird, das JPG höchstens {retention}.",
      },
      {
        question: "Gehen auch mehrere BMPs auf einmal?",
        answer:
          "Ja, bis zu 100 mit zusammen 100 MB. Weil Bitmaps so groß sind, ist die zweite Grenze meist zuerst erreicht.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
