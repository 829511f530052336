import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
} from "@cantoo/pdf-lib";
import { visitContent } from "./content";
import { name, numberIn, unpack } from "./streams";

/** How large a picture is drawn at most, in points of width and height; 'anywhere' when nobody can tell. */
export type Placement = { width: number; height: number } | "anywhere";
export type Placements = ReadonlyMap<PDFObject, Placement>;

/** The part of a transformation that scales and turns (ISO 32000-1, 8.3.4). */
type Matrix = readonly [a: number, b: number, c: number, d: number];
const UNIT: Matrix = [1, 0, 0, 1];

/** Forms may draw forms, each several times: beyond so many nobody counts. */
const MOST_DRAWN = 20_000;
const DEEPEST = 12;
/** What all content that is read may be together, in bytes. */
const MOST_CONTENT = 64_000_000;
const PAGE_DEPTH = 64;

const product = ([a, b, c, d]: Matrix, [A, B, C, D]: Matrix): Matrix => [
  a * A + b * C,
  a * B + b * D,
  c * A + d * C,
  c * B + d * D,
];

function matrixOf(numbers: readonly (number | undefined)[]): Matrix {
  const [a = 1, b = 0, c = 0, d = 1] = numbers;
  return [a, b, c, d];
}

const numbersOf = (array: PDFObject | undefined) =>
  array instanceof PDFArray
    ? array.asArray().map((_, i) => {
        const value = array.lookup(i);
        return value instanceof PDFNumber ? value.asNumber() : undefined;
      })
    : [];

const dictIn = (dict: PDFDict | undefined, key: string): PDFDict | undefined => {
  const value = dict?.lookup(name(key));
  return value instanceof PDFDict ? value : undefined;
};

const subtypeOf = (stream: PDFRawStream) => stream.dict.lookup(name("Subtype"));

/** Pages in any order, with the resources that they inherit. */
function* pagesOf(
  node: PDFObject | undefined,
  inherited: PDFDict | undefined,
  depth = 0,
): Generator<{ page: PDFDict; resources: PDFDict | undefined }> {
  if (!(node instanceof PDFDict) || depth > PAGE_DEPTH) return;
  const resources = dictIn(node, "Resources") ?? inherited;
  const kids = node.lookup(name("Kids"));
  if (!(kids instanceof PDFArray)) yield { page: node, resources };
  else for (let i = 0; i < kids.size(); i += 1) yield* pagesOf(kids.lookup(i), resources, depth + 1);
}

class Walk {
  readonly found = new Map<PDFObject, Placement>();
  /** Pages and forms whose pictures are known. */
  readonly walked = new Set<PDFObject>();
  readonly #contents = new Map<PDFObject, Buffer>();
  #drawn = 0;
  #read = 0;

  /** More than is worth counting: then no size is known. */
  get isLost(): boolean {
    return this.#drawn > MOST_DRAWN || this.#read > MOST_CONTENT;
  }

  async contentOf(streams: readonly PDFObject[], owner: PDFObject): Promise<Buffer> {
    const known = this.#contents.get(owner);
    if (known) return known;
    const pieces: Uint8Array[] = [];
    for (const stream of streams) {
      if (!(stream instanceof PDFRawStream)) continue;
      const { data, rest } = await unpack(stream, MOST_CONTENT).catch(() => ({
        data: Buffer.alloc(0),
        rest: [],
      }));
      if (rest.length === 0) pieces.push(data, Buffer.from("\n"));
    }
    const content = Buffer.concat(pieces);
    this.#read += content.length;
    this.#contents.set(owner, content);
    return content;
  }

  /** Follows one content stream; forms that it draws are followed when it has been read to its end. */
  async follow(content: Buffer, resources: PDFDict | undefined, start: Matrix, depth: number): Promise<void> {
    const pictures = dictIn(resources, "XObject");
    const forms: { form: PDFRawStream; matrix: Matrix }[] = [];
    const stack: Matrix[] = [];
    let matrix = start;
    visitContent(content, {
      save: () => void stack.push(matrix),
      restore: () => {
        matrix = stack.pop() ?? matrix;
      },
      transform: (numbers) => {
        matrix = product(matrixOf(numbers), matrix);
      },
      draw: (written) => {
        this.#drawn += 1;
        const target = pictures?.lookup(PDFName.of(written));
        if (!(target instanceof PDFRawStream) || this.isLost) return;
        if (subtypeOf(target) === name("Image")) this.#place(target, matrix);
        else forms.push({ form: target, matrix });
      },
    });
    for (const { form, matrix } of forms) await this.#enter(form, resources, matrix, depth);
  }

  async #enter(form: PDFRawStream, inherited: PDFDict | undefined, matrix: Matrix, depth: number) {
    if (this.isLost || depth >= DEEPEST) return;
    this.walked.add(form);
    const own = matrixOf(numbersOf(form.dict.lookup(name("Matrix"))));
    const resources = dictIn(form.dict, "Resources") ?? inherited;
    await this.follow(await this.contentOf([form], form), resources, product(own, matrix), depth + 1);
  }

  #place(picture: PDFObject, [a, b, c, d]: Matrix) {
    const before = this.found.get(picture) ?? { width: 0, height: 0 };
    if (before === "anywhere") return;
    const [width, height] = [Math.hypot(a, b), Math.hypot(c, d)];
    this.found.set(picture, {
      width: Math.max(before.width, width),
      height: Math.max(before.height, height),
    });
  }
}

/** Pictures of resources whose owner was not followed: patterns, glyphs, annotations. */
function loosePictures(owner: PDFObject): PDFObject[] {
  const dict = owner instanceof PDFRawStream ? owner.dict : owner;
  const pictures = dict instanceof PDFDict ? dictIn(dictIn(dict, "Resources"), "XObject") : undefined;
  return (pictures?.keys() ?? []).map((key) => pictures?.lookup(key)).filter((value) => value !== undefined);
}

const isNode = (object: PDFObject) =>
  object instanceof PDFDict && object.lookup(name("Kids")) instanceof PDFArray;

/**
 * The size at which every picture is drawn, by the contents of the pages and of the forms that these draw.
 * A picture that is in none of them, and that something else may draw, is drawn 'anywhere'.
 */
export async function findPlacements(context: PDFContext): Promise<Placements> {
  const walk = new Walk();
  const catalog = context.lookup(context.trailerInfo.Root);
  const root = catalog instanceof PDFDict ? catalog.lookup(name("Pages")) : undefined;
  for (const { page, resources } of pagesOf(root, undefined)) {
    if (walk.isLost) break;
    walk.walked.add(page);
    const contents = page.lookup(name("Contents"));
    const streams =
      contents instanceof PDFArray ? contents.asArray().map((_, i) => contents.lookup(i)) : [contents];
    const known = streams.filter((stream) => stream !== undefined);
    const unit = numberIn(page, "UserUnit") ?? 1;
    const content = await walk.contentOf(known, page);
    await walk.follow(content, resources, product(UNIT, [unit, 0, 0, unit]), 0);
  }
  if (walk.isLost) return new Map();
  for (const [, object] of context.enumerateIndirectObjects())
    if (!walk.walked.has(object) && !isNode(object))
      for (const picture of loosePictures(object)) walk.found.set(picture, "anywhere");
  return walk.found;
}
