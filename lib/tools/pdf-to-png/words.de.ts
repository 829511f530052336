import { pdfImages } from "../shared.de";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "PDF in PNG",
  title: "PDF in PNG umwandeln | Gestochen scharfe Seiten",
  description:
    "PDF-Seiten in PNG-Bilder mit scharfem Text und klaren Linien umwandeln, in der Auflösung deiner Wahl. Kostenlos, ohne Konto, ohne Wasserzeichen.",
  keywords: [
    "pdf in png",
    "pdf in png umwandeln",
    "pdf seite als png",
    "pdf in png hohe auflösung",
    "pdf zu png",
  ],
  heading: "PDF in PNG umwandeln",
  subtitle: "Ein PNG von jeder Seite, mit scharfem Text und klaren Linien",
  ...fillAll(pdfImages, { to: "PNG" }),
  howTo: [
    { name: "PDF auswählen", text: "Zieh es hierher oder nimm den Button." },
    {
      name: "Qualität und Seiten wählen",
      text: "Für den Druck nimm eine höhere Qualität. Wandle alle Seiten um oder nur einige.",
    },
    { name: "PNGs herunterladen", text: "Hol sie einzeln oder alle in einem ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "Warum PNG für Text und Linien am besten ist",
        blocks: [
          "JPG ist für Fotos gemacht. Wo Schwarz auf Weiß trifft, wird es etwas unscharf, und eine Textseite ist voller solcher Kanten. PNG behält jedes Pixel. Buchstaben bleiben scharf, dünne Linien dünn, und Tabellenränder verschmieren nicht.",
          "Wir zeichnen deine Seiten mit PDFium, das auch in Chrome PDFs anzeigt. Es glättet Kanten mit Graustufen, stark vergrößert sehen Buchstaben also weich aus. Für glattere Buchstaben wähle eine höhere Qualität.",
        ],
      },
      {
        heading: "Auflösung wählen",
        blocks: [
          {
            caption: "Eine A4-Seite bei jeder Qualität",
            head: ["Qualität", "Auflösung", "Pixel", "Gut für"],
            rows: [
              ["Niedrig (0,5)", "36 dpi", "298 × 421", "Symbole und Übersichten"],
              ["Normal (1,0)", "72 dpi", "595 × 842", "Kleine Vorschau"],
              ["Gut (1,5)", "108 dpi", "893 × 1263", "Folien"],
              ["Hoch (2,0)", "144 dpi", "1191 × 1684", "Lesen und Dokumentation"],
              ["Sehr hoch (3,0)", "216 dpi", "1786 × 2526", "Drucken und Vergrößern"],
            ],
          },
          "Ein PNG darf bis zu 40 Megapixel haben. Ein A0-Plakat liegt bei „Hoch“ noch darunter, bei „Sehr hoch“ nicht mehr.",
        ],
      },
      {
        heading: "Wie groß die Dateien werden",
        blocks: [
          "Reine Textseiten ergeben kleine PNGs, vor allem in Schwarz-Weiß. Bei Fotos ist es anders: Weil PNG verlustfrei ist, braucht ein ganzseitiges Foto mehrmals so viel Platz wie als JPG.",
          "Für ein Fotobuch nimm lieber [PDF in JPG](/pdf-to-jpg). Hast du die PNGs schon, macht [Bild komprimieren](/compress-image) sie kleiner.",
        ],
      },
    ],
    questions: [
      {
        question: "Ist der Hintergrund durchsichtig?",
        answer: "Nein. Jede Seite bekommt einen weißen Hintergrund, auch wenn das PDF keinen hat.",
      },
      {
        question: "Kann ich nur eine Seite eines langen PDFs umwandeln?",
        answer: "Ja. Gib ihre Nummer in das Feld „Seiten“ ein. Auch mehrere gehen, zum Beispiel 4, 9-12.",
      },
      {
        question: "Kann ich den Text in einem PNG markieren oder durchsuchen?",
        answer:
          "Nein, ein PNG zeigt den Text nur. Willst du ihn bearbeiten, nimm [PDF in Word](/pdf-to-word).",
      },
      {
        question: "Was passiert mit gedrehten oder beschnittenen Seiten?",
        answer:
          "Sie sehen aus wie in einem PDF-Programm: richtig herum und ohne die Teile, die abgeschnitten wurden.",
      },
      {
        question: "Kann ich ein PDF mit Passwort umwandeln?",
        answer: "Ja. Du wirst nach dem Passwort gefragt. Es öffnet das PDF nur für diese Umwandlung.",
      },
      {
        question: "Wie lange bleiben meine Dateien?",
        answer:
          "Dein PDF wird gelöscht, wenn die Umwandlung fertig ist. Die PNGs kannst du {retention} lang herunterladen, dann werden auch sie gelöscht.",
      },
    ],
  },
} satisfies ToolWords<"images">;
