import type { OcrChoice } from "@/lib/contract/ocr";
import type { LanguageWords } from "@/lib/tools/words";
import { optionsIn, SelectField } from "../../ui/fields";

type LanguageFieldProps = {
  label: string;
  languages: LanguageWords;
  value: OcrChoice;
  onChange: (value: OcrChoice) => void;
};

/** The menu of languages that a text may be in. Russian is read, but is no choice. */
export function LanguageField({ languages: { rus: _, ...choices }, ...field }: LanguageFieldProps) {
  return <SelectField {...field} options={optionsIn<OcrChoice>(choices)} />;
}
