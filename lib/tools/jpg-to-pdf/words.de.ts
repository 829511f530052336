import { mergePdf } from "../shared.de";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "JPG in PDF",
  title: "JPG in PDF umwandeln | Fotos zu einem PDF, kostenlos",
  description:
    "JPG-Fotos zu einem PDF zusammenfügen, in der Reihenfolge, die du willst. Deine Fotos behalten ihre volle Qualität. Kostenlos, ohne Konto und Wasserzeichen.",
  keywords: [
    "jpg in pdf",
    "jpg in pdf umwandeln",
    "mehrere jpg in eine pdf",
    "jpeg in pdf",
    "fotos in pdf umwandeln",
  ],
  heading: "JPG in PDF umwandeln",
  subtitle:
    "Bring deine Fotos in die richtige Reihenfolge und füge sie in voller Qualität zu einem PDF zusammen",
  ...fillAll(mergePdf, { from: "JPG" }),
  howTo: [
    { name: "JPG-Dateien auswählen", text: "Zieh sie auf die Seite oder wähle sie über den Button aus." },
    {
      name: "Reihenfolge festlegen",
      text: "Zieh die Fotos, bis die Reihenfolge stimmt, und drehe die, die quer liegen.",
    },
    { name: "PDF herunterladen", text: "Klicke auf „In PDF umwandeln“ und lade das Ergebnis herunter." },
  ],
  article: {
    sections: [
      {
        heading: "Deine Fotos behalten ihre Qualität",
        blocks: [
          "Ein PDF kann JPG-Daten aufnehmen, wie sie sind, deshalb werden deine Fotos nicht noch einmal komprimiert. Jedes wird Bit für Bit ins PDF kopiert. Das PDF ist etwa so groß wie alle deine JPGs zusammen.",
          {
            list: [
              "Quer aufgenommene Fotos erscheinen aufrecht, ohne Qualitätsverlust.",
              "Farbprofile bleiben, und CMYK-Fotos bleiben CMYK.",
              "Datum, Standort, Kameradaten und Vorschaubild werden entfernt.",
              "Ein paar seltene Arten von JPG funktionieren in einem PDF nicht, zum Beispiel arithmetisch kodierte. Sie werden mit Qualität 92 neu gespeichert.",
            ],
          },
        ],
      },
      {
        heading: "Ein Foto pro Seite",
        blocks: [
          "Standardmäßig ist jede Seite so groß wie ihr Foto bei der Auflösung, die in der Datei steht. Ein Scan mit 2480 × 3508 Pixeln bei 300 dpi wird eine A4-Seite, genau wie das Blatt. Steht keine Auflösung in der Datei, nimmt das Tool 96 dpi an.",
          "Unter „Seitenoptionen“ kannst du auch A4 oder Letter wählen. Dann füllt jedes Foto die Seite, so weit es geht. Die Seiten drehen sich passend zum Foto, wenn du nicht Hoch- oder Querformat wählst. Ein schmaler Rand ist gut 6 mm breit, ein breiter rund 19 mm.",
        ],
      },
      {
        heading: "Wann ein PDF besser ist als einzelne Fotos",
        blocks: [
          "Ämter, Versicherungen und Schulen wollen oft ein einziges Dokument. In einem PDF bleiben Belege, Hausaufgaben oder dein unterschriebener Vertrag in der richtigen Reihenfolge und lassen sich in einem Rutsch drucken. Sollen andere die Fotos bearbeiten oder posten, schick stattdessen die JPGs.",
        ],
      },
    ],
    questions: [
      {
        question: "Ändert sich die Größe meiner Fotos?",
        answer:
          "Nein, sie behalten jedes Pixel. Ist das PDF zu groß, komprimiere vorher die Fotos mit [Bild komprimieren](/compress-image) oder hinterher das fertige PDF mit [PDF komprimieren](/compress-pdf).",
      },
      {
        question: "Kann ich PNG- oder HEIC-Dateien hinzufügen?",
        answer:
          "Auf dieser Seite nicht. [Bild in PDF](/image-to-pdf) nimmt beides an, und du kannst sie mit JPGs mischen.",
      },
      {
        question: "Warum ist kein PDF entstanden?",
        answer:
          "Lässt sich auch nur ein Foto nicht lesen, bekommst du statt eines PDFs eine Meldung mit seinem Namen. Entferne dieses Foto und versuche es noch einmal.",
      },
      {
        question: "Bekomme ich meine Fotos wieder aus dem PDF heraus?",
        answer:
          "Mit unseren Tools nicht, heb deine JPGs also auf. [PDF in JPG](/pdf-to-jpg) macht aus jeder Seite ein neues Bild.",
      },
      {
        question: "Kann jemand anderes mein PDF öffnen?",
        answer:
          "Nein. Es gibt keinen Download-Link, den andere finden könnten. Das PDF geht direkt an deinen Browser und wird dann von unserem Server gelöscht.",
      },
    ],
  },
} satisfies ToolWords<"merge-pdf">;
