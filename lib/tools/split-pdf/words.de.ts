import { pageBoard } from "../shared.de";
import type { ToolWords } from "../words";

export const words = {
  ...pageBoard,
  name: "PDF teilen",
  title: "PDF teilen | Nach Seiten, Bereichen oder Lesezeichen",
  description:
    "Ein PDF in mehrere Dateien teilen: nach jeder Seite, alle paar Seiten, nach Bereichen, an Lesezeichen oder wo du willst. Kostenlos, ohne Konto.",
  keywords: [
    "pdf teilen",
    "pdf trennen",
    "pdf seiten trennen",
    "pdf aufteilen",
    "pdf splitten",
    "pdf nach lesezeichen teilen",
  ],
  heading: "PDF teilen",
  subtitle: "Teile ein PDF in mehrere Dateien, an den Seiten oder Kapiteln, die du wählst",
  action: "PDF teilen",
  howToTitle: "So teilst du ein PDF",
  howTo: [
    { name: "PDF auswählen", text: "Du siehst alle Seiten. Hochgeladen wird noch nichts." },
    {
      name: "Trennstellen wählen",
      text: "Nach jeder Seite, alle paar Seiten, nach Bereichen, an den Lesezeichen oder an Marken, die du setzt.",
    },
    {
      name: "Dateien prüfen und teilen",
      text: "Sieh dir an, welche Dateien entstehen, klicke auf „PDF teilen“ und lade sie einzeln oder als ZIP herunter.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Fünf Arten, ein PDF zu teilen",
        blocks: [
          {
            caption: "Was zu deinem Dokument passt",
            head: ["Du hast", "So teilst du", "Du bekommst"],
            rows: [
              ["20 einseitige Rechnungen aus einem Scan", "Nach jeder Seite", "20 Dateien"],
              ["Einen Stapel Formulare mit je 3 Seiten", "Alle 3 Seiten", "Eine Datei pro Formular"],
              [
                "Einen Vertrag mit 10 Seiten und zwei Anlagen",
                "Nach Bereichen: 1-6, 7-8, 9-10",
                "Drei Dateien",
              ],
              ["Eine Anleitung oder ein E-Book", "An den Lesezeichen", "Eine Datei pro Kapitel"],
              ["Gescannte Briefe verschiedener Länge", "An Marken, die du setzt", "Eine Datei pro Brief"],
            ],
          },
          "Lesezeichen sind die Kapitelliste, die ein PDF-Programm neben den Seiten zeigt. Wir teilen nur auf der obersten Ebene, ein Kapitel und seine Abschnitte bleiben also zusammen.",
          "Für Marken sieh die Seiten durch und schneide überall, wo ein neues Dokument anfängt. Ist die Schrift zu klein, öffne eine Seite mit Enter groß.",
        ],
      },
      {
        heading: "Sieh dir die Teile vorher an",
        blocks: [
          "Die Seite listet die Dateien auf, die entstehen. Änderst du die Zahlen oder verschiebst eine Marke, ändert sich die Liste mit. Das PDF wird erst hochgeladen, wenn du auf den Button klickst.",
          "Nebenbei kannst du anderes in Ordnung bringen: eine Seite drehen, die quer liegt, oder Trennblätter aus einem Scan löschen. Jeder Schritt lässt sich rückgängig machen.",
          "Nach dem Herunterladen sind die Seiten noch auf dem Bildschirm. Du kannst dasselbe PDF anders teilen, ohne es noch einmal auszuwählen.",
        ],
      },
      {
        heading: "Was jeder Teil enthält",
        blocks: [
          "Jeder Teil ist ein vollständiges PDF. Er hat die Lesezeichen, Links, Kommentare und Formulareinträge seiner eigenen Seiten. Ein Lesezeichen, das auf eine Seite in einem anderen Teil zeigt, fällt weg.",
          {
            list: [
              "Seiten sehen aus wie im Original, denn nichts wird neu komprimiert.",
              "Dateien, die am ganzen Dokument hängen, kommen in den ersten Teil.",
              "Eine digitale Signatur gilt für das vollständige Dokument, die Teile sind also nicht signiert. Ein Hinweis sagt es dir.",
              "Alle Teile zusammen können größer sein als das Original. Schriften und Logos, die viele Seiten gemeinsam haben, braucht jeder Teil.",
            ],
          },
        ],
      },
    ],
    questions: [
      {
        question: "Wie teile ich ein PDF in zwei Hälften?",
        answer:
          "Setz eine Marke zwischen die beiden mittleren Seiten. Bei einem Dokument mit 40 Seiten kannst du auch alle 20 Seiten teilen.",
      },
      {
        question: "Ich brauche nur ein paar Seiten. Bin ich hier richtig?",
        answer:
          "[PDF-Seiten extrahieren](/extract-pdf-pages) ist schneller: Wähle die Seiten aus und speichere nur sie. Beim Teilen bleiben alle Seiten und verteilen sich auf mehrere Dateien.",
      },
      {
        question: "Kann ich ein PDF nach Dateigröße teilen?",
        answer:
          "Nein, nur nach Seiten. Teile es alle paar Seiten und sieh dir die Größen an. Oft musst du gar nicht teilen, weil [PDF komprimieren](/compress-pdf) das ganze Dokument klein genug macht.",
      },
      {
        question: "Mein PDF hat keine Lesezeichen. Was nun?",
        answer:
          "Gib die erste und letzte Seite jedes Kapitels als Bereich ein, oder setz Marken zwischen die Kapitel. Das Inhaltsverzeichnis hilft dir, die Seiten zu finden.",
      },
      {
        question: "Kann ich die Teile wieder zusammensetzen?",
        answer:
          "Ja, mit [PDF zusammenfügen](/merge-pdf). Sortiere die Teile dort, bevor du sie zusammenfügst.",
      },
      {
        question: "Was passiert mit einem Passwort?",
        answer:
          "Du wirst danach gefragt, bevor die Seiten erscheinen. Die Teile lassen sich ohne Passwort öffnen, und ein Hinweis sagt das auch.",
      },
    ],
  },
} satisfies ToolWords<"page-board">;
