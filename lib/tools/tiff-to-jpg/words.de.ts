import { batch } from "../shared.de";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "TIFF", to: "JPG" }),
  name: "TIFF in JPG",
  title: "TIFF in JPG umwandeln | TIF zum Verschicken, kostenlos",
  description:
    "TIFF- und TIF-Dateien in JPGs umwandeln, die sich überall öffnen lassen, auch aus 16 Bit, CMYK und Scans. Kostenlos, ohne Anmeldung, ohne Wasserzeichen.",
  keywords: ["tiff in jpg", "tif in jpg umwandeln", "tiff zu jpeg", "tif datei öffnen", "tiff konverter"],
  heading: "TIFF in JPG umwandeln",
  subtitle: "Scans und Druckdateien als JPGs, die sich überall öffnen lassen",
  howTo: [
    { name: "TIFFs auswählen", text: "Dateien mit den Endungen .tif und .tiff sind dasselbe Format." },
    { name: "Umwandeln", text: "Klicke auf „In JPG umwandeln“. Aus Druckfarben werden Bildschirmfarben." },
    { name: "JPGs herunterladen", text: "Speichere einzelne Dateien oder alles als ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "Warum sich TIFFs schlecht verschicken lassen",
        blocks: [
          "Scanner, Kameras und Druckprogramme benutzen TIFF, weil dabei nichts verloren geht. Dafür sind die Dateien riesig, und außer Safari zeigt sie kein Browser an. In unserem Test brauchte ein Foto mit 12 Megapixeln als TIFF 10,1 MB und als JPG 1,1 MB.",
          "TIFF ist außerdem ein Name für vieles: Schwarz-Weiß-Faxe, Messdaten aus der Wissenschaft, Druckdateien mit Ebenen. Diese Seite liest fast alles davon.",
        ],
      },
      {
        heading: "Diese Arten von TIFF werden gelesen",
        blocks: [
          {
            caption: "Was aus welcher Art wird",
            head: ["Dein TIFF", "Im JPG"],
            rows: [
              ["RGB oder Graustufen, 8 Bit", "Gleiche Farben, in sRGB"],
              ["16 oder 32 Bit pro Farbkanal, auch Gleitkomma", "Auf 8 Bit reduziert"],
              ["CMYK aus der Druckerei", "In sRGB umgerechnet, mit dem Farbprofil der Datei"],
              ["Fax oder Scan in Schwarz-Weiß (CCITT)", "JPG in Graustufen"],
              ["Mit Transparenz", "Weiß dahinter"],
              ["Mit mehreren Seiten", "Die erste Seite und ein Hinweis"],
            ],
          },
          "Wie es komprimiert ist, spielt keine Rolle: LZW, ZIP, PackBits, CCITT und JPEG werden alle gelesen. Das JPG hat Qualität 85, behält Breite und Höhe und steht aufrecht, auch wenn der Scanner die Drehung nur vermerkt hat.",
        ],
      },
      {
        heading: "TIFFs mit mehreren Seiten",
        blocks: [
          "Ein JPG kann keine Seiten haben, deshalb bekommst du hier die erste und erfährst, wie viele es sind. Für alle Seiten brauchst du zwei Schritte: [TIFF in PDF](/tiff-to-pdf) legt sie alle in ein PDF, und [PDF in Bild](/pdf-to-image) macht aus jeder ein JPG, oder aus denen, die du wählst.",
          "Oft ist das PDF schon alles, was du brauchst: Es hält die Seiten zusammen, lässt sich in einem Rutsch drucken und auf jedem Handy öffnen.",
        ],
      },
    ],
    questions: [
      {
        question: "Was ist der Unterschied zwischen TIF und TIFF?",
        answer: "Nur die Endung. Alte Windows-Versionen erlaubten drei Buchstaben, und .tif ist geblieben.",
      },
      {
        question: "Warum gibt es vor dem Umwandeln keine Vorschau?",
        answer:
          "Die meisten Browser können kein TIFF lesen. Sobald das JPG fertig ist, zeigt seine Zeile das Bild.",
      },
      {
        question: "Bleiben Ebenen und Kanäle erhalten?",
        answer: "Nein. Du bekommst das fertige Bild, das das Programm neben den Ebenen gespeichert hat.",
      },
      {
        question: "Mein TIFF enthält Messwerte statt eines Bildes. Geht das?",
        answer:
          "Liegen die Werte zwischen 0 und 1 oder nutzen sie den ganzen Bereich ganzer Zahlen, ja. Für Höhen, Temperaturen und Ähnliches gibt es keine vereinbarte Helligkeit, deshalb lehnen wir sie ab, statt zu raten.",
      },
      {
        question: "Wäre PNG besser als JPG?",
        answer:
          "Bei Scans in Schwarz-Weiß und Strichzeichnungen ja: Buchstaben behalten scharfe Kanten. Wähle im [Bildkonverter](/image-compressor) das Format png.",
      },
      {
        question: "Wie lange behaltet ihr meine Scans?",
        answer:
          "TIFFs sind weg, sobald sie umgewandelt sind. JPGs kannst du {retention} lang herunterladen, oder bis du sie selbst löschst.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
