import type { OcrChoice } from "@/lib/contract/ocr";
import type { LanguageWords } from "@/lib/tools/words";

/** The options of a menu of languages. */
export const languageOptions = (languages: LanguageWords) =>
  Object.entries(languages).map(([value, text]) => ({ value: value as OcrChoice, text }));
