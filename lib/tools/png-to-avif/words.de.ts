import { batch } from "../shared.de";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "PNG", to: "AVIF" }),
  name: "PNG in AVIF",
  title: "PNG in AVIF umwandeln | Winzig, mit Transparenz",
  description:
    "PNG-Screenshots, Fotos und Grafiken in AVIF umwandeln: ein Bruchteil der Größe, die Transparenz bleibt. Kostenlos, ohne Anmeldung, ohne Wasserzeichen.",
  keywords: [
    "png in avif",
    "png in avif umwandeln",
    "png zu avif transparent",
    "avif konverter",
    "png komprimieren",
  ],
  heading: "PNG in AVIF umwandeln",
  subtitle: "Screenshots und Fotos auf einem Bruchteil des Platzes, mit ihrer Transparenz",
  howTo: [
    { name: "PNGs auswählen", text: "Zieh sie auf die Seite oder füge einen Screenshot ein." },
    {
      name: "Umwandeln",
      text: "Klicke auf „In AVIF umwandeln“. Die Einstellungen richten sich nach dem, was ein Bild zeigt.",
    },
    { name: "AVIFs herunterladen", text: "Jede Zeile sagt dir, wie viel kleiner die Datei geworden ist." },
  ],
  article: {
    sections: [
      {
        heading: "Was du erwarten kannst",
        blocks: [
          {
            caption: "Ergebnisse dieser Seite",
            head: ["Bild", "PNG", "AVIF"],
            rows: [
              ["Foto, 4032 × 3024 Pixel", "8,5 MB", "298 KB"],
              ["Screenshot dieser Website, 1280 × 1150 Pixel", "142 KB", "40 KB"],
              ["Zeichnung mit durchsichtigem Hintergrund, 1600 × 1200 Pixel", "129 KB", "51 KB"],
            ],
          },
          "Am meisten gewinnen Fotos, denn für die war PNG nie gedacht. Am wenigsten gewinnen einfache Zeichnungen: Die aus der Tabelle braucht als WEBP nur 46 KB, probiere also bei Logos und Icons auch [PNG in WEBP](/png-to-webp).",
        ],
      },
      {
        heading: "Einstellungen, die zum Bild passen",
        blocks: [
          "Unser Server sieht sich jedes PNG vor dem Umwandeln an, außer es hat 25 Megapixel oder mehr. Screenshots, Diagramme und Text werden mit Qualität 60 und voller Farbauflösung gespeichert, damit rote Schrift auf Blau lesbar bleibt. Fotos bekommen Qualität 48, unter 4 Megapixeln 54, und Farbe mit halber Auflösung. AVIF-Zahlen sind bei gleichem Aussehen niedriger als die von JPG.",
          {
            list: [
              "Durchsichtige Stellen und weiche Schatten bleiben, wie sie sind.",
              "PNGs mit 16 Bit werden auf 8 Bit pro Farbkanal reduziert.",
              "Farben aus größeren Farbräumen werden in sRGB umgerechnet.",
              "Textnotizen, Datum und Programmnamen fallen weg.",
            ],
          },
        ],
      },
      {
        heading: "Wo AVIF funktioniert und wo nicht",
        blocks: [
          "Chrome (85), Firefox (93), Safari (16.4) und Edge (121) zeigen AVIF ab diesen Versionen an. Auch Android 12 und iOS 16 öffnen es. Viele Bildprogramme, Office-Programme und Formulare hinken hinterher.",
          "Biete auf einer Website in einem picture-Element zuerst das AVIF und dann das PNG an. Alte Browser laden dann das PNG. Für Dateien, die du verschickst, sind JPG oder PNG weiterhin die sichere Wahl.",
        ],
      },
    ],
    questions: [
      {
        question: "Ist die Umwandlung verlustfrei?",
        answer:
          "Nein. Soll jedes Pixel gleich bleiben, bleib beim PNG und lass es mit [Bild komprimieren](/compress-image) kleiner machen, ohne sichtbaren Unterschied.",
      },
      {
        question: "Wie groß darf mein PNG sein?",
        answer:
          "Bis zu 100 Megapixel und 16.384 Pixel an der längeren Seite, mehr kann unser Encoder nicht schreiben.",
      },
      {
        question: "Wie lange dauert es?",
        answer:
          "In unseren Tests brauchten Screenshots eine Fünftelsekunde und Fotos mit 12 Megapixeln weniger als eine Sekunde, dazu kommt das Hochladen.",
      },
      {
        question: "Kann ich das AVIF wieder in ein PNG umwandeln?",
        answer:
          "Ja, mit [AVIF in PNG](/avif-to-png). Verlorene Details kommen nicht zurück, archiviere deine PNGs also.",
      },
      {
        question: "Bleibt ein animiertes PNG animiert?",
        answer: "Nein, du bekommst das erste Einzelbild. AVIF lesen und schreiben wir nur als Standbild.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
