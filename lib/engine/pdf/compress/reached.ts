import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFInvalidObject,
  type PDFObject,
  PDFRawStream,
  PDFRef,
} from "@cantoo/pdf-lib";

/** Deeper no sane document nests arrays. */
const DEEPEST = 500;

/** Between tokens, where both would run together. */
const joins = (before: string, after: string) => /[^<>[\]()/]$/.test(before) && /^[^<>[\]()/]/.test(after);

/** Everything that can be reached, renumbered in the order in which it was met. */
export class Reached {
  readonly #numbers = new Map<PDFObject, number>();
  readonly objects: PDFObject[] = [];

  constructor(readonly context: PDFContext) {}

  /** @returns undefined for what is not there, which is null (7.3.10) */
  numberOf(ref: PDFRef): number | undefined {
    const object = this.context.lookup(ref);
    if (object === undefined) return undefined;
    let number = this.#numbers.get(object);
    if (number === undefined) {
      number = this.objects.push(object);
      this.#numbers.set(object, number);
    }
    return number;
  }

  text(object: PDFObject, depth = 0): string {
    if (depth > DEEPEST) throw new Error("nested too deeply");
    if (object instanceof PDFInvalidObject) throw new Error("an object that cannot be read");
    if (object instanceof PDFRef) {
      const number = this.numberOf(object);
      return number === undefined ? "null" : `${number} 0 R`;
    }
    if (object instanceof PDFArray)
      return `[${this.#join(object.asArray().map((value) => this.text(value, depth + 1)))}]`;
    if (object instanceof PDFDict) {
      const parts = object.entries().flatMap(([key, value]) => [key.toString(), this.text(value, depth + 1)]);
      return `<<${this.#join(parts)}>>`;
    }
    if (object instanceof PDFRawStream) throw new Error("a stream inside another object");
    return object.toString();
  }

  #join(parts: readonly string[]): string {
    let text = "";
    let last = "";
    for (const part of parts) {
      text += joins(last, part) ? ` ${part}` : part;
      last = part;
    }
    return text;
  }
}
