import { pictures } from "../shared.de";
import type { ToolWords } from "../words";

export const words = {
  name: "Bildgröße ändern",
  title: "Bildgröße ändern | Pixel, Prozent, Passbild, kostenlos",
  description:
    "Bilder verkleinern oder vergrößern, nach Pixeln, Prozent oder längster Seite, oder auf Maße für Abzüge, Passbilder und Social Media. Ohne Anmeldung.",
  keywords: [
    "bildgröße ändern",
    "bild verkleinern",
    "bild skalieren",
    "foto größe ändern",
    "passbild größe pixel",
    "gif größe ändern",
  ],
  heading: "Bildgröße ändern",
  subtitle:
    "Ändere die Größe deiner Bilder in Pixeln oder Prozent, oder passend für Abzug, Passbild oder Beitrag",
  messages: {
    wrong: "Hier lässt sich nur die Größe von Bildern ändern.",
    none: "Wähle mindestens ein Bild aus.",
  },
  dropZone: {
    prompt: "Bilder hierher ziehen",
    dragging: "Bilder hier ablegen",
    or: "oder",
    button: "Bilder auswählen",
    hint: `${pictures.or}, bis zu 100 Dateien mit zusammen 100 MB`,
  },
  action: "Größe ändern",
  howToTitle: "So änderst du die Größe eines Bildes",
  howTo: [
    { name: "Bilder auswählen", text: "Eines oder viele, gern in verschiedenen Größen und Formaten." },
    {
      name: "Größe wählen",
      text: "Gib Pixel oder Prozent ein, oder wähle einen Abzug, ein Passbild oder einen Beitrag. Die Pixel des Ergebnisses siehst du vorher.",
    },
    {
      name: "Größe ändern und herunterladen",
      text: "Speichere deine Bilder einzeln oder alle zusammen als ZIP.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Vier Arten, die Größe anzugeben",
        blocks: [
          {
            list: [
              "Breite und Höhe: Sie beginnen mit den Maßen des Bildes. Änderst du eines, zieht das andere mit. Schalte „Seitenverhältnis beibehalten“ aus, um beide einzugeben.",
              "Prozent: 50 % halbiert Breite und Höhe, übrig bleibt ein Viertel der Pixel.",
              "Längste Seite: gut, wenn Hoch- und Querformat gemischt sind.",
              "Fertige Größe: Fotoabzüge und Papier mit 300 dpi, Passbilder und Bilder für soziale Netzwerke.",
            ],
          },
          "Bevor du auf „Größe ändern“ klickst, steht bei jeder Datei, wie viele Pixel sie hat und wie viele sie haben wird.",
        ],
      },
      {
        heading: "Wenn das Bild ein anderes Seitenverhältnis hat",
        blocks: [
          {
            caption: "Ein Foto mit 4000 × 3000 Pixeln auf 1080 × 1080",
            head: ["Auswahl", "Ergebnis", "Was du siehst"],
            rows: [
              [
                "Zuschneiden",
                "1080 × 1080",
                "Den Teil, den du wählst; du kannst ihn verschieben und vergrößern",
              ],
              ["Einpassen", "1080 × 810", "Das ganze Bild"],
              ["Rand ergänzen", "1080 × 1080", "Das ganze Bild, mit Rand in einer Farbe deiner Wahl"],
            ],
          },
          "Verzerrt werden Bilder nie. Sie werden auch nicht vergrößert, außer du schaltest das ein: Neue Pixel lassen sich nur raten, ein vergrößertes Bild sieht also weich aus.",
        ],
      },
      {
        heading: "Passbilder und Abzüge",
        blocks: [
          {
            caption: "Maße von Passbildern, Breite × Höhe",
            head: ["Land", "Auf Papier", "Pixel bei 300 dpi"],
            rows: [
              ["Deutschland, Großbritannien, Japan", "35 × 45 mm", "413 × 531"],
              ["USA", "2 × 2 Zoll (51 × 51 mm)", "600 × 600"],
              ["Kanada", "50 × 70 mm", "591 × 827"],
              ["China", "33 × 48 mm", "390 × 567"],
              ["Finnland", "36 × 47 mm", "425 × 555"],
            ],
          },
          "Das legt nur die Größe fest. Ämter haben auch Vorschriften für Kopf, Hintergrund und Alter des Fotos. Deutsche Behörden verlangen für Personalausweis und Reisepass außerdem ein digitales Foto von einem zertifizierten Fotodienst oder vom Gerät im Amt. Sieh also nach, was bei dir gilt, bevor du den Antrag stellst.",
          "JPG, PNG und TIFF speichern die Auflösung, damit Programme sie in der richtigen Größe drucken. Hat ein Foto zu wenige Pixel für 300 dpi, behält es seine Größe auf Papier bei geringerer Auflösung.",
        ],
      },
      {
        heading: "Scharfe Details, richtige Helligkeit",
        blocks: [
          "Fotos werden mit einem Lanczos-Filter in linearem Licht verkleinert, also so, wie sich Licht wirklich addiert. Viele Programme mitteln stattdessen die gespeicherten Zahlen, und das macht feine helle Details wie Sterne, Schnee oder Lichter einer Stadt dunkler. Screenshots und Zeichnungen werden gemittelt, wie sie gespeichert sind, denn so bleiben dünne dunkle Buchstaben dunkel.",
          {
            list: [
              "Fotos werden zuerst richtig herum gedreht.",
              "Animierte GIFs und WEBPs behalten Einzelbilder und Tempo, wenn das Ergebnis ein GIF oder WEBP ist.",
              "Farben werden sRGB. Kameradaten und Standort werden entfernt.",
              "Eine Datei, an der nichts zu ändern ist, wird gar nicht gesendet: Du bekommst sie genau so zurück, wie sie war, mit ihren Kameradaten.",
              "PNGs und TIFFs mit 16 Bit behalten sie.",
              "Bilder und Ergebnisse dürfen bis zu 100 Megapixel haben. Die Einzelbilder einer Animation zählen zusammen.",
            ],
          },
        ],
      },
    ],
    questions: [
      {
        question: "Wird die Datei dadurch auch kleiner?",
        answer:
          "Meistens, denn es sind weniger Pixel zu speichern. Muss sie unter einer bestimmten Größe liegen, schalte „Dateigröße begrenzen“ ein: Die Pixel bleiben, wie du sie gewählt hast, und die Qualität sinkt, bis die Datei passt. Sollen alle Pixel bleiben und nur Platz gespart werden, nimm [Bild komprimieren](/compress-image).",
      },
      {
        question: "Kann ich ein Bild vergrößern?",
        answer:
          "Ja. Schalte „Kleinere Bilder vergrößern“ ein, oder gib mehr als 100 % ein. Mehr Details als vorher zeigt es dann nicht.",
      },
      {
        question: "Kann ich bestimmen, was abgeschnitten wird?",
        answer:
          "Ja. Wähle „Zuschneiden“ und klicke dann neben einer Datei auf „Ausschnitt anpassen“. Zieh den Rahmen, oder bewege ihn mit den Pfeiltasten.",
      },
      {
        question: "Was bedeutet dpi?",
        answer:
          "Dots per inch, also Punkte pro Zoll: wie viele Pixel auf 2,54 cm Papier gedruckt werden. Das ändert die Größe auf Papier, nicht das Bild auf dem Bildschirm.",
      },
      {
        question: "Welches Format bekomme ich?",
        answer:
          "Dasselbe wie deine Datei, wenn du kein anderes wählst. HEIC-Fotos werden JPGs. Aus BMP-, ICO-, TGA-, PSD- und SVG-Dateien werden PNGs.",
      },
      {
        question: "Kann ich die Größe vieler Bilder auf einmal ändern?",
        answer: "Ja, bis zu 100 Dateien mit zusammen 100 MB. Jedes kann seinen eigenen Ausschnitt haben.",
      },
    ],
  },
} satisfies ToolWords<"resize">;
