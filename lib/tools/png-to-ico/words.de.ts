import { batch } from "../shared.de";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "PNG", to: "ICO" }),
  name: "PNG in ICO",
  title: "PNG in ICO umwandeln | Favicon in vier Größen erstellen",
  description:
    "Aus einem PNG eine favicon.ico mit 16, 32, 48 und 256 Pixeln in einer Datei erstellen, mit Transparenz. Kostenlos, ohne Anmeldung, ohne Wasserzeichen.",
  keywords: [
    "png in ico",
    "favicon erstellen",
    "png in ico umwandeln",
    "favicon generator",
    "ico konverter",
    "favicon ico",
  ],
  heading: "PNG in ICO umwandeln",
  subtitle: "Ein Favicon in vier Größen aus einem PNG, fertig für deine Website",
  howTo: [
    {
      name: "PNG auswählen",
      text: "Nimm ein quadratisches Logo mit mindestens 256 × 256 Pixeln, wenn du eins hast.",
    },
    { name: "Umwandeln", text: "Klicke auf „In ICO umwandeln“. Durchsichtige Stellen bleiben durchsichtig." },
    {
      name: "Icon hochladen",
      text: "Speichere es als favicon.ico und leg es ins oberste Verzeichnis deiner Website.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Vier Icons in einer Datei",
        blocks: [
          "Ein ICO enthält dasselbe Bild in mehreren Größen, und jedes Programm nimmt die, die es braucht. Unsere favicon.ico hat diese:",
          {
            caption: "Größen im Icon und wo sie erscheinen",
            head: ["Pixel", "Verwendet für"],
            rows: [
              ["16 × 16", "Browser-Tabs und Lesezeichen"],
              ["32 × 32", "Tabs auf scharfen Bildschirmen, die Taskleiste von Windows"],
              ["48 × 48", "Verknüpfungen auf dem Windows-Desktop"],
              ["256 × 256", "Große Symbole im Windows-Explorer"],
            ],
          },
          "Größen, für die dein PNG zu klein ist, fallen weg, denn sie wären nur unscharf. Aus einem PNG mit 100 Pixeln wird ein Icon mit 16, 32, 48 und 100 Pixeln.",
        ],
      },
      {
        heading: "Was in den HTML-Kopf gehört",
        blocks: [
          "Leg die favicon.ico ins oberste Verzeichnis deiner Website. Browser suchen sie dort, auch wenn keine Seite sie erwähnt. Um sicherzugehen, füge diese Zeile zwischen <head> und </head> ein:",
          '<link rel="icon" href="/favicon.ico" sizes="32x32">',
          "Das Attribut sizes hilft, wenn du auch ein SVG-Icon anbietest: Chrome bevorzugt dann das SVG. Für den Home-Bildschirm von iPhones füge ein PNG mit 180 × 180 Pixeln hinzu, das du mit [Bildgröße ändern](/resize-image) machen kannst:",
          '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
          "Browser behalten Favicons lange. Siehst du noch das alte, öffne /favicon.ico direkt und lade neu.",
        ],
      },
      {
        heading: "Wie dein Logo klein wird",
        blocks: [
          {
            list: [
              "Jede Größe wird aus dem Bild selbst berechnet, mit einem scharfen Filter (Lanczos).",
              "Fotos werden in linearem Licht verkleinert, damit helle Details nicht zu dunkel werden. Zeichnungen behalten ihre Strichstärke.",
              "Ist das Bild nicht quadratisch, kommt es in die Mitte eines durchsichtigen Quadrats. Abgeschnitten wird nichts.",
              "Die drei kleinen Größen sind Bitmaps mit 32 Bit pro Pixel, die jedes Programm liest. Die große steckt als PNG im Icon.",
            ],
          },
          "Die kleinen Größen brauchen zusammen immer 15 KB. In unserem Test wurde aus einer Zeichnung mit 1600 × 1200 Pixeln (ein PNG von 129 KB) ein Icon von 39 KB.",
        ],
      },
    ],
    questions: [
      {
        question: "Warum sieht mein Logo bei 16 Pixeln verwaschen aus?",
        answer:
          "Es gibt dann nur 256 Punkte zum Zeichnen. Dünne Linien und kleine Schrift verschwinden. Nimm einen Buchstaben oder den einfachsten Teil deines Logos und lass ihn das Quadrat füllen.",
      },
      {
        question: "Brauche ich überhaupt noch eine favicon.ico?",
        answer:
          "Alle heutigen Browser nehmen auch ein PNG oder SVG. Die ICO-Datei ist das, wonach Suchmaschinen, Feedreader und alte Browser ungefragt suchen.",
      },
      {
        question: "Kann ich das Icon für ein Windows-Programm oder einen Ordner nehmen?",
        answer: "Ja. Es ist ein gewöhnliches Windows-Icon, und Windows nimmt die Größe, die es braucht.",
      },
      {
        question: "Kann ich von einem JPG oder anderen Format ausgehen?",
        answer:
          "Diese Seite nimmt nur PNGs an. Wandle andere Bilder erst in PNG um, zum Beispiel mit [SVG in PNG](/svg-to-png) oder [JPG in PNG](/jpg-to-png).",
      },
      {
        question: "Was passiert mit meinem Logo auf eurem Server?",
        answer:
          "Das PNG wird gelöscht, wenn das Icon fertig ist. Das Icon selbst kannst du {retention} lang herunterladen, wenn du nicht vorher auf „Jetzt löschen“ klickst.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
