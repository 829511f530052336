import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFName,
  PDFNull,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
} from "@cantoo/pdf-lib";
import { dictIn } from "../compress/contents";
import { name, numberIn } from "../structure/streams";
import type { Part } from "./copy";
import { type Element, type Leaf, MAX_ELEMENTS, tagsOf } from "./tag-tree";
import { bytesOf, freeName, writeNames, writeNumbers } from "./trees";

/** Text that stands for all content of an element. */
const TEXTS = ["ActualText", "Alt", "E"];

/** The structure of a document that is made of several. */
export class TagWriter {
  readonly #kids: PDFRef[] = [];
  readonly #parents = new Map<number, PDFObject>();
  readonly #ids = new Map<string, PDFObject>();
  readonly #roles = new Map<string, PDFObject>();
  readonly #classes = new Map<string, PDFObject>();
  readonly #namespaces: PDFObject[] = [];
  #next = 0;
  #root: PDFRef | undefined;

  constructor(readonly context: PDFContext) {}

  /** Returns the next key for a page or an object in the tree of parents. */
  nextKey(): number {
    this.#next += 1;
    return this.#next - 1;
  }

  /**
   * Adds the elements that have content on the pages taken.
   *
   * @param keys those of the pages, by their position in the source
   * @param keyOf the key of an object such as a link, by the key that it had
   */
  add(part: Part, keys: ReadonlyMap<number, number>, keyOf: ReadonlyMap<number, number>): void {
    const tags = tagsOf(part.source);
    if (!tags) return;
    this.#root ??= this.context.nextRef();
    const roles = this.#mergeRoles(part, tags.root);
    for (const [key, value] of dictIn(tags.root, "ClassMap")?.entries() ?? [])
      if (!this.#classes.has(key.decodeText())) this.#classes.set(key.decodeText(), part.copy(value));
    const namespaces = tags.root.lookup(name("Namespaces"));
    if (namespaces instanceof PDFArray)
      for (const one of namespaces.asArray()) this.#namespaces.push(part.copy(one));

    const marked = new Set<Element | Leaf>();
    for (const place of part.pages.keys())
      for (const leaf of tags.leaves.get(place) ?? []) {
        marked.add(leaf);
        for (let up: Element | undefined = leaf.parent; up && !marked.has(up); up = up.parent) marked.add(up);
      }
    const isTaken = (one: Element | Leaf): boolean =>
      one.kind === "leaf" ? part.pages.has(one.place) : one.kids.every(isTaken);
    /** Marks empty elements between others: without its empty cells, a table has its words in other columns. */
    const markEmpty = (element: Element) => {
      let isWhole: boolean | undefined;
      for (const kid of element.kids) {
        if (kid.kind === "leaf") continue;
        if (kid.isEmpty && kid.place < 0) isWhole ??= isTaken(element);
        if (kid.isEmpty && (kid.place < 0 ? isWhole : part.pages.has(kid.place))) marked.add(kid);
        if (marked.has(kid)) markEmpty(kid);
      }
    };
    for (const element of tags.top) if (marked.has(element)) markEmpty(element);
    const made = new Map<Element, PDFRef>();
    for (const one of marked) {
      if (one.kind === "leaf") continue;
      const ref = this.context.nextRef();
      made.set(one, ref);
      if (one.ref) part.replaced.set(one.ref, ref);
    }
    const setParent = (key: number | undefined, mark: number | undefined, ref: PDFRef) => {
      if (key === undefined) return;
      if (mark === undefined) return void this.#parents.set(key, ref);
      const list = this.#parents.get(key) ?? this.context.obj([]);
      this.#parents.set(key, list);
      if (!(list instanceof PDFArray) || mark < 0 || mark > MAX_ELEMENTS) return;
      while (list.size() <= mark) list.push(PDFNull);
      list.set(mark, ref);
    };

    const leafOf = (leaf: Leaf, own: number, ref: PDFRef): PDFObject | undefined => {
      const { object, place } = leaf;
      const page = part.pages.get(place) as PDFRef;
      if (object instanceof PDFNumber) {
        setParent(keys.get(place), object.asNumber(), ref);
        if (place === own) return object;
        return this.context.obj({ Type: "MCR", Pg: page, MCID: object });
      }
      const dict = object as PDFDict;
      const copied = part.dict(dict, ["Pg"]);
      copied.set(name("Pg"), page);
      if (dict.lookup(name("Type")) === name("OBJR")) {
        const target = dict.lookup(name("Obj"));
        const own = target instanceof PDFRawStream ? target.dict : target;
        const key = own instanceof PDFDict ? numberIn(own, "StructParent") : undefined;
        // The link leads to a page that is not taken.
        if (!copied.get(name("Obj"))) return undefined;
        setParent(key === undefined ? undefined : keyOf.get(key), undefined, ref);
        return copied;
      }
      // Marks inside of a form are looked up by the form's own key, which is not kept: readers use the tree downwards.
      if (!dict.has(name("Stm"))) setParent(keys.get(place), numberIn(dict, "MCID"), ref);
      return copied;
    };

    /** Writes an element. @returns whether all of its content is taken */
    const write = (element: Element, parent: PDFRef): boolean => {
      const ref = made.get(element) as PDFRef;
      const { dict } = element;
      const page = dict.get(name("Pg"));
      const own = page instanceof PDFRef ? (part.source.placeOf.get(page) ?? -1) : -1;
      const kids: PDFObject[] = [];
      let isWhole = true;
      for (const kid of element.kids) {
        if (!marked.has(kid)) isWhole = false;
        else if (kid.kind === "element") {
          isWhole = write(kid, ref) && isWhole;
          kids.push(made.get(kid) as PDFRef);
        } else {
          const leaf = leafOf(kid, part.pages.has(own) ? own : -1, ref);
          if (leaf) kids.push(leaf);
        }
      }
      const copied = part.dict(dict, ["K", "P", "Pg", "Ref", ...(isWhole ? [] : TEXTS)]);
      const role = dict.lookup(name("S"));
      const renamed = role instanceof PDFName ? roles.get(role.decodeText()) : undefined;
      if (renamed) copied.set(name("S"), name(renamed));
      copied.set(name("P"), parent);
      const at = part.pages.get(own);
      if (at) copied.set(name("Pg"), at);
      copied.set(name("K"), kids.length === 1 ? (kids[0] as PDFObject) : this.context.obj(kids));
      const id = bytesOf(dict.lookup(name("ID")));
      if (id !== undefined) {
        // Of two elements with one ID, from two files, the first is found by it.
        if (this.#ids.has(id)) copied.delete(name("ID"));
        else this.#ids.set(id, ref);
      }
      this.context.assign(ref, copied);
      return isWhole;
    };
    for (const element of tags.top) {
      if (!marked.has(element)) continue;
      write(element, this.#root);
      this.#kids.push(made.get(element) as PDFRef);
    }
  }

  /** Takes the roles of a source. @returns new names of those that mean something else here */
  #mergeRoles(part: Part, root: PDFDict): Map<string, string> {
    const renamed = new Map<string, string>();
    for (const [key, value] of dictIn(root, "RoleMap")?.entries() ?? []) {
      const role = key.decodeText();
      const copied = part.copy(value);
      const known = this.#roles.get(role);
      const free = known && known !== copied ? freeName(role, (one) => this.#roles.has(one)) : role;
      if (free !== role) renamed.set(role, free);
      this.#roles.set(free, copied);
    }
    return renamed;
  }

  /** Returns the one element below the root, as PDF 2.0 wants it (14.8.4.3); of several documents, one around them. */
  #onlyKid(root: PDFRef): PDFRef {
    const { context } = this;
    if (this.#kids.length === 1) return this.#kids[0] as PDFRef;
    const around = context.register(
      context.obj({ Type: "StructElem", S: "Document", P: root, K: context.obj(this.#kids) }),
    );
    for (const kid of this.#kids) (context.lookup(kid) as PDFDict).set(name("P"), around);
    return around;
  }

  /** Writes the root. @returns undefined for a document without tags */
  finish(): PDFRef | undefined {
    const { context } = this;
    if (!this.#root || this.#kids.length === 0) return undefined;
    const dict = (entries: ReadonlyMap<string, PDFObject>) => context.obj(Object.fromEntries(entries));
    const root = context.obj({
      Type: "StructTreeRoot",
      K: this.#onlyKid(this.#root),
      ParentTree: context.register(writeNumbers(context, this.#parents)),
      ParentTreeNextKey: this.#next,
    });
    if (this.#ids.size > 0) root.set(name("IDTree"), context.register(writeNames(context, this.#ids)));
    if (this.#roles.size > 0) root.set(name("RoleMap"), dict(this.#roles));
    if (this.#classes.size > 0) root.set(name("ClassMap"), dict(this.#classes));
    if (this.#namespaces.length > 0) root.set(name("Namespaces"), context.obj(this.#namespaces));
    context.assign(this.#root, root);
    return this.#root;
  }
}
