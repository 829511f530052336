import { specifiedBatch } from "../shared.de";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "AVIF in PNG",
  title: "AVIF in PNG umwandeln | Mit Transparenz, kostenlos",
  description:
    "AVIF in PNG umwandeln, für Bildprogramme und Websites, die kein AVIF öffnen. Transparenz bleibt erhalten. Kostenlos, ohne Anmeldung, ohne Wasserzeichen.",
  keywords: [
    "avif in png",
    "avif in png umwandeln",
    "avif zu png transparent",
    "avif datei öffnen",
    "avif konverter",
  ],
  heading: "AVIF in PNG umwandeln",
  subtitle: "Aus AVIF-Bildern werden PNGs für jedes Bildprogramm, mit ihrer Transparenz",
  ...fillAll(specifiedBatch, { from: "AVIF", to: "PNG" }),
  howTo: [
    { name: "AVIF-Dateien auswählen", text: "Zieh sie hierher oder nimm den Button." },
    { name: "Umwandeln", text: "Klicke auf „In PNG umwandeln“. Durchsichtige Stellen bleiben durchsichtig." },
    { name: "PNGs herunterladen", text: "Speichere sie einzeln oder alle zusammen als ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "Warum AVIF in PNG umwandeln?",
        blocks: [
          "AVIF ist toll für Websites und lästig beim Bearbeiten. Viele Bildprogramme, Druckertreiber und Redaktionssysteme können es noch immer nicht öffnen. PNG lesen sie alle, und es ist verlustfrei und behält die Transparenz.",
          "GIMP (ab 2.10.22) und Krita (ab 5.0) öffnen AVIF selbst, für diese Programme brauchst du diese Seite nicht.",
        ],
      },
      {
        heading: "So wird aus deinem AVIF ein PNG",
        blocks: [
          "Kleine Bilder zeichnet dein Browser vor dem Hochladen als PNG neu. Wäre dadurch viel mehr hochzuladen, wie bei den meisten Fotos, wird das AVIF selbst hochgeladen. Das gilt auch für Animationen, HDR-Bilder, Bilder über 16,7 Megapixel und jedes AVIF, das dein Browser nicht lesen kann. In jedem Fall schreibt unser Server das fertige PNG ohne weiteren Verlust.",
          {
            list: [
              "Durchsichtige und halb durchsichtige Stellen bleiben, wie sie sind.",
              "Drehung und Spiegelung werden auf das Bild angewendet.",
              "Farben werden in sRGB umgerechnet, HDR wird auf normale Helligkeit gebracht.",
              "Kameradaten und Standort werden entfernt.",
            ],
          },
        ],
      },
      {
        heading: "PNG-Dateien sind groß",
        blocks: [
          "Ein AVIF ist klein, weil es Details weglässt, die du nicht siehst. Ein PNG speichert jedes Pixel, deshalb braucht ein Foto mit 12 Megapixeln etwa 8,7 MB. Ohne Transparenz bist du mit [AVIF in JPG](/avif-to-jpg) besser dran: Dasselbe Foto kommt dort auf etwa 1,1 MB.",
          "Stell das PNG nicht auf eine Website. Bist du mit dem Bearbeiten fertig, mach mit [PNG in WEBP](/png-to-webp) ein WEBP daraus, oder mit dem [Bildkonverter](/image-compressor) wieder ein AVIF. Beide behalten die Transparenz.",
        ],
      },
    ],
    questions: [
      {
        question: "Ist das PNG mit dem AVIF identisch?",
        answer:
          "Für das Auge ja. Beim Neuzeichnen wird ein AVIF mit 10 oder 12 Bit pro Farbkanal auf 8 reduziert. Der [Bildkonverter](/image-compressor) zeichnet Dateien nie neu, dort wird daraus ein PNG mit 16.",
      },
      {
        question: "Wie viele Dateien kann ich auf einmal umwandeln?",
        answer: "Bis zu 100 Dateien mit zusammen 100 MB. Ein Bild darf bis zu 100 Megapixel haben.",
      },
      {
        question: "Warum hat mein AVIF keine Vorschau?",
        answer: "Nicht jeder Browser kann AVIF anzeigen. Die Vorschau erscheint, wenn das PNG fertig ist.",
      },
      {
        question: "Was passiert mit einem animierten AVIF?",
        answer: "Daraus wird ein Standbild. Animierte PNGs schreiben wir nicht.",
      },
      {
        question: "Warum sehen die Kanten in meinem Programm gezackt aus?",
        answer:
          "Manche älteren Programme können halb durchsichtige Pixel nicht anzeigen. Leg das Bild stattdessen mit [PNG in JPG](/png-to-jpg) auf einen einfarbigen Hintergrund.",
      },
      {
        question: "Wie lange kann ich die PNGs herunterladen?",
        answer: "Solange diese Seite offen ist. Unser Server behält seine Kopien {retention}.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
