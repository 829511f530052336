import { words as compressImage } from "../compress-image/words.de";
import { pictureLabels } from "../pictures";
import { pictures } from "../shared.de";
import type { ToolWords } from "../words";

export const words = {
  name: "Bildkonverter",
  title: "Bildkonverter | In JPG, PNG, WEBP, AVIF oder TIFF",
  description:
    "HEIC, WEBP, AVIF, PSD, SVG, BMP und andere Bilder in das Format deiner Wahl umwandeln. Bis 20 MB pro Datei, kostenlos, ohne Anmeldung und Wasserzeichen.",
  keywords: [
    "bildkonverter",
    "bilder umwandeln",
    "bildformat ändern",
    "bilder konvertieren",
    "heic in webp",
    "bild in tiff",
    "bmp in png",
  ],
  heading: "Bildkonverter",
  subtitle: `Wandle ${pictureLabels.length} Bildformate in JPG, PNG, WEBP, AVIF oder TIFF um`,
  compressor: compressImage.name,
  targets: {
    jpg: "Kleine Dateien für Fotos. Transparente Bereiche werden weiß.",
    jpeg: "Wie JPG, mit der Endung .jpeg. Transparente Bereiche werden weiß.",
    png: "Verlustfrei, mit Transparenz. Fotos brauchen viel mehr Platz als mit JPG.",
    webp: "Kleine Dateien für Websites, mit Transparenz und Animation.",
    avif: "Die kleinsten Dateien, mit Transparenz. Manche Programme öffnen sie nicht.",
    tiff: "Verlustfrei, für Druckereien und Archive. Braucht viel Platz.",
  },
  messages: {
    wrong: "Bitte wähle gültige Bilddateien aus (höchstens 20 MB).",
    none: "Bitte wähle mindestens ein Bild aus.",
  },
  dropZone: {
    prompt: "Bilder hierher ziehen",
    dragging: "Bilder hier ablegen",
    or: "oder",
    button: "Bilder auswählen",
    hint: `${pictures.or}, je bis 20 MB`,
  },
  action: "Umwandeln",
  steps: [
    "Deine Bilder werden gelesen...",
    "Deine Bilder werden umgewandelt...",
    "Die Qualität wird optimiert...",
    "Gleich fertig...",
  ],
  howToTitle: "So wandelst du Bilder um",
  howTo: [
    {
      name: "Bilder auswählen",
      text: "Bilder verschiedener Formate können in eine Liste. Jedes darf bis zu 20 MB groß sein.",
    },
    { name: "Format wählen", text: "JPG, PNG, JPEG, WEBP, AVIF oder TIFF. Klicke dann auf „Umwandeln“." },
    { name: "Bilder herunterladen", text: "Speichere sie einzeln oder alle zusammen als ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "Eine Seite für jedes Bildformat",
        blocks: [
          `Nimm diesen Konverter für gemischte Bilder oder für ein Formatpaar, das keine eigene Seite hat. Er liest ${pictures.and}, alles in einer Liste, und schreibt das Format, das du wählst.`,
          "Soll das Format bleiben und nur die Datei kleiner werden, nimm [Bild komprimieren](/compress-image).",
        ],
      },
      {
        heading: "Welches Format du wählst",
        blocks: [
          {
            caption: "Was jedes Format mit einem Bild macht",
            head: ["Format", "Qualität", "Transparenz", "Gut für"],
            rows: [
              ["JPG", "85", "Wird weiß", "Verschicken, Drucken"],
              ["JPEG", "Wie JPG, mit der Endung .jpeg", "Wird weiß", "Formulare, die .jpeg verlangen"],
              ["PNG", "Verlustfrei", "Bleibt", "Bearbeiten, Grafiken"],
              ["WEBP", "80", "Bleibt", "Websites"],
              ["AVIF", "48 bis 60, je nach Bild", "Bleibt", "Websites, kleinste Dateien"],
              ["TIFF", "Verlustfrei (LZW)", "Bleibt", "Druckereien, Archive"],
            ],
          },
          "Qualitätszahlen lassen sich zwischen Formaten nicht vergleichen: 48 in AVIF sieht etwa so gut aus wie 80 in WEBP. In unseren Tests wurde aus einem JPG mit 12 Megapixeln und 1,7 MB ein AVIF von 297 KB, ein WEBP von 475 KB oder ein TIFF von 10,8 MB.",
        ],
      },
      {
        heading: "Was aus Designdateien, Icons und Zeichnungen wird",
        blocks: [
          {
            caption: "Dateien, die mehr enthalten als ein flaches Bild",
            head: ["Deine Datei", "Dein Ergebnis"],
            rows: [
              [
                "PSD, PSB",
                "Das Bild, das Photoshop neben den Ebenen gespeichert hat, mit allen Ebenen darin",
              ],
              [
                "SVG, SVGZ",
                "Die Zeichnung in ihrer eigenen Größe, auf 1024 Pixel vergrößert, wenn sie kleiner ist",
              ],
              ["ICO, CUR", "Das größte Bild in der Datei"],
              ["BMP, TGA", "Jedes Pixel, mit Transparenz, wenn die Datei welche hat"],
            ],
          },
          "Photoshop speichert das fertige Bild, wenn „Kompatibilität maximieren“ eingeschaltet ist. Eine Datei ohne dieses Bild wird abgelehnt, denn das Ergebnis wäre weiß. Dateien in CMYK und Lab werden in sRGB umgerechnet, Duplex wird grau.",
          "Für ein größeres Bild einer Zeichnung nimm [SVG in PNG](/svg-to-png).",
        ],
      },
      {
        heading: "Gut zu wissen",
        blocks: [
          {
            list: [
              "Dein Browser zeichnet nichts neu. Umgewandelt wird die Originaldatei.",
              "Animierte GIFs und WEBPs bleiben als WEBP animiert. In jedem anderen Format bekommst du das erste Einzelbild.",
              "Von einem TIFF mit mehreren Seiten bekommst du die erste.",
              "PNGs und TIFFs mit 16 Bit behalten ihre 16 Bit als PNG oder TIFF.",
              "Bei AVIF bekommen Screenshots und Text eine feinere Farbauflösung als Fotos.",
              "Bilder kommen richtig herum und in sRGB zurück, auch aus CMYK. Kameradaten und Standort werden entfernt.",
            ],
          },
          "Jede Datei darf bis zu 20 MB und 100 Megapixel haben. Eine Animation darf bis zu 256 Einzelbilder haben, mit zusammen 100 Megapixeln. WEBP erlaubt 16.383 Pixel in Breite und Höhe, AVIF 16.384.",
        ],
      },
    ],
    questions: [
      {
        question: "Welches Format ist das beste für meine Website?",
        answer:
          "WEBP funktioniert in jedem aktuellen Browser. AVIF ist kleiner, aber manche Programme können es nicht öffnen. Für Vorschaubilder in sozialen Netzwerken und für E-Mails nimm JPG.",
      },
      {
        question: "Kann ich die Qualität einstellen?",
        answer: "Nur bei [PNG in JPG](/png-to-jpg). Dort gibt es einen Regler für die Qualität.",
      },
      {
        question: "Kann ich .heif-Dateien umwandeln?",
        answer: "Ja, genau wie .heic-Dateien vom iPhone.",
      },
      {
        question: "Wird ein JPG als PNG oder TIFF besser?",
        answer: "Nein. Es verliert nur nicht weiter an Qualität, braucht aber mehrmals so viel Platz.",
      },
      {
        question: "Kann ich dieselben Dateien noch in ein anderes Format umwandeln?",
        answer: "Ja. Deine Liste bleibt. Wähle das nächste Format und klicke noch einmal auf „Umwandeln“.",
      },
      {
        question: "Kann ich die Ebenen einer PSD-Datei bekommen?",
        answer:
          "Nein, nur das fertige Bild. Für eine einzelne Ebene blende in Photoshop die anderen aus und speichere die Datei noch einmal.",
      },
    ],
  },
} satisfies ToolWords<"any-format">;
