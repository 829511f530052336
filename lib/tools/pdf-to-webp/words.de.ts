import { pdfImages } from "../shared.de";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "PDF in WEBP",
  title: "PDF in WEBP umwandeln | Kleine Bilder der Seiten",
  description:
    "PDF-Seiten in kleine WEBP-Bilder für Websites und Vorschauen umwandeln, in der Größe deiner Wahl. Kostenlos, ohne Konto, ohne Wasserzeichen.",
  keywords: [
    "pdf in webp",
    "pdf in webp umwandeln",
    "pdf seite als webp",
    "pdf vorschaubild",
    "pdf für website",
  ],
  heading: "PDF in WEBP umwandeln",
  subtitle: "Kleine Bilder der Seiten für Websites und Vorschauen",
  ...fillAll(pdfImages, { to: "WEBP" }),
  howTo: [
    { name: "PDF auswählen", text: "Zieh es hierher oder nimm den Button." },
    {
      name: "Qualität und Seiten wählen",
      text: "Nimm die Größe, die in dein Layout passt. Wandle alle Seiten um oder nur einige.",
    },
    { name: "WEBPs herunterladen", text: "Hol sie einzeln oder alle in einem ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "Eine Seite ohne PDF-Programm zeigen",
        blocks: [
          "Ein PDF auf einer Website öffnet sich in einem eigenen Fenster oder landet im Download-Ordner. Ein Bild der Seite ist sofort da. Gut geeignet ist das für den Umschlag eines Katalogs, die Speisekarte eines Restaurants, ein Notenblatt oder die erste Seite eines Berichts.",
          "WEBP-Dateien sind klein, und jeder heutige Browser zeigt sie an. Seiten, die vor allem aus Text oder Zeichnungen bestehen, werden ohne Verlust gespeichert. Seiten mit Fotos werden mit Qualität 85 gespeichert.",
        ],
      },
      {
        heading: "Die Größe für dein Layout",
        blocks: [
          "„Bildqualität“ bestimmt, wie viele Pixel auf jeden Punkt der Seite kommen. Ein Punkt ist 1/72 Zoll, eine A4-Seite im Hochformat ist also 595 Punkte breit und eine Letter-Seite 612. Such dir die Breite, die zum Platz auf deiner Website passt:",
          {
            caption: "Breite des Bildes in Pixeln",
            head: ["Qualität", "A4", "Letter", "Gut für"],
            rows: [
              ["Niedrig (0,5)", "298", "306", "Kleine Titelbilder im Raster"],
              ["Normal (1,0)", "595", "612", "Eine Textspalte auf normalem Bildschirm"],
              ["Gut (1,5)", "893", "918", "Ein Bild in voller Breite auf dem Handy"],
              ["Hoch (2,0)", "1191", "1224", "Eine Textspalte auf scharfem Bildschirm"],
              ["Sehr hoch (3,0)", "1786", "1836", "Bilder zum Hineinzoomen"],
            ],
          },
          "Handys und neuere Laptops haben scharfe Bildschirme, mit zwei oder drei Pixeln auf dem Platz von einem. Für sie lohnt sich eine Stufe mehr.",
        ],
      },
      {
        heading: "Biete auch das PDF an",
        blocks: [
          "Suchmaschinen und Screenreader können die Wörter in einem Bild nicht lesen. Schreib das Wichtigste in den Alternativtext und setz einen Link zum PDF. [PDF komprimieren](/compress-pdf) macht diesen Download kleiner.",
        ],
      },
    ],
    questions: [
      {
        question: "Ist der Text scharf?",
        answer:
          "Ja, auf Seiten, die vor allem aus Text bestehen. Auf Seiten mit Fotos kann farbiger Text etwas weich werden. Stört dich das, nimm [PDF in PNG](/pdf-to-png).",
      },
      {
        question: "Kann ich nur das Titelblatt umwandeln?",
        answer: "Ja. Gib 1 in das Feld „Seiten“ ein. Bereiche wie 2-5, 9 gehen auch.",
      },
      {
        question: "Warum hat meine Seite nicht geklappt?",
        answer:
          "Vielleicht ist sie zu groß. Ein WEBP darf 16.383 Pixel breit und hoch sein, eine Seite bis zu 40 Megapixel haben. Wähle eine niedrigere Qualität und versuche es noch einmal.",
      },
      {
        question: "Kann ich WEBP in einem Newsletter verwenden?",
        answer:
          "Lieber nicht, denn manche E-Mail-Programme können es nicht anzeigen. Nimm stattdessen [PDF in JPG](/pdf-to-jpg).",
      },
      {
        question: "Funktionieren Links aus dem PDF noch?",
        answer:
          "Nein. Das Bild enthält die Links nicht, aber du kannst ihm auf deiner eigenen Seite einen geben.",
      },
      {
        question: "Was ist mit vertraulichen Dateien?",
        answer:
          "Dein PDF löschen wir, sobald es umgewandelt ist, und die Bilder {retention} später. Braucht dein PDF ein Passwort, benutzen wir es einmal und speichern es nicht.",
      },
    ],
  },
} satisfies ToolWords<"images">;
