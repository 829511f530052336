import { createRequire } from "node:module";
import { join } from "node:path";

/** Fonts for text whose own font is missing: Noto Sans (OFL). The Chinese font also covers kana, Greek and Cyrillic. */
const files = {
  chinese: ["@embedpdf/fonts-sc", "NotoSansHans-Regular.otf"],
  korean: ["@embedpdf/fonts-kr", "NotoSansKR-Regular.otf"],
  koreanBold: ["@embedpdf/fonts-kr", "NotoSansKR-Bold.otf"],
} as const;

/** Returns the absolute path of a font. */
export function fontPath(font: keyof typeof files): string {
  const [name, file] = files[font];
  return join(createRequire(import.meta.url).resolve(name), "..", "..", "fonts", file);
}
