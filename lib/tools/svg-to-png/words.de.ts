import { refusals } from "../shared.de";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "SVG in PNG",
  title: "SVG in PNG umwandeln | Bis 8192 Pixel, kostenlos",
  description:
    "SVG-Logos, Icons und Zeichnungen in scharfe PNGs mit Transparenz umwandeln, bis 8192 Pixel breit. Viele auf einmal, kostenlos und ohne Anmeldung.",
  keywords: [
    "svg in png",
    "svg in png umwandeln",
    "svg zu png",
    "svg in bild",
    "vektorgrafik in png",
    "svgz in png",
  ],
  heading: "SVG in PNG umwandeln",
  subtitle: "Logos, Icons und Diagramme als PNG, so groß und so scharf, wie du sie brauchst",
  choice: {
    label: "Längere Seite",
    texts: {
      "": "Eigene Größe, 1024 bis 4096 Pixel",
      "256": "256 Pixel",
      "512": "512 Pixel",
      "1024": "1024 Pixel",
      "2048": "2048 Pixel",
      "4096": "4096 Pixel",
      "8192": "8192 Pixel",
    },
  },
  messages: fillAll(refusals, { from: "SVG" }),
  dropZone: {
    prompt: "SVG-Dateien hierher ziehen",
    dragging: "SVG-Dateien hier ablegen",
    or: "oder",
    button: "SVG-Dateien auswählen",
    hint: "SVG oder SVGZ, bis zu 100 Dateien mit zusammen 100 MB, jede bis 20 MB",
  },
  action: "In PNG umwandeln",
  steps: [
    "Deine Bilder werden gelesen...",
    "Deine SVGs werden gezeichnet...",
    "Die Qualität wird optimiert...",
    "Gleich fertig...",
  ],
  success: "PNG bereit zum Herunterladen!",
  howTo: [
    { name: "SVG-Dateien auswählen", text: "Logos, Icons oder Diagramme, eines oder viele." },
    {
      name: "Größe wählen",
      text: "Behalte die Größe der Zeichnung, oder bestimme, wie viele Pixel die längere Seite hat.",
    },
    { name: "Umwandeln und herunterladen", text: "Speichere die PNGs einzeln oder alle in einem ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "Wie viele Pixel hat eine Zeichnung?",
        blocks: [
          "Gar keine. Ein SVG beschreibt Linien, Formen und Buchstaben, und jedes Programm entscheidet selbst, wie groß es sie zeichnet. Deshalb kann ein PNG daraus jede Größe haben und ist in jeder scharf, während ein vergrößertes PNG unscharf wird.",
          {
            caption: "Welche Größe du wählst",
            head: ["Wofür", "Längere Seite"],
            rows: [
              ["Favicon oder kleines Icon", "256 Pixel"],
              ["App-Icon, Profilbild", "512 oder 1024 Pixel"],
              ["Präsentation oder Dokument", "2048 Pixel"],
              ["Druck, 34 cm breit bei 300 dpi", "4096 Pixel"],
              ["Poster, 69 cm breit bei 300 dpi", "8192 Pixel"],
            ],
          },
          "Mehr Pixel ergeben eine größere Datei: In unseren Tests wurde aus einer Zeichnung von 15 KB ein PNG von 89 KB bei 1024 Pixeln, 530 KB bei 4096 und 1,3 MB bei 8192.",
          "Wählst du nichts, entscheidet die Datei. Ihre Breite und Höhe zählen in CSS-Pixeln, von denen 96 einen Zoll ergeben; fehlen sie, zählt die viewBox. Eine Zeichnung unter 1024 Pixeln wird darauf vergrößert, denn ein Icon mit 24 Pixeln ist selten das, was du willst. Eine über 4096 wird verkleinert.",
        ],
      },
      {
        heading: "Wie das PNG aussieht",
        blocks: [
          {
            list: [
              "Wo nichts gezeichnet ist, ist das PNG durchsichtig. Für einen weißen Hintergrund öffne das Ergebnis in [PNG in JPG](/png-to-jpg).",
              "Verläufe, Masken, Beschneidungen, Filter und Stylesheets in der Datei werden gezeichnet.",
              "Animationen stehen still, so wie sie vor dem Start aussehen.",
              "HTML in einer Zeichnung (foreignObject) wird weggelassen. Manche Diagrammprogramme legen dort ihre Beschriftungen ab; exportiere sie als Pfade oder einfachen Text.",
            ],
          },
        ],
      },
      {
        heading: "Schriften und verknüpfte Bilder",
        blocks: [
          "Eine Zeichnung nennt ihre Schriften nur beim Namen. Hat unser Server eine nicht, springt eine andere ein, und die Wörter können breiter oder schmaler werden. Wandle bei einem Logo den Text vor dem Export in Pfade um: „Objekt in Pfad umwandeln“ in Inkscape, „In Pfade umwandeln“ in Illustrator.",
          "In die Datei eingebettete Bilder werden gezeichnet. Links zu anderen Dateien oder Websites werden nicht verfolgt und Skripte nicht ausgeführt, eine fremde Zeichnung kann also nichts nachladen.",
        ],
      },
    ],
    questions: [
      {
        question: "Warum sieht mein PNG anders aus als im Browser?",
        answer:
          "Meist fehlt eine Schrift, oder die Zeichnung benutzt HTML oder ein Skript. Wandle ihren Text in Pfade um und speichere sie als einfaches SVG.",
      },
      {
        question: "Kann ich .svgz-Dateien umwandeln?",
        answer: "Ja. Das ist ein mit gzip gepacktes SVG. Entpackt darf es bis zu 20 MB haben.",
      },
      {
        question: "Kann ich ein PNG wieder in ein SVG umwandeln?",
        answer:
          "Nein. Ein PNG kennt seine Formen nicht mehr, sie müssten nachgezeichnet werden. Heb das SVG für spätere Änderungen auf.",
      },
      {
        question: "Wie mache ich aus einem SVG ein JPG oder WEBP?",
        answer:
          "Mit dem [Bildkonverter](/image-compressor). Er zeichnet SVGs in ihrer eigenen Größe, beim JPG auf Weiß.",
      },
      {
        question: "Warum hat eine Zeichnung zu lange gedauert?",
        answer:
          "Am längsten brauchen große Unschärfen und Tausende durchsichtiger Ebenen. Nach 30 Sekunden brechen wir ab; oft hilft eine kleinere Größe.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
