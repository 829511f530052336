import {
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFNumber,
  type PDFObject,
  type PDFRef,
} from "@cantoo/pdf-lib";
import { dictIn } from "../compress/contents";
import { name, numberIn } from "../structure/streams";
import type { Part } from "./copy";
import type { Destinations } from "./destinations";

/** Bookmarks (ISO 32000-1, 12.3.3). */

const MAX_DEPTH = 50;
const MAX_ITEMS = 100_000;

/** A bookmark that is written. */
type Item = { dict: PDFDict; kids: Item[] };

/** Lists the bookmarks below one, each once. */
function* itemsBelow(parent: PDFDict, seen: Set<PDFDict>): Generator<PDFDict> {
  let item = parent.lookup(name("First"));
  while (item instanceof PDFDict && !seen.has(item) && seen.size < MAX_ITEMS) {
    seen.add(item);
    yield item;
    item = item.lookup(name("Next"));
  }
}

/** Copies the bookmarks that lead to pages taken, or have such bookmarks below. */
function copyItems(part: Part, destinations: Destinations, parent: PDFDict): Item[] {
  const seen = new Set<PDFDict>();
  const copy = (above: PDFDict, depth: number): Item[] => {
    const items: Item[] = [];
    if (depth > MAX_DEPTH) return items;
    for (const item of itemsBelow(above, seen)) {
      const kids = copy(item, depth + 1);
      const target = destinations.target(part, item);
      if (!target && kids.length === 0) continue;
      const dict = PDFDict.withContext(part.target);
      for (const key of ["Title", "C", "F"]) {
        const value = item.get(name(key));
        if (value) dict.set(name(key), part.copy(value));
      }
      // A chapter whose first page is gone leads to what is left of it.
      const instead =
        kids[0] && (["Dest", "A"] as const).map((key) => [key, kids[0]?.dict.get(name(key))] as const);
      for (const [key, value] of target ?? instead ?? []) if (value) dict.set(name(key), value);
      // Negative while they are folded.
      const isOpen = (numberIn(item, "Count") ?? 0) > 0;
      if (kids.length > 0) dict.set(name("Count"), PDFNumber.of(isOpen ? 1 : -1));
      items.push({ dict, kids });
    }
    return items;
  };
  return copy(parent, 0);
}

/** Links the items of a level with each other. @returns the first and last, and how many can be seen */
function write(context: PDFContext, items: readonly Item[], parent: PDFRef) {
  const refs = items.map(() => context.nextRef());
  let visible = 0;
  items.forEach(({ dict, kids }, i) => {
    const ref = refs[i] as PDFRef;
    const link = (key: string, to: PDFObject | undefined) => to && dict.set(name(key), to);
    link("Parent", parent);
    link("Prev", refs[i - 1]);
    link("Next", refs[i + 1]);
    visible += 1;
    if (kids.length > 0) {
      const below = write(context, kids, ref);
      link("First", below.first);
      link("Last", below.last);
      const isOpen = (numberIn(dict, "Count") ?? 0) > 0;
      dict.set(name("Count"), PDFNumber.of(isOpen ? below.visible : -below.visible));
      if (isOpen) visible += below.visible;
    }
    context.assign(ref, dict);
  });
  return { first: refs[0], last: refs.at(-1), visible };
}

/**
 * Writes the bookmarks of all parts; of several, each gets a branch of its own with the name of its file.
 *
 * @returns undefined where there are none
 */
export function writeOutlines(
  context: PDFContext,
  parts: readonly Part[],
  destinations: Destinations,
  firstPageOf: (part: Part) => PDFRef | undefined,
): PDFRef | undefined {
  const branches = parts.map((part) => {
    const outlines = dictIn(part.source.catalog, "Outlines");
    return { part, items: outlines ? copyItems(part, destinations, outlines) : [] };
  });
  if (branches.every(({ items }) => items.length === 0)) return undefined;
  const items =
    parts.length === 1
      ? (branches[0]?.items ?? [])
      : branches.map(({ part, items: kids }): Item => {
          const dict = context.obj({ Title: PDFHexString.fromText(part.title) });
          const page = firstPageOf(part);
          if (page) dict.set(name("Dest"), context.obj([page, name("Fit")]));
          if (kids.length > 0) dict.set(name("Count"), PDFNumber.of(-1));
          return { dict, kids };
        });
  const root = context.nextRef();
  const { first, last, visible } = write(context, items, root);
  const dict = context.obj({ Type: "Outlines", Count: visible });
  if (first) dict.set(name("First"), first);
  if (last) dict.set(name("Last"), last);
  context.assign(root, dict);
  return root;
}
