import { specifiedBatch } from "../shared.de";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "WEBP in JPG",
  title: "WEBP in JPG umwandeln | Kostenlos, ohne Wasserzeichen",
  description:
    "WEBP in JPG umwandeln: Bilder, die sich auf jedem Gerät öffnen und überall hochladen lassen. Kostenlos, ohne Anmeldung, Dateien werden automatisch gelöscht.",
  keywords: [
    "webp in jpg",
    "webp in jpg umwandeln",
    "webp zu jpeg",
    "webp als jpg speichern",
    "webp konverter",
  ],
  heading: "WEBP in JPG umwandeln",
  subtitle: "Aus Bildern aus dem Netz werden JPGs, die du überall öffnen und hochladen kannst",
  ...fillAll(specifiedBatch, { from: "WEBP", to: "JPG" }),
  howTo: [
    { name: "WEBP-Dateien auswählen", text: "Zieh sie hierher oder nimm den Button." },
    { name: "Umwandeln", text: "Klicke auf „In JPG umwandeln“. Durchsichtige Stellen werden weiß." },
    { name: "JPGs herunterladen", text: "Speichere sie einzeln oder alle zusammen als ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "Warum Bilder aus dem Netz auf .webp enden",
        blocks: [
          "Websites verwenden WEBP, weil es schneller lädt als JPG. Speicherst du aber so ein Bild, kann dein Fotodrucker, ein Online-Formular oder ein älteres Programm oft nichts damit anfangen. Ein JPG geht überall.",
        ],
      },
      {
        heading: "So wird aus deinem WEBP ein JPG",
        blocks: [
          "Chrome, Edge und Firefox zeichnen das Bild zuerst neu, als WEBP mit Qualität 92. Daraus macht unser Server ein JPG mit Qualität 85. Auf einem Foto siehst du weder das eine noch das andere.",
          "Stattdessen wird die Originaldatei hochgeladen, wenn sie:",
          {
            list: [
              "animiert ist",
              "mehr als 16,7 Megapixel hat",
              "Kameradaten (EXIF) enthält",
              "sich nicht neu zeichnen lässt, wie in Safari",
            ],
          },
          "Willst du das Neuzeichnen in jedem Browser umgehen, wähle im [Bildkonverter](/image-compressor) das Format jpg.",
        ],
      },
      {
        heading: "Durchsichtige Stellen werden weiß",
        blocks: [
          "JPG kennt keine Transparenz. Weiche Kanten und Schatten gehen in Weiß über, wie auf einer weißen Seite. Soll der Hintergrund durchsichtig bleiben, nimm [WEBP in PNG](/webp-to-png). Möchtest du eine andere Farbe, wandle dieses PNG mit [PNG in JPG](/png-to-jpg) um, dort kannst du eine wählen.",
        ],
      },
      {
        heading: "Was du bekommst",
        blocks: [
          "Breite und Höhe bleiben gleich, Farben werden in sRGB umgerechnet, Kameradaten und Standort entfernt. Das JPG ist meist größer als das WEBP, zeigt aber nicht mehr Details.",
          "Die Downloads sind in der Reihenfolge deiner Liste nummeriert. Im ZIP behalten die Dateien ihre eigenen Namen. Du kannst bis zu 100 MB auf einmal hochladen, und die JPGs bleiben {retention} auf unserem Server, bevor er sie löscht.",
        ],
      },
    ],
    questions: [
      {
        question: "Wie speichere ich ein WEBP in Chrome als JPG?",
        answer:
          "Chrome speichert Bilder in dem Format, das die Website schickt. Speichere das WEBP, zieh es auf diese Seite und lade das JPG herunter.",
      },
      {
        question: "Kann ich .webp nicht einfach in .jpg umbenennen?",
        answer:
          "Nein. Das ändert nur den Namen. Manche Bildbetrachter schauen hinein und kommen damit zurecht, aber die meisten Formulare lehnen die Datei ab.",
      },
      {
        question: "Was passiert mit einem animierten WEBP?",
        answer:
          "Du bekommst das erste Einzelbild, denn ein JPG kann sich nicht bewegen. Soll die Animation nur kleiner werden, nimm [Bild komprimieren](/compress-image), das alle Einzelbilder behält.",
      },
      {
        question: "Warum sagt die Seite, meine Datei sei kein WEBP?",
        answer:
          "Sie richtet sich nach der Dateiendung. Ist deine Datei wirklich ein WEBP, benenne sie so um, dass sie auf .webp endet, und wähle sie noch einmal aus.",
      },
      {
        question: "Geht das auch auf dem Handy?",
        answer: "Ja, in jedem aktuellen Browser auf iPhone und Android.",
      },
      {
        question: "Soll ich auf meiner eigenen Website JPG verwenden?",
        answer: "Nein, bleib dort bei WEBP. Es lädt schneller.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
