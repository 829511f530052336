import { batch } from "../shared.de";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "HEIC", to: "WEBP" }),
  name: "HEIC in WEBP",
  title: "HEIC in WEBP umwandeln | iPhone-Fotos fürs Web",
  description:
    "iPhone-Fotos von HEIC in WEBP für deine Website umwandeln, in einem Schritt und ohne Standortdaten. Kostenlos, ohne Anmeldung, ohne Wasserzeichen.",
  keywords: [
    "heic in webp",
    "heic in webp umwandeln",
    "iphone foto in webp",
    "heif zu webp",
    "heic konverter",
  ],
  heading: "HEIC in WEBP umwandeln",
  subtitle: "iPhone-Fotos für deine Website, in einem Schritt",
  howTo: [
    {
      name: "HEIC-Fotos auswählen",
      text: "Kopiere sie vom iPhone auf den Computer, oder öffne diese Seite gleich auf dem iPhone.",
    },
    { name: "Umwandeln", text: "Klicke auf „In WEBP umwandeln“. Fotos kommen richtig herum zurück." },
    { name: "WEBPs herunterladen", text: "Bei vielen Fotos nimm am besten das ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "Vom Handy auf die Website",
        blocks: [
          "iPhones speichern Fotos als HEIC, Websites wollen WEBP. Der übliche Weg führt über JPG, und jede Zwischenstation kostet Qualität. Diese Seite liest das HEIC und schreibt direkt das WEBP.",
          {
            caption: "Vier Handyfotos mit 8,5 bis 12 Megapixeln, zusammen",
            head: ["Format", "Größe"],
            rows: [
              ["HEIC, wie vom Handy gespeichert", "3,1 MB"],
              ["JPG, Qualität 85", "3,9 MB"],
              ["WEBP, Qualität 80", "1,3 MB"],
            ],
          },
          "Das heißt nicht, dass WEBP das bessere Format ist. Das Handy speichert in höherer Qualität, damit Spielraum zum Bearbeiten bleibt. Das WEBP ist eine Kopie fürs Web.",
        ],
      },
      {
        heading: "Was das WEBP enthält",
        blocks: [
          {
            list: [
              "Das ganze Foto in voller Größe, richtig herum gedreht.",
              "sRGB-Farben mit 8 Bit. Die zusätzlichen Farben neuerer iPhones (Display P3) werden umgerechnet, HDR wird auf normale Helligkeit gebracht.",
              "Keinen Standort, kein Datum und keine Kameradaten.",
              "Nur das Hauptbild. Das Video eines Live Photos, die Tiefenkarte und Serienbilder sind nicht dabei.",
            ],
          },
          "Dateien mit den Endungen .heic, .heif und .hif werden alle angenommen, auch die von Geräten von Samsung, Canon und Sony.",
        ],
      },
      {
        heading: "Passend für deine Seite",
        blocks: [
          "Ein Foto mit 4032 × 3024 Pixeln ist viel größer, als irgendeine Website es zeigt. Für einen Blog reichen 1600 Pixel an der längeren Seite gut aus. Auch [Bildgröße ändern](/resize-image) liest HEIC: Gib dort die Größe ein, wähle WEBP, und du brauchst diese Seite gar nicht.",
          "Heb das HEIC als Original auf. Brauchst du nächstes Jahr eine andere Größe oder ein anderes Format, fang mit ihm an.",
        ],
      },
    ],
    questions: [
      {
        question: "Warum sehe ich eine Kachel statt meines Fotos?",
        answer:
          "Außer Safari kann kein Browser HEIC anzeigen. Das Foto erscheint in der Liste, sobald es ein WEBP ist.",
      },
      {
        question: "Soll ich WEBP oder JPG wählen?",
        answer:
          "WEBP für deine eigene Website, wo die Größe zählt. Zum Verschicken, Drucken und für Formulare nimm [HEIC in JPG](/heic-to-jpg).",
      },
      {
        question: "Kann ich stattdessen AVIF bekommen?",
        answer:
          "Ja. Der [Bildkonverter](/image-compressor) macht AVIF aus HEIC. Die vier Fotos von oben kamen damit auf 895 KB.",
      },
      {
        question: "Geht das direkt auf meinem iPhone?",
        answer:
          "Ja, in Safari oder jedem anderen Browser. Wähle Fotos aus deiner Mediathek. Es kann sein, dass iOS sie als JPG übergibt; wähle sie dann aus der App „Dateien“, dort bleiben sie HEIC.",
      },
      {
        question: "Wie viele Fotos kann ich auf einmal umwandeln?",
        answer:
          "So viele, wie in 100 Dateien und 100 MB passen. Das sind locker hundert Fotos in normaler Größe.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
