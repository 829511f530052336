import { batch } from "../shared.de";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "JXL", to: "JPG" }),
  name: "JXL in JPG",
  title: "JXL in JPG umwandeln | JPEG XL öffnen, kostenlos",
  description:
    "JPEG-XL-Bilder (.jxl) in JPGs umwandeln, die jeder Browser, jedes Handy und jedes Programm öffnet. Kostenlos, ohne Anmeldung, ohne Wasserzeichen.",
  keywords: ["jxl in jpg", "jxl in jpg umwandeln", "jpeg xl in jpg", "jxl datei öffnen", "jxl konverter"],
  heading: "JXL in JPG umwandeln",
  subtitle: "JPEG-XL-Bilder als JPGs, die sich überall öffnen lassen",
  howTo: [
    {
      name: "JXLs auswählen",
      text: "Du kannst bis zu 100 auf einmal auf die Seite ziehen.",
    },
    {
      name: "Umwandeln",
      text: "Klicke auf „In JPG umwandeln“. Jede Zeile zeigt, wann ihr Bild fertig ist.",
    },
    {
      name: "JPGs herunterladen",
      text: "Hol sie einzeln oder als ZIP.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Warum sich ein JXL nicht öffnen lässt",
        blocks: [
          "JPEG XL ist der jüngste Nachfolger von JPG: kleinere Dateien, feinere Farben und Fotos mancher Handys und Kameras. Safari und Apples eigene Apps zeigen es an, Chrome auf den meisten Geräten aber nicht, und ältere Bildbetrachter von Windows und die meisten Formulare ebenso wenig.",
          "Ein JPG desselben Bildes funktioniert in allen. Heb das JXL auf, wenn du das Foto später bearbeiten willst, denn es enthält mehr.",
        ],
      },
      {
        heading: "Was aus deinem Bild wird",
        blocks: [
          {
            caption: "Arten von JPEG XL und ihre JPGs",
            head: ["Dein JXL", "Im JPG"],
            rows: [
              ["Ein Foto mit 8 Bit pro Farbe", "Dieselben Farben, in sRGB"],
              [
                "10 bis 16 Bit oder ein großer Farbraum",
                "Auf die 8 Bit und die sRGB-Farben eines JPGs reduziert",
              ],
              ["Mit Transparenz", "Weiß, wo nichts war"],
              ["Eine Animation", "Ihr erstes Einzelbild und ein Hinweis"],
              ["In Druckfarben gespeichert (CMYK)", "Abgelehnt, mit einem Satz, der den Grund nennt"],
            ],
          },
        ],
      },
      {
        heading: "Woher JXL-Dateien kommen",
        blocks: [
          "Lightroom, darktable und GIMP exportieren JPEG XL, und in der Fotografie dient es als Archivformat, weil es ein Fünftel kleiner ist als JPG, ohne etwas zu verlieren. Hat dir jemand ein .jxl aus einem dieser Programme geschickt, frag nach, ob du auch das Original haben kannst: Bei jeder Umwandlung in JPG fallen die zusätzlichen Abstufungen weg, die du für saubere Verläufe beim Bearbeiten brauchst.",
        ],
      },
      {
        heading: "JPGs, die als JXL verpackt wurden",
        blocks: [
          "Manche Programme verkleinern ein JPG, indem sie es als JPEG XL verpacken, ohne seine Pixel anzurühren. So eine Datei lässt sich mit Werkzeugen wie djxl genau zu den Bytes auspacken, aus denen sie entstanden ist. Diese Seite liest stattdessen die Pixel und schreibt ein neues JPG mit Qualität 85, das gleich aussieht, aber nicht identisch ist.",
        ],
      },
    ],
    questions: [
      {
        question: "Wird das JPG größer als das JXL?",
        answer:
          "Meistens. JPEG XL braucht für das gleiche Aussehen weniger Bytes, rechne also mit einem JPG bis zur doppelten Größe.",
      },
      {
        question: "Ist JPEG XL dasselbe wie JPEG 2000?",
        answer:
          "Nein, nur der Anfang des Namens ist gleich. Für .jp2-Dateien gibt es [JP2 in JPG](/jp2-to-jpg).",
      },
      {
        question: "Kann ich hier JXL-Dateien erstellen?",
        answer: "Noch nicht. Für kleine Dateien, die Browser anzeigen, nimm [JPG in AVIF](/jpg-to-avif).",
      },
      {
        question: "Bewahrt ihr meine Bilder auf?",
        answer:
          "Das JXL wird gelöscht, sobald sein JPG da ist. Das JPG wartet {retention} auf dich, wenn du es nicht vorher löschst.",
      },
      {
        question: "Kostet das etwas?",
        answer: "Nein, und ein Konto brauchst du auch nicht.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
