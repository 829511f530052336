import { batch } from "../shared.de";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "RAW", to: "JPG" }),
  name: "RAW in JPG",
  title: "RAW in JPG umwandeln | CR2, NEF, ARW, DNG, kostenlos",
  description:
    "RAW-Fotos von Canon, Nikon, Sony, Fujifilm und anderen Kameras in JPG umwandeln, mit den Farben der Kamera. Kostenlos und ohne Anmeldung.",
  keywords: [
    "raw in jpg",
    "raw in jpg umwandeln",
    "cr2 in jpg",
    "nef in jpg",
    "arw in jpg",
    "dng in jpg",
    "raw bilder umwandeln",
  ],
  heading: "RAW in JPG umwandeln",
  subtitle: "Originale aus der Kamera als JPGs, mit den Farben der Kamera",
  howTo: [
    {
      name: "RAW-Dateien auswählen",
      text: "Gern eine ganze Speicherkarte: bis zu 100 Dateien und 100 MB pro Durchgang.",
    },
    {
      name: "Umwandeln",
      text: "Klicke auf „In JPG umwandeln“. Es dauert nur einen Moment, weil nichts entwickelt werden muss.",
    },
    {
      name: "JPGs herunterladen",
      text: "Speichere die guten oder alle in einem ZIP.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Was diese Seite mit einem RAW macht",
        blocks: [
          "Ein RAW enthält, was der Sensor gemessen hat, und daneben ein fertiges JPG: das, was die Kamera auf ihrem eigenen Display zeigt. Diese Seite sucht das größte solche JPG, dreht es richtig herum und gibt es dir.",
          "So bekommst du Bildstil, Weißabgleich und Rauschminderung, wie der Hersteller sie abgestimmt hat, und nicht das, was jemand anderes dafür hält. Deshalb ist das Ergebnis auch sofort da.",
        ],
      },
      {
        heading: "Kameras und Dateiendungen",
        blocks: [
          {
            caption: "Formate, die gelesen werden",
            head: ["Hersteller", "Endungen"],
            rows: [
              ["Canon", "CR2, CR3"],
              ["Nikon", "NEF, NRW"],
              ["Sony", "ARW"],
              ["Fujifilm", "RAF"],
              ["Panasonic", "RW2"],
              ["Olympus und OM System", "ORF"],
              ["Pentax", "PEF"],
              ["Samsung", "SRW"],
              ["Adobe, Apple, Google, Leica", "DNG"],
            ],
          },
        ],
      },
      {
        heading: "Wann das der schnelle Weg ist",
        blocks: [
          "Du hast vergessen, die Kamera auf RAW plus JPG zu stellen, und jetzt will jemand heute Abend die Bilder sehen. Oder du sortierst Tausende Aufnahmen und brauchst kleine Kopien zum Auswählen. Oder eine Bildagentur, ein Shop oder ein Formular nimmt nichts außer JPG. In all diesen Fällen reicht die Fassung der Kamera, und du hast sie in Sekunden, statt einen Abend lang zu entwickeln.",
        ],
      },
      {
        heading: "Wie viele Pixel du bekommst",
        blocks: [
          "Die meisten Kameras der letzten fünfzehn Jahre speichern eine Vorschau mit allen Pixeln des Fotos. Manche speichern eine kleinere, zum Beispiel 1620 Pixel breit. Dann sagt die Zeile, wie groß sie ist, und du entscheidest, ob das reicht.",
          "Für Abzüge, enge Ausschnitte oder eine andere Belichtung entwickle das RAW in einem Programm, das dafür gemacht ist: darktable und RawTherapee sind kostenlos.",
        ],
      },
    ],
    questions: [
      {
        question: "Könnt ihr das Foto aufhellen oder die Farben ändern?",
        answer:
          "Nein. Die Belichtung zu ändern ist der Sinn von RAW-Dateien, und dafür brauchst du einen RAW-Konverter mit Vorschau und Reglern.",
      },
      {
        question: "Warum wurde meine Datei nicht angenommen?",
        answer:
          "Sie enthält keine Vorschau, oder eine, die zu klein ist. DNGs mancher Scanner und Drohnen sind so.",
      },
      {
        question: "Geht etwas verloren?",
        answer:
          "Das JPG hat 8 Bit pro Farbe, der Sensor hat 12 oder 14 aufgezeichnet. Heb dein RAW auf: Es ist dein Negativ.",
      },
      {
        question: "Bleiben Ort und Kameradaten erhalten?",
        answer:
          "Nein. Standort, Kamera und andere Angaben werden aus dem JPG entfernt. Dein RAW wird nicht verändert.",
      },
      {
        question: "Muss ich dafür ein Programm installieren?",
        answer:
          "Nein. Die Dateien werden auf unserem Server gelesen, deshalb reicht ein Browser auf dem Computer, Tablet oder Handy.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
