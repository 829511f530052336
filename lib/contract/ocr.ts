/**
 * Languages that scans are read in, by the codes of Tesseract (ISO 639-2/T, with the script where there are several).
 * 'auto' finds out by the look of the letters and the most frequent words.
 */
export const ocrLanguages = [
  "eng",
  "deu",
  "fra",
  "spa",
  "por",
  "ita",
  "nld",
  "pol",
  "jpn",
  "chi_sim",
  "kor",
  "ara",
  "hin",
] as const;
export type OcrLanguage = (typeof ocrLanguages)[number];

export const ocrChoices = ["auto", ...ocrLanguages] as const;
export type OcrChoice = (typeof ocrChoices)[number];
