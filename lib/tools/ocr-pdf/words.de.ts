import { languages, pdfDropZone, pdfMessages } from "../shared.de";
import type { ToolWords } from "../words";

export const words = {
  name: "OCR für PDF",
  title: "PDF durchsuchbar machen | OCR-Texterkennung, kostenlos",
  description:
    "Ein gescanntes PDF durchsuchbar machen, damit du Text suchen und kopieren kannst. Die Seiten sehen gleich aus, der Text liegt dahinter. Kostenlos.",
  keywords: [
    "pdf durchsuchbar machen",
    "ocr pdf",
    "texterkennung pdf",
    "pdf ocr online kostenlos",
    "gescanntes pdf durchsuchbar machen",
  ],
  heading: "PDF durchsuchbar machen (OCR)",
  subtitle: "Durchsuche ein gescanntes PDF und markiere und kopiere seinen Text",
  dropZone: { ...pdfDropZone, hint: "Ein PDF, bis 100 MB und 50 gescannte Seiten" },
  action: "Durchsuchbar machen",
  steps: [
    "Dein PDF wird gelesen...",
    "Die gescannten Seiten werden gelesen...",
    "Der Text wird eingefügt...",
    "Gleich fertig...",
  ],
  languages,
  howToTitle: "So machst du ein gescanntes PDF durchsuchbar",
  howTo: [
    { name: "PDF auswählen", text: "Zieh deinen Scan auf die Seite oder wähle ihn über den Button aus." },
    {
      name: "Sprache wählen",
      text: "Wir erkennen sie. Wähle sie selbst, wenn im Ergebnis seltsame Buchstaben stehen.",
    },
    {
      name: "PDF herunterladen",
      text: "Es sieht genauso aus. Drücke in deinem PDF-Programm Strg+F oder Befehl+F, um darin zu suchen.",
    },
  ],
  messages: pdfMessages,
  article: {
    sections: [
      {
        heading: "Was mit einem Scan passiert",
        blocks: [
          "Eine gescannte Seite ist ein Foto von Text. Du kannst sie lesen, aber dein Computer sieht nur ein Bild, deshalb klappen Suchen und Kopieren nicht. Die Texterkennung (OCR) liest die Buchstaben in diesem Bild.",
          "Dann schreibt dieses Tool die Wörter zurück ins PDF, jedes unsichtbar genau dort, wo es gedruckt steht. Du kannst das PDF durchsuchen, einen Satz markieren und kopieren, und ein Screenreader kann es vorlesen.",
          {
            caption: "Was sich ändert und was nicht",
            head: ["Teil des PDFs", "Was passiert"],
            rows: [
              ["Gescannte Seiten", "Sehen genauso aus, mit durchsuchbarem Text"],
              ["Seiten, die schon Text haben", "Bleiben, wie sie sind"],
              ["Text, der beim Kopieren seltsame Buchstaben ergibt", "Wird aus seinem Bild neu gelesen"],
              ["Dateigröße", "Wächst um ein paar Kilobyte pro Seite"],
              ["Links, Lesezeichen und Formulare", "Bleiben, wie sie sind"],
            ],
          },
        ],
      },
      {
        heading: "So wird das Ergebnis am besten",
        blocks: [
          {
            list: [
              "Scanne mit 300 dpi. Bei 150 dpi ist kleine Schrift schwer zu lesen, und mehr als 300 dpi bringt nichts.",
              "Schiefe Seiten, quer liegende Seiten und Schatten sind kein Problem: Vor dem Lesen richten wir jede Seite gerade und säubern sie. Die Seite in deinem PDF bleibt, wie sie war.",
              "Kennst du die Sprache, wähle sie. Das hilft bei Umlauten und Akzenten.",
            ],
          },
          "Perfekt ist Texterkennung nie. Fehler macht sie bei Namen, Zahlen und blassem Druck, prüfe die also, bevor du dich darauf verlässt. Handschrift lesen wir nicht.",
        ],
      },
      {
        heading: "Welche Sprachen gelesen werden",
        blocks: [
          "Deutsch, Englisch, Französisch, Spanisch, Portugiesisch, Italienisch, Niederländisch, Polnisch, Türkisch, Vietnamesisch, Griechisch, Ukrainisch, Japanisch, Chinesisch (vereinfacht und traditionell), Koreanisch, Arabisch, Hebräisch, Hindi und Thai. Die automatische Wahl sieht sich jede Seite an, ein Dokument darf also Seiten in verschiedenen Sprachen haben.",
          "Hast du nur Fotos der Seiten? Füge sie zuerst mit [Bild in PDF](/image-to-pdf) zusammen. Ist der Scan zu groß für eine E-Mail, nimm danach [PDF komprimieren](/compress-pdf): Der Text bleibt darin.",
        ],
      },
    ],
    questions: [
      {
        question: "Wie lange dauert es?",
        answer:
          "Ein paar Sekunden pro Seite. Du siehst, welche gerade gelesen wird. Lange Dokumente können einige Minuten brauchen, und wenn viele gleichzeitig da sind, etwas länger.",
      },
      {
        question: "Wie viele Seiten kann ich umwandeln?",
        answer:
          "Bis zu 50 gescannte Seiten auf einmal. Seiten, die schon Text haben, zählen nicht. Ein längeres Dokument teile vorher mit [PDF teilen](/split-pdf).",
      },
      {
        question: "Warum kommen beim Kopieren seltsame Zeichen?",
        answer:
          "Vielleicht ist der Druck zu klein oder zu blass, oder die Sprache wurde nicht erkannt. Wähle die Sprache und versuche es noch einmal.",
      },
      {
        question: "Kann ich den Text bearbeiten?",
        answer:
          "Im PDF selbst nicht, denn seine Seiten sind weiterhin Bilder. Kopiere den Text in ein beliebiges Schreibprogramm.",
      },
      {
        question: "Geht das mit einem signierten PDF?",
        answer:
          "Du bekommst es unverändert zurück. Den Text hinzuzufügen, würde seine Signatur ungültig machen.",
      },
      {
        question: "Wird mein Dokument an einen anderen Dienst geschickt?",
        answer:
          "Nein. Unser eigener Server liest es, kein anderer Dienst ist beteiligt. Dein Scan wird nach der Umwandlung sofort gelöscht, das durchsuchbare PDF {retention} später.",
      },
    ],
  },
} satisfies ToolWords<"ocr">;
