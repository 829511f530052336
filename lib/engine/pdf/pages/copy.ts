import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFInvalidObject,
  PDFNull,
  type PDFObject,
  PDFRawStream,
  PDFRef,
} from "@cantoo/pdf-lib";
import type { Source } from "./source";
import { tagsOf } from "./tag-tree";

/** Arrays and dictionaries nested deeper are cut off. */
const MAX_DEPTH = 200;
/** Values of a list that takes no more room than a reference to it, such as the sides of a page. */
const SHORT_LIST = 4;

/**
 * What one document takes from another: objects are copied with all that they refer to, but pages that are not taken,
 * their annotations, and whatever leads to them, become null.
 */
export class Part {
  /** The page that stands for a page of the source, by its position there. */
  readonly pages = new Map<number, PDFRef>();
  /** Objects that are written in another way, or not at all. */
  readonly replaced = new Map<PDFRef, PDFObject>();
  readonly #refs = new Map<PDFRef, PDFRef>();
  readonly #shared = new Map<PDFObject, PDFRef>();
  readonly #waiting: PDFRef[] = [];

  constructor(
    readonly source: Source,
    readonly target: PDFContext,
    /** Position of the source in its job. */
    readonly file: number,
    /** Name of the file, without its ending. */
    readonly title: string,
  ) {}

  /** Whether all pages of the source are taken. */
  get isWhole(): boolean {
    return this.pages.size === this.source.pages.length;
  }

  /** Whether an object has been copied, because something refers to it. */
  has(ref: PDFRef): boolean {
    return this.#refs.has(ref);
  }

  /** Says which object stands for one of the source. @returns what stood for it before */
  map(ref: PDFRef, made: PDFRef | undefined): PDFRef | undefined {
    const before = this.#refs.get(ref);
    if (made) this.#refs.set(ref, made);
    else this.#refs.delete(ref);
    return before;
  }

  #ref(ref: PDFRef): PDFObject {
    const { placeOf, nodes, annotated, context } = this.source;
    const place = placeOf.get(ref);
    if (place !== undefined) return this.pages.get(place) ?? PDFNull;
    const made = this.replaced.get(ref) ?? this.#refs.get(ref);
    if (made) return made;
    // A field that no form lists leads to its places on all pages.
    const isElsewhere = annotated.get(ref)?.every((one) => !this.pages.has(one)) === true;
    if (
      isElsewhere ||
      nodes.has(ref) ||
      tagsOf(this.source)?.refs.has(ref) ||
      context.lookup(ref) === undefined
    )
      return PDFNull;
    const next = this.target.nextRef();
    this.#refs.set(ref, next);
    this.#waiting.push(ref);
    return next;
  }

  copy(object: PDFObject | undefined, depth = 0): PDFObject {
    if (object === undefined || depth > MAX_DEPTH || object instanceof PDFInvalidObject) return PDFNull;
    if (object instanceof PDFRef) return this.#ref(object);
    if (object instanceof PDFDict) return this.dict(object, [], depth);
    if (object instanceof PDFRawStream)
      return PDFRawStream.of(this.dict(object.dict, [], depth), object.contents);
    if (!(object instanceof PDFArray)) return object;
    const array = PDFArray.withContext(this.target);
    for (const value of object.asArray()) array.push(this.copy(value, depth + 1));
    return array;
  }

  /** Copies a dictionary without some of its entries. */
  dict(object: PDFDict, without: readonly string[] = [], depth = 0): PDFDict {
    const dict = PDFDict.withContext(this.target);
    for (const [key, value] of object.entries())
      if (!without.includes(key.decodeText())) dict.set(key, this.copy(value, depth + 1));
    return dict;
  }

  /** Copies what several pages have in common, as an object of its own, once. */
  share(object: PDFObject): PDFObject {
    const isLong = object instanceof PDFArray && object.size() > SHORT_LIST;
    if (!isLong && !(object instanceof PDFDict)) return this.copy(object);
    const ref = this.#shared.get(object) ?? this.target.register(this.copy(object));
    this.#shared.set(object, ref);
    return ref;
  }

  /** Copies what is referred to so far, and has not been written in another way. */
  finish(): void {
    for (let ref = this.#waiting.pop(); ref; ref = this.#waiting.pop()) {
      const made = this.#refs.get(ref);
      if (made && !this.target.lookup(made))
        this.target.assign(made, this.copy(this.source.context.lookup(ref)));
    }
  }
}
