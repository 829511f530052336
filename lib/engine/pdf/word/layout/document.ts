import { headersFooters as headersFootersSettings } from "../settings";
import type { PageLayout } from "../types";
import { withTracking } from "./lines/tracking";
import { withUnderlines } from "./lines/underlines";
import { layOutPage, type PageParts } from "./page";
import { joinContinued } from "./paragraphs/continued";
import { edgesOf, findHeaderFooter, type PageEdges } from "./paragraphs/headers-footers";
import { addBorders } from "./tables/borders";
import { findGrids } from "./tables/grids";

/**
 * Arranges pages as they are read. A page waits for its neighbors, which show what its header and footer is; so only the
 * characters of a few pages are in memory.
 *
 * @param count how many pages there are
 */
export function createLayout(count: number) {
  const edges: PageEdges[] = [];
  const pages: PageLayout[] = [];
  const waiting: PageParts[] = [];

  function layOutNext(): void {
    const next = waiting.shift();
    if (!next) return;
    const page = layOutPage(next, findHeaderFooter(edges, pages.length, count));
    addBorders(page, next.rules, next.fills);
    pages.push(page);
  }

  return {
    add(read: PageParts): void {
      const parts = {
        ...read,
        glyphs: withUnderlines(withTracking(read.glyphs), read.fills, read.rules.horizontal),
        rotated: read.rotated.map(({ glyphs }) => ({ glyphs: withUnderlines(withTracking(glyphs), [], []) })),
      };
      edges.push(edgesOf(parts.glyphs, parts.height, findGrids(parts.rules)));
      waiting.push(parts);
      if (waiting.length > headersFootersSettings.neighbors) layOutNext();
    },
    /** Returns all pages, with the paragraphs joined that go on from one to the next. */
    finish(): PageLayout[] {
      while (waiting.length > 0) layOutNext();
      joinContinued(pages);
      return pages;
    },
  };
}
