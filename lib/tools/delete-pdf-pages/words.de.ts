import { pageBoard } from "../shared.de";
import type { ToolWords } from "../words";

export const words = {
  ...pageBoard,
  name: "PDF-Seiten löschen",
  title: "PDF-Seiten löschen | Wirklich weg, kostenlos",
  description:
    "Leere, veraltete oder private Seiten aus einem PDF entfernen. Text, Bilder und Kommentare bleiben nicht in der Datei zurück. Kostenlos, ohne Konto.",
  keywords: [
    "pdf seiten löschen",
    "seiten aus pdf entfernen",
    "pdf seite entfernen",
    "leere seiten aus pdf löschen",
  ],
  heading: "PDF-Seiten löschen",
  subtitle: "Entferne die Seiten, die du nicht willst, und behalte den Rest, wie er ist",
  action: "Seiten löschen",
  howToTitle: "So löschst du Seiten aus einem PDF",
  howTo: [
    { name: "PDF auswählen", text: "Alle Seiten erscheinen als kleine Bilder." },
    {
      name: "Seiten zum Löschen auswählen",
      text: "Klicke oder tippe sie an, oder gib ihre Nummern ein, zum Beispiel 2, 5-7.",
    },
    {
      name: "Löschen und herunterladen",
      text: "Klicke auf „Seiten löschen“ und speichere das kürzere PDF.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Gelöscht heißt gelöscht",
        blocks: [
          "Manche Programme streichen eine Seite nur von der Liste. Ihr Text und ihre Bilder stecken noch in der Datei, und mit der richtigen Software lassen sie sich zurückholen. Das ist ein Risiko, wenn darauf Gehälter oder eine Adresse standen.",
          "Wir schreiben eine neue Datei mit nur den Seiten, die du behältst. Von einer gelöschten Seite kommt nichts hinein.",
          {
            caption: "Was verschwindet und was bleibt",
            head: ["Teil des PDFs", "Nach dem Löschen einer Seite"],
            rows: [
              ["Ihr Text und ihre Bilder", "Weg"],
              ["Ihre Kommentare", "Weg"],
              [
                "Lesezeichen, die zu ihr führen",
                "Weg, außer sie enthalten Lesezeichen von Seiten, die bleiben",
              ],
              ["Alle anderen Seiten", "Sehen aus wie vorher"],
              ["Lesezeichen und Links zu anderen Seiten", "Funktionieren weiter"],
              ["An das Dokument angehängte Dateien", "Bleiben"],
              ["Titel und Autor", "Bleiben"],
            ],
          },
          "Sieh dir die letzten beiden an, bevor du die Datei weitergibst. Anhänge und der Titel können verraten, was die Seiten nicht mehr zeigen.",
        ],
      },
      {
        heading: "So findest du die richtigen Seiten schnell",
        blocks: [
          {
            list: [
              "Leere Rückseiten: Sind nur die Vorderseiten eines Stapels bedruckt, wähle alle geraden Seiten aus.",
              "Ein langer Anhang: Klicke seine erste Seite an und bei gedrückter Umschalttaste die letzte.",
              "Verstreute Seiten: Tippe ihre Nummern ein, getrennt durch Kommas.",
              "Ausklappseiten und breite Tabellen: Wähle die Seiten im Querformat aus.",
              "Eine Seite, die leer scheint: Drücke Enter, um sie groß zu sehen. Blasse Bleistiftnotizen übersieht man leicht.",
            ],
          },
          "Nach dem Herunterladen sind alle Seiten noch auf dem Bildschirm. Ist eine zu viel weg, ändere die Auswahl und klicke noch einmal auf den Button.",
        ],
      },
      {
        heading: "Wann ein anderes Tool besser passt",
        blocks: [
          "Willst du von vielen Seiten nur ein paar behalten, ist es leichter, die auszuwählen: Nimm [PDF-Seiten extrahieren](/extract-pdf-pages).",
          "Muss eine Seite bleiben, aber nicht alles darauf, hilft Löschen nicht. Dann brauchst du ein Programm, das Text schwärzen kann. Ein schwarzes Kästchen über einer Zeile reicht nicht, denn die Wörter darunter lassen sich weiter kopieren.",
          "Ist die Datei nur zu groß, probiere zuerst [PDF komprimieren](/compress-pdf). Das spart oft mehr als ein paar Seiten Text.",
        ],
      },
    ],
    questions: [
      {
        question: "Lässt sich eine gelöschte Seite aus dem neuen PDF zurückholen?",
        answer:
          "Nein, auch von niemand anderem. Behalte das Original, falls du die Seite später brauchst. Auf deinem Gerät bleibt es unverändert.",
      },
      {
        question: "Ändern sich die Seitenzahlen?",
        answer:
          "Aufgedruckte Zahlen bleiben, wo eine Seite war, ist also eine Lücke. Dein PDF-Programm zählt die übrigen Seiten, wenn das Dokument keine eigenen Seitenbezeichnungen hat.",
      },
      {
        question: "Werden die gelöschten Seiten hochgeladen?",
        answer:
          "Ja, als Teil des Originals. Gesendet wird es, wenn du auf „Seiten löschen“ klickst, und von unserem Server verschwindet es, sobald das neue PDF da ist. Das neue behalten wir höchstens {retention}.",
      },
      {
        question: "Wird das PDF kleiner?",
        answer:
          "Meistens, um so viel, wie die Bilder auf diesen Seiten brauchen. Schriften und Logos bleiben nötig, solange eine übrige Seite sie benutzt.",
      },
      {
        question: "Kann ich Seiten auf dem Handy löschen?",
        answer:
          "Ja, in jedem aktuellen Browser. Tippe auf die Seiten, die du nicht willst, und dann auf „Seiten löschen“.",
      },
      {
        question: "Das PDF fragt nach einem Passwort. Was passiert damit?",
        answer:
          "Gib es einmal ein, dann erscheinen die Seiten. Das kürzere PDF lässt sich von allen öffnen. Brauchst du ein neues Passwort, füge es mit [PDF schützen](/protect-pdf) hinzu.",
      },
    ],
  },
} satisfies ToolWords<"page-board">;
