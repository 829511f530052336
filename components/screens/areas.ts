import type { Screen, ScreenId } from "@/lib/tools/types";
import type { Area, Words } from "@/lib/words";

const shared = ["converter", "failures", "ui"] as const satisfies readonly Area[];

type Job = Extract<Screen, { job: string }>["job"];

/** Words that the components of each screen ask for, besides those. */
const areas: Record<Exclude<ScreenId, "pdf-document">, readonly Area[]> & {
  "pdf-document": Record<Job, readonly Area[]>;
} = {
  advanced: ["advanced", "batch", "compare", "zoom"],
  batch: ["batch", "compare", "zoom"],
  "three-view": ["batch", "compare", "zoom"],
  auto: ["auto"],
  "any-format": ["batch", "compare", "zoom"],
  compressor: ["compressor", "compare", "zoom", "targetSize"],
  "camera-pdf": ["board", "cameraPdf", "pdfMaking"],
  "merge-pdf": ["board", "mergePdf", "pdfMaking"],
  resize: ["resize", "targetSize"],
  "image-text": ["imageText", "zoom"],
  "page-board": ["board", "pageBoard", "pdf", "pdfMaking"],
  "pdf-pages": ["pdf", "pdfPages"],
  "pdf-document": {
    images: ["pdf", "pdfPages"],
    compress: ["pdf", "pdfCompress", "compare", "zoom", "targetSize"],
    ocr: ["pdf", "pdfOcr", "reading"],
    protect: ["pdf", "pdfProtect"],
    unlock: ["pdf", "pdfUnlock"],
    tables: ["pdf", "pdfTables", "reading"],
    word: ["pdf", "pdfWord", "reading"],
  },
};

/** Returns the part of the words that a tool's screen needs, which is sent to the browser. */
export function wordsFor(tool: Screen, words: Words): Partial<Words> {
  const own = tool.screen === "pdf-document" ? areas["pdf-document"][tool.job] : areas[tool.screen];
  return Object.fromEntries([...shared, ...own].map((area) => [area, words[area]]));
}
