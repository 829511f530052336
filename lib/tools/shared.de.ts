import { hints, pagePlan, THREE_VIEW_MAX_FILES } from "../limits";
import { listIn } from "../words/phrases";
import { pictureLabels } from "./pictures";
import { fillAll, type LanguageWords, type ScreenWords } from "./words";

export const pictures = { and: listIn("de", pictureLabels), or: listIn("de", pictureLabels, "or") };

export const refusals = {
  drop: "Bitte lege hier nur {from}-Dateien ab.",
  select: "Bitte wähle nur {from}-Dateien aus.",
  none: "Bitte wähle mindestens eine {from}-Datei aus.",
};

const dropZone = {
  prompt: "{from}-Dateien hierher ziehen",
  dragging: "{from}-Dateien hier ablegen",
  or: "oder",
  button: "{from}-Dateien auswählen",
  hint: "Nur {from}, bis zu {files} Dateien, zusammen höchstens {totalMb} MB",
};

const limits = "Es geht auch mehr: bis 100 Dateien, 100 MB";

export const specifiedDropZone = { ...dropZone, limits };

export const batch = {
  messages: refusals,
  dropZone: fillAll(dropZone, { files: 100, totalMb: 100 }),
  action: "In {to} umwandeln",
  steps: [
    "Deine Bilder werden gelesen...",
    "{from} wird in {to} umgewandelt...",
    "Die Qualität wird optimiert...",
    "Gleich fertig...",
  ],
  success: "{n} × {to} umgewandelt!",
} satisfies ScreenWords["batch"];

export const specifiedBatch = {
  ...batch,
  dropZone: fillAll(specifiedDropZone, hints.common),
  success: "{to} bereit zum Herunterladen!",
} satisfies ScreenWords["batch"];

export const simplePng = fillAll(
  {
    ...batch,
    dropZone: specifiedBatch.dropZone,
  } satisfies ScreenWords["batch"],
  { from: "PNG" },
);

export const threeView = fillAll(
  {
    messages: {
      none: "Bitte wähle mindestens eine JPG-Datei aus.",
      some: "Nur die JPG-Dateien wurden hinzugefügt.",
      tooMany: "Nur die ersten {files} Dateien bleiben in der Liste.",
    },
    dropZone: {
      prompt: "Dateien hierher ziehen oder zum Hochladen klicken",
      dragging: "JPG-Dateien hier ablegen",
      or: "oder",
      button: "JPG-Dateien auswählen",
      hint: "Höchstens {files} Dateien",
    },
    action: "In {to} umwandeln",
    steps: batch.steps,
  } satisfies ScreenWords["three-view"],
  { from: "JPG", files: THREE_VIEW_MAX_FILES },
);

export const mergePdf = fillAll(
  {
    messages: refusals,
    dropZone: {
      button: "{from}-Dateien auswählen",
      prompt: "oder {from}-Dateien hierher ziehen",
      dragging: "{from}-Dateien hier ablegen",
      hint: dropZone.hint,
      limits,
    },
    action: "In PDF umwandeln",
    starting: "Die Umwandlung beginnt...",
    steps: [
      "Deine Bilder werden gelesen...",
      "Die Qualität wird optimiert...",
      "Alles wird zu einem PDF zusammengefügt...",
      "Gleich fertig...",
    ],
    success: "Dein PDF ist bereit zum Herunterladen!",
  } satisfies ScreenWords["merge-pdf"],
  hints.common,
);

export const pdfMessages = {
  wrong: "Bitte wähle eine gültige PDF-Datei aus.",
  none: "Bitte wähle eine PDF-Datei aus.",
};

export const pdfDropZone = {
  prompt: "PDF-Datei hierher ziehen",
  dragging: "PDF hier ablegen",
  or: "oder",
  button: "PDF-Datei auswählen",
};

export const pdfImages = {
  messages: pdfMessages,
  dropZone: { ...pdfDropZone, hint: "Ein PDF bis 100 MB, bis zu 500 Seiten auf einmal" },
  action: "In {to} umwandeln",
  steps: [
    "Dein PDF wird gelesen...",
    "Die Seiten werden umgewandelt...",
    "Die Qualität wird optimiert...",
    "Gleich fertig...",
  ],
} satisfies ScreenWords["images"];

export const languages = {
  auto: "Automatisch erkennen",
  ara: "Arabisch",
  chi_tra: "Chinesisch (traditionell)",
  chi_sim: "Chinesisch (vereinfacht)",
  deu: "Deutsch",
  eng: "Englisch",
  fra: "Französisch",
  ell: "Griechisch",
  heb: "Hebräisch",
  hin: "Hindi",
  ita: "Italienisch",
  jpn: "Japanisch",
  kor: "Koreanisch",
  nld: "Niederländisch",
  pol: "Polnisch",
  por: "Portugiesisch",
  rus: "Russisch",
  spa: "Spanisch",
  tha: "Thai",
  tur: "Türkisch",
  ukr: "Ukrainisch",
  vie: "Vietnamesisch",
} satisfies LanguageWords;

export const pdfTables = {
  steps: [
    "Dein PDF wird gelesen...",
    "Die Tabellen werden gesucht...",
    "Zahlen und Datumsangaben werden gelesen...",
    "Gleich fertig...",
  ],
  languages,
} as const;

export const pageBoard = fillAll(
  {
    messages: {
      none: "Bitte wähle mindestens eine PDF-Datei aus.",
      some: "Nur die PDF-Dateien wurden hinzugefügt.",
      tooMany: "Nur die ersten {files} Dateien bleiben in der Liste.",
    },
    dropZone: {
      prompt: "PDF-Dateien hierher ziehen",
      dragging: "PDF-Dateien hier ablegen",
      or: "oder",
      button: "PDF-Dateien auswählen",
      hint: "Bis zu {files} PDFs mit zusammen 100 MB",
    },
    steps: [
      "Deine PDFs werden gelesen...",
      "Die Seiten werden geordnet...",
      "Das Ergebnis wird geschrieben...",
      "Gleich fertig...",
    ],
  } satisfies Omit<ScreenWords["page-board"], "action">,
  { files: pagePlan.files },
);
