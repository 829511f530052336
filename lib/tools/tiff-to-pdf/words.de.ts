import { mergePdf } from "../shared.de";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(mergePdf, { from: "TIFF" }),
  name: "TIFF in PDF",
  title: "TIFF in PDF umwandeln | Mit allen Seiten, kostenlos",
  description:
    "Aus TIFF-Scans ein PDF mit allen Seiten machen, in deiner Reihenfolge und in der Größe auf Papier. Kostenlos, ohne Konto, ohne Wasserzeichen.",
  keywords: ["tiff in pdf", "tif in pdf umwandeln", "mehrseitiges tiff in pdf", "tiff zu pdf", "scan in pdf"],
  heading: "TIFF in PDF umwandeln",
  subtitle: "Alle Seiten deiner Scans und Faxe in einem PDF",
  howTo: [
    { name: "TIFF-Dateien auswählen", text: "Eine mit vielen Seiten oder viele mit je einer." },
    {
      name: "Reihenfolge festlegen",
      text: "Zieh die Dateien an ihren Platz. Die Seiten in einer Datei behalten ihre Reihenfolge.",
    },
    { name: "PDF herunterladen", text: "Klicke auf „In PDF umwandeln“ und speichere das fertige Dokument." },
  ],
  article: {
    sections: [
      {
        heading: "Jede Seite, nicht nur die erste",
        blocks: [
          "Dokumentenscanner und Faxserver legen ganze Papierstapel in ein TIFF. Die meisten Konverter zeigen nur die erste Seite. Hier wird aus jeder Seite jedes TIFFs eine Seite im PDF, in der Reihenfolge deiner Liste.",
          {
            list: [
              "Ein TIFF darf Seiten in Farbe, Graustufen und Schwarz-Weiß mischen.",
              "Seiten dürfen verschieden groß und verschieden ausgerichtet sein.",
              "Kleine Vorschauen und Masken, die manche Programme in einem TIFF verstecken, fallen weg.",
            ],
          },
        ],
      },
      {
        heading: "Seiten in ihrer echten Größe",
        blocks: [
          "Scanner vermerken ihre Auflösung in der Datei. Ein mit 200 oder 300 dpi gescanntes Blatt bekommt eine PDF-Seite in genau seiner Größe, A4 bleibt also A4. Dateien ohne Angabe zählen mit 96 dpi.",
          "Möchtest du lieber einheitliche Seiten, öffne „Seitenoptionen“ und wähle A4 oder Letter, mit Rand oder ohne.",
        ],
      },
      {
        heading: "Qualität und Dateigröße",
        blocks: [
          "Seiten werden ohne Verlust gespeichert, mit so wenigen Bit, wie ihre Farben brauchen. Seiten, die der Scanner als JPEG komprimiert hatte, werden wieder als JPEG gespeichert, mit Qualität 92 und voller Farbauflösung, denn verlustfrei würde die Datei nur größer.",
          {
            caption: "Scans von A4-Seiten mit 300 dpi",
            head: ["TIFF", "Größe", "PDF"],
            rows: [
              ["20 Seiten, schwarz-weiß, CCITT", "334 KB", "572 KB"],
              ["3 Seiten, Farbe, LZW", "3,1 MB", "2,3 MB"],
              ["3 Seiten, Farbe, JPEG", "1,1 MB", "1,7 MB"],
            ],
          },
          "Ist das Ergebnis zu groß für eine E-Mail, macht [PDF komprimieren](/compress-pdf) es kleiner. Dort wird Schwarz-Weiß mit JBIG2 gespeichert, und das ist besser als Faxkomprimierung.",
        ],
      },
    ],
    questions: [
      {
        question: "Wie viele Seiten kann ein PDF haben?",
        answer:
          "Bis zu 500 Seiten aus mehrseitigen TIFFs. Außerdem muss die Umwandlung in 30 Sekunden fertig sein, das reicht für etwa 150 Schwarz-Weiß-Seiten mit 300 dpi. Teile größere Stapel auf.",
      },
      {
        question: "Kann ich den Text des PDFs durchsuchen?",
        answer:
          "Noch nicht: Die Seiten sind Bilder. Schick das PDF durch [OCR für PDF](/ocr-pdf), das den Text in 20 Sprachen unsichtbar hinzufügt.",
      },
      {
        question: "Kann ich eine Seite weglassen?",
        answer:
          "Weglassen kannst du Dateien, aber nicht einzelne Seiten eines TIFFs. Nimm sie danach mit [PDF-Seiten löschen](/delete-pdf-pages) aus dem fertigen PDF heraus.",
      },
      {
        question: "Was, wenn eine Seite beschädigt ist?",
        answer:
          "Dann gibt es kein PDF, und die Meldung nennt die Datei. Ein PDF, in dem eine Seite fehlt, wäre schlimmer, denn niemand würde es merken.",
      },
      {
        question: "Kann ich TIFFs mit JPGs und PNGs mischen?",
        answer: "Ja, bei [Bild in PDF](/image-to-pdf). Auch dort kommt jede Seite eines TIFFs hinein.",
      },
      {
        question: "Wer kann meine Dokumente sehen?",
        answer:
          "Nur du. Das PDF geht als Antwort auf dein Hochladen an deinen Browser, und weder es noch die Scans bleiben auf unserem Server.",
      },
    ],
  },
} satisfies ToolWords<"merge-pdf">;
