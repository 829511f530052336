import type { ScreenWords, ToolWords } from "../words";

export const screen = {
  messages: {
    wrong: "Bitte wähle gültige Bilder aus (JPG, PNG, WEBP, AVIF).",
    none: "Bitte wähle Bilder zum Komprimieren aus.",
  },
  dropZone: {
    prompt: "Bilder hierher ziehen",
    dragging: "Bilder hier ablegen",
    or: "oder",
    button: "Bilder auswählen",
    hint: "JPG, PNG, WEBP oder AVIF",
  },
  action: "Komprimieren",
  success: "Fertig komprimiert! Lade unten das ZIP herunter.",
} satisfies ScreenWords["compressor"];

export const words = {
  ...screen,
  name: "Bild komprimieren",
  title: "Bilder komprimieren | Kleiner, gleiches Bild, kostenlos",
  description:
    "JPG, PNG, WEBP und AVIF ohne sichtbaren Unterschied kleiner machen und vorher mit nachher vergleichen. Kostenlos, ohne Anmeldung, Dateien werden gelöscht.",
  keywords: [
    "bilder komprimieren",
    "bild verkleinern kb",
    "dateigröße bild verkleinern",
    "jpg komprimieren",
    "png komprimieren",
    "foto komprimieren",
  ],
  heading: "Bilder komprimieren",
  subtitle: "Mach Bilder ohne sichtbaren Unterschied kleiner und vergleiche vorher mit nachher",
  howToTitle: "So komprimierst du Bilder",
  howTo: [
    {
      name: "Bilder auswählen",
      text: "Du kannst Formate mischen. Jedes Bild behält sein Format und seine Größe in Pixeln.",
    },
    {
      name: "Komprimieren",
      text: "Klicke auf „Komprimieren“. Jedes Bild wird so klein, wie es geht, ohne anders auszusehen.",
    },
    {
      name: "Vergleichen und herunterladen",
      text: "Klicke auf „Vergleichen“, um vorher und nachher zu sehen, und lade dann das ZIP herunter.",
    },
  ],
  variantsHeading: "Beliebte Formate und Obergrenzen",
  article: {
    sections: [
      {
        heading: "Für jedes Bild die richtige Qualität",
        blocks: [
          "Die meisten Kompressoren nehmen für jedes Bild dieselbe Qualität. Dieser sucht für jedes die richtige: Er probiert an einem Teil des Bildes mehrere aus, vergleicht sie mit dem Original und behält die niedrigste, die in voller Größe gleich aussieht.",
          "Gras und Haare verbergen viel, solche Fotos werden also viel kleiner. Ein klarer Himmel verbirgt nichts und bekommt deshalb eine höhere Qualität.",
          {
            caption:
              "Dasselbe Foto vorher und nachher, als JPG. Öffne jedes in einem neuen Tab, um genau hinzusehen.",
            large: true,
            pictures: [
              {
                path: "/figures/compress-image-before.jpg",
                label: "Vorher",
                alt: "Fünf Drachen über bewaldeten Hügeln bei Sonnenaufgang, davor eine Wiese.",
                width: 1040,
                height: 780,
                bytes: 125_284,
              },
              {
                path: "/figures/compress-image-after.jpg",
                label: "Nachher",
                alt: "Dieselben Drachen und Hügel und dieselbe Wiese nach dem Komprimieren, ohne sichtbaren Unterschied.",
                width: 1040,
                height: 780,
                bytes: 77_807,
              },
            ],
          },
        ],
      },
      {
        heading: "So wird jedes Format komprimiert",
        blocks: [
          {
            caption: "Du bekommst dasselbe Format zurück",
            head: ["Format", "Verfahren", "Mindestersparnis"],
            rows: [
              ["JPG", "Neue Qualität (mozjpeg)", "5 %"],
              ["PNG", "256 Farben, wenn es gleich aussieht, sonst verlustfrei", "1 Byte"],
              [
                "WEBP",
                "Neue Qualität, oder verlustfrei, wenn das kleiner und das Original verlustfrei ist",
                "20 %",
              ],
              ["AVIF", "Neue Qualität", "20 %"],
            ],
          },
          "Wäre die Ersparnis geringer, bekommst du dein Original zurück, ohne versteckte Daten wie den Standort.",
          "In unseren Tests kam ein JPG mit 12 Megapixeln von 1,7 MB auf 628 KB. Eine PNG-Zeichnung schrumpfte auf 13 KB. Verlustfreies Komprimieren allein hätte 143 KB übrig gelassen.",
        ],
      },
      {
        heading: "Was bleibt und was sich ändert",
        blocks: [
          {
            list: [
              "Breite, Höhe, Dateiname und Transparenz bleiben, wenn du die Dateigröße nicht begrenzt.",
              "Ein animiertes WEBP behält alle Einzelbilder. Ein animiertes PNG wird nicht komprimiert.",
              "AVIFs mit mehr als 8 Bit pro Farbkanal werden nicht komprimiert, außer wir müssen versteckte Daten entfernen.",
              "JPGs, die du hier schon komprimiert hast, werden nicht noch einmal komprimiert.",
            ],
          },
          "Kameradaten, Standort, Beschreibungen und Vorschaubilder werden entfernt. Aus PNGs mit 16 Bit werden welche mit 8, heb das Original also auf, wenn du es bearbeiten willst.",
        ],
      },
      {
        heading: "Wenn ein Formular die Dateigröße begrenzt",
        blocks: [
          "Wähle deine Bilder aus, schalte „Dateigröße begrenzen“ ein und gib die Obergrenze ein, zum Beispiel 200 KB. Jedes Bild bekommt die beste Qualität, die passt, mit weniger Pixeln, wo das besser aussieht als eine niedrigere Qualität. Die Liste sagt, wie viele Pixel es dann hat.",
          {
            caption: "Ein JPG mit 12 Megapixeln und 1,5 MB, passend gemacht",
            head: ["Obergrenze", "Ergebnis", "Pixel"],
            rows: [
              ["50 KB", "50,0 KB", "812 × 609"],
              ["200 KB", "191,2 KB", "1835 × 1377"],
              ["500 KB", "497,4 KB", "4032 × 3024"],
            ],
          },
          "Für eine E-Mail wähle „Alle Bilder zusammen“: Kleine Dateien bleiben, wie sie sind, und große teilen sich den Rest. Ein Bild, das schon passt, behält seine Qualität. Formulare rechnen ein Kilobyte als 1.000 oder als 1.024 Byte, deshalb rechnen wir mit 1.000.",
          "Willst du die Zahl der Pixel selbst bestimmen, nimm [Bildgröße ändern](/resize-image). Ein als PNG gespeichertes Foto wird als JPG viel kleiner, und bei [PNG in JPG](/png-to-jpg) kannst du die Qualität wählen. Für Websites nimm [PNG in WEBP](/png-to-webp) oder [JPG in WEBP](/jpg-to-webp), oder mach mit dem [Bildkonverter](/image-compressor) ein AVIF.",
        ],
      },
    ],
    questions: [
      {
        question: "Warum ist mein Bild kaum kleiner geworden?",
        answer:
          "Es war schon gut komprimiert. Würden wir weniger sparen, als die Tabelle zeigt, bekommst du dein Original zurück.",
      },
      {
        question: "Ist das verlustfrei?",
        answer:
          "Nicht immer. Ein PNG wird ohne Verlust komprimiert, wenn 256 Farben nicht genauso gut aussehen. Andere Bilder sehen bei 100 % gleich aus, aber beim Vergrößern oder Bearbeiten siehst du vielleicht einen Unterschied.",
      },
      {
        question: "Warum dauert es länger als das Umwandeln?",
        answer: "Für jedes Bild probieren wir mehrere Einstellungen aus, um die beste zu finden.",
      },
      {
        question: "Kann ich auch andere Formate komprimieren, wie HEIC oder GIF?",
        answer:
          "Hier nicht. Wandle HEIC-Fotos mit [HEIC in JPG](/heic-to-jpg) um und alle anderen mit dem Bildkonverter in WEBP.",
      },
      {
        question: "Was ist errors.txt in meinem ZIP?",
        answer:
          "Darin stehen die Dateien, die sich nicht komprimieren ließen, und warum. Die anderen sind wie gewohnt im ZIP.",
      },
      {
        question: "Wie viele Bilder kann ich auf einmal komprimieren?",
        answer: "Bis zu 100 Dateien mit zusammen 100 MB. Ein Bild darf bis zu 100 Megapixel haben.",
      },
    ],
  },
} satisfies ToolWords<"compressor">;
