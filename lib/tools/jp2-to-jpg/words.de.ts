import { batch } from "../shared.de";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "JP2", to: "JPG" }),
  name: "JP2 in JPG",
  title: "JP2 in JPG umwandeln | JPEG 2000, kostenlos",
  description:
    "JPEG-2000-Bilder (.jp2, .j2k, .jpx) aus Archiven, Karten und Scannern in JPGs umwandeln, die Browser anzeigen. Kostenlos und ohne Anmeldung.",
  keywords: ["jp2 in jpg", "jp2 in jpg umwandeln", "jpeg 2000 in jpg", "j2k in jpg", "jp2 datei öffnen"],
  heading: "JP2 in JPG umwandeln",
  subtitle: "JPEG 2000 aus Archiven, Karten und Scannern, als einfache JPGs",
  howTo: [
    {
      name: "JP2s auswählen",
      text: "Reine Datenströme wie .j2k und .jpc gehen auch.",
    },
    {
      name: "Umwandeln",
      text: "Klicke auf „In JPG umwandeln“. Große Scans brauchen je ein paar Sekunden.",
    },
    {
      name: "JPGs herunterladen",
      text: "In jeder Zeile stehen das Bild und sein Link.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Woher JPEG 2000 kommt",
        blocks: [
          "Bibliotheken scannen Bücher damit, Satelliten und Krankenhäuser speichern Bilder darin, und digitale Kinos zeigen Filme damit. Trotzdem können heutige Browser es nicht anzeigen, und Handys wissen mit einem .jp2 nichts anzufangen.",
          "Hast du eine Seite aus einem Archiv oder eine Kachel einer Karte heruntergeladen, ist ein JPG der schnellste Weg, sie anzusehen, zu drucken oder in ein Dokument zu setzen.",
        ],
      },
      {
        heading: "Was umgewandelt wird",
        blocks: [
          {
            caption: "Teile eines JP2 und was das JPG davon hat",
            head: ["Im JP2", "Im JPG"],
            rows: [
              ["RGB, sYCC oder Grau", "Dasselbe, in sRGB"],
              ["Ein Farbprofil", "Angewandt, damit die Farben stimmen"],
              ["Eine Palette", "Für jedes Pixel nachgeschlagen"],
              ["Deckkraft", "Weiß dahinter"],
              ["Mehr als 8 Bit", "Auf 8 umgerechnet"],
              ["Halbierte Farbauflösung", "Auf volle Größe gebracht"],
            ],
          },
        ],
      },
      {
        heading: "Warum du sonst ein eigenes Programm brauchst",
        blocks: [
          "Windows zeigt JPEG 2000 gar nicht an, und ein Bildbetrachter, der es kann, ist selten da, wenn man ihn braucht. Jedes Archiv benutzt eine andere Ecke der Norm, mit eigenen Kacheln, Qualitätsstufen und Farbräumen, deshalb kann ein Programm die Scans der einen Bibliothek öffnen und an der nächsten scheitern. Dieser Konverter liest sie alle, und was er nicht lesen kann, nennt er dir in einem Satz, statt dir ein Bild mit falschen Farben zu geben.",
        ],
      },
      {
        heading: "Sehr große Scans",
        blocks: [
          "Ein JP2 kann Hunderte Megapixel haben und sich in geringerer Auflösung öffnen lassen. Diese Seite liest es ganz, bis zu 100 Megapixel. Ist deins größer, nimm eine verkleinerte Fassung aus dem Archiv, das fast immer eine anbietet.",
        ],
      },
    ],
    questions: [
      {
        question: "Ist JPEG 2000 besser als JPG?",
        answer:
          "Es behält bei gleicher Größe mehr Details, kann verlustfrei sein und bildet keine Blöcke. Durchgesetzt hat es sich nicht, weil es langsam war und die Browser es nie übernommen haben.",
      },
      {
        question: "Was ist mit .jpx und .jpf?",
        answer: "Das sind dieselben Bilder in einer reicheren Hülle. Umgewandelt wird das erste Bild.",
      },
      {
        question: "Bleibt die Georeferenzierung erhalten?",
        answer:
          "Nein. In einem JPG ist dafür kein Platz. Notiere dir die Koordinaten, bevor du eine Karte umwandelst.",
      },
      {
        question: "Behaltet ihr den Scan?",
        answer: "Nicht länger als nötig. Sein JPG wird {retention} später gelöscht.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
