import { pdfImages } from "../shared.de";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "PDF in Bild",
  title: "PDF in Bild umwandeln | JPG, PNG oder WEBP, kostenlos",
  description:
    "PDF-Seiten in JPG-, PNG- oder WEBP-Bilder umwandeln, das ganze Dokument oder nur die Seiten, die du brauchst. Kostenlos, ohne Konto und Wasserzeichen.",
  keywords: [
    "pdf in bild umwandeln",
    "pdf in bilder umwandeln",
    "pdf als bild speichern",
    "pdf seite als bild",
    "pdf in foto umwandeln",
  ],
  heading: "PDF in Bilder umwandeln",
  subtitle: "Alle Seiten oder nur die, die du brauchst, als JPG, PNG oder WEBP",
  ...fillAll(pdfImages, { to: "Bilder" }),
  howToTitle: "So wandelst du ein PDF in Bilder um",
  howTo: [
    { name: "PDF auswählen", text: "Zieh es hierher oder nimm den Button." },
    {
      name: "Format und Seiten wählen",
      text: "JPG für Fotos, PNG für Text, WEBP für Websites. Wandle alle Seiten um oder nur einige.",
    },
    { name: "Bilder herunterladen", text: "Hol sie einzeln oder alle in einem ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "Welches Format solltest du wählen?",
        blocks: [
          "Alle drei Formate zeigen dieselbe Seite. Sie unterscheiden sich in der Dateigröße und darin, wie gut sie feine Details behalten.",
          {
            caption: "JPG, PNG und WEBP im Vergleich",
            head: ["Format", "Wie es gespeichert wird", "Am besten für"],
            rows: [
              ["JPG", "Qualität 85", "E-Mails, Chats, Fotoalben, Formulare"],
              ["PNG", "Verlustfrei", "Folien, Tabellen, Pläne, kleine Schrift"],
              ["WEBP", "Verlustfrei bei Text und Zeichnungen, Qualität 85 bei Fotos", "Deine eigene Website"],
            ],
          },
          "Unsicher? Nimm JPG für Seiten mit vielen Fotos und PNG für Seiten mit viel Text. Mehr dazu steht auf der Seite jedes Formats: [PDF in JPG](/pdf-to-jpg), [PDF in PNG](/pdf-to-png) und [PDF in WEBP](/pdf-to-webp).",
        ],
      },
      {
        heading: "Nur die Seiten, die du brauchst",
        blocks: [
          "Lass das Feld „Seiten“ leer, um das ganze Dokument umzuwandeln, oder gib Seitenzahlen ein wie beim Drucken:",
          {
            list: [
              "„8“ wandelt eine einzelne Seite um.",
              "„1-3, 8“ wandelt vier Seiten um.",
              "„5-“ wandelt Seite 5 und alles danach um.",
            ],
          },
          "Du bekommst jede Seite einmal, in der Reihenfolge des Dokuments. Beginnt ein Bereich hinter der letzten Seite, sagt dir eine Meldung, wie viele Seiten es gibt. Sehr lange Dokumente wandelst du am besten in mehreren Teilen um.",
        ],
      },
      {
        heading: "Wie viele Pixel du bekommst",
        blocks: [
          "Ein PDF misst seine Seiten in Punkten, 72 pro Zoll. „Bildqualität“ bestimmt die Zahl der Pixel pro Punkt, von 0,5 bei „Niedrig“ (36 dpi) bis 3,0 bei „Sehr hoch“ (216 dpi). Voreingestellt ist „Hoch“: Bei 2,0, also 144 dpi, wird aus einer A4-Seite ein Bild mit 1191 × 1684 Pixeln.",
          "Eine Seite darf bis zu 40 Megapixel haben. Darüber kommen nur sehr große Seiten, zum Beispiel Plakate.",
        ],
      },
    ],
    questions: [
      {
        question: "Sehe ich ausgefüllte Formularfelder und Markierungen?",
        answer:
          "Ja. Einträge, Stempel, Markierungen und andere Anmerkungen erscheinen genau dort, wo sie im PDF stehen. Die blaue Tönung, die PDF-Programme Formularfeldern geben, kommt nicht mit.",
      },
      {
        question: "Was, wenn eine Schrift fehlt?",
        answer:
          "Die meisten PDFs enthalten ihre Schriften. Falls deins nicht, nehmen wir eine ähnliche. Wir haben Schriften für lateinischen, griechischen, kyrillischen, chinesischen, japanischen und koreanischen Text.",
      },
      {
        question: "Kann ich ein passwortgeschütztes PDF umwandeln?",
        answer:
          "Ja. Gib das Passwort ein, wenn danach gefragt wird. Die Datei musst du nicht noch einmal auswählen, und das Passwort speichern wir nicht.",
      },
      {
        question: "Meine Umwandlung hat zu lange gedauert. Was kann ich tun?",
        answer:
          "Wähle eine niedrigere Qualität, oder wandle weniger Seiten auf einmal um. Eine Umwandlung darf bis zu 50 Sekunden laufen.",
      },
      {
        question: "Was bleibt auf eurem Server?",
        answer:
          "Nur die Bilder, {retention} lang, damit du sie herunterladen kannst. Hast du noch andere Fragen, [schreib uns](/contact).",
      },
    ],
  },
} satisfies ToolWords<"images">;
