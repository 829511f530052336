import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import JSZip from "jszip";

const wordsOf = (text: string): string[] => text.normalize("NFKC").split(/\s+/).filter(Boolean);

/** Reads the words of a PDF with pdftotext. */
export const wordsOfPdf = (path: string): string[] =>
  wordsOf(execFileSync("pdftotext", [path, "-"], { encoding: "utf8", maxBuffer: 2 ** 28 }));

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** Reads the words of a Word document's body, paragraph by paragraph. */
export async function wordsOfDocx(path: string): Promise<string[]> {
  const zip = await JSZip.loadAsync(await readFile(path));
  const xml = (await zip.file("word/document.xml")?.async("string")) ?? "";
  // A text box is stored twice: as DrawingML, and as a fallback for older readers.
  const withoutFallbacks = xml.replace(/<mc:Fallback>[\s\S]*?<\/mc:Fallback>/g, "");
  const text = withoutFallbacks
    .replace(/<\/w:p>|<w:(tab|br|cr)\b[^>]*>/g, " ")
    .replace(/<[^>]+>/g, "")
    .replace(/&(\w+);/g, (_, name: string) => entities[name] ?? " ");
  return wordsOf(text);
}

/**
 * Returns the share of `reference` that `words` has in the same order, 0 to 1: the longest common subsequence, found as
 * the longest increasing sequence of matching positions (Hunt and Szymanski, 1977).
 */
export function inOrder(reference: readonly string[], words: readonly string[]): number {
  const positions = new Map<string, number[]>();
  for (const [position, word] of words.entries())
    positions.set(word, [position, ...(positions.get(word) ?? [])]);
  // The smallest position at which a sequence of each length ends.
  const ends: number[] = [];
  for (const word of reference)
    for (const position of positions.get(word) ?? []) {
      let [low, high] = [0, ends.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((ends[middle] as number) < position) low = middle + 1;
        else high = middle;
      }
      ends[low] = position;
    }
  return reference.length === 0 ? 1 : ends.length / reference.length;
}
