import { batch } from "../shared.de";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "JPG", to: "AVIF" }),
  name: "JPG in AVIF",
  title: "JPG in AVIF umwandeln | Kleinere Fotos, gleiches Bild",
  description:
    "JPG-Fotos in AVIF umwandeln, das genauso aussieht und schneller lädt. Richtig herum, ohne Standortdaten. Kostenlos, ohne Anmeldung, ohne Wasserzeichen.",
  keywords: ["jpg in avif", "jpg in avif umwandeln", "jpeg zu avif", "avif konverter", "fotos fürs web"],
  heading: "JPG in AVIF umwandeln",
  subtitle: "Kleinere Fotos fürs Web, die genauso aussehen",
  howTo: [
    { name: "JPGs auswählen", text: "Zieh Fotos auf die Seite. Ob .jpg oder .jpeg, ist egal." },
    { name: "Umwandeln", text: "Klicke auf „In AVIF umwandeln“ und warte etwa eine Sekunde pro Foto." },
    {
      name: "AVIFs herunterladen",
      text: "Einzeln oder in einem ZIP, in dem die Dateien ihre Namen behalten.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Wie viel du sparst",
        blocks: [
          "AVIF braucht weniger Bytes als JPG, weil es jeden Teil eines Fotos aus seiner Umgebung vorhersagt. Wie viel weniger, hängt davon ab, wie stark dein JPG schon komprimiert war:",
          {
            caption: "Fotos, auf dieser Seite umgewandelt",
            head: ["Fotos", "Als JPG", "Als AVIF"],
            rows: [
              ["Vier Handyfotos mit 8,5 bis 12 Megapixeln, JPG-Qualität 85", "3,9 MB", "943 KB"],
              ["Sieben detailreiche Fotos mit höchstens 2 Megapixeln", "2,0 MB", "1,1 MB"],
            ],
          },
          "Dieselben sieben Fotos brauchten als WEBP 1,8 MB. Ist eines deiner JPGs schon sehr klein, lohnt sich das AVIF vielleicht nicht. Die Liste zeigt für jede Datei, was sich geändert hat.",
        ],
      },
      {
        heading: "Qualität und Farbe",
        blocks: [
          {
            list: [
              "Fotos werden mit Qualität 48 gespeichert. Unter 4 Megapixeln ist es 54, denn kleine Fotos haben mehr Details pro Pixel.",
              "Als JPG gespeicherte Screenshots werden erkannt und bekommen Qualität 60.",
              "Farbe wird mit halber Auflösung gespeichert, wie in fast allen JPGs.",
              "Fotos in CMYK und Adobe RGB werden in sRGB umgerechnet.",
              "Die von der Kamera vermerkte Drehung wird auf das Bild angewendet; EXIF-Daten, Standort und Vorschaubilder werden entfernt.",
            ],
          },
          "In normaler Größe müsstest du zwischen beiden hin- und herschalten, um einen Unterschied zu sehen. Sehr feine Körnung glättet AVIF als Erstes.",
        ],
      },
      {
        heading: "AVIF auf deiner Website",
        blocks: [
          "Fast alle Browser, die heute benutzt werden, zeigen AVIF an, die von vor 2020 aber nicht. Nimm ein picture-Element mit dem AVIF als source und deinem JPG als img. Suchmaschinen und soziale Netzwerke lesen für ihre Vorschau das JPG.",
          "Shopsysteme und Website-Baukästen machen aus dem, was du hochlädst, oft eigene Größen. Prüfe, ob deines AVIF annimmt, bevor du einen ganzen Katalog umwandelst.",
        ],
      },
    ],
    questions: [
      {
        question: "Was ist besser für Fotos, AVIF oder WEBP?",
        answer:
          "AVIF ist bei gleichem Aussehen meist kleiner. WEBP lässt sich in mehr Programmen öffnen. Mit deinen eigenen Fotos vergleichen kannst du beides bei [JPG in WEBP](/jpg-to-webp).",
      },
      {
        question: "Kann ich die Qualität selbst einstellen?",
        answer:
          "Auf dieser Seite nicht. Brauchst du eine bestimmte Dateigröße, wandle zuerst um und nimm dann [Bild komprimieren](/compress-image). Dort kannst du AVIFs auswählen und Kilobyte eingeben.",
      },
      {
        question: "Verlieren meine Fotos zweimal Qualität?",
        answer:
          "Ein wenig, denn JPG hat schon Details weggelassen. Nimm das Original aus deiner Kamera, wenn du es hast, nicht eine Kopie aus einem Chat.",
      },
      {
        question: "Gibt es eine Grenze für die Breite?",
        answer:
          "16.384 Pixel, auch für die Höhe. Bei größeren Panoramen kommt eine Meldung, und du kannst [ihre Größe ändern](/resize-image).",
      },
      {
        question: "Wie öffne ich ein AVIF am Computer?",
        answer: "Zieh es in ein Browserfenster, oder mach mit [AVIF in JPG](/avif-to-jpg) ein JPG daraus.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
