import type { OpenPdf } from "./drawer";

/** CSS pixels of the longest side of a thumbnail. */
const SIDE = 160;
/** Thumbnails that are kept; 60 have 50 MB on a display with two pixels a CSS pixel. Those in sight are always kept. */
const KEPT = 60;

/** Small pictures of a document's pages, drawn one at a time while they are wanted. */
export type Thumbnails = {
  /** Returns the object URL of a page's picture, once it is drawn. It is revoked when the picture is dropped. */
  urlOf(page: number): string | undefined;
  /** Calls `changed` when the picture of a page is drawn or dropped. Returns what ends that. */
  watch(page: number, changed: () => void): () => void;
  /** Says whether a page is near the viewport. */
  want(page: number, wanted: boolean): void;
  close(): void;
};

export function createThumbnails(pdf: OpenPdf): Thumbnails {
  const closing = new AbortController();
  const { signal } = closing;
  /** By page, the one that was drawn first in front. */
  const urls = new Map<number, string>();
  const wanted = new Set<number>();
  /** Pages that cannot be drawn. */
  const broken = new Set<number>();
  const watchers = new Map<number, Set<() => void>>();
  let drawing = false;

  function tell(page: number) {
    for (const changed of watchers.get(page) ?? []) changed();
  }

  function drop(page: number) {
    const url = urls.get(page);
    if (url) URL.revokeObjectURL(url);
    urls.delete(page);
    tell(page);
  }

  function dropOld() {
    const idle = [...urls.keys()].filter((page) => !wanted.has(page));
    for (const page of idle.slice(0, Math.max(0, urls.size - KEPT))) drop(page);
  }

  async function drawNext(): Promise<void> {
    const waiting = [...wanted].filter((page) => !urls.has(page) && !broken.has(page));
    if (drawing || waiting.length === 0) return;
    drawing = true;
    const page = Math.min(...waiting);
    try {
      const picture = await pdf.draw(signal, page, Math.ceil(SIDE * devicePixelRatio));
      urls.set(page, URL.createObjectURL(picture));
      tell(page);
      dropOld();
    } catch {
      if (signal.aborted) return;
      broken.add(page);
    }
    drawing = false;
    return drawNext();
  }

  return {
    urlOf: (page) => urls.get(page),
    watch(page, changed) {
      const all = watchers.get(page) ?? new Set();
      watchers.set(page, all.add(changed));
      return () => all.delete(changed);
    },
    want(page, isWanted) {
      if (isWanted) wanted.add(page);
      else wanted.delete(page);
      drawNext();
    },
    close() {
      closing.abort();
      for (const url of urls.values()) URL.revokeObjectURL(url);
      urls.clear();
    },
  };
}
