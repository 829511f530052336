import { threeView } from "../shared.de";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(threeView, { to: "WEBP" }),
  name: "JPG in WEBP",
  title: "JPG in WEBP umwandeln | Für schnelle Websites, kostenlos",
  description:
    "JPG-Fotos in WEBP umwandeln, damit deine Website schneller lädt. Gleiches Bild, viel kleinere Datei. Kostenlos, ohne Anmeldung, ohne Wasserzeichen.",
  keywords: [
    "jpg in webp",
    "jpg in webp umwandeln",
    "jpeg zu webp",
    "webp konverter",
    "bilder für website optimieren",
  ],
  heading: "JPG in WEBP umwandeln",
  subtitle: "Fotos, die gleich aussehen und schneller laden, bis zu 20 auf einmal",
  howTo: [
    { name: "JPG-Dateien auswählen", text: "Bis zu 20 Fotos passen in einen Durchgang." },
    { name: "Umwandeln", text: "Klicke auf „In WEBP umwandeln“. Die Maße in Pixeln bleiben gleich." },
    { name: "WEBPs herunterladen", text: "Speichere sie einzeln oder alle zusammen als ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "Kleinere Fotos für deine Website",
        blocks: [
          "Fotos sind meist das Schwerste an einer Webseite. Als WEBP sehen sie gleich aus und laden schneller. In unseren Tests wurde aus einem JPG mit 12 Megapixeln und 1,7 MB (Qualität 92) ein WEBP von etwa 475 KB.",
          "Bei einem JPG, das schon stark komprimiert ist, sparst du weniger. Ist ein WEBP nicht kleiner, bleib beim JPG.",
        ],
      },
      {
        heading: "Was mit deinen Fotos geschieht",
        blocks: [
          {
            list: [
              "Die WEBP-Qualität ist 80.",
              "Fotos kommen richtig herum zurück, Breite und Höhe bleiben gleich.",
              "Farben werden in sRGB umgerechnet und mit halber Auflösung gespeichert, wie in den meisten JPGs.",
              "Kameradaten, Standort und Vorschaubilder werden entfernt.",
              "Jede Datei behält ihren Namen und bekommt die Endung .webp, Links auf deiner Website sind also leicht angepasst.",
            ],
          },
          "Ein WEBP darf höchstens 16.383 Pixel breit und hoch sein. Bei längeren Panoramen [ändere zuerst die Größe](/resize-image).",
        ],
      },
      {
        heading: "Welche Browser WEBP anzeigen",
        blocks: [
          {
            caption: "Browser, die WEBP anzeigen",
            head: ["Browser", "Seit Version"],
            rows: [
              ["Chrome", "32"],
              ["Edge", "18"],
              ["Firefox", "65"],
              ["Safari auf iPhone und iPad", "14"],
              ["Safari am Mac", "14, ab macOS 11"],
            ],
          },
          "Für ältere Browser nimm in HTML ein picture-Element mit dem WEBP als source und dem JPG als img. Dann lädt jeder Browser nur eines der beiden.",
          "Viele E-Mail-Programme und Druckereien nehmen kein WEBP an. Schick ihnen ein JPG.",
        ],
      },
    ],
    questions: [
      {
        question: "Wie viele Fotos kann ich auf einmal umwandeln?",
        answer:
          "Bis zu 20 Dateien und 100 MB. Neue Dateien kommen zur Liste dazu, du kannst sie also nach und nach auswählen.",
      },
      {
        question: "Kann ich die Qualität wählen?",
        answer:
          "Hier nicht. Die kleinste Datei ohne sichtbaren Unterschied bekommst du, wenn du das WEBP anschließend mit [Bild komprimieren](/compress-image) verkleinerst.",
      },
      {
        question: "Sehe ich einen Unterschied?",
        answer: "In normaler Größe kaum. Filmkorn und rote Details auf Schwarz werden als Erstes weich.",
      },
      {
        question: "Soll ich Logos in WEBP umwandeln?",
        answer:
          "Ja, aber geh vom PNG aus, wenn du es hast, mit [PNG in WEBP](/png-to-webp). Ein als JPG gespeichertes Logo hat schon unscharfe Kanten, und die würden bleiben.",
      },
      {
        question: "Wie wandle ich WEBP zurück in JPG um?",
        answer: "Mit [WEBP in JPG](/webp-to-jpg). Besser ist es aber, das ursprüngliche JPG aufzuheben.",
      },
    ],
  },
} satisfies ToolWords<"three-view">;
