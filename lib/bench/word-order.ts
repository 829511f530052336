import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import JSZip from "jszip";

const wordsOf = (text: string): string[] => text.normalize("NFKC").split(/\s+/).filter(Boolean);

/** The words of a PDF as poppler reads them. */
export const wordsOfPdf = (path: string): string[] =>
  wordsOf(execFileSync("pdftotext", [path, "-"], { encoding: "utf8", maxBuffer: 2 ** 28 }));

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** The words of a Word document's body, paragraph after paragraph. */
export async function wordsOfDocx(path: string): Promise<string[]> {
  const zip = await JSZip.loadAsync(await readFile(path));
  const xml = (await zip.file("word/document.xml")?.async("string")) ?? "";
  // A text box is there twice: for readers that know it, and for those that do not.
  const once = xml.replace(/<mc:Fallback>[\s\S]*?<\/mc:Fallback>/g, "");
  const text = once
    .replace(/<\/w:p>|<w:(tab|br|cr)\b[^>]*>/g, " ")
    .replace(/<[^>]+>/g, "")
    .replace(/&(\w+);/g, (_, name: string) => entities[name] ?? " ");
  return wordsOf(text);
}

/**
 * How much of `reference` stands in `words` in the same order, 0 to 1: the longest common subsequence, found
 * as the longest rising run of matching places (Hunt and Szymanski, 1977).
 */
export function inOrder(reference: readonly string[], words: readonly string[]): number {
  const places = new Map<string, number[]>();
  for (const [place, word] of words.entries()) places.set(word, [place, ...(places.get(word) ?? [])]);
  // The smallest place at which a run of each length ends.
  const ends: number[] = [];
  for (const word of reference)
    for (const place of places.get(word) ?? []) {
      let [low, high] = [0, ends.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((ends[middle] as number) < place) low = middle + 1;
        else high = middle;
      }
      ends[low] = place;
    }
  return reference.length === 0 ? 1 : ends.length / reference.length;
}
