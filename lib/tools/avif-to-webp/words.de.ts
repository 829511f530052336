import { batch } from "../shared.de";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "AVIF", to: "WEBP" }),
  name: "AVIF in WEBP",
  title: "AVIF in WEBP umwandeln | Für ältere Browser, kostenlos",
  description:
    "AVIF-Bilder in WEBP umwandeln, das mehr Browser, Bildprogramme und Shopsysteme annehmen. Die Transparenz bleibt. Kostenlos und ohne Anmeldung.",
  keywords: ["avif in webp", "avif in webp umwandeln", "avif konverter", "avif zu webp transparent"],
  heading: "AVIF in WEBP umwandeln",
  subtitle: "Fast genauso klein und an viel mehr Orten willkommen",
  howTo: [
    {
      name: "AVIFs auswählen",
      text: "Bis zu 100 auf einmal: Nimm den Button oder zieh sie hierher.",
    },
    {
      name: "Umwandeln",
      text: "Klicke auf „In WEBP umwandeln“. Die meisten Bilder brauchen weniger als eine Sekunde.",
    },
    {
      name: "WEBPs herunterladen",
      text: "Als einzelne Dateien oder alle in einem ZIP.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Warum von AVIF einen Schritt zurück?",
        blocks: [
          "Jeder heutige Browser zeigt AVIF an, aber vieles rund um eine Website kann das nicht: Redaktionssysteme, Shopsoftware, Newsletter-Programme, Bildprogramme und Handys von vor 2021. WEBP ist ein gutes Stück älter und wird fast überall angenommen.",
          "Außerdem wird es schneller dekodiert, was auf Seiten mit Dutzenden Vorschaubildern und auf günstigen Handys zählt.",
        ],
      },
      {
        heading: "Was sich ändert",
        blocks: [
          {
            caption: "AVIF und WEBP nebeneinander",
            head: ["Eigenschaft", "AVIF", "WEBP"],
            rows: [
              ["Browser seit", "2020 bis 2024", "2010 bis 2020"],
              ["Transparenz", "Ja", "Ja"],
              ["Bit pro Farbe", "8, 10 oder 12", "8"],
              ["Längste Seite", "65.536 Pixel", "16.383 Pixel"],
              ["Größe unseres Beispielfotos", "79 KB", "74 KB bei ähnlichem Aussehen"],
            ],
          },
        ],
      },
      {
        heading: "So merkst du, was eine Website annimmt",
        blocks: [
          "Probiere zuerst das AVIF: Formulare sagen sofort, wenn sie ein Format nicht kennen. Bleibt eine Vorschau leer oder kommt dein Bild in einer E-Mail als graues Kästchen an, weißt du Bescheid. Dann hilft ein WEBP desselben Bildes, und wo selbst das abgelehnt wird, macht [AVIF in JPG](/avif-to-jpg) daraus ein JPG, das alle annehmen. Behalte das AVIF für deine eigenen Seiten, wo du weißt, wer sie ansieht: Es ist das kleinste der drei, und es schadet nicht, beides zu haben.",
        ],
      },
      {
        heading: "Ein zweiter Verlust",
        blocks: [
          "Beide Formate lassen weg, was das Auge kaum vermisst, jedes auf seine Art. Beim Umwandeln geht also zweimal ein wenig verloren. Hast du das PNG oder JPG noch, aus dem das AVIF entstanden ist, fang damit an: [PNG in WEBP](/png-to-webp) und [JPG in WEBP](/jpg-to-webp) liefern ein saubereres Ergebnis.",
        ],
      },
    ],
    questions: [
      {
        question: "Wird die Datei größer?",
        answer: "Oft um ein Viertel, manchmal schrumpft sie sogar. Jede Zeile zeigt den Unterschied.",
      },
      {
        question: "Werden animierte AVIFs umgewandelt?",
        answer: "Nur ihr erstes Einzelbild. Die Zeile sagt, wie viele es waren.",
      },
      {
        question: "Wie groß darf ein Bild höchstens sein?",
        answer:
          "WEBP erlaubt 16.383 Pixel in Breite und Höhe. Ein längeres Panorama musst du vorher verkleinern, dafür gibt es [Bildgröße ändern](/resize-image).",
      },
      {
        question: "Geht das auch auf dem Handy?",
        answer:
          "Ja, in jedem aktuellen Browser. Gelesen wird das AVIF auf unserem Server, dein Gerät muss das Format also gar nicht kennen.",
      },
      {
        question: "Bleiben meine Bilder privat?",
        answer:
          "Ja. Hochgeladene AVIFs löschen wir direkt nach der Umwandlung, die WEBPs {retention} später.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
