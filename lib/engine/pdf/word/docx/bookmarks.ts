import type { Block, PageLayout, Paragraph } from "../types";

/** The places of a document that its own links lead to. */
export type Bookmarks = {
  /** Returns the bookmark that a link inside the document leads to; undefined for other links, and where nothing is. */
  anchorOf: (link: string) => string | undefined;
  /** Returns the bookmark of a paragraph. */
  bookmarkOf: (paragraph: Paragraph) => string | undefined;
};

/** A `placeAddress`. */
const place = /^#(\d+):(-?\d+)$/;

export const isInside = (link: string): boolean => place.test(link);

const paragraphsOf = (block: Block): readonly Paragraph[] => {
  if (block.kind === "paragraph") return [block];
  return block.kind === "table"
    ? block.rows.flatMap(({ cells }) => cells.flatMap((cell) => cell.blocks))
    : [];
};

/** Lists the paragraphs of a page that can be led to: those that go on from before have no place of their own. */
const placesOf = ({ bands }: PageLayout): Paragraph[] =>
  bands
    .filter(({ rotated }) => !rotated)
    .flatMap(({ columns }) => columns.flatMap(({ blocks }) => blocks.flatMap(paragraphsOf)))
    .filter(({ continues }) => !continues);

/** Finds the paragraph that starts nearest to where each link leads. @param blocks those of all pages */
export function findBookmarks(pages: readonly PageLayout[], blocks: readonly Block[]): Bookmarks {
  const links = new Set(
    blocks.flatMap(paragraphsOf).flatMap(({ runs }) => runs.flatMap(({ link }) => link ?? [])),
  );
  const anchors = new Map<string, string>();
  // By their text: columns hold copies of paragraphs.
  const names = new Map<Paragraph["runs"], string>();
  const places = new Map<number, Paragraph[]>();
  for (const link of links) {
    const [, number, top] = place.exec(link)?.map(Number) ?? [];
    const page = number === undefined ? undefined : pages[number - 1];
    if (number === undefined || top === undefined || !page) continue;
    const known = places.get(number) ?? placesOf(page);
    places.set(number, known);
    let nearest: Paragraph | undefined;
    for (const one of known)
      if (!nearest || Math.abs(one.top - top) < Math.abs(nearest.top - top)) nearest = one;
    if (!nearest) continue;
    const name = names.get(nearest.runs) ?? `place-${names.size + 1}`;
    names.set(nearest.runs, name);
    anchors.set(link, name);
  }
  return { anchorOf: (link) => anchors.get(link), bookmarkOf: ({ runs }) => names.get(runs) };
}
