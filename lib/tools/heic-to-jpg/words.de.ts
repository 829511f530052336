import { specifiedBatch } from "../shared.de";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "HEIC in JPG",
  title: "HEIC in JPG umwandeln | iPhone-Fotos, kostenlos",
  description:
    "HEIC-Fotos vom iPhone oder iPad in JPG umwandeln, unter Windows, am Mac oder auf dem Handy. Richtig herum, in echten Farben, kostenlos und ohne Anmeldung.",
  keywords: [
    "heic in jpg",
    "heic in jpg umwandeln",
    "heic zu jpg windows",
    "iphone fotos in jpg umwandeln",
    "heic datei öffnen",
  ],
  heading: "HEIC in JPG umwandeln",
  subtitle: "Aus Fotos vom iPhone und iPad werden JPGs, die sich überall öffnen lassen",
  ...fillAll(specifiedBatch, { from: "HEIC", to: "JPG" }),
  howTo: [
    { name: "HEIC-Fotos auswählen", text: "Zieh sie hierher oder nimm den Button." },
    {
      name: "Umwandeln",
      text: "Klicke auf „In JPG umwandeln“. Die meisten Fotos brauchen ein paar Sekunden.",
    },
    { name: "JPGs herunterladen", text: "Speichere sie einzeln oder alle zusammen als ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "Warum sich dein iPhone-Foto nicht öffnen lässt",
        blocks: [
          "iPhones und iPads speichern Fotos seit iOS 11 als HEIC. Das Format braucht viel weniger Platz als JPG, aber viele Programme, Online-Formulare und ältere Computer können es nicht lesen.",
          {
            caption: "Wo sich HEIC öffnen lässt",
            head: ["System oder Browser", "Öffnet HEIC"],
            rows: [
              ["iPhone, iPad", "Ab iOS 11"],
              ["Mac", "Ab macOS 10.13 High Sierra"],
              ["Windows 10 und 11", "Mit den HEIF- und HEVC-Erweiterungen aus dem Microsoft Store"],
              ["Safari", "Ab Version 17"],
              ["Chrome, Edge, Firefox", "Nein"],
            ],
          },
        ],
      },
      {
        heading: "HEIC umwandeln unter Windows, am Mac oder auf dem Handy",
        blocks: [
          "Du brauchst weder App noch Erweiterung. Unser Server liest das HEIC, deshalb funktioniert diese Seite in jedem aktuellen Browser.",
          {
            list: [
              "Dein Foto kommt richtig herum und in voller Größe zurück.",
              "Apples größerer Farbraum (Display P3) wird in sRGB umgerechnet, damit die Farben auf jedem Bildschirm stimmen. HDR wird abgemildert, damit ein heller Himmel seine Details behält.",
              "Das JPG wird mit Qualität 85 von 100 gespeichert.",
              "Standort, Datum, Kameramodell und andere versteckte Daten werden entfernt.",
            ],
          },
          "Tiefenkarten und die zusätzliche HDR-Ebene sind nicht dabei.",
        ],
      },
      {
        heading: "JPG oder ein anderes Format?",
        blocks: [
          "JPG ist richtig zum Verschicken, Drucken und für Online-Formulare. Willst du das Foto bearbeiten und oft speichern, vermeidet [HEIC in PNG](/heic-to-png) weitere Verluste. Für deine eigene Website nimm [HEIC in WEBP](/heic-to-webp), oder mach mit dem [Bildkonverter](/image-compressor) ein AVIF.",
        ],
      },
    ],
    questions: [
      {
        question: "Wie stelle ich mein iPhone auf JPG um?",
        answer:
          "Öffne die Einstellungen, tippe auf „Kamera“, dann auf „Formate“ und wähle „Maximale Kompatibilität“. Neue Fotos werden dann als JPG gespeichert und brauchen mehr Platz. Fotos, die du schon hast, bleiben HEIC.",
      },
      {
        question: "Sieht das JPG schlechter aus?",
        answer:
          "In normaler Größe siehst du keinen Unterschied. Es ist aber ein zweites Mal komprimiert, heb das HEIC also als Original auf.",
      },
      {
        question: "Kann ich .heif-Dateien umwandeln?",
        answer:
          "Nicht auf dieser Seite. Der [Bildkonverter](/image-compressor) nimmt sie an und macht auch JPGs.",
      },
      {
        question: "Kann ich ein Live Photo umwandeln?",
        answer: "Du bekommst das Standbild. Der bewegte Teil ist ein eigenes Video.",
      },
      {
        question: "Geht das auch direkt auf dem iPhone?",
        answer:
          "Ja. Es kann sein, dass dein iPhone das Foto schon beim Auswählen in ein JPG verwandelt. Dann musst du nichts mehr umwandeln.",
      },
      {
        question: "Wie viele Fotos kann ich auf einmal umwandeln?",
        answer: "Bis zu 100 Fotos mit zusammen 100 MB. Ein Foto darf bis zu 100 Megapixel haben.",
      },
      {
        question: "Was passiert mit meinen Fotos?",
        answer:
          "Was du hochlädst, wird direkt nach der Umwandlung gelöscht. Die JPGs bleiben höchstens {retention} auf unserem Server, und du kannst sie vorher selbst löschen.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
