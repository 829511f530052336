import { pageBoard } from "../shared.de";
import type { ToolWords } from "../words";

export const words = {
  ...pageBoard,
  name: "PDF-Seiten extrahieren",
  title: "PDF-Seiten extrahieren | Als ein PDF oder mehrere",
  description:
    "Speichere die Seiten, die du aus einem PDF brauchst, zusammen in einer Datei oder jede für sich. Nach Ansicht oder Nummer, kostenlos und ohne Konto.",
  keywords: [
    "pdf seiten extrahieren",
    "einzelne seiten aus pdf speichern",
    "seite aus pdf herausnehmen",
    "pdf seite einzeln speichern",
  ],
  heading: "PDF-Seiten extrahieren",
  subtitle: "Speichere die Seiten, die du brauchst, als neues PDF oder als eine Datei pro Seite",
  action: "Seiten extrahieren",
  howToTitle: "So extrahierst du Seiten aus einem PDF",
  howTo: [
    { name: "PDF auswählen", text: "Sieh die Seiten durch. Sie bleiben vorerst in deinem Browser." },
    {
      name: "Seiten auswählen",
      text: "Klicke oder tippe an, was du brauchst, oder gib Nummern ein. Wähle ein PDF oder ein PDF pro Seite.",
    },
    {
      name: "Extrahieren und herunterladen",
      text: "Klicke auf „Seiten extrahieren“. Mehrere Dateien gibt es auch als ZIP.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Ein PDF oder eins pro Seite",
        blocks: [
          {
            caption: "Was du wählst",
            head: ["Du brauchst", "Wähle aus", "Speichere als"],
            rows: [
              ["Kapitel 3 für eine Kollegin", "Die Seiten dieses Kapitels", "Ein PDF"],
              [
                "Die Zusammenfassung und zwei Diagramme",
                "Seiten von verschiedenen Stellen, etwa 2, 14, 31",
                "Ein PDF",
              ],
              ["Jedes Zeugnis für sein eigenes Feld", "Alle Zeugnisse", "Ein PDF pro Seite"],
              ["Die letzte Seite eines Vertrags", "Nur diese Seite", "Beides geht"],
            ],
          },
          "In einem gemeinsamen PDF kommen die Seiten in der Reihenfolge, die du siehst. Zieh sie, wenn du eine andere willst, oder drehe, was quer liegt.",
          "Du kannst auch beides machen, nacheinander. Nach dem ersten Herunterladen sind die Seiten noch auf dem Bildschirm.",
        ],
      },
      {
        heading: "Seiten nach Ansicht oder Nummer auswählen",
        blocks: [
          "Um ein Diagramm, ein Foto oder eine Tabelle zu finden, scrolle durch die kleinen Bilder und tippe darauf. Bist du nicht sicher, zeigt Enter eine Seite groß.",
          "Um einem Inhaltsverzeichnis zu folgen, gib Nummern ein, zum Beispiel 5-9, 12. Gezählt wird ab der ersten Seite der Datei, das Titelblatt eingeschlossen. Bücher drucken Seite 1 oft erst nach Titel und Inhalt, ihre Zahlen liegen also ein paar Seiten daneben. Prüfe die erste Seite deiner Auswahl.",
          "Umschalt+Klick wählt alles dazwischen aus. Hat ein Scan vorn das Formular und hinten die Bedingungen, nimm die ungeraden Seiten.",
        ],
      },
      {
        heading: "Was mitkommt und was nicht",
        blocks: [
          "Eine extrahierte Seite ist eine echte PDF-Seite, kein Screenshot. Du kannst ihren Text durchsuchen, ihre Formularfelder ausfüllen und ihren Links folgen. Einträge, Kommentare und Lesezeichen der ausgewählten Seiten kommen mit.",
          "Die anderen Seiten nicht. Weder ihr Text noch ihre Bilder sind in der neuen Datei versteckt, du kannst also deine eigene Seite aus einer Liste nehmen und weitergeben. Angehängte Dateien, Titel und Autor des Dokuments kommen dagegen mit.",
          "Ein Auszug ist oft viel kleiner als das Original, aber nicht immer im Verhältnis zur Seitenzahl: Ein einziges Foto kann größer sein als 50 Seiten Text.",
        ],
      },
    ],
    questions: [
      {
        question: "Ändert sich das ursprüngliche PDF?",
        answer: "Nein. Du bekommst eine neue Datei, und das Original auf deinem Gerät behält alle Seiten.",
      },
      {
        question: "Was ist der Unterschied zum Teilen eines PDFs?",
        answer:
          "Beim Extrahieren wird nur gespeichert, was du auswählst. [PDF teilen](/split-pdf) zerlegt das ganze Dokument, sodass jede Seite irgendwo landet.",
      },
      {
        question: "Kann ich Seiten aus mehreren PDFs nehmen?",
        answer:
          "Ja. Füge die anderen Dateien hinzu, insgesamt bis zu 50, und wähle in jeder Seiten aus. Mit „Ein PDF“ landen sie im selben.",
      },
      {
        question: "Kann ich eine Seite als Bild bekommen?",
        answer:
          "[PDF in JPG](/pdf-to-jpg) macht aus jeder Seite ein Bild, und [PDF in PNG](/pdf-to-png) passt für Seiten mit feinen Linien und kleiner Schrift.",
      },
      {
        question: "Kann ich Seiten aus einem PDF mit Passwort extrahieren?",
        answer: "Ja, wenn du es eingibst. Das neue PDF hat kein Passwort, darauf weist ein Hinweis hin.",
      },
      {
        question: "Was passiert danach mit meinen Dateien?",
        answer:
          "Was du hochgeladen hast, löschen wir, sobald deine Seiten extrahiert sind, das Ergebnis {retention} später. „Jetzt löschen“ entfernt das Ergebnis sofort.",
      },
    ],
  },
} satisfies ToolWords<"page-board">;
