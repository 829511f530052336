import type { Source } from "../source";
import { office, web } from "./notation";

const hebrew = { language: "he", family: "DejaVu Sans" } as const;
const arabic = { ...hebrew, language: "ar" } as const;
const chinese = { language: "zh", family: "Droid Sans Fallback" } as const;
const japanese = { language: "ja", family: "Droid Sans Fallback", justify: true } as const;
const notoFile = ["@embedpdf/fonts-kr", "NotoSansKR-Regular.otf"] as const;
const korean = { language: "ko", family: "Noto Sans KR", font: notoFile } as const;
const pocket = { width: 105, height: 148, margin: 12 };
const german = { language: "de", page: pocket, justify: true, hyphens: true } as const;

/** Other languages and directions. */
export const languages: readonly Source[] = [
  office("hebrew", hebrew, 22, "# {3}; p*7"),
  web("hebrew-brackets", hebrew, 26, "{s3} ({3}) [{2}] 2024;".repeat(6)),
  office("hebrew-lists", hebrew, 45, "# {3}; p*2; 1. {s2} / {s4} / {s}; - {s3} / {s2}; | {2} | {3} / 1 | 2"),
  web("arabic", arabic, 24, "# {3}; p*7"),
  web("arabic-columns", arabic, 50, "# {3}; 2 columns; p*16"),
  office("chinese", chinese, 29, "# {6}; p*8"),
  web("chinese-columns", chinese, 52, "# {8}; 2 columns; p*14"),
  web("japanese", japanese, 31, "# {7}; p*8"),
  web("korean", korean, 33, "# {4}; p*8"),
  web("german-hyphens", german, 35, "p*9"),
];
