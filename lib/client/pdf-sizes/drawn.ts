import { inflate } from "./inflate";
import type { PdfObject, PdfObjects } from "./objects";

/** The largest width and height at which pictures are drawn, in points, by the number of their object. */
export type DrawnSizes = ReadonlyMap<number, { width: number; height: number }>;

/** Bytes of content that are read in all. */
const MAX_CONTENT = 24_000_000;
/** Forms in forms. */
const MAX_DEPTH = 4;
/** Pictures and forms that are followed, counted each time they are drawn. */
const MAX_DRAWN = 20_000;

/** A matrix of content streams without its translation (ISO 32000-1, 8.3.3). */
type Matrix = readonly [a: number, b: number, c: number, d: number];

const combine = ([a, b, c, d]: Matrix, [e, f, g, h]: Matrix): Matrix => [
  a * e + b * g,
  a * f + b * h,
  c * e + d * g,
  c * f + d * h,
];

function matrixOf(text: string | undefined): Matrix {
  const [a = 1, b = 0, c = 0, d = 1] = (text?.match(/[-+.\d]+/g) ?? []).map(Number);
  return [a, b, c, d];
}

/** What matters of content: states that are saved and restored, matrices, and names of what is drawn. */
const operators =
  /(?:^|\s)(?:(q)|(Q)|((?:[-+.\d]{1,30}\s{1,9}){6})cm|\/([^\s/()<>[\]{}%]{1,127})\s{1,9}Do)(?=\s|$)/g;
const latin = new TextDecoder("latin1");

/** Returns the numbers of the objects that an entry refers to: one, or those of a list. */
function refsIn(text: string, key: string): number[] {
  const [, list] =
    new RegExp(`/${key}\\s{0,9}(\\[[^\\]]{0,8000}\\]|\\d{1,9}\\s{1,9}\\d{1,5}\\s{1,9}R)`).exec(text) ?? [];
  return [...(list ?? "").matchAll(/(\d{1,9})\s{1,9}\d{1,5}\s{1,9}R/g)].map(([, number]) => Number(number));
}

class SizeFinder {
  readonly found = new Map<number, { width: number; height: number }>();
  #read = 0;
  #drawn = 0;

  constructor(
    readonly file: Blob,
    readonly objects: PdfObjects["objects"],
    readonly deadline: number,
  ) {}

  /** @throws RangeError for a document that draws more than can be followed */
  #check() {
    if (this.#read >= MAX_CONTENT || this.#drawn >= MAX_DRAWN || Date.now() > this.deadline)
      throw new RangeError("too much content");
  }

  /** Lists what names may stand for in a page or form: entries of its resources, and of those of the pages above it. */
  namesOf(owner: PdfObject, depth = 0): Map<string, number> {
    const names = new Map<string, number>();
    for (const number of depth < MAX_DEPTH ? refsIn(owner.text, "Parent") : []) {
      const parent = this.objects.get(number);
      if (parent) for (const [key, value] of this.namesOf(parent, depth + 1)) names.set(key, value);
    }
    const texts = [owner.text];
    for (const number of refsIn(owner.text, "Resources")) texts.push(this.objects.get(number)?.text ?? "");
    for (const number of texts.flatMap((text) => refsIn(text, "XObject")))
      texts.push(this.objects.get(number)?.text ?? "");
    for (const text of texts)
      for (const [, key = "", number] of text.matchAll(
        /\/([^\s/()<>[\]{}%]{1,127})\s{1,9}(\d{1,9})\s{1,9}\d{1,5}\s{1,9}R/g,
      ))
        names.set(key, Number(number));
    return names;
  }

  async #contentOf(numbers: readonly number[]): Promise<string> {
    let content = "";
    for (const number of numbers) {
      const { text = "", data } = this.objects.get(number) ?? {};
      if (!data) continue;
      this.#check();
      const stored = this.file.slice(data.start, data.start + data.length);
      const isPacked = /\/FlateDecode\b|\/Fl\b/.test(text);
      const bytes = isPacked
        ? await inflate(stored, MAX_CONTENT - this.#read)
        : await stored.slice(0, MAX_CONTENT - this.#read).arrayBuffer();
      this.#read += bytes.byteLength;
      content += `${latin.decode(bytes)}\n`;
    }
    return content;
  }

  /** Follows the content of a page or form that draws anything. */
  async follow(owner: PdfObject, contents: readonly number[], start: Matrix, depth: number): Promise<void> {
    const names = this.namesOf(owner);
    const isDrawable = (number: number) => /\/(Image|Form)\b/.test(this.objects.get(number)?.text ?? "");
    if (depth > MAX_DEPTH || ![...names.values()].some(isDrawable)) return;
    const stack: Matrix[] = [];
    let matrix = start;
    for (const [, save, restore, numbers, key] of (await this.#contentOf(contents)).matchAll(operators)) {
      if (save) stack.push(matrix);
      else if (restore) matrix = stack.pop() ?? matrix;
      else if (numbers) matrix = combine(matrixOf(numbers), matrix);
      else if (key) await this.#draw(names.get(key) ?? 0, matrix, depth);
    }
  }

  async #draw(number: number, matrix: Matrix, depth: number): Promise<void> {
    this.#drawn += 1;
    this.#check();
    const object = this.objects.get(number);
    if (!object?.data) return;
    if (/\/Subtype\s{0,9}\/Form\b/.test(object.text)) {
      const own = matrixOf(/\/Matrix\s{0,9}\[([^\]]{0,200})\]/.exec(object.text)?.[1]);
      return this.follow(object, [number], combine(own, matrix), depth + 1);
    }
    const [a, b, c, d] = matrix;
    const before = this.found.get(number) ?? { width: 0, height: 0 };
    this.found.set(number, {
      width: Math.max(before.width, Math.hypot(a, b)),
      height: Math.max(before.height, Math.hypot(c, d)),
    });
  }
}

/**
 * Finds how large the pages of a document, and the forms that they use, draw its pictures. Whatever is written in an
 * unusual way is missing.
 *
 * @param deadline in milliseconds since the epoch
 * @throws RangeError for a document without pages or with too much content to follow, and the platform's AbortError
 */
export async function findDrawnSizes(
  signal: AbortSignal,
  file: Blob,
  { objects }: PdfObjects,
  deadline: number,
): Promise<DrawnSizes> {
  const finder = new SizeFinder(file, objects, deadline);
  let pages = 0;
  for (const page of objects.values()) {
    signal.throwIfAborted();
    if (page.data || !/\/Type\s{0,9}\/Page\b/.test(page.text)) continue;
    pages += 1;
    await finder.follow(page, refsIn(page.text, "Contents"), [1, 0, 0, 1], 0);
  }
  if (pages === 0) throw new RangeError("no pages");
  return finder.found;
}
