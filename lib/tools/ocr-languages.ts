import type { OcrChoice } from "../contract/ocr";

/** A language of scans, as the contract names it, and its name for the visitor. */
export type LanguageChoice = { value: OcrChoice; text: string };

/** The languages of scans, with the automatic choice first. */
export const ocrLanguageChoices: readonly LanguageChoice[] = [
  { value: "auto", text: "Detect automatically" },
  { value: "ara", text: "Arabic" },
  { value: "chi_sim", text: "Chinese (Simplified)" },
  { value: "nld", text: "Dutch" },
  { value: "eng", text: "English" },
  { value: "fra", text: "French" },
  { value: "deu", text: "German" },
  { value: "hin", text: "Hindi" },
  { value: "ita", text: "Italian" },
  { value: "jpn", text: "Japanese" },
  { value: "kor", text: "Korean" },
  { value: "pol", text: "Polish" },
  { value: "por", text: "Portuguese" },
  { value: "spa", text: "Spanish" },
];
