import { simplePng } from "../shared.de";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "PNG in JPG",
  title: "PNG in JPG umwandeln | Qualität und Hintergrund wählbar",
  description:
    "PNG in JPG umwandeln, mit einstellbarer Qualität, Hintergrundfarbe und Transparenz. Kostenlos, ohne Anmeldung und ohne Wasserzeichen.",
  keywords: [
    "png in jpg",
    "png in jpg umwandeln",
    "png zu jpg",
    "png in jpeg konvertieren",
    "png transparent weißer hintergrund",
  ],
  heading: "PNG in JPG umwandeln – mit allen Optionen",
  headingParts: [{ text: "PNG in JPG umwandeln" }, { text: " – mit allen Optionen", advanced: true }],
  subtitle: "Qualität, Hintergrundfarbe und Transparenz bestimmst du selbst",
  simpleSubtitle: "Aus allen deinen PNGs werden JPGs, ganz ohne Einstellungen",
  messages: {
    drop: "{file name} ist keine PNG-Datei",
    select: "{file name} ist keine PNG-Datei",
    none: "Bitte wähle mindestens eine PNG-Datei aus.",
    tooLarge: "{file name} ist größer als 10 MB",
  },
  dropZone: {
    prompt: "PNG-Dateien hierher ziehen",
    dragging: "PNG-Dateien hier ablegen",
    or: "oder zum Auswählen klicken",
    button: "PNG-Dateien auswählen",
    hint: "Mehrere Dateien auf einmal (je höchstens 10 MB)",
  },
  action: "In JPG umwandeln",
  simple: fillAll(simplePng, { to: "JPG" }),
  howTo: [
    {
      name: "PNG-Dateien auswählen",
      text: "Zieh sie hierher oder nimm den Button.",
    },
    {
      name: "Erweitert oder Einfach wählen",
      text: "Unter „Erweitert“ stellst du die Qualität und eine Hintergrundfarbe für durchsichtige Stellen ein. Jedes PNG darf bis zu 10 MB groß sein. „Einfach“ wandelt mit Qualität 85 auf Weiß um und nimmt auch größere PNGs an, zusammen bis zu 100 MB.",
    },
    { name: "JPGs herunterladen", text: "Speichere sie einzeln oder alle zusammen als ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "Was sich ändert, wenn aus PNG ein JPG wird",
        blocks: [
          "Ein PNG speichert jedes Pixel exakt. Ein JPG lässt feine Details weg, die du kaum bemerkst, deshalb brauchen Fotos viel weniger Platz. Breite und Höhe bleiben gleich.",
          "Unser Server rechnet die Farben in sRGB um, füllt durchsichtige Stellen und schreibt das JPG. Textnotizen, Kameradaten und Standort werden entfernt.",
        ],
      },
      {
        heading: "Wohin mit dem Regler?",
        blocks: [
          {
            caption: "Was der Regler bewirkt",
            head: ["Qualität", "Gut für", "Zu beachten"],
            rows: [
              ["60 bis 75", "Vorschaubilder, Chat", "Kanten bekommen einen schwachen Saum"],
              ["85", "Fotos für Websites und E-Mails", "Die Voreinstellung"],
              [
                "90 bis 95",
                "Druck, rote Schrift, dünne farbige Linien",
                "Farben behalten ihre volle Auflösung",
              ],
              ["100", "Bilder, die du weiter bearbeitest", "Viel größer, aber immer noch nicht verlustfrei"],
            ],
          },
          "Unter 90 wird die Farbe mit halber Auflösung gespeichert. Auf Fotos siehst du das nicht, aber dünne rote Buchstaben auf Weiß bekommen weiche Kanten.",
          {
            caption:
              "Ein Ausschnitt aus einem Foto. Bei Qualität 30 zerfällt der Himmel in Blöcke, und Kanten verschwimmen.",
            pictures: [
              {
                path: "/figures/png-to-jpg-85.jpg",
                label: "Qualität 85",
                alt: "Ein orangefarbener Drachen vor glattem blauem Himmel.",
                width: 300,
                height: 225,
                bytes: 5_452,
              },
              {
                path: "/figures/png-to-jpg-30.jpg",
                label: "Qualität 30",
                alt: "Derselbe Drachen mit verschmierten Kanten vor einem Himmel voller Blöcke.",
                width: 300,
                height: 225,
                bytes: 2_083,
              },
            ],
          },
        ],
      },
      {
        heading: "Durchsichtiger Hintergrund wird weiß oder bekommt eine andere Farbe",
        blocks: [
          "JPG kennt keine Transparenz. Ist „Transparenz entfernen“ eingeschaltet, werden durchsichtige Stellen mit der gewählten Hintergrundfarbe gefüllt, und Schatten und weiche Kanten gehen in sie über. Nimm am besten die Farbe der Seite, auf der das Bild stehen soll.",
          "Schaltest du die Option aus, wird nichts gemischt. Du siehst dann die Farbe, die unter den durchsichtigen Stellen gespeichert ist, oft Schwarz.",
          {
            caption: "Die Karos stehen für den durchsichtigen Hintergrund des PNGs. Beim JPG ist er weiß.",
            pictures: [
              {
                path: "/figures/transparent.png",
                label: "PNG",
                alt: "Eine Zeichnung von Hügeln, Sonne und fünf Drachen auf durchsichtigem Hintergrund.",
                width: 560,
                height: 420,
                bytes: 37_801,
                transparent: true,
              },
              {
                path: "/figures/png-to-jpg-white.jpg",
                label: "JPG",
                alt: "Dieselbe Zeichnung auf weißem Hintergrund.",
                width: 560,
                height: 420,
                bytes: 17_133,
              },
            ],
          },
        ],
      },
      {
        heading: "Wann du bei PNG bleiben solltest",
        blocks: [
          "Screenshots, Logos und Strichzeichnungen haben glatte Flächen und harte Kanten. Als JPG sehen sie schlechter aus und sind oft sogar größer. Ist dein PNG zu groß, probiere [Bild komprimieren](/compress-image) oder [PNG in WEBP](/png-to-webp), das die Transparenz behält.",
          "Ein PNG darf bis zu 100 Megapixel haben. „Erweitert“ nimmt bis zu 10 MB pro Datei an, „Einfach“ zusammen bis zu 100 MB. Deine JPGs kannst du {retention} lang herunterladen. Danach löscht sie unser Server.",
        ],
      },
    ],
    questions: [
      {
        question: "Warum ist mein JPG größer als das PNG?",
        answer:
          "Wahrscheinlich ist das PNG eine Zeichnung oder ein Screenshot mit wenigen Farben, und so etwas speichert PNG sehr gut. Nimm eine niedrigere Qualität, oder bleib beim PNG.",
      },
      {
        question: "Wofür ist die Ansicht „Einfach“?",
        answer:
          "Sie wandelt alle Dateien in einem Rutsch um, mit Qualität 85 auf Weiß und ganz ohne Optionen. Schaltest du über dem Ablagefeld um, bleiben deine ausgewählten Dateien erhalten.",
      },
      {
        question: "Bekomme ich die Transparenz später zurück?",
        answer:
          "Nein. Wandelst du das Bild [von JPG in PNG](/jpg-to-png) um, bleibt der Hintergrund gefüllt. Heb also das ursprüngliche PNG auf.",
      },
      {
        question: "Was passiert mit einem animierten PNG?",
        answer: "Du bekommst ein einzelnes Standbild, meist das erste Einzelbild.",
      },
    ],
  },
} satisfies ToolWords<"advanced">;
