import { specifiedBatch } from "../shared.de";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "JPG in PNG",
  title: "JPG in PNG umwandeln | Kostenlos, ohne Wasserzeichen",
  description:
    "JPG in PNG umwandeln, ohne weiteren Qualitätsverlust. Fotos kommen richtig herum zurück. Kostenlos, ohne Anmeldung, Dateien werden automatisch gelöscht.",
  keywords: ["jpg in png", "jpg in png umwandeln", "jpeg zu png", "jpg png konverter", "foto in png"],
  heading: "JPG in PNG umwandeln",
  subtitle: "Aus JPG-Fotos werden PNGs, die du ohne weiteren Verlust bearbeiten und speichern kannst",
  ...fillAll(specifiedBatch, { from: "JPG", to: "PNG" }),
  howTo: [
    { name: "JPG-Dateien auswählen", text: "Zieh sie hierher oder nimm den Button." },
    { name: "Umwandeln", text: "Ändere die Reihenfolge, wenn du magst, und klicke auf „In PNG umwandeln“." },
    { name: "PNGs herunterladen", text: "Speichere sie einzeln oder alle zusammen als ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "Was dir PNG bringt",
        blocks: [
          "Ein JPG verliert jedes Mal etwas Qualität, wenn ein Programm es speichert. Ein PNG nie. Ist dein Foto erst einmal ein PNG, kannst du es zuschneiden, retuschieren und speichern, so oft du willst.",
          "Reparieren kann die Umwandlung ein JPG allerdings nicht. Blöcke im Himmel und Säume um Buchstaben gehören inzwischen zum Bild, und kein Konverter holt verlorene Details zurück.",
        ],
      },
      {
        heading: "Was mit deinem Foto passiert",
        blocks: [
          "Unser Server dreht das Foto richtig herum und rechnet seine Farben in sRGB um, auch aus Adobe RGB, Display P3 oder CMYK. Graue Bilder bleiben grau. Breite und Höhe ändern sich nicht.",
          "Kameradaten, Beschreibungen und der Standort werden entfernt.",
        ],
      },
      {
        heading: "PNGs von Fotos sind groß",
        blocks: [
          "In unseren Tests wurde aus einem JPG mit 12 Megapixeln und 1,7 MB ein PNG von 9,9 MB. Das ist normal: Ein PNG speichert jedes Körnchen Bildrauschen exakt.",
          {
            caption: "JPG oder PNG?",
            head: ["Was du vorhast", "Besseres Format"],
            rows: [
              ["Ein Foto mehrmals bearbeiten", "PNG"],
              ["Ein Formular ausfüllen, das PNG verlangt", "PNG"],
              ["Ein Motiv freistellen", "PNG"],
              ["Fotos verschicken oder aufheben", "JPG"],
              ["Fotos auf eine Website stellen", "[WEBP](/jpg-to-webp)"],
            ],
          },
          "Du kannst bis zu 100 Dateien mit zusammen 100 MB umwandeln, jedes Bild mit höchstens 100 Megapixeln. Deine Ergebnisse bleiben {retention} auf unserem Server, wenn du sie nicht vorher löschst.",
        ],
      },
    ],
    questions: [
      {
        question: "Wird ein weißer Hintergrund durchsichtig?",
        answer:
          "Nein. In einem JPG ist Weiß eine Farbe wie jede andere. Ein PNG kann einen durchsichtigen Hintergrund haben, aber dafür musst du das Motiv erst in einem Bildprogramm freistellen.",
      },
      {
        question: "Wird das Bild schärfer?",
        answer: "Nein, es sieht genauso aus wie vorher.",
      },
      {
        question: "Wie mache ich das PNG kleiner?",
        answer:
          "Probiere [Bild komprimieren](/compress-image). Bei Zeichnungen und Screenshots bringt das viel, bei Fotos wenig. Muss ein Foto klein sein, behalte es als JPG.",
      },
      {
        question: "Kann ich auch .jpeg-Dateien umwandeln?",
        answer: "Ja. JPG und JPEG sind dasselbe Format.",
      },
      {
        question: "Wie wandle ich JPG am Mac oder auf dem iPhone in PNG um?",
        answer:
          "Genauso wie unter Windows oder Android: Öffne diese Seite im Browser und wähle deine Fotos aus. Installieren musst du nichts.",
      },
      {
        question: "Was, wenn eines meiner Fotos beschädigt ist?",
        answer:
          "Du bekommst eine Meldung mit seinem Namen, und die anderen Fotos werden umgewandelt. Halbe Bilder geben wir nicht zurück.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
