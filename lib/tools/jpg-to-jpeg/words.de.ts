import { specifiedBatch } from "../shared.de";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "JPG in JPEG",
  title: "JPG in JPEG umwandeln | Aus .jpg wird .jpeg, kostenlos",
  description:
    "Aus .jpg wird .jpeg, für Formulare und Programme, die auf der längeren Endung bestehen. Kostenlos, ohne Anmeldung und ohne Wasserzeichen.",
  keywords: [
    "jpg in jpeg",
    "jpg in jpeg umwandeln",
    "jpg zu jpeg",
    "jpg in jpeg umbenennen",
    "jpeg dateiendung",
  ],
  heading: "JPG in JPEG umwandeln",
  subtitle: "Dasselbe Bild mit der Endung .jpeg, für Formulare, die kein .jpg annehmen",
  ...fillAll(specifiedBatch, { from: "JPG", to: "JPEG" }),
  howTo: [
    { name: "JPG-Dateien auswählen", text: "Zieh sie hierher oder nimm den Button." },
    { name: "Umwandeln", text: "Klicke auf „In JPEG umwandeln“." },
    { name: "JPEGs herunterladen", text: "Sie enden auf .jpeg und lassen sich öffnen wie jedes JPG." },
  ],
  article: {
    sections: [
      {
        heading: "JPG und JPEG sind dasselbe Format",
        blocks: [
          "Ein .jpg und ein .jpeg enthalten dieselbe Art von Bild, und jedes Programm, das eines öffnet, öffnet auch das andere. Nur die Dateiendung ist anders. Manche Formulare und Skripte bestehen auf der längeren.",
          "Erwarte also kein besseres Bild. Du bekommst dasselbe Foto mit der Endung .jpeg.",
        ],
      },
      {
        heading: "Diese Seite komprimiert das Foto noch einmal",
        blocks: [
          "Dein Browser zeichnet das Bild neu und speichert es vor dem Hochladen als JPEG mit Qualität 92. Beim ersten Mal siehst du den Verlust nicht, aber er summiert sich, wenn du es wiederholst.",
          "Neu gezeichnete Fotos sind richtig herum, in sRGB und frei von Kameradaten und Standort. Unser Server entfernt nur, was dann noch versteckt ist, und ändert die Endung.",
          "Ein Foto mit mehr als 16,7 Megapixeln, oder eines, das dein Browser nicht zeichnen kann, wird hochgeladen, wie es ist. Seine Bilddaten werden nicht neu komprimiert.",
        ],
      },
      {
        heading: "Drei Wege von .jpg zu .jpeg",
        blocks: [
          {
            caption: "Wege zu einem .jpeg",
            head: ["Was du tust", "Bilddaten", "Kameradaten, Standort"],
            rows: [
              ["Datei am Computer umbenennen", "Unverändert", "Bleiben"],
              ["Diese Seite benutzen", "Neu komprimiert mit Qualität 92", "Entfernt"],
              ["[JPEG in JPG](/jpeg-to-jpg) benutzen, dann umbenennen", "Unverändert", "Entfernt"],
            ],
          },
          "Auf dem Handy, wo Umbenennen mühsam ist, geht es mit dieser Seite am leichtesten, und für die meisten Formulare reicht das.",
        ],
      },
    ],
    questions: [
      {
        question: "Wie benenne ich unter Windows oder am Mac .jpg in .jpeg um?",
        answer:
          "Unter Windows blende im Explorer unter „Ansicht“ die Dateinamenerweiterungen ein, wähle die Datei aus, drücke F2 und tippe die neue Endung. Am Mac wähle die Datei aus, drücke die Eingabetaste und tippe sie ein.",
      },
      {
        question: "Nimmt das Formular meine Datei dann an?",
        answer:
          "Ja, wenn es nur die Endung prüft. Begrenzt es auch die Dateigröße, prüfe die ebenfalls: Beim Neuzeichnen ändert sich die Größe in Bytes, aber nicht in Pixeln.",
      },
      {
        question: "Ist das JPEG größer oder kleiner?",
        answer:
          "Das hängt vom JPG ab. Fotos direkt aus der Kamera schrumpfen meist, stark komprimierte Bilder wachsen.",
      },
      {
        question: "Warum kann ich keine .jpeg-Dateien auswählen?",
        answer: "Sie haben schon die gewünschte Endung, da gibt es nichts zu tun.",
      },
      {
        question: "Wie heißen die Dateien?",
        answer:
          "Einzelne Downloads sind in der Reihenfolge deiner Liste nummeriert, angefangen mit converted-1.jpeg. Das ZIP behält deine eigenen Dateinamen.",
      },
      {
        question: "Welche Grenzen gibt es?",
        answer:
          "Lade bis zu 100 MB auf einmal hoch. Deine Ergebnisse bleiben {retention} auf unserem Server und werden dann gelöscht.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
