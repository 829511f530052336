import { fileLimits, MIB } from "../../limits";
import { words as pdfToImage } from "../pdf-to-image/words.de";
import type { ToolWords } from "../words";

const said = `${fileLimits.pdfSaid / MIB} MB`;

export const words = {
  name: "PDF in JPG",
  title: "PDF in JPG umwandeln | Jede Seite als Bild, kostenlos",
  description:
    "Jede Seite eines PDFs in ein JPG umwandeln, in der Qualität deiner Wahl. Mit Vorschau, einzeln oder alle herunterladen. Kostenlos, ohne Konto.",
  keywords: [
    "pdf in jpg",
    "pdf in jpg umwandeln",
    "pdf zu jpeg",
    "pdf seiten als bilder",
    "pdf als jpg speichern",
  ],
  heading: "PDF in JPG umwandeln",
  subtitle: "Jede Seite als scharfes JPG, einzeln oder alle in einem ZIP",
  messages: {
    wrong: "Bitte wähle eine gültige PDF-Datei aus.",
    tooLarge: `Die Datei ist größer als ${said}`,
    none: "Bitte wähle eine PDF-Datei aus.",
  },
  dropZone: {
    prompt: "PDF-Datei hierher ziehen oder zum Auswählen klicken",
    dragging: "PDF hier ablegen",
    or: "oder",
    button: "PDF-Datei auswählen",
    hint: `Höchstens ${said} • Zielformat: JPG`,
    limits: `Dateien über ${fileLimits.pdf / MIB} MB: nimm PDF in Bild`,
  },
  larger: pdfToImage.name,
  action: "In JPG-Bilder umwandeln",
  steps: ["Die Seiten werden umgewandelt..."],
  howTo: [
    { name: "PDF auswählen", text: "Zieh es hierher oder nimm den Button." },
    { name: "Qualität wählen", text: "Von „Niedrig“ für Vorschaubilder bis „Sehr hoch“ für den Druck." },
    {
      name: "Seiten herunterladen",
      text: "Sieh dir die Seiten an und lade eine herunter oder alle als ZIP.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Wie deine JPGs aussehen",
        blocks: [
          "Deine Seiten sehen aus wie in Chrome, denn wir benutzen dieselbe PDF-Engine, PDFium. Du siehst Text, Fotos, Stempel, Markierungen und ausgefüllte Formularfelder auf weißem Hintergrund. Beschnittene Seiten bleiben beschnitten, gedrehte bleiben gedreht.",
          "Jedes JPG wird mit Qualität 85 gespeichert. Seiten ohne Farbe werden JPGs in Graustufen, die etwas kleiner sind.",
        ],
      },
      {
        heading: "Wie scharf die Seiten werden",
        blocks: [
          "„Bildqualität“ bestimmt, wie viele Pixel du bekommst. Die Komprimierung des JPGs ist immer dieselbe.",
          {
            caption: "Eine A4-Seite bei jeder Einstellung",
            head: ["Einstellung", "Auflösung", "Pixel", "Gut für"],
            rows: [
              ["Niedrig (0,5)", "36 dpi", "298 × 421", "Vorschaubilder"],
              ["Normal (1,0)", "72 dpi", "595 × 842", "Schnelle Vorschau"],
              ["Gut (1,5)", "108 dpi", "893 × 1263", "Chatnachrichten"],
              ["Hoch (2,0)", "144 dpi", "1191 × 1684", "Lesen am Bildschirm"],
              ["Sehr hoch (3,0)", "216 dpi", "1786 × 2526", "Drucken und Hineinzoomen"],
            ],
          },
          "Ein Scan kann nicht schärfer werden, als er ist. Wählst du mehr Pixel, als er hat, wird nur die Datei größer.",
        ],
      },
      {
        heading: "Alle Seiten umwandeln oder nur einige",
        blocks: [
          "Für nur einige Seiten gib ihre Nummern ein, zum Beispiel 1-3, 8. Du kannst bis zu 500 Seiten auf einmal umwandeln.",
          "Das erste JPG wird automatisch heruntergeladen, wenn du das nicht abschaltest. Klicke auf ein Vorschaubild, um die Seite in voller Größe zu sehen. Jeder Dateiname endet mit der Seitenzahl, nach Namen sortiert stimmt also die Reihenfolge.",
        ],
      },
    ],
    questions: [
      {
        question: "Ist JPG das richtige Format für meine Seiten?",
        answer:
          "Für Broschüren, Fotos und Scans ja. Kleine schwarze Schrift kann an den Rändern etwas verschmiert aussehen. [PDF in PNG](/pdf-to-png) hält sie scharf.",
      },
      {
        question: "Kann ich ein PDF mit Passwort umwandeln?",
        answer:
          "Ja, wenn du das Passwort kennst. Gib es ein, wenn die Seite danach fragt. Wir benutzen es nur für diese Umwandlung und behalten es nicht. PDFs, die nur Drucken oder Kopieren einschränken, brauchen keins.",
      },
      {
        question: "Kann ich die ursprünglichen Fotos aus einem PDF holen?",
        answer: "Nein. Dieses Tool wandelt ganze Seiten um, und die Fotos werden Teil der Seite.",
      },
      {
        question: "Warum haben einige Seiten nicht geklappt?",
        answer:
          "Meist, weil eine Seite beschädigt oder zu groß ist. An ihrer Stelle steht der Grund, und die anderen Seiten kannst du trotzdem herunterladen.",
      },
      {
        question: "Wie mache ich aus den JPGs wieder ein PDF?",
        answer:
          "Mit [JPG in PDF](/jpg-to-pdf). Die neuen Seiten sind Bilder, du kannst ihren Text also weder markieren noch durchsuchen.",
      },
      {
        question: "Wann werden meine Dateien gelöscht?",
        answer:
          "Dein PDF gleich nach der Umwandlung. Die JPGs {retention} später, oder sofort, wenn du auf „Jetzt löschen“ klickst.",
      },
    ],
  },
} satisfies ToolWords<"pdf-pages">;
