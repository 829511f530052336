/** CSS pixels of the longest side of a thumbnail. */
const SIDE = 160;
/** Thumbnails that are kept; 60 have 50 MB on a display with two pixels a CSS pixel. Those in sight are always kept. */
const KEPT = 60;

/** Small pictures of pages, drawn one at a time while they are wanted. A key names a page. */
export type Thumbnails<Key = number> = {
  /** Returns the object URL of a page's picture, once it is drawn. It is revoked when the picture is dropped. */
  urlOf(page: Key): string | undefined;
  /** Calls `changed` when the picture of a page is drawn or dropped. Returns what ends that. */
  watch(page: Key, changed: () => void): () => void;
  /** Says whether a page is near the viewport, once for each place where it stands. */
  want(page: Key, wanted: boolean): void;
  close(): void;
};

/**
 * @param draw draws a page, so many pixels on its longest side
 * @param side CSS pixels of a thumbnail's longest side
 */
export function createThumbnails<Key>(
  draw: (signal: AbortSignal, page: Key, side: number) => Promise<Blob>,
  side = SIDE,
): Thumbnails<Key> {
  const closing = new AbortController();
  const { signal } = closing;
  /** By page, the one that was drawn first in front. */
  const urls = new Map<Key, string>();
  /** Pages with the number of their places, in the order in which they came into sight. */
  const wanted = new Map<Key, number>();
  /** Pages that cannot be drawn. */
  const broken = new Set<Key>();
  const watchers = new Map<Key, Set<() => void>>();
  let drawing = false;

  function tell(page: Key) {
    for (const changed of watchers.get(page) ?? []) changed();
  }

  function drop(page: Key) {
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
    const page = [...wanted.keys()].find((one) => !urls.has(one) && !broken.has(one));
    if (drawing || page === undefined) return;
    drawing = true;
    try {
      const picture = await draw(signal, page, Math.ceil(side * devicePixelRatio));
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
      const places = (wanted.get(page) ?? 0) + (isWanted ? 1 : -1);
      if (places > 0) wanted.set(page, places);
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
