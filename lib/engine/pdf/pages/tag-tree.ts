import { PDFArray, PDFDict, PDFNumber, type PDFObject, PDFRef } from "@cantoo/pdf-lib";
import { dictIn } from "../compress/contents";
import { name } from "../structure/streams";
import type { Source } from "./source";

/** The structure of tagged documents, which screen readers follow (ISO 32000-1, 14.7). */

const MAX_DEPTH = 200;
export const MAX_ELEMENTS = 1_000_000;

/** A piece of marked content, or an object such as a link. */
export type Leaf = { kind: "leaf"; object: PDFObject; place: number; parent: Element };
export type Element = {
  kind: "element";
  ref: PDFRef | undefined;
  dict: PDFDict;
  parent: Element | undefined;
  kids: (Element | Leaf)[];
  /** Position of its page; -1 if that is not said. */
  place: number;
  /** Whether there is no content below, as in an empty cell of a table. */
  isEmpty: boolean;
};

export type Tags = {
  root: PDFDict;
  /** The root and all elements. */
  refs: ReadonlySet<PDFRef>;
  top: readonly Element[];
  /** Leaves by the position of their page. */
  leaves: ReadonlyMap<number, readonly Leaf[]>;
};

const kidsOf = (dict: PDFDict): PDFObject[] => {
  const value = dict.get(name("K"));
  const kids = dict.context.lookup(value);
  return kids instanceof PDFArray ? kids.asArray() : value ? [value] : [];
};

const trees = new WeakMap<Source, Tags | undefined>();

/** Returns the tree of elements, or undefined for a document without tags. */
export function tagsOf(source: Source): Tags | undefined {
  if (!trees.has(source)) trees.set(source, readTags(source));
  return trees.get(source);
}

/** Reads the tree of elements. Loops and what is too deep are left out. */
function readTags({ context, catalog, placeOf }: Source): Tags | undefined {
  const root = dictIn(catalog, "StructTreeRoot");
  if (!root) return undefined;
  const refs = new Set<PDFRef>();
  const at = catalog.get(name("StructTreeRoot"));
  if (at instanceof PDFRef) refs.add(at);
  const seen = new Set<PDFDict>();
  const leaves = new Map<number, Leaf[]>();
  const pageOf = (dict: PDFDict, inherited: number) => {
    const page = dict.get(name("Pg"));
    return page instanceof PDFRef ? (placeOf.get(page) ?? -1) : inherited;
  };

  function read(object: PDFObject, parent: Element | undefined, inherited: number, depth: number) {
    const found = context.lookup(object);
    const isMark = found instanceof PDFNumber;
    const dict = found instanceof PDFDict ? found : undefined;
    const type = dict?.lookup(name("Type"));
    if (isMark || type === name("MCR") || type === name("OBJR")) {
      const place = dict ? pageOf(dict, inherited) : inherited;
      if (!parent || place < 0) return undefined;
      const leaf: Leaf = { kind: "leaf", object: found as PDFObject, place, parent };
      const onPage = leaves.get(place) ?? [];
      onPage.push(leaf);
      leaves.set(place, onPage);
      return leaf;
    }
    if (!dict || seen.has(dict) || seen.size > MAX_ELEMENTS || depth > MAX_DEPTH) return undefined;
    seen.add(dict);
    const ref = object instanceof PDFRef ? object : undefined;
    if (ref) refs.add(ref);
    const own = pageOf(dict, inherited);
    const element: Element = { kind: "element", ref, dict, parent, kids: [], place: own, isEmpty: true };
    for (const kid of kidsOf(dict)) {
      const made = read(kid, element, own, depth + 1);
      if (made) element.kids.push(made);
      element.isEmpty &&= made?.kind === "element" && made.isEmpty;
    }
    return element;
  }

  const top = kidsOf(root).flatMap((kid) => {
    const made = read(kid, undefined, -1, 0);
    return made?.kind === "element" ? [made] : [];
  });
  return { root, refs, top, leaves };
}
