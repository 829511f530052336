import { listIn } from "../../words/phrases";
import { pictureLabels } from "../pictures";
import { mergePdf } from "../shared.de";
import type { ToolWords } from "../words";

const others = pictureLabels.filter((label) => !["JPG", "PNG", "GIF"].includes(label));

export const words = {
  name: "Bild in PDF",
  title: "Bild in PDF umwandeln | Fotos und Scans in einem PDF",
  description:
    "Fotos, Scans und Screenshots in einem PDF zusammenfassen oder Seiten mit der Kamera aufnehmen. Kostenlos, ohne Konto, ohne Wasserzeichen.",
  keywords: [
    "bild in pdf",
    "bilder in pdf umwandeln",
    "foto in pdf umwandeln",
    "bild als pdf speichern",
    "scan in pdf",
    "mehrere bilder in eine pdf",
  ],
  heading: "Bilder in PDF umwandeln",
  subtitle: "Bilder aus deinen Dateien oder von der Kamera, eines pro Seite, in einem einzigen PDF",
  messages: {
    none: "Bitte wähle mindestens eine Bilddatei aus",
    some: "Ins PDF können nur Bilder.",
    nothingPicked: "Keine Dateien ausgewählt",
  },
  dropZone: {
    prompt: "Bilder hierher ziehen",
    dragging: "Bilder hier ablegen",
    or: "oder",
    button: "Bilder auswählen",
    hint: "JPG, PNG, GIF | Oder direkt mit der Kamera aufnehmen",
    limits: `${listIn("de", others)} gehen auch. Bis zu 100 Dateien und 100 MB.`,
  },
  action: "In PDF umwandeln",
  steps: mergePdf.steps,
  success: "Dein PDF ist bereit zum Herunterladen!",
  howToTitle: "So wandelst du Bilder in PDF um",
  howTo: [
    { name: "Auswählen oder aufnehmen", text: "Wähle Bilder aus, oder nimm Seiten mit der Kamera auf." },
    {
      name: "In PDF umwandeln",
      text: "Bring die Bilder in die richtige Reihenfolge und klicke auf „In PDF umwandeln“.",
    },
    { name: "PDF herunterladen", text: "Du bekommst eine Datei mit einem Bild pro Seite." },
  ],
  article: {
    sections: [
      {
        heading: "Was mit deinen Bildern passiert",
        blocks: [
          "In einem PDF kannst du Formate mischen. JPGs und die meisten PNGs werden nicht noch einmal komprimiert.",
          {
            caption: "Wie jedes Format im PDF gespeichert wird",
            head: ["Dein Bild", "Im PDF"],
            rows: [
              ["JPG", "Die ursprünglichen Bilddaten, ohne Standort und andere versteckte Daten"],
              ["PNG ohne Transparenz", "Die ursprünglichen Bilddaten, außer bei interlaced PNGs"],
              ["PNG mit Transparenz", "Verlustfrei und weiterhin durchsichtig"],
              ["GIF, TIFF, verlustfreies WEBP", "Verlustfrei, in sRGB mit 8 Bit pro Farbkanal"],
              ["BMP, ICO, TGA, PSD", "Ebenso; ein PSD ohne seine Ebenen"],
              ["SVG", "Ein verlustfreies Bild, 1024 bis 4096 Pixel an der längeren Seite"],
              [
                "HEIC, AVIF, verlustbehaftetes WEBP, TIFF mit JPEG-Komprimierung",
                "Ein JPG mit Qualität 92, mit voller Farbauflösung",
              ],
            ],
          },
          "Ein TIFF mit mehreren Seiten bekommt für jede eine Seite im PDF. Von einer Animation kommt das erste Einzelbild hinein.",
        ],
      },
      {
        heading: "Seitengröße wählen",
        blocks: [
          "Ohne weitere Einstellung ist jede Seite genau so groß wie ihr Bild. Die Größe hängt von der Auflösung ab, die in der Datei steht. Fehlt sie, nehmen wir 96 dpi, ein Foto mit 4032 × 3024 Pixeln ergibt also eine Seite von etwa 107 × 80 cm. Auf die Qualität hat das keinen Einfluss: Dein PDF-Programm passt die Seite an den Bildschirm an.",
          "Zum Drucken öffne „Seitenoptionen“ und wähle A4 oder Letter. Dort kannst du auch Hoch- oder Querformat wählen und einen Rand hinzufügen. Jedes Bild steht dann in der Mitte und ist so groß, wie die Seite es zulässt.",
        ],
      },
      {
        heading: "Dokumente mit der Kamera scannen",
        blocks: [
          "Aufnahmen bleiben in deinem Browser, bis du auf „In PDF umwandeln“ klickst. Verwirfst du sie, werden sie nie hochgeladen. Das Livebild ist gespiegelt, wie bei einem Videoanruf, die Aufnahmen sind es nicht, Text steht also richtig herum.",
          "„Mit Kamera aufnehmen“ benutzt deine Frontkamera mit etwa 1280 × 720 Pixeln. Bei kleiner Schrift fotografiere mit der Kamera-App deines Handys und wähle das Foto hier aus. Dann wird der Scan viel schärfer.",
        ],
      },
    ],
    questions: [
      {
        question: "Kann ich die Reihenfolge der Seiten ändern?",
        answer:
          "Ja. Zieh die Bilder im Fenster „Ausgewählte Dateien“, oder nimm die Pfeile darunter. Dort kannst du eine Seite auch drehen. Nach der Umwandlung öffnet „Seiten ändern“ das Fenster wieder.",
      },
      {
        question: "Kann ich Bilder zu einem PDF hinzufügen, das ich schon habe?",
        answer:
          "Wandle die Bilder hier um und füge beide PDFs dann mit [PDF zusammenfügen](/merge-pdf) zusammen.",
      },
      {
        question: "Kann ich den Text in einem fotografierten Brief durchsuchen?",
        answer: "Nein. Jede Seite ist ein Bild, und dieses Tool erkennt keinen Text in Bildern.",
      },
      {
        question: "Warum ist meine Liste verschwunden?",
        answer:
          "Schließt du das Fenster „Ausgewählte Dateien“, wird die Liste geleert, und eine neue Auswahl ersetzt sie. Um Bilder zur Liste hinzuzufügen, zieh sie auf das Fenster oder klicke auf „Weitere hinzufügen“.",
      },
      {
        question: "Was, wenn ein Bild beschädigt ist?",
        answer:
          "Du siehst seinen Namen, und es entsteht kein PDF. Entferne dieses Bild und wandle die übrigen um.",
      },
      {
        question: "Mein PDF ist zu groß für eine E-Mail. Was kann ich tun?",
        answer: "Mach es mit [PDF komprimieren](/compress-pdf) kleiner.",
      },
      {
        question: "Behaltet ihr eine Kopie meines PDFs?",
        answer:
          "Nein. Dein Browser bekommt das PDF direkt, und unser Server löscht es gleich nach dem Senden.",
      },
    ],
  },
} satisfies ToolWords<"camera-pdf">;
