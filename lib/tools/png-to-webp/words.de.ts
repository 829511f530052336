import { simplePng } from "../shared.de";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(simplePng, { to: "WEBP" }),
  name: "PNG in WEBP",
  title: "PNG in WEBP umwandeln | Kleinere Bilder, kostenlos",
  description:
    "PNG in WEBP umwandeln, damit deine Website schneller lädt. Dasselbe Bild in einer viel kleineren Datei, mit Transparenz. Kostenlos und ohne Anmeldung.",
  keywords: [
    "png in webp",
    "png in webp umwandeln",
    "png zu webp transparent",
    "png webp konverter",
    "png verkleinern",
  ],
  heading: "PNG in WEBP umwandeln",
  subtitle: "Dasselbe Bild in einer viel kleineren Datei, mit seiner Transparenz",
  howTo: [
    {
      name: "PNG-Dateien auswählen",
      text: "Zieh sie auf die Seite, füge einen Screenshot ein oder nimm den Button.",
    },
    {
      name: "Umwandeln",
      text: "Klicke auf „In WEBP umwandeln“. Durchsichtige Stellen bleiben durchsichtig.",
    },
    {
      name: "WEBPs herunterladen",
      text: "Speichere sie einzeln oder als ZIP. Bei jeder Datei siehst du, wie viel sie gespart hat.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Deine Seiten laden schneller",
        blocks: [
          "Ein PNG speichert jedes Pixel exakt, und das braucht auf deiner Website kaum jemand. Ein WEBP sieht genauso aus und behält die Transparenz, mit viel weniger Bytes. Am meisten sparst du bei Fotos, Renderings und Screenshots, auf denen Bilder zu sehen sind.",
          "Alle heutigen Browser zeigen WEBP an, auch Safari ab Version 14. WordPress nimmt es ab Version 5.8 an.",
          {
            caption: "Dieselbe Zeichnung mit ihrem durchsichtigen Hintergrund in beiden Formaten.",
            pictures: [
              {
                path: "/figures/transparent.png",
                label: "PNG",
                alt: "Eine Zeichnung von Hügeln und Drachen auf durchsichtigem Hintergrund, als PNG.",
                width: 560,
                height: 420,
                bytes: 37_801,
                transparent: true,
              },
              {
                path: "/figures/png-to-webp-after.webp",
                label: "WEBP",
                alt: "Dieselbe Zeichnung als WEBP, weiterhin mit durchsichtigem Hintergrund.",
                width: 560,
                height: 420,
                bytes: 15_638,
                transparent: true,
              },
            ],
          },
        ],
      },
      {
        heading: "So entsteht das WEBP",
        blocks: [
          {
            list: [
              "Die Qualität ist 85, mit der gründlichsten Einstellung des Encoders.",
              "Transparenz bleibt ohne Verlust erhalten, bis zum weichsten Schatten.",
              "Farben werden in sRGB mit 8 Bit pro Farbkanal umgerechnet.",
              "Breite und Höhe bleiben gleich. WEBP erlaubt jeweils bis zu 16.383 Pixel.",
              "Textnotizen, Datum und Standort werden entfernt.",
            ],
          },
          "Die Seite wartet bis zu einer Minute auf unseren Server. Hast du viele große PNGs, wandle immer nur ein paar auf einmal um.",
        ],
      },
      {
        heading: "PNG oder WEBP?",
        blocks: [
          "Die WEBPs von dieser Seite sind verlustbehaftet: Farbe wird mit halber Auflösung gespeichert. Rote Schrift auf Blau, dünne farbige Linien und Pixel-Art bekommen etwas weiche Kanten. Bleib dabei lieber bei PNG und mach es mit [Bild komprimieren](/compress-image) kleiner.",
          {
            caption: "Welches Format passt",
            head: ["Bild", "Nimm"],
            rows: [
              ["Produktfoto mit durchsichtigem Hintergrund", "WEBP"],
              ["Screenshot mit Fotos darin", "WEBP"],
              ["Flaches Icon, Pixel-Art", "PNG, oder SVG, wenn du es hast"],
              ["Original zum Bearbeiten", "PNG"],
              ["E-Mail-Anhang", "PNG oder [JPG](/png-to-jpg)"],
            ],
          },
          "Kleine Icons mit wenigen Farben sind als PNG manchmal sogar kleiner. Bei den Ergebnissen siehst du, was jede Datei gespart hat, und kannst einzeln entscheiden.",
        ],
      },
    ],
    questions: [
      {
        question: "Behält mein Logo seinen durchsichtigen Hintergrund?",
        answer: "Ja, auch weiche Kanten und Schatten.",
      },
      {
        question: "Kann ich ein verlustfreies WEBP machen?",
        answer: "Hier nicht. Soll jedes Pixel gleich bleiben, bleib beim PNG.",
      },
      {
        question: "Kann ich einen Screenshot einfügen?",
        answer:
          "Ja. Drücke Strg+V, am Mac Befehl+V. Die Seite nimmt ihn an, wenn dein System ihn als PNG einfügt, und das tun die meisten.",
      },
      {
        question: "Wie wandle ich WEBP zurück in PNG um?",
        answer:
          "Mit [WEBP in PNG](/webp-to-png). Verlorene Details kommen dabei nicht zurück, heb deine PNGs also auf.",
      },
      {
        question: "Was wird aus einem animierten PNG?",
        answer:
          "Ein unbewegtes WEBP. Hast du die Animation als GIF, bewegt sie sich mit [GIF in WEBP](/gif-to-webp) weiter.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
