import { pdfDropZone, pdfMessages } from "../shared.de";
import type { ToolWords } from "../words";

export const words = {
  name: "PDF entsperren",
  title: "PDF entsperren | Passwort entfernen, kostenlos",
  description:
    "Ein PDF ohne Passwort speichern oder Einschränkungen beim Drucken und Kopieren aufheben. Für Dateien, die du öffnen darfst. Kostenlos, ohne Konto.",
  keywords: [
    "pdf entsperren",
    "pdf passwort entfernen",
    "pdf schreibschutz aufheben",
    "pdf kopierschutz entfernen",
    "pdf entschlüsseln",
  ],
  heading: "PDF entsperren",
  subtitle: "Speichere ein PDF ohne Passwort oder ohne Einschränkungen beim Drucken und Kopieren",
  dropZone: { ...pdfDropZone, hint: "Ein PDF, bis 100 MB" },
  action: "PDF entsperren",
  steps: [
    "Dein PDF wird gelesen...",
    "Die Verschlüsselung wird entfernt...",
    "Die neue Datei wird geschrieben...",
    "Gleich fertig...",
  ],
  howToTitle: "So entsperrst du ein PDF",
  howTo: [
    { name: "PDF auswählen", text: "Zieh es hierher oder nimm den Button." },
    {
      name: "Passwort eingeben",
      text: "Danach wirst du gefragt, wenn sich die Datei nicht ohne öffnen lässt. Entsperre nur, was du entsperren darfst.",
    },
    {
      name: "Offenes PDF herunterladen",
      text: "Ab jetzt kannst du es ohne Passwort öffnen, drucken und kopieren.",
    },
  ],
  messages: pdfMessages,
  article: {
    sections: [
      {
        heading: "Zwei Arten von Sperren",
        blocks: [
          "Ein PDF kann ein Passwort zum Öffnen haben. Dann ist sein Inhalt verschlüsselt, und nur mit dem Passwort wird er wieder lesbar. Ohne Passwort können wir so eine Datei nicht öffnen, und wir versuchen auch nicht, es zu erraten.",
          "Andere PDFs lassen sich von allen öffnen, bitten Programme aber, sie nicht zu drucken, zu kopieren oder zu ändern. Zum Lesen ist dann kein Passwort nötig, also auch hier nicht: Du bekommst eine Kopie ohne diese Einschränkungen.",
          {
            caption: "Was dieses Tool kann",
            head: ["Das PDF", "Was du brauchst", "Was du bekommst"],
            rows: [
              ["Fragt beim Öffnen nach einem Passwort", "Das Passwort", "Ein PDF, das alle öffnen können"],
              [
                "Öffnet sich, lässt aber kein Drucken oder Kopieren zu",
                "Nichts",
                "Ein PDF ohne Einschränkungen",
              ],
              ["Ist nicht gesperrt", "Nichts", "Dieselbe Datei und einen Hinweis dazu"],
              [
                "Braucht ein Zertifikat oder ein besonderes Programm",
                "Dieses Programm",
                "Nichts; wir können es nicht öffnen",
              ],
            ],
          },
        ],
      },
      {
        heading: "Wann du eine Datei entsperren darfst",
        blocks: [
          "Deine eigenen Dokumente und solche, die du zum Benutzen bekommen hast: eine Gehaltsabrechnung oder einen Kontoauszug, dessen Passwort du kennst, oder ein Formular, das du drucken musst. Gehört ein Dokument jemand anderem und soll es nicht kopiert werden, frag zuerst. Die Einschränkungen können Teil eines Vertrags oder Gesetzes sein.",
        ],
      },
      {
        heading: "Was gleich bleibt",
        blocks: [
          "Nichts wird neu gezeichnet oder umgewandelt. Text, Bilder, Lesezeichen, Links und Formularfelder sind die des Originals, nur ohne Verschlüsselung. Eine digitale Signatur ist nicht mehr gültig, denn sie gehörte zur gesperrten Datei.",
          "Mit [PDF schützen](/protect-pdf) kannst du die Datei wieder sperren. Willst du sie nur komprimieren oder umwandeln, musst du sie vorher nicht entsperren: [PDF komprimieren](/compress-pdf) und [PDF in Word](/pdf-to-word) fragen selbst nach dem Passwort.",
        ],
      },
    ],
    questions: [
      {
        question: "Ich habe das Passwort vergessen. Könnt ihr es entfernen?",
        answer:
          "Nein. Ohne Passwort lässt sich der Inhalt nicht entschlüsseln. Frag die Person, die dir die Datei geschickt hat, oder such nach einer früheren Kopie.",
      },
      {
        question: "Behaltet ihr mein Passwort?",
        answer: "Nein. Es dient nur dieser einen Umwandlung und wird nirgends gespeichert.",
      },
      {
        question: "Warum wird die Datei etwas kleiner oder größer?",
        answer:
          "Die Teile der Datei werden ohne Verschlüsselung neu geschrieben, oft mit weniger Bytes. Die Seiten ändern sich nicht.",
      },
      {
        question: "Die Datei fragt immer noch nach einem Passwort. Warum?",
        answer:
          "Wahrscheinlich hast du das Original geöffnet. Die entsperrte Kopie ist die, die du hier heruntergeladen hast, mit demselben Namen.",
      },
      {
        question: "Wer kann mein Dokument sehen?",
        answer:
          "Nur du, wenn du den Download-Link nicht weitergibst. Was du hochlädst, wird sofort gelöscht, das entsperrte PDF {retention} später.",
      },
    ],
  },
} satisfies ToolWords<"unlock">;
