import { specifiedBatch } from "../shared.de";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "HEIC in PNG",
  title: "HEIC in PNG umwandeln | iPhone-Fotos verlustfrei",
  description:
    "HEIC-Fotos vom iPhone verlustfrei in PNG umwandeln, zum Bearbeiten, Drucken und Gestalten. Kostenlos, ohne Anmeldung, Dateien werden automatisch gelöscht.",
  keywords: [
    "heic in png",
    "heic in png umwandeln",
    "iphone foto in png",
    "heic zu png verlustfrei",
    "heic png konverter",
  ],
  heading: "HEIC in PNG umwandeln",
  subtitle: "Aus iPhone-Fotos werden PNGs, die du ohne Verlust bearbeiten und wieder speichern kannst",
  ...fillAll(specifiedBatch, { from: "HEIC", to: "PNG" }),
  howTo: [
    { name: "HEIC-Fotos auswählen", text: "Zieh sie hierher oder nimm den Button." },
    {
      name: "Umwandeln",
      text: "Sortiere die Fotos, wenn du willst, und klicke dann auf „In PNG umwandeln“.",
    },
    { name: "PNGs herunterladen", text: "Speichere sie einzeln oder alle zusammen als ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "Wann PNG die richtige Wahl ist",
        blocks: [
          "Nimm PNG, wenn du ein iPhone-Foto bearbeiten, freistellen oder in ein Layout setzen willst. Ein PNG kannst du beliebig oft öffnen und speichern, ohne dass etwas verloren geht.",
          "Zum Verschicken oder Aufheben von Fotos ist PNG viel zu groß. Dafür gibt es [HEIC in JPG](/heic-to-jpg).",
        ],
      },
      {
        heading: "Was im PNG erhalten bleibt",
        blocks: [
          {
            caption: "Von HEIC zu PNG",
            head: ["Teil des Fotos", "Im PNG"],
            rows: [
              ["Breite und Höhe", "Unverändert, richtig herum"],
              ["Details", "Kein weiterer Verlust"],
              ["Farbe", "sRGB, 8 Bit pro Farbkanal"],
              ["Transparenz", "Bleibt, falls vorhanden"],
              ["Standort, Datum, Kamera", "Entfernt"],
              ["Tiefenkarte, HDR-Ebene, Live-Photo-Video", "Nicht dabei"],
            ],
          },
          "Apples Kameras nehmen Farben auf, die es in sRGB nicht gibt (Display P3). Jede davon wird zur ähnlichsten Farbe, die jeder Bildschirm zeigen kann. Fotos mit 10 Bit pro Farbkanal werden auf 8 reduziert, und HDR wird auf normale Helligkeit gebracht.",
        ],
      },
      {
        heading: "Rechne mit großen Dateien",
        blocks: [
          "Aus einem Foto mit 12 Megapixeln wird ein PNG von etwa 9 MB. Du kannst bis zu 100 MB auf einmal hochladen, und die PNGs werden zusammen mehrmals so groß. Nimm auf dem Handy lieber WLAN.",
          "Ist das Bild für eine Website gedacht, wandle das PNG mit [PNG in WEBP](/png-to-webp) um, wenn du mit dem Bearbeiten fertig bist.",
        ],
      },
    ],
    questions: [
      {
        question: "Ist das PNG schärfer als ein JPG vom selben Foto?",
        answer:
          "Zuerst siehst du keinen Unterschied. Er zeigt sich beim Bearbeiten: Starker Kontrast, Freisteller und Vergrößerungen bringen die Schwächen eines JPGs zum Vorschein.",
      },
      {
        question: "Muss ich unter Windows etwas installieren?",
        answer:
          "Nein. Unser Server liest das HEIC, die Erweiterungen, die Windows sonst verlangt, brauchst du nicht.",
      },
      {
        question: "Warum gibt es keine Vorschau von meinem HEIC?",
        answer:
          "Die meisten Browser können HEIC nicht anzeigen. Du siehst das Bild, sobald es umgewandelt ist.",
      },
      {
        question: "Warum heißt es, meine Datei sei beschädigt?",
        answer:
          "Wahrscheinlich ist deine Kopie unvollständig, zum Beispiel weil eine Übertragung abgebrochen wurde. Lässt sich das Foto auf deinem Handy öffnen, kopiere es noch einmal und vergleiche die Dateigrößen.",
      },
      {
        question: "Welches Bild bekomme ich, wenn die Datei mehrere enthält?",
        answer: "Das Hauptbild, also das, was auch die Galerie auf deinem Handy zeigt.",
      },
      {
        question: "Kann ich PNG in HEIC umwandeln?",
        answer:
          "Nein. Diese Website liest HEIC, schreibt es aber nicht. Das ähnlichste neue Format ist AVIF, und das macht der [Bildkonverter](/image-compressor).",
      },
    ],
  },
} satisfies ToolWords<"batch">;
