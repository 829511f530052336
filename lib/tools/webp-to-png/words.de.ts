import { specifiedBatch } from "../shared.de";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "WEBP in PNG",
  title: "WEBP in PNG umwandeln | Mit Transparenz, kostenlos",
  description:
    "WEBP in PNG umwandeln, das jedes Bildprogramm öffnet. Die Transparenz bleibt erhalten. Kostenlos, ohne Anmeldung, Dateien werden automatisch gelöscht.",
  keywords: [
    "webp in png",
    "webp in png umwandeln",
    "webp zu png transparent",
    "webp als png speichern",
    "webp konverter",
  ],
  heading: "WEBP in PNG umwandeln",
  subtitle: "Öffne Bilder aus dem Netz in jedem Programm, mit ihrer Transparenz",
  ...fillAll(specifiedBatch, { from: "WEBP", to: "PNG" }),
  howTo: [
    { name: "WEBP-Dateien auswählen", text: "Zieh sie hierher oder nimm den Button." },
    { name: "Umwandeln", text: "Klicke auf „In PNG umwandeln“. Durchsichtige Stellen bleiben durchsichtig." },
    { name: "PNGs herunterladen", text: "Speichere sie einzeln oder alle zusammen als ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "WEBP in jedem Bildprogramm öffnen",
        blocks: [
          "Sticker, Logos und Produktfotos aus dem Netz sind oft WEBP. Photoshop öffnet sie seit Version 23.2, ältere Versionen und viele Layoutprogramme können es nicht. PNG öffnen sie alle.",
          "Außerdem behält PNG die Transparenz, auch bei weichen Schatten und Glaseffekten.",
        ],
      },
      {
        heading: "So wird aus deinem WEBP ein PNG",
        blocks: [
          "Dein Browser zeichnet das Bild neu, als WEBP mit Qualität 92 und mit seiner Transparenz. Dann rechnet unser Server die Farben in sRGB um und schreibt ohne weiteren Verlust ein PNG.",
          "Safari kann kein WEBP speichern und lädt deshalb das Original hoch. Das tun auch alle anderen Browser, wenn das Bild animiert ist, mehr als 16,7 Megapixel hat oder Kameradaten enthält.",
          "Kommt es auf jedes Pixel an, wie bei Pixel-Art oder gescanntem Text, nimm den [Bildkonverter](/image-compressor) und wähle png. Er wandelt immer das Original um.",
        ],
      },
      {
        heading: "PNG-Dateien sind größer",
        blocks: [
          "WEBP lässt Details weg, die du nicht siehst, PNG speichert jedes Pixel. In unseren Tests wurde aus einem Foto mit 12 Megapixeln ein PNG von 8,8 MB. Bei Zeichnungen ist der Unterschied viel kleiner.",
          {
            caption: "Welches Tool du nimmst",
            head: ["Was du brauchst", "Tool"],
            rows: [
              ["Ein durchsichtiges Bild für dein Bildprogramm", "Diese Seite"],
              ["Ein Foto zum Verschicken oder Drucken", "[WEBP in JPG](/webp-to-jpg)"],
              ["Ein kleineres PNG", "[Bild komprimieren](/compress-image)"],
              ["Aus dem bearbeiteten PNG wieder ein WEBP", "[PNG in WEBP](/png-to-webp)"],
            ],
          },
        ],
      },
    ],
    questions: [
      {
        question: "Sieht das PNG besser aus als das WEBP?",
        answer:
          "Es sieht genauso aus. Aber jetzt kannst du es bearbeiten und speichern, ohne weiter an Qualität zu verlieren.",
      },
      {
        question: "Behält ein Logo seinen durchsichtigen Hintergrund?",
        answer:
          "Ja. Das Karomuster in der Vorschau steht für Transparenz und gehört nicht zur Datei. Zeigen auch andere Programme die Karos, sind sie Teil des Bildes selbst.",
      },
      {
        question: "Warum bewegt sich mein animierter Sticker nicht?",
        answer: "Das PNG zeigt sein erstes Einzelbild. Animierte PNGs schreiben wir nicht.",
      },
      {
        question: "Wie viele Dateien kann ich auf einmal umwandeln?",
        answer: "Bis zu 100 Dateien mit zusammen 100 MB. Ein Bild darf bis zu 100 Megapixel haben.",
      },
      {
        question: "Bleiben Angaben zu Urheber und Lizenz erhalten?",
        answer:
          "Nein, alle versteckten Daten werden entfernt. Musst du jemanden nennen, notiere dir den Namen vor dem Umwandeln.",
      },
      {
        question: "Was passiert mit meinen Dateien?",
        answer:
          "Jedes WEBP wird gelöscht, sobald es umgewandelt ist. Die PNGs werden {retention} später gelöscht, mit „Jetzt löschen“ auch sofort.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
