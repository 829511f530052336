import type { Translated } from "..";
import type { about as en } from "../en/about";

export const about = {
  what: {
    heading: "Was {site} ist",
    blocks: [
      "{site} ist eine kostenlose Website, die Bilder und PDFs umwandelt. Sie komprimiert auch Bilder und ändert ihre Größe, macht PDFs kleiner, fügt sie zusammen, teilt sie und liest den Text in Bildern und Scans. Jedes Tool hat seine eigene Seite: Du wählst Dateien aus, wandelst sie um und lädst die Ergebnisse herunter.",
      "Es gibt kein Konto, kein Abo und kein Wasserzeichen.",
    ],
  },
  files: {
    heading: "Was mit deinen Dateien passiert",
    blocks: [
      "Deine Dateien werden hochgeladen, auf unserem Server umgewandelt und dann gelöscht: die hochgeladenen gleich nach der Umwandlung, die Ergebnisse höchstens {retention} später. Mehr dazu steht unter [Datenschutz](/privacy).",
    ],
  },
  made: {
    heading: "Wie die Website gemacht ist",
    blocks: [
      "Die Software hinter {site} ist Open Source und steht unter der MIT-Lizenz. Alle dürfen sie lesen, betreiben und ändern.",
      "Sie baut auf anderer freier Software auf, unter anderem auf libvips, libheif und libjxl für Bilder, PDFium für PDFs und Tesseract für die Texterkennung. Jede Datei wird in einem eigenen Prozess umgewandelt, der nur begrenzt Zeit und Speicher bekommt.",
    ],
  },
  operator: { heading: "Wer diese Website betreibt" },
  ask: {
    heading: "Fragen und Ideen",
    blocks: [
      "Die meisten Fragen beantworten die [häufigen Fragen](/faq). Für alles andere gibt es den [Kontakt](/contact).",
    ],
  },
} satisfies Translated<typeof en>;
