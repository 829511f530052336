import { threeView } from "../shared.de";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(threeView, { to: "GIF" }),
  name: "JPG in GIF",
  title: "JPG in GIF umwandeln | Kostenlos, ohne Wasserzeichen",
  description:
    "JPG in GIF umwandeln, mit den 256 Farben, die am besten zum Bild passen. Kostenlos, ohne Anmeldung, Dateien werden automatisch gelöscht.",
  keywords: ["jpg in gif", "jpg in gif umwandeln", "jpeg zu gif", "foto in gif", "gif konverter"],
  heading: "JPG in GIF umwandeln",
  subtitle: "Aus Fotos werden GIFs, mit den 256 Farben, die am besten zu ihnen passen",
  howTo: [
    { name: "JPG-Dateien auswählen", text: "Zieh bis zu 20 Fotos auf die Seite oder nimm den Button." },
    { name: "Umwandeln", text: "Klicke auf „In GIF umwandeln“ und warte ein paar Sekunden." },
    { name: "GIFs herunterladen", text: "Speichere sie einzeln oder alle zusammen als ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "Brauchst du wirklich ein GIF?",
        blocks: [
          "Ein GIF kann nur 256 Farben haben, ein Foto hat Tausende. Deshalb sieht ein GIF körniger aus als das JPG, aus dem es entstanden ist, und ist viel größer. In unseren Tests wurde aus einem JPG mit 12 Megapixeln und 1,7 MB ein GIF von 6,0 MB.",
          "Nimm GIF, wenn ein Formular, ein Forum oder ein altes Gerät nichts anderes annimmt oder wenn dir der Retro-Look gefällt. Sonst vermeidet [JPG in PNG](/jpg-to-png) weitere Verluste, und [JPG in WEBP](/jpg-to-webp) macht kleine Dateien.",
          {
            caption:
              "Dasselbe Foto als JPG und als GIF. Fehlende Farben ahmt das GIF mit einem feinen Punktmuster nach.",
            pictures: [
              {
                path: "/figures/jpg-to-gif-before.jpg",
                label: "JPG",
                alt: "Fünf Drachen über bewaldeten Hügeln bei Sonnenaufgang, mit sanften Farben.",
                width: 300,
                height: 225,
                bytes: 16_702,
              },
              {
                path: "/figures/jpg-to-gif-after.gif",
                label: "GIF, 256 Farben",
                alt: "Dieselben Drachen und Hügel mit körnigem Himmel.",
                width: 300,
                height: 225,
                bytes: 38_497,
              },
            ],
          },
        ],
      },
      {
        heading: "Wie 256 Farben nach Tausenden aussehen",
        blocks: [
          "Unser Server sucht für jedes Bild die 256 Farben, die am besten passen. Ein Sonnenuntergang bekommt viele Orangetöne, ein Wald viele Grüntöne.",
          "Dann mischt er benachbarte Punkte dieser Farben, so wie eine gedruckte Zeitung. Das heißt Dithering und macht aus Streifen im Himmel weiche Verläufe. Die Punkte bemerkst du vor allem beim Hineinzoomen.",
          "Eine Zeichnung mit höchstens 256 Farben wird exakt gespeichert. Eine als JPG gespeicherte Zeichnung hat meist viel mehr, weil JPG ihre Kanten verwischt.",
        ],
      },
      {
        heading: "Was bleibt und was sich ändert",
        blocks: [
          {
            list: [
              "Der Dateiname bleibt. Nur die Endung wird .gif.",
              "Breite und Höhe bleiben gleich, bis zu jeweils 65.535 Pixel.",
              "Fotos kommen richtig herum zurück, ihre Farben werden in sRGB umgerechnet.",
            ],
          },
          "Kameradaten und Standort werden entfernt. Für ein kleineres GIF [ändere zuerst die Größe des Fotos](/resize-image): Bei halber Breite und Höhe hat es nur noch ein Viertel der Pixel.",
        ],
      },
    ],
    questions: [
      {
        question: "Kann ich aus mehreren JPGs ein animiertes GIF machen?",
        answer:
          "Nein, aus jedem JPG wird ein unbewegtes GIF. Für ein animiertes brauchst du ein Videoprogramm oder ein Programm für GIFs.",
      },
      {
        question: "Kann das GIF einen durchsichtigen Hintergrund haben?",
        answer: "Nein. GIF kann zwar durchsichtig sein, aber ein JPG hat keine durchsichtigen Stellen.",
      },
      {
        question: "Warum sieht mein GIF körnig aus?",
        answer:
          "Das ist das Dithering. Manche Bildbetrachter vergrößern Bilder, sieh dir das GIF also bei 100 % an.",
      },
      {
        question: "Wie viele Fotos kann ich auf einmal umwandeln?",
        answer:
          "Bis zu 20 Dateien. Neue kommen zu deiner Liste dazu, und Ergebnisse, die du schon hast, verschwinden dabei. Lade sie also vorher herunter.",
      },
      {
        question: "Wie wandle ich GIF in JPG um?",
        answer:
          "Mit dem [Bildkonverter](/image-compressor). Die verlorenen Farben bringt er nicht zurück, heb deine Fotos also auf.",
      },
      {
        question: "Was passiert mit meinen Fotos?",
        answer: "Unser Server löscht jedes JPG, sobald es umgewandelt ist, und jedes GIF {retention} später.",
      },
    ],
  },
} satisfies ToolWords<"three-view">;
