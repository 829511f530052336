import type { ToolWords } from "../words";

export const words = {
  name: "JPEG in JPG",
  title: "JPEG in JPG umwandeln | Ohne Qualitätsverlust, kostenlos",
  description:
    "Aus .jpeg wird .jpg, ohne Qualitätsverlust. Kameradaten und Standort werden entfernt. Startet von allein, kostenlos und ohne Anmeldung.",
  keywords: [
    "jpeg in jpg",
    "jpeg in jpg umwandeln",
    "jpeg zu jpg",
    "jpeg in jpg ohne qualitätsverlust",
    "jpeg in jpg umbenennen",
  ],
  heading: "JPEG in JPG umwandeln",
  subtitle: "Leg deine Dateien ab, und du bekommst sie als .jpg zurück, von allein und ohne Qualitätsverlust",
  messages: {
    wrong: "{file name} ist keine JPEG-Datei",
    tooLarge: "{file name} ist zu groß (höchstens 10 MB)",
    empty: "{file name} ist leer",
    heading: "Diese Dateien gehen nicht:",
    none: "Keine gültigen JPEG-Dateien gefunden. Bitte wähle JPEG-Dateien aus (je höchstens 10 MB).",
  },
  success: "{n} × JPG fertig. Die Downloads starten von allein.",
  dropZone: {
    prompt: "JPEG-Dateien hierher ziehen oder zum Auswählen klicken",
    dragging: "JPEG-Dateien hier ablegen",
    or: "oder",
    button: "JPEG-Dateien auswählen",
    hint: "Höchstens 10 MB pro Datei",
  },
  howTo: [
    {
      name: "JPEG-Dateien auswählen",
      text: "Zieh sie hierher oder nimm den Button. Jede darf bis zu 10 MB groß sein.",
    },
    { name: "Kurz warten", text: "Die Umwandlung startet von allein, eine Datei nach der anderen." },
    { name: "JPGs finden", text: "Jede Datei wird automatisch unter ihrem eigenen Namen heruntergeladen." },
  ],
  article: {
    sections: [
      {
        heading: "JPEG und JPG sind dasselbe",
        blocks: [
          "Es ist ein Format mit zwei Dateiendungen. JPEG steht für die Joint Photographic Experts Group, die es entwickelt hat. Frühe Versionen von Windows erlaubten nur drei Buchstaben nach dem Punkt, so wurde aus .jpeg eben .jpg.",
          "Du brauchst diese Seite nur, wenn ein Formular, ein Skript oder ein altes Programm auf .jpg besteht oder wenn du Kameradaten und Standort entfernen willst.",
        ],
      },
      {
        heading: "Was mit deiner Datei passiert",
        blocks: [
          "Unser Server kopiert das komprimierte Bild unverändert in eine neue Datei. Er dekodiert es nur, um zu prüfen, dass nichts beschädigt ist.",
          {
            caption: "Was dein .jpg enthält",
            head: ["Teil der Datei", "In deinem .jpg"],
            rows: [
              ["Bilddaten", "Unverändert"],
              ["Farbprofil", "Bleibt, damit die Farben stimmen"],
              ["Druckauflösung (dpi)", "Bleibt, wenn sie an der üblichen Stelle steht (JFIF-Header)"],
              ["Kameradaten, Datum, Standort", "Entfernt"],
              ["Vorschaubild, Kommentare", "Entfernt"],
              ["Drehung", "Auf das Bild angewendet oder als Vermerk behalten"],
            ],
          },
          "Auch das Drehen ist verlustfrei: Die Blöcke, aus denen ein JPEG besteht, werden umgeordnet. Das geht nur, wenn sich Breite und Höhe in ganze Blöcke von 8 oder 16 Pixeln teilen lassen, wie bei den meisten Fotos direkt aus der Kamera. Andere Fotos behalten den Vermerk, nach dem Programme sie drehen, so wie ihn die Kamera geschrieben hat. Ein paar seltene Arten von JPEG werden mit Qualität 95 neu komprimiert.",
        ],
      },
      {
        heading: "Oder benenne die Datei selbst um",
        blocks: [
          "Stören dich versteckte Daten nicht, ändere im Dateinamen einfach .jpeg in .jpg. Unter Windows blende dafür erst im Explorer unter „Ansicht“ die Dateinamenerweiterungen ein. Am Mac wähle die Datei aus und drücke die Eingabetaste.",
          "Auf dem Handy oder bei Dutzenden Dateien geht es mit dieser Seite leichter.",
        ],
      },
    ],
    questions: [
      {
        question: "Verliere ich Qualität?",
        answer:
          "So gut wie nie. Ein aufrechtes Foto behält seine Bilddaten Byte für Byte, ein gedrehtes behält jeden Wert, wenn möglich an einem neuen Platz. Ausnahmen sind nur ein paar seltene Arten von JPEG.",
      },
      {
        question: "Warum ist das JPG etwas kleiner?",
        answer: "Kameradaten und Vorschaubild sind weg. Sie können Dutzende Kilobyte ausmachen.",
      },
      {
        question: "Warum fragt mein Browser nach mehreren Downloads?",
        answer:
          "Deine Dateien werden nacheinander gespeichert, im Abstand von einer halben Sekunde. Klicke auf „Zulassen“, sonst bekommst du vielleicht nur die erste.",
      },
      {
        question: "Welche Dateien kann ich umwandeln?",
        answer:
          "JPEGs bis je 10 MB mit der Endung .jpeg oder .jpg. Leere und beschädigte Dateien werden nicht angenommen.",
      },
      {
        question: "Was, wenn mein .jpeg in Wahrheit ein PNG oder HEIC ist?",
        answer: "Das merkt unser Server und macht ein echtes JPG daraus, mit Qualität 95.",
      },
      {
        question: "Wie mache ich aus .jpg ein .jpeg?",
        answer:
          "Mit [JPG in JPEG](/Jpg-to-jpeg). Dort wird das Bild noch einmal komprimiert, lies also erst die Hinweise.",
      },
    ],
  },
} satisfies ToolWords<"auto">;
