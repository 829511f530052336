import { batch } from "../shared.de";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "PSD", to: "JPG" }),
  name: "PSD in JPG",
  title: "PSD in JPG umwandeln | Ohne Photoshop, kostenlos",
  description:
    "Photoshop-Dateien (.psd, .psb) in JPGs umwandeln, die du verschicken und zeigen kannst, auch aus CMYK, Lab und 16 Bit. Ohne Photoshop, ohne Anmeldung.",
  keywords: [
    "psd in jpg",
    "psd in jpg umwandeln",
    "photoshop datei in jpg",
    "psd öffnen ohne photoshop",
    "psb in jpg",
  ],
  heading: "PSD in JPG umwandeln",
  subtitle: "Photoshop-Dateien als JPGs, auf einem Computer ohne Photoshop",
  howTo: [
    {
      name: "PSDs auswählen",
      text: "Dateien mit der Endung .psb, für sehr große Dokumente, gehen auch.",
    },
    {
      name: "Umwandeln",
      text: "Klicke auf „In JPG umwandeln“, und das sichtbare Bild wird aus dem Dokument geholt.",
    },
    {
      name: "JPGs herunterladen",
      text: "Sieh dir das Bild in der Zeile an und speichere es dann.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Das Bild in einer Photoshop-Datei",
        blocks: [
          "Neben seinen Ebenen speichert ein PSD normalerweise das fertige Bild, wie Photoshop es beim Speichern gezeigt hat. Genau das landet in deinem JPG, Effekte, Masken und Einstellungsebenen sehen also so aus, wie sie gestaltet wurden.",
          "Wurde das Dokument nur mit Ebenen gespeichert, gibt es dieses Bild nicht. Die Seite sagt dir das, und wer die Datei erstellt hat, kann sie mit eingeschalteter Option „Kompatibilität maximieren“ noch einmal speichern.",
        ],
      },
      {
        heading: "Diese Farbmodi werden gelesen",
        blocks: [
          {
            caption: "Was aus welchem Farbmodus wird",
            head: ["Modus des Dokuments", "Im JPG"],
            rows: [
              ["RGB und Graustufen", "Bleiben, nach dem Profil des Dokuments in sRGB umgerechnet"],
              ["CMYK, für den Druck", "Bildschirmfarben nach dem Druckprofil"],
              ["Lab und indizierte Farbe", "Umgerechnet, wie Photoshop sie zeigen würde"],
              ["16 Bit pro Farbkanal", "Auf 8 reduziert, mehr fasst ein JPG nicht"],
              ["Duplex", "Graustufen, ohne die Druckfarben"],
              ["Durchsichtige Stellen", "Weiß"],
            ],
          },
        ],
      },
      {
        heading: "Für Entwürfe und Freigaben",
        blocks: [
          "Kunden und Druckereien haben selten Photoshop, und ein PSD von 80 MB passt in keine E-Mail. Ein JPG von ein paar Hundert Kilobyte zeigt dasselbe Bild auf jedem Handy. Wandle einen ganzen Satz Entwürfe in einem Rutsch um, lade das ZIP herunter und häng es an. Für ein Dokument mit mehreren Seiten leg die JPGs mit [Bild in PDF](/image-to-pdf) in ein PDF.",
        ],
      },
      {
        heading: "Wann PNG die bessere Wahl ist",
        blocks: [
          "Ein Logo oder ein Oberflächenentwurf hat harte Kanten und oft keinen Hintergrund. JPG macht die Kanten etwas unscharf und kann nicht durchsichtig sein. Wähle für solche Dokumente im [Bildkonverter](/image-compressor) png: Dann geht nichts verloren, und der Hintergrund bleibt durchsichtig.",
        ],
      },
    ],
    questions: [
      {
        question: "Kann ich die Ebenen einzeln bekommen?",
        answer:
          "Nein. Umgewandelt wird nur das fertige Bild. Um ein Dokument zu zerlegen, brauchst du ein Programm, das PSDs bearbeitet, zum Beispiel Photopea oder GIMP.",
      },
      {
        question: "Warum sieht mein JPG anders aus als in Photoshop?",
        answer:
          "Wahrscheinlich benutzt das Dokument CMYK oder einen großen Farbraum, und Photoshop simuliert den Druck. Ein JPG für Bildschirme hat sRGB-Farben, und sehr kräftige ändern sich am meisten.",
      },
      {
        question: "Wie groß darf das Dokument sein?",
        answer: "Bis zu 100 MB und 100 Megapixel. Wie viele Ebenen es hat, ist egal.",
      },
      {
        question: "Wer sieht meinen Entwurf?",
        answer: "Niemand. Das PSD ist nach der Umwandlung weg, das JPG {retention} später.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
