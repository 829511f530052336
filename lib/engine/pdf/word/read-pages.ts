import { readFile } from "node:fs/promises";
import { withDocument } from "../document";
import type { ScannedPage } from "../text-layer/types";
import { extractPage, withPage } from "./extract/page";
import { createTags } from "./extract/tags";

/** Pages that are read after this time keep their text alone if they are scans with a layer of it: books have hundreds. */
const SEARCH_MS = 6000;

/** Characters of unknown meaning from which a page has text that is lost; fewer are bullets and arrows. */
export const MIN_UNREADABLE = 20;

/** Reads the files with the text of scanned pages. @returns the pages by their number, from 1 */
export async function readScans(paths: readonly string[]): Promise<Map<number, ScannedPage>> {
  const read = await Promise.all(paths.map((path) => readFile(path, "utf8")));
  return new Map(read.map((text) => JSON.parse(text) as ScannedPage).map((scan) => [scan.page, scan]));
}

/**
 * Creates a reader of the pages of a PDF for text that flows.
 *
 * @returns reads a page from 1; `scan` is its text, if it was read from its picture
 */
export function createPageReader(job: { input: string; password?: string; forText: true }) {
  const paragraphsOf = createTags();
  const searchesUntil = performance.now() + SEARCH_MS;
  return (number: number, scan: ScannedPage | undefined) => {
    const searches = performance.now() < searchesUntil;
    return withDocument(
      job,
      (document) =>
        withPage(document, number, scan, (page) => extractPage(page, paragraphsOf(page), searches)),
      (page) => page.isEmpty,
    );
  };
}
