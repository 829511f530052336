import { batch } from "../shared.de";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "GIF", to: "WEBP" }),
  name: "GIF in WEBP",
  title: "GIF in WEBP umwandeln | Mit Animation, kostenlos",
  description:
    "GIFs in WEBPs umwandeln, die sich weiter bewegen und viel kleiner sind, mit gleichem Tempo und Transparenz. Kostenlos, ohne Anmeldung.",
  keywords: [
    "gif in webp",
    "gif in webp umwandeln",
    "animiertes gif in webp",
    "animiertes webp",
    "gif verkleinern",
  ],
  heading: "GIF in WEBP umwandeln",
  subtitle: "Dieselbe Animation in einer kleineren Datei, mit Tempo und Transparenz",
  howTo: [
    { name: "GIFs auswählen", text: "Zieh animierte oder unbewegte GIFs irgendwohin auf die Seite." },
    { name: "Umwandeln", text: "Klicke auf „In WEBP umwandeln“. Jedes Einzelbild behält seine Dauer." },
    {
      name: "Ansehen und herunterladen",
      text: "Klicke auf „Vergleichen“, um beide Animationen laufen zu sehen, und speichere dann die WEBPs.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Wie viel kleiner ein GIF wird",
        blocks: [
          "GIF stammt von 1987 und komprimiert bewegte Bilder schlecht. WEBP speichert mit einem modernen Codec, was sich von Bild zu Bild ändert. Das sind Ergebnisse dieser Seite:",
          {
            caption: "Drei Animationen vorher und nachher",
            head: ["Animation", "GIF", "WEBP"],
            rows: [
              ["Ausschnitt eines Fotos, 480 × 360 Pixel, 24 Einzelbilder", "1,67 MB", "233 KB"],
              ["Bunte Zeichnung, 480 × 360 Pixel, 20 Einzelbilder", "149 KB", "86 KB"],
              ["Drehende Quadrate in wenigen Farben, 80 × 80 Pixel, 30 Einzelbilder", "41,3 KB", "1,5 KB"],
            ],
          },
          "Winzige GIFs mit ein paar Hundert Byte können größer werden, denn ein WEBP braucht mehr Platz für die Angaben zu jedem Einzelbild.",
        ],
      },
      {
        heading: "Was gleich bleibt",
        blocks: [
          {
            list: [
              "Die Dauer jedes Einzelbilds und die Zahl der Wiederholungen.",
              "Die Transparenz, auch wo Einzelbilder wegwischen, was vorher da war.",
              "Breite und Höhe, bis zu jeweils 16.383 Pixel.",
            ],
          },
          "Gleiche Einzelbilder hintereinander werden zu einem, das länger zu sehen ist. Einzelbilder ohne Dauer bekommen eine Zehntelsekunde, so spielen Browser solche GIFs ohnehin ab.",
        ],
      },
      {
        heading: "Exakt oder mit etwas Verlust",
        blocks: [
          "Für jedes Einzelbild vergleicht der Encoder zwei Arten, es zu speichern, und behält die kleinere. Zeichnungen, Pixel-Art und Text sind ohne Verlust meist kleiner, und dann sind sie exakt. Einzelbilder aus Videos werden mit Verlust bei Qualität 80 gespeichert.",
          "GIFs aus Videos sind oft gerastert: Ihre Farben sind aus Punkten gemischt. Das WEBP glättet die meisten dieser Punkte. Hast du das Video noch, mach das WEBP lieber daraus.",
          "Große Animationen, ab 50 Megapixeln in allen Einzelbildern zusammen, werden immer mit Verlust gespeichert, damit du nicht zu lange wartest.",
        ],
      },
      {
        heading: "Das WEBP auf deiner Website",
        blocks: [
          "Ein animiertes WEBP kommt in ein img-Element, genau wie ein GIF. Chrome, Edge, Firefox und Safari ab Version 14 spielen es ab. Die meisten E-Mail-Programme nicht, bleib in Newslettern also beim GIF.",
        ],
      },
    ],
    questions: [
      {
        question: "Wie lang darf eine Animation sein?",
        answer:
          "Bis zu 256 Einzelbilder und 100 Megapixel insgesamt. Das reicht für 256 Einzelbilder mit 620 × 620 Pixeln. Ist deine größer, mach sie zuerst mit [Bildgröße ändern](/resize-image) kleiner.",
      },
      {
        question: "Warum bewegt sich das Bild in meiner Liste nicht?",
        answer:
          "Die Zeilen zeigen unbewegte Vorschaubilder. Klicke auf „Vergleichen“, dann laufen GIF und WEBP nebeneinander.",
      },
      {
        question: "Kann ich auch unbewegte GIFs umwandeln?",
        answer:
          "Ja. Wir machen ein exaktes WEBP und eines mit Verlust, und du bekommst das kleinere (ab 4 Megapixeln immer das mit Verlust).",
      },
      {
        question: "Wie wird aus dem WEBP wieder ein GIF?",
        answer:
          "Mit [WEBP in GIF](/webp-to-gif). Heb dein ursprüngliches GIF auf, wenn du kannst, denn die Verluste summieren sich mit jedem Schritt.",
      },
      {
        question: "Kann ich ein GIF in MP4 umwandeln?",
        answer: "Nein. Diese Website wandelt Bilder und PDFs um, keine Videos.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
