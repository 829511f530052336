import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFNull,
  PDFNumber,
  type PDFObject,
  PDFRef,
} from "@cantoo/pdf-lib";
import { name, numberIn } from "../structure/streams";
import type { Part } from "./copy";
import type { Destinations } from "./destinations";
import type { FormWriter } from "./forms";
import { tagsOf } from "./tag-tree";
import type { TagWriter } from "./tags";

/** Kids of a node of the page tree. */
const FAN_OUT = 64;

/** A page of a document, and where it comes from; a blank one comes from nowhere. */
export type MadePage = { ref: PDFRef; rotate: number } & (
  | { part: Part; place: number }
  | { blank: { width: number; height: number } }
);

/** Lists the annotations of a page of the source. */
export function annotationsOf(part: Part, place: number): PDFObject[] {
  const list = part.source.pages[place]?.dict.lookup(name("Annots"));
  return list instanceof PDFArray ? list.asArray() : [];
}

type Writers = { destinations: Destinations; forms: FormWriter; tags: TagWriter };
/** New keys in the tree of parents: of pages by their position, of annotations by the key they had. */
export type ParentKeys = { pages: Map<number, number>; objects: Map<number, number> };

/** Copies the annotations of a page. @param isFirst whether this page of the source has not been copied before */
function copyAnnotations(
  { part, place, ref: page }: Extract<MadePage, { part: Part }>,
  { destinations, forms, tags }: Writers,
  keys: ParentKeys,
  isFirst: boolean,
): PDFRef[] {
  const { context } = part.source;
  const taken = annotationsOf(part, place).flatMap((object) => {
    const dict = context.lookup(object);
    if (!(dict instanceof PDFDict)) return [];
    const isLink = dict.lookup(name("Subtype")) === name("Link");
    const target = isLink ? destinations.target(part, dict) : [];
    if (!target) {
      if (object instanceof PDFRef) part.replaced.set(object, PDFNull);
      return [];
    }
    const old = object instanceof PDFRef ? object : undefined;
    const known = isFirst && old ? part.copy(old) : undefined;
    const made = known instanceof PDFRef ? known : part.target.nextRef();
    return [{ dict, old, made, target }];
  });
  // Annotations of one page refer to each other: comments and their windows.
  const before = taken.map(({ old, made }) => old && part.map(old, made));
  for (const { dict, made, target } of taken) {
    const copied = part.dict(dict, ["P", "StructParent", ...target.map(([key]) => key)]);
    for (const [key, value] of target) copied.set(name(key), value);
    copied.set(name("P"), page);
    const key = numberIn(dict, "StructParent");
    if (isFirst && key !== undefined && tagsOf(part.source)) {
      const next = tags.nextKey();
      keys.objects.set(key, next);
      copied.set(name("StructParent"), PDFNumber.of(next));
    }
    part.target.assign(made, copied);
  }
  if (!isFirst)
    for (const [i, { old, made }] of taken.entries()) {
      if (!old) continue;
      part.map(old, before[i]);
      forms.addWidget(part, old, made);
    }
  return taken.map(({ made }) => made);
}

/** Entries of a page that are others in another document. */
const REWRITTEN = ["Type", "Parent", "Annots", "B", "StructParents", "Rotate"];

/** Writes a page with all that it shows. */
export function writePage(page: MadePage, writers: Writers, keysOf: (part: Part) => ParentKeys): void {
  if ("blank" in page) return;
  const { part, place, ref } = page;
  const source = part.source.pages[place];
  if (!source) return;
  const { target } = part;
  const isFirst = part.pages.get(place) === ref;
  const dict = target.obj({ Type: "Page" });
  for (const [key, value] of source.dict.entries())
    if (!REWRITTEN.includes(key.decodeText())) dict.set(key, isFirst ? part.copy(value) : part.share(value));
  for (const [key, value] of source.inherited)
    if (!dict.has(name(key)) && !REWRITTEN.includes(key)) dict.set(name(key), part.share(value));
  const turned = part.source.context.lookup(source.inherited.get("Rotate"));
  const angle = (turned instanceof PDFNumber ? turned.asNumber() : 0) + page.rotate;
  const rotate = (((Math.round(angle / 90) * 90) % 360) + 360) % 360;
  if (rotate !== 0) dict.set(name("Rotate"), PDFNumber.of(rotate));
  const keys = keysOf(part);
  if (isFirst && tagsOf(part.source) && source.dict.has(name("StructParents"))) {
    const next = writers.tags.nextKey();
    keys.pages.set(place, next);
    dict.set(name("StructParents"), PDFNumber.of(next));
  }
  const annotations = copyAnnotations(page, writers, keys, isFirst);
  if (annotations.length > 0) dict.set(name("Annots"), target.obj(annotations));
  target.assign(ref, dict);
}

const blankPage = (context: PDFContext, { width, height }: { width: number; height: number }): PDFDict =>
  context.obj({ Type: "Page", MediaBox: context.obj([0, 0, width, height]), Resources: context.obj({}) });

/** Writes the page tree over pages that are written. @returns its root */
export function writePageTree(context: PDFContext, pages: readonly MadePage[]): PDFRef {
  type Node = { ref: PDFRef; count: number };
  let level: Node[] = pages.map((page) => {
    if ("blank" in page) {
      const dict = blankPage(context, page.blank);
      if (page.rotate !== 0) dict.set(name("Rotate"), PDFNumber.of(page.rotate));
      context.assign(page.ref, dict);
    }
    return { ref: page.ref, count: 1 };
  });
  do {
    const above: Node[] = [];
    for (let i = 0; i < level.length; i += FAN_OUT) {
      const kids = level.slice(i, i + FAN_OUT);
      const count = kids.reduce((sum, kid) => sum + kid.count, 0);
      const Kids = context.obj(kids.map(({ ref }) => ref));
      const ref = context.register(context.obj({ Type: "Pages", Count: count, Kids }));
      for (const kid of kids) (context.lookup(kid.ref) as PDFDict).set(name("Parent"), ref);
      above.push({ ref, count });
    }
    level = above;
  } while (level.length > 1);
  return (level[0] as Node).ref;
}
