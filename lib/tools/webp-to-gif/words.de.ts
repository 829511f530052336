import { batch } from "../shared.de";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "WEBP", to: "GIF" }),
  name: "WEBP in GIF",
  title: "WEBP in GIF umwandeln | Animiert oder nicht, kostenlos",
  description:
    "Animierte WEBPs in GIFs umwandeln, die sich in E-Mails, Chats und alten Programmen bewegen. Einzelbilder, Tempo und Wiederholungen bleiben.",
  keywords: [
    "webp in gif",
    "webp in gif umwandeln",
    "animiertes webp in gif",
    "webp sticker in gif",
    "webp animation",
  ],
  heading: "WEBP in GIF umwandeln",
  subtitle: "Animationen, die sich auch dort bewegen, wo WEBP nicht läuft",
  howTo: [
    { name: "WEBPs auswählen", text: "Animierte und unbewegte können in derselben Liste sein." },
    {
      name: "Umwandeln",
      text: "Klicke auf „In GIF umwandeln“. Lange Animationen brauchen ein paar Sekunden.",
    },
    {
      name: "Ansehen und herunterladen",
      text: "Klicke auf „Vergleichen“, um es neben dem Original laufen zu sehen, und speichere dann das GIF.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Wann ein GIF die bessere Wahl ist",
        blocks: [
          "Newsletter, ältere Chatprogramme, Präsentationsprogramme und viele Foren spielen GIFs ab, aber keine animierten WEBPs. Ein GIF bewegt sich praktisch überall. Der Preis dafür sind seine Größe und seine 256 Farben pro Einzelbild.",
          "Sticker und Animationen, die du auf Websites und in Messengern speicherst, sind oft WEBPs. Nach der Umwandlung kannst du sie dort posten, wo nur GIFs erlaubt sind.",
        ],
      },
      {
        heading: "Rechne mit einer größeren Datei",
        blocks: [
          {
            caption: "Zwei Animationen als WEBP und als GIF",
            head: ["Animation", "WEBP", "GIF"],
            rows: [
              ["Zeichnung mit Verläufen, 20 Einzelbilder", "86 KB", "353 KB"],
              ["Bewegtes Foto, 24 Einzelbilder", "233 KB", "2,0 MB"],
            ],
          },
          "Beide haben 480 × 360 Pixel. Ist dein GIF zu groß für ein Formular, [ändere seine Größe](/resize-image): Bei halber Breite und Höhe braucht es ungefähr ein Viertel des Platzes.",
        ],
      },
      {
        heading: "Wie die Einzelbilder gezeichnet werden",
        blocks: [
          {
            list: [
              "Jedes Einzelbild bekommt die 256 Farben, die am besten passen. Einzelbilder mit weniger Farben behalten sie exakt.",
              "Fehlende Farben werden durch feine Punkte nachgeahmt.",
              "Gespeichert wird nur der Teil eines Einzelbilds, der sich ändert.",
              "Die Dauer wird auf Hundertstelsekunden gerundet, die einzige Einheit, die GIF kennt. Die Animation als Ganzes bleibt so lang, wie sie war.",
              "Es wiederholt sich so oft wie das WEBP.",
            ],
          },
        ],
      },
      {
        heading: "Weiche Kanten werden hart",
        blocks: [
          "Ein Punkt in einem GIF ist entweder sichtbar oder nicht, WEBP-Sticker haben aber oft weiche Umrisse und Schatten. Umrisse werden dort abgeschnitten, wo sie halb sichtbar sind. Breite Schatten und Leuchteffekte werden zu einem Punktmuster, das auf hellen wie auf dunklen Seiten richtig aussieht.",
        ],
      },
    ],
    questions: [
      {
        question: "Was passiert mit einem WEBP, das sich nicht bewegt?",
        answer:
          "Daraus wird ein unbewegtes GIF. Besser sieht es als PNG aus: [WEBP in PNG](/webp-to-png) behält alle Farben und weichen Kanten.",
      },
      {
        question: "Gibt es eine Grenze für Einzelbilder?",
        answer:
          "Ja, 256. Alle Einzelbilder zusammen dürfen bis zu 100 Megapixel haben, und das Ergebnis sagt dir, wenn deine Animation mehr hat.",
      },
      {
        question: "Warum läuft mein GIF langsamer als das WEBP?",
        answer:
          "Browser bremsen Einzelbilder, die höchstens eine Hundertstelsekunde dauern. Enthält dein WEBP solche Einzelbilder, kann kein GIF sie in diesem Tempo zeigen.",
      },
      {
        question: "Kann ich die Animation vor dem Herunterladen sehen?",
        answer: "Ja. Klicke neben einem Ergebnis auf „Vergleichen“. Dort laufen WEBP und GIF.",
      },
      {
        question: "Kann ich aus mehreren WEBPs ein GIF machen?",
        answer: "Nein, jede Datei wird für sich umgewandelt.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
