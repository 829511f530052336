import { pdfDropZone, pdfMessages } from "../shared.de";
import type { ToolWords } from "../words";

export const words = {
  name: "PDF schützen",
  title: "PDF mit Passwort schützen | AES-256, kostenlos",
  description:
    "Ein PDF mit einem Passwort schützen, sodass es nur öffnen kann, wer das Passwort kennt. AES-256-Verschlüsselung, kostenlos, ohne Konto.",
  keywords: [
    "pdf mit passwort schützen",
    "pdf schützen",
    "pdf verschlüsseln",
    "pdf passwort hinzufügen",
    "pdf sperren",
  ],
  heading: "PDF mit Passwort schützen",
  subtitle: "Sperre ein PDF, sodass es nur öffnen kann, wer das Passwort kennt",
  dropZone: { ...pdfDropZone, hint: "Ein PDF, bis 100 MB" },
  action: "PDF schützen",
  steps: [
    "Dein PDF wird gelesen...",
    "Es wird verschlüsselt...",
    "Die neue Datei wird geschrieben...",
    "Gleich fertig...",
  ],
  howToTitle: "So schützt du ein PDF mit einem Passwort",
  howTo: [
    { name: "PDF auswählen", text: "Zieh es hierher oder nimm den Button." },
    {
      name: "Passwort wählen",
      text: "Gib eins ein, das niemand errät, und bestimme, was beim Lesen erlaubt ist.",
    },
    {
      name: "Geschütztes PDF herunterladen",
      text: "Klicke auf „PDF schützen“, speichere die Datei und probiere das Passwort aus.",
    },
  ],
  messages: pdfMessages,
  article: {
    sections: [
      {
        heading: "Was das Passwort bewirkt",
        blocks: [
          "Das neue PDF ist mit AES-256 verschlüsselt, dem stärksten Verfahren, das PDF kennt. Text, Bilder, Anhänge und Formulareinträge sind ohne das Passwort nicht lesbar.",
          "Die schwache Stelle ist das Passwort, nicht die Verschlüsselung. Ein kurzes Wort errät ein Computer in Sekunden. Vier oder fünf Wörter hintereinander, die nichts miteinander zu tun haben, sind schwer zu erraten und leicht zu tippen.",
          "Wir behalten das Passwort nicht. Vergisst du es, kann niemand die Datei öffnen. Heb das Original auf, oder bewahre das Passwort an einem sicheren Ort auf.",
        ],
      },
      {
        heading: "Drucken, kopieren, ändern",
        blocks: [
          "Du kannst auch darum bitten, dass das Dokument nicht gedruckt, kopiert oder geändert wird. Acrobat und viele andere Programme halten sich daran. Es ist aber eine Bitte und kein Schloss: Wer die Datei öffnen kann, kann einen Screenshot machen, und manche Programme beachten solche Einstellungen nicht.",
          {
            caption: "Was wovor schützt",
            head: ["Du willst", "Nimm"],
            rows: [
              ["Niemand sonst liest es", "Ein Passwort, auf anderem Weg verschickt als die Datei"],
              [
                "Beim Lesen ist klar, dass Drucken oder Kopieren nicht erwünscht ist",
                "Ein Passwort, mit diesen Optionen ausgeschaltet",
              ],
              ["Niemand kann es unbemerkt ändern", "Eine digitale Signatur, die dieses Tool nicht macht"],
              [
                "Ein Teil ist für niemanden lesbar",
                "Entferne ihn vor dem Verschicken, zum Beispiel mit [PDF-Seiten löschen](/delete-pdf-pages)",
              ],
            ],
          },
        ],
      },
      {
        heading: "So verschickst du ein geschütztes PDF",
        blocks: [
          {
            list: [
              "Gib das Passwort am Telefon oder in einer Nachricht durch, nicht in der E-Mail mit der Datei.",
              "Nimm für jede Person oder Firma ein anderes Passwort, dann weißt du später, wer welche Datei hatte.",
              "Probiere es aus: Öffne die heruntergeladene Datei einmal, bevor du sie verschickst.",
              "Erst komprimieren, dann schützen. Ein geschütztes PDF lässt sich ohne sein Passwort nicht kleiner machen.",
            ],
          },
          "Kleiner wird die Datei mit [PDF komprimieren](/compress-pdf). Um das Passwort wieder zu entfernen, nimm [PDF entsperren](/unlock-pdf).",
        ],
      },
    ],
    questions: [
      {
        question: "Welche Programme können das geschützte PDF öffnen?",
        answer:
          "Aktuelle Versionen von Acrobat Reader, Chrome, Edge und Firefox und die meisten anderen PDF-Programme. Sehr alte kennen AES-256 nicht.",
      },
      {
        question: "Darf das Passwort Buchstaben wie ä, é oder 密 enthalten?",
        answer:
          "Ja. Hat die andere Seite eine andere Tastatur, sind einfache Buchstaben und Ziffern leichter zu tippen.",
      },
      {
        question: "Mein PDF hat schon ein Passwort. Was passiert?",
        answer: "Gib es ein, wenn du danach gefragt wirst. Das neue PDF hat nur noch das neue Passwort.",
      },
      {
        question: "Ändert sich das Dokument?",
        answer:
          "Nein. Seiten, Lesezeichen, Formulare und Links bleiben, wie sie sind. Nur eine digitale Signatur überlebt das nicht, denn sie gilt für genau die Bytes des Originals.",
      },
      {
        question: "Könnt ihr ein vergessenes Passwort wiederherstellen?",
        answer: "Nein. Wir speichern es nicht, und die Verschlüsselung hat keine Hintertür.",
      },
      {
        question: "Ist mein Dokument sicher, solange es hier ist?",
        answer:
          "Es wird über eine verschlüsselte Verbindung übertragen. Was du hochlädst, wird gelöscht, sobald das geschützte PDF fertig ist, und dieses {retention} später.",
      },
    ],
  },
} satisfies ToolWords<"protect">;
