import { pdfDropZone, pdfMessages } from "../shared.de";
import type { ScreenWords, ToolWords } from "../words";

export const screen = {
  messages: pdfMessages,
  dropZone: { ...pdfDropZone, hint: "Ein PDF, bis 100 MB" },
  action: "PDF komprimieren",
  steps: [
    "Dein PDF wird gelesen...",
    "Die Bilder werden komprimiert...",
    "Unbenutzte Daten werden entfernt...",
    "Gleich fertig...",
  ],
  levels: {
    light: { name: "Leicht", means: "sieht fast gleich aus, auch gedruckt" },
    balanced: { name: "Ausgewogen", means: "klein genug für E-Mails, scharf am Bildschirm" },
    strong: { name: "Stark", means: "die kleinste Datei, noch lesbar" },
  },
} satisfies ScreenWords["compress"];

export const words = {
  ...screen,
  name: "PDF komprimieren",
  title: "PDF komprimieren | Kleiner und lesbar, kostenlos online",
  description:
    "PDF verkleinern, bis es in eine E-Mail passt. Bilder schrumpfen je nach Stufe, die du wählst, Text bleibt scharf. Kostenlos, ohne Konto und Wasserzeichen.",
  keywords: [
    "pdf komprimieren",
    "pdf verkleinern",
    "pdf kleiner machen",
    "pdf dateigröße verkleinern",
    "pdf für email verkleinern",
    "pdf größe reduzieren",
  ],
  heading: "PDF komprimieren",
  subtitle: "Verkleinere ein PDF für E-Mails und Formulare, der Text bleibt scharf",
  howToTitle: "So komprimierst du ein PDF",
  howTo: [
    { name: "PDF auswählen", text: "Zieh es hierher oder nimm den Button." },
    {
      name: "Stufe oder Größe wählen",
      text: "„Leicht“ behält mehr Details, „Stark“ spart mehr Platz, oder du gibst eine Obergrenze ein.",
    },
    {
      name: "PDF herunterladen",
      text: "Du siehst, wie viel kleiner es ist. Geht es nicht kleiner, bekommst du es unverändert zurück.",
    },
  ],
  variantsHeading: "Beliebte Obergrenzen",
  article: {
    sections: [
      {
        heading: "Was ein PDF groß macht",
        blocks: [
          "Meistens sind es die Bilder. Ein Scanner speichert jede Seite als großes Foto. Ein Bericht kann Kamerafotos in voller Größe enthalten, auch wenn sie nicht größer aussehen als eine Briefmarke.",
          "An zweiter Stelle kommen Schriften. Text selbst braucht sehr wenig Platz, aber viele PDFs enthalten für ein paar Zeilen Text ganze Schriften mit Tausenden Zeichen.",
          "Deshalb komprimiert dieses Tool die Bilder und entfernt aus den Schriften die Zeichen, die dein Text nicht benutzt.",
          {
            caption: "Was sich ändert und was nicht",
            head: ["Teil des PDFs", "Was passiert"],
            rows: [
              ["Fotos und gescannte Seiten", "Werden kleiner, je nach Stufe oder Obergrenze"],
              ["Text", "Bleibt scharf und lässt sich weiter durchsuchen und markieren"],
              ["Schriften", "Behalten nur die Zeichen, die dein PDF zeigt"],
              ["Links, Lesezeichen und Tags für Barrierefreiheit", "Bleiben genau, wie sie sind"],
              ["Linien, Diagramme und Logos aus Formen", "Bleiben genau, wie sie sind"],
              ["Formulare", "Behalten Felder, Einträge und vollständige Schriften"],
              ["Druckfarben (CMYK) in Bildern", "Werden Bildschirmfarben, außer bei „Leicht“"],
              ["Titel, Autor und andere Dokumenteigenschaften", "Bleiben, wie sie sind, ohne Standort"],
              ["Unbenutzte Daten, Vorschauen und versteckte Bilddaten", "Werden entfernt"],
            ],
          },
        ],
      },
      {
        heading: "Drei Stufen",
        blocks: [
          {
            list: [
              "„Leicht“ behält Bilder mit 220 dpi und in ihren eigenen Farben, sie sehen also auch gedruckt gut aus.",
              "„Ausgewogen“ behält 150 dpi, richtig für E-Mails und Formulare.",
              "„Stark“ behält 100 dpi, spart bei Fotos mehr und entfernt aus Schriften die Feinabstimmung für alte Bildschirme. Für gescannte Briefe ist das in Ordnung, für eine Bewerbungsmappe mit Bildern nicht.",
            ],
          },
          "Scans in Schwarz-Weiß behalten mindestens das Doppelte dieser Auflösung, damit ihr Text scharf bleibt.",
          "Ist das PDF noch zu groß, wähle eine stärkere Stufe und klicke noch einmal auf den Button. Das Tool geht immer von der Datei aus, die du ausgewählt hast. Lade das komprimierte PDF nicht noch einmal hoch: Das kostet Qualität und spart kaum Platz.",
        ],
      },
      {
        heading: "Wenn ein Formular die Dateigröße begrenzt",
        blocks: [
          "Schalte „Dateigröße begrenzen“ ein und gib die Obergrenze ein, zum Beispiel 500 KB. Größer wird dein PDF dann nicht. Nachgeben müssen nur die Bilder: Sie bekommen die höchste Auflösung und Qualität, die passt, alle ungefähr dieselbe.",
          {
            caption: "Fünf gescannte Textseiten, grau, 300 dpi, zusammen 5,8 MB",
            head: ["Obergrenze", "Ergebnis", "Auflösung"],
            rows: [
              ["200 KB", "199 KB", "72 dpi"],
              ["500 KB", "500 KB", "102 dpi"],
              ["1 MB", "998 KB", "144 dpi"],
              ["2 MB", "2,0 MB", "204 dpi"],
            ],
          },
          "Bilder behalten mindestens 72 dpi, denn damit ist normaler Druck in einem Scan gerade noch lesbar. Bräuchte deine Obergrenze weniger, nennen wir dir die kleinste Größe, die wir erreichen. Ein PDF, das schon darunter liegt, wird mit der Stufe „Leicht“ komprimiert.",
        ],
      },
      {
        heading: "Wann komprimieren und wann nicht",
        blocks: [
          "Komprimiere ein PDF, bevor du es verschickst, hochlädst oder auf dem Handy liest. Für die Druckerei und dein Archiv behalte das Original.",
          "Besteht dein PDF nur aus Fotos und hast du sie noch als JPGs, komprimiere sie mit [Bild komprimieren](/compress-image) und füge sie dann mit [JPG in PDF](/jpg-to-pdf) zusammen. Dort werden sie nicht noch einmal komprimiert.",
        ],
      },
    ],
    questions: [
      {
        question: "Warum ist mein PDF kaum kleiner geworden?",
        answer:
          "Wahrscheinlich waren seine Bilder und Schriften schon klein, oder es wurde schon einmal komprimiert. Formulare behalten ihre Schriften vollständig, damit sich alles eintippen lässt.",
      },
      {
        question: "Kann ich eine Zielgröße einstellen, zum Beispiel 2 MB?",
        answer:
          "Ja. Schalte „Dateigröße begrenzen“ ein, gib 2 ein und wähle MB. Das Ergebnis ist nie größer und so gut, wie die Obergrenze es zulässt.",
      },
      {
        question: "Kann ich ein signiertes PDF komprimieren?",
        answer:
          "Nein. Jede Änderung würde die digitale Signatur ungültig machen, deshalb bekommst du ein signiertes PDF unverändert zurück.",
      },
      {
        question: "Kann ich ein PDF mit Passwort komprimieren?",
        answer:
          "Ja. Gib das Passwort ein, wenn du danach gefragt wirst. Wir speichern es nicht, und das kleinere PDF lässt sich ohne öffnen.",
      },
      {
        question: "Gibt es eine Grenze für die Seitenzahl?",
        answer:
          "Ein PDF darf bis zu 20.000 Seiten und 100 MB haben. Dauert ein sehr langes zu lange, brechen wir ab und sagen es dir.",
      },
      {
        question: "Wer kann mein PDF sehen?",
        answer:
          "Nur du, solange du den Download-Link nicht weitergibst. Er ist zufällig und steht nirgends. Dein PDF wird nach der Umwandlung sofort gelöscht, das kleinere {retention} später.",
      },
    ],
  },
} satisfies ToolWords<"compress">;
