import { pageBoard } from "../shared.de";
import type { ToolWords } from "../words";

export const words = {
  ...pageBoard,
  name: "PDF-Seiten ordnen",
  title: "PDF-Seiten ordnen | Verschieben, drehen, löschen",
  description:
    "Bring die Seiten eines PDFs in die richtige Reihenfolge. Verschieben, drehen, duplizieren, löschen, leere Seiten oder andere PDFs einfügen. Kostenlos.",
  keywords: [
    "pdf seiten sortieren",
    "pdf seiten verschieben",
    "pdf reihenfolge ändern",
    "pdf seiten ordnen",
    "pdf organisieren",
  ],
  heading: "PDF-Seiten ordnen",
  subtitle: "Verschiebe, drehe, dupliziere und lösche Seiten und füge Seiten aus anderen PDFs ein",
  action: "PDF speichern",
  howToTitle: "So ordnest du die Seiten eines PDFs",
  howTo: [
    {
      name: "PDF auswählen",
      text: "Seine Seiten erscheinen nebeneinander. Weitere PDFs kannst du jederzeit hinzufügen.",
    },
    {
      name: "Seiten ordnen",
      text: "Zieh sie an ihren Platz. Drehe, dupliziere oder lösche Seiten, oder füge eine leere ein.",
    },
    {
      name: "Neues PDF speichern",
      text: "Klicke auf „PDF speichern“ und lade es herunter. Dein Original ändert sich nicht.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Seiten auswählen und verschieben",
        blocks: [
          "Mehrere ausgewählte Seiten wandern zusammen, auch von einer Datei in eine andere. So geht es mit Maus, Tastatur oder Finger:",
          {
            caption: "Kurzbefehle für die Arbeit mit Seiten",
            head: ["Du willst", "Das tust du"],
            rows: [
              ["Eine Seite auswählen", "Klicken oder tippen"],
              ["Einen Bereich auswählen", "Erste Seite anklicken, dann die letzte mit Umschalt+Klick"],
              ["Alles auswählen", "Strg+A, am Mac Befehl+A"],
              ["Einen Block von Seiten auswählen", "Mit der Maus ein Rechteck darum ziehen"],
              ["Nach Nummer auswählen", "Die Seiten eintippen, zum Beispiel 1-3, 8"],
              ["Seiten verschieben", "Ziehen; auf dem Touchscreen vorher gedrückt halten"],
              ["Seiten mit der Tastatur verschieben", "Alt und eine Pfeiltaste"],
              ["Seiten löschen", "Die Taste Entf"],
              ["Eine Seite lesen", "Enter zeigt sie groß"],
            ],
          },
          "Du kannst auch alle ungeraden, geraden oder queren Seiten auf einmal auswählen. Geht etwas schief, mach es rückgängig.",
        ],
      },
      {
        heading: "Aufgaben für eine Minute",
        blocks: [
          {
            list: [
              "Eine Seite ersetzen: Füge das PDF mit der neuen Seite hinzu, schieb diese an ihren Platz und lösche die alte. Das klappt gut mit einer Unterschriftsseite, die extra gescannt wurde.",
              "Ein Formular mehrfach verwenden: Dupliziere seine Seiten einmal für jede Person, die es auf Papier ausfüllt.",
              "Den Druck vorbereiten: Füge eine leere Seite ein, wo ein Kapitel auf der Vorderseite eines Blattes beginnen soll.",
              "Einen Scan aufräumen: Drehe die Seiten, die quer liegen, und lösche die leeren.",
              "Zwei Fassungen machen: Speichere eine, verschiebe oder lösche ein paar Seiten und speichere noch einmal. Die Seiten bleiben nach jedem Herunterladen auf dem Bildschirm.",
            ],
          },
        ],
      },
      {
        heading: "Was mit einer Seite mitwandert",
        blocks: [
          "Kommentare, Links und Formulareinträge bleiben auf ihrer Seite, wohin du sie auch schiebst. Lesezeichen und Links finden weiterhin die Seiten, zu denen sie vorher geführt haben.",
          "Aufgedruckte Seitenzahlen ändern sich nicht, denn sie sind Teil der Seite. Verschiebst du Seiten in einem nummerierten Bericht, prüfe auch das Inhaltsverzeichnis.",
          "Das Ergebnis hat Titel und Autor der ersten Datei. Seiten anderer Größe behalten ihre Größe. Komprimiert wird nichts, ein Foto von Seite 7 ist auf Seite 2 also genauso scharf.",
        ],
      },
    ],
    questions: [
      {
        question: "Kann ich Seiten aus mehreren PDFs nehmen?",
        answer:
          "Ja, aus bis zu 50 Dateien mit zusammen 100 MB. Willst du nur ganze Dateien verbinden, beginnt [PDF zusammenfügen](/merge-pdf) mit einer Karte für jede.",
      },
      {
        question: "Wird mein PDF hochgeladen, während ich die Seiten ordne?",
        answer:
          "Nein. Die kleinen Bilder der Seiten zeichnet dein Browser. Gesendet wird die Datei, wenn du auf „PDF speichern“ klickst, und vom Server gelöscht, sobald das neue PDF da ist.",
      },
      {
        question: "Geht das auf dem Handy?",
        answer: "Ja. Tippe auf Seiten, um sie auszuwählen. Zum Ziehen halte eine Seite gedrückt.",
      },
      {
        question: "Geht alles auch ohne Maus?",
        answer:
          "Ja. Du kannst Seiten mit der Tastatur auswählen, verschieben, drehen und löschen, auch Rückgängig geht.",
      },
      {
        question: "Kann ich den Text auf einer Seite ändern?",
        answer:
          "Hier nicht. Dieses Tool ändert, welche Seiten es gibt und in welcher Reihenfolge. Um Text zu bearbeiten, wandle das Dokument mit [PDF in Word](/pdf-to-word) um.",
      },
      {
        question: "Mein PDF ist signiert. Kann ich es trotzdem umordnen?",
        answer:
          "Ja, aber das neue PDF ist nicht signiert. Eine Signatur bestätigt, dass nichts geändert wurde, eine Änderung kann sie also nicht überleben. Behalte das Original als Nachweis.",
      },
    ],
  },
} satisfies ToolWords<"page-board">;
