import { hints } from "../../limits";
import { specifiedBatch, specifiedDropZone } from "../shared.de";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "AVIF in JPG",
  title: "AVIF in JPG umwandeln | Kostenlos online",
  description:
    "AVIF-Bilder in JPG umwandeln, das sich in jedem Programm und Browser öffnen lässt. Kostenlos, ohne Anmeldung, Dateien werden automatisch gelöscht.",
  keywords: ["avif in jpg", "avif in jpg umwandeln", "avif zu jpeg", "avif datei öffnen", "avif konverter"],
  heading: "AVIF in JPG umwandeln",
  subtitle: "Aus AVIF-Bildern werden JPGs, die du überall öffnen und hochladen kannst",
  ...fillAll(specifiedBatch, { from: "AVIF", to: "JPG" }),
  dropZone: fillAll(specifiedDropZone, { from: "AVIF", ...hints.avif }),
  howTo: [
    { name: "AVIF-Dateien auswählen", text: "Zieh sie hierher oder nimm den Button." },
    { name: "Umwandeln", text: "Ändere die Reihenfolge, wenn du magst, und klicke auf „In JPG umwandeln“." },
    { name: "JPGs herunterladen", text: "Speichere sie einzeln oder alle zusammen als ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "Was ist eine AVIF-Datei?",
        blocks: [
          "AVIF ist ein Bildformat von 2019, das auf dem Videocodec AV1 beruht. Bei gleicher Qualität sind die Dateien viel kleiner als JPG, und es beherrscht Transparenz und HDR. Viele Websites schicken es an Browser, die es anzeigen können. Speicherst du so ein Bild, hast du eine Datei, die viele deiner Programme nicht öffnen.",
        ],
      },
      {
        heading: "Womit sich AVIF öffnen lässt",
        blocks: [
          {
            caption: "Browser, die AVIF anzeigen",
            head: ["Browser", "Seit Version"],
            rows: [
              ["Chrome", "85"],
              ["Edge", "121"],
              ["Firefox", "93"],
              ["Safari am Mac", "16.4, oder 16.1 unter macOS Ventura"],
              ["Safari auf iPhone und iPad", "16"],
            ],
          },
          "Außerhalb des Browsers öffnen iOS ab 16, macOS ab 13 Ventura und Android ab 12 AVIF-Dateien. Auch GIMP 2.10.22 und Krita 5.0 lesen es. Windows 10 und 11 brauchen die AV1-Videoerweiterung aus dem Microsoft Store. Fotolabore, Online-Formulare und ältere Office-Programme wollen meist ein JPG.",
        ],
      },
      {
        heading: "So wird aus AVIF ein JPG",
        blocks: [
          "Dein Browser zeichnet das Bild zuerst neu, als JPG mit Qualität 92. Daraus macht unser Server das JPG, das du herunterlädst, mit Qualität 85. In normaler Größe bemerkst du den Unterschied nicht.",
          "Das AVIF selbst wird hochgeladen, wenn es animiert ist, HDR enthält oder mehr als 16,7 Megapixel hat, wenn durch das Neuzeichnen viel mehr hochzuladen wäre oder wenn dein Browser es nicht lesen kann. Unser Server kann es, ob mit 8, 10 oder 12 Bit pro Farbkanal.",
          "Farben aus größeren Farbräumen wie Display P3 werden in sRGB umgerechnet, damit jeder Bildschirm sie richtig zeigt. HDR-Bilder werden abgemildert, damit helle Bereiche ihre Details behalten.",
        ],
      },
      {
        heading: "Wie groß das JPG wird",
        blocks: [
          "Das JPG ist fast immer größer als das AVIF. In unseren Tests kam ein Foto mit 12 Megapixeln auf 1,1 MB. Die zusätzlichen Bytes bringen keine Details, heb das AVIF also auf, wenn du Platz hast.",
          {
            caption: "Dasselbe Bild als AVIF und als das JPG, das unser Server daraus macht.",
            pictures: [
              {
                path: "/figures/avif-to-jpg-before.avif",
                label: "AVIF",
                alt: "Fünf Drachen über bewaldeten Hügeln bei Sonnenaufgang, als AVIF.",
                width: 560,
                height: 420,
                bytes: 16_424,
              },
              {
                path: "/figures/avif-to-jpg-after.jpg",
                label: "JPG",
                alt: "Dieselben Drachen und Hügel als JPG, ohne sichtbaren Unterschied.",
                width: 560,
                height: 420,
                bytes: 30_540,
              },
            ],
          },
        ],
      },
      {
        heading: "JPG oder ein anderes Format?",
        blocks: [
          "Ein JPG lässt sich überall öffnen, nimm es also zum Verschicken, Drucken und für Formulare. Transparenz kennt es nicht: Ein Logo bekommt einen weißen Hintergrund mit glatten Kanten.",
          {
            list: [
              "Soll der Hintergrund durchsichtig bleiben oder willst du ohne weiteren Verlust bearbeiten, nimm [AVIF in PNG](/avif-to-png).",
              "Für einen Hintergrund in einer anderen Farbe wandle dieses PNG mit [PNG in JPG](/png-to-jpg) um.",
              "Bleib auf deiner Website bei AVIF, oder mach mit dem [Bildkonverter](/image-compressor) ein WEBP für ältere Browser.",
            ],
          },
          "Bilder in anderen neuen Formaten haben eigene Seiten: [WEBP in JPG](/webp-to-jpg) und [HEIC in JPG](/heic-to-jpg).",
        ],
      },
    ],
    questions: [
      {
        question: "Wie viele Dateien kann ich auf einmal umwandeln?",
        answer: "Bis zu 100 Dateien mit zusammen 100 MB. Ein Bild darf bis zu 100 Megapixel haben.",
      },
      {
        question: "Kann ich .avif nicht einfach in .jpg umbenennen?",
        answer:
          "Nein. Die Datei wäre weiterhin ein AVIF, und die meisten Programme würden sie für beschädigt halten.",
      },
      {
        question: "Wie wandle ich AVIF unter Windows in JPG um?",
        answer:
          "Zieh die Datei in einem aktuellen Browser auf diese Seite. Die Erweiterung aus dem Microsoft Store brauchst du nicht. Zeigt das Auswahlfenster dein AVIF nicht an, stell dort „Alle Dateien“ ein.",
      },
      {
        question: "Kann ich ein animiertes AVIF umwandeln?",
        answer: "Du bekommst ein Standbild, denn ein JPG kann sich nicht bewegen.",
      },
      {
        question: "Was passiert mit meinen Dateien?",
        answer:
          "Dein AVIF wird gelöscht, sobald es umgewandelt ist, das JPG {retention} später. Standort, Kameradaten und Urheber werden daraus entfernt.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
