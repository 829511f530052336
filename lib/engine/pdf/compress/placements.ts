import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
} from "@cantoo/pdf-lib";
import { combine, type Matrix } from "../geometry";
import { visitContent } from "./content";
import { name, numberIn, unpack } from "./streams";

/** The largest size at which a picture is drawn, in points, or 'anywhere' when it is unknown. */
export type Placement = { width: number; height: number } | "anywhere";
type Placements = ReadonlyMap<PDFObject, Placement>;

/** Forms may draw forms, each several times: counting stops at this many drawn objects. */
const MAX_DRAWN = 20_000;
const MAX_DEPTH = 12;
/** Total size of the content streams that are read, in bytes. */
const MAX_CONTENT_BYTES = 64_000_000;
const MAX_PAGE_DEPTH = 64;

function matrixOf(numbers: readonly (number | undefined)[]): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers;
  return [a, b, c, d, e, f];
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

/** Yields the pages with the resources that they inherit. */
function* pagesOf(
  node: PDFObject | undefined,
  inherited: PDFDict | undefined,
  depth = 0,
): Generator<{ page: PDFDict; resources: PDFDict | undefined }> {
  if (!(node instanceof PDFDict) || depth > MAX_PAGE_DEPTH) return;
  const resources = dictIn(node, "Resources") ?? inherited;
  const kids = node.lookup(name("Kids"));
  if (!(kids instanceof PDFArray)) yield { page: node, resources };
  else for (let i = 0; i < kids.size(); i += 1) yield* pagesOf(kids.lookup(i), resources, depth + 1);
}

class PlacementFinder {
  readonly found = new Map<PDFObject, Placement>();
  /** Pages and forms whose content was followed. */
  readonly visited = new Set<PDFObject>();
  readonly #contents = new Map<PDFObject, Buffer>();
  #drawn = 0;
  #read = 0;

  /** Whether a limit was exceeded: then no size is known. */
  get isExhausted(): boolean {
    return this.#drawn > MAX_DRAWN || this.#read > MAX_CONTENT_BYTES;
  }

  async contentOf(streams: readonly PDFObject[], owner: PDFObject): Promise<Buffer> {
    const known = this.#contents.get(owner);
    if (known) return known;
    const pieces: Uint8Array[] = [];
    for (const stream of streams) {
      if (!(stream instanceof PDFRawStream)) continue;
      const { data, rest } = await unpack(stream, MAX_CONTENT_BYTES).catch(() => ({
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

  /** Follows one content stream, then the forms that it draws. */
  async follow(content: Buffer, resources: PDFDict | undefined, start: Matrix, depth: number): Promise<void> {
    const xobjects = dictIn(resources, "XObject");
    const forms: { form: PDFRawStream; matrix: Matrix }[] = [];
    const stack: Matrix[] = [];
    let matrix = start;
    visitContent(content, {
      save: () => void stack.push(matrix),
      restore: () => {
        matrix = stack.pop() ?? matrix;
      },
      transform: (numbers) => {
        matrix = combine(matrixOf(numbers), matrix);
      },
      draw: (target) => {
        this.#drawn += 1;
        const drawn = xobjects?.lookup(PDFName.of(target));
        if (!(drawn instanceof PDFRawStream) || this.isExhausted) return;
        if (drawn.dict.lookup(name("Subtype")) === name("Image")) this.#place(drawn, matrix);
        else forms.push({ form: drawn, matrix });
      },
    });
    for (const { form, matrix } of forms) await this.#enter(form, resources, matrix, depth);
  }

  async #enter(form: PDFRawStream, inherited: PDFDict | undefined, matrix: Matrix, depth: number) {
    if (this.isExhausted || depth >= MAX_DEPTH) return;
    this.visited.add(form);
    const own = matrixOf(numbersOf(form.dict.lookup(name("Matrix"))));
    const resources = dictIn(form.dict, "Resources") ?? inherited;
    await this.follow(await this.contentOf([form], form), resources, combine(own, matrix), depth + 1);
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

/** Returns the pictures in the resources of an object that was not followed: a pattern, glyph or annotation. */
function picturesInResources(owner: PDFObject): PDFObject[] {
  const dict = owner instanceof PDFRawStream ? owner.dict : owner;
  const pictures = dict instanceof PDFDict ? dictIn(dictIn(dict, "Resources"), "XObject") : undefined;
  return (pictures?.keys() ?? []).map((key) => pictures?.lookup(key)).filter((value) => value !== undefined);
}

const isNode = (object: PDFObject) =>
  object instanceof PDFDict && object.lookup(name("Kids")) instanceof PDFArray;

/**
 * Finds the size at which each picture is drawn, from the content of the pages and of the forms that they draw. A
 * picture that is used by something else, such as a pattern or an annotation, is drawn 'anywhere'.
 */
export async function findPlacements(context: PDFContext): Promise<Placements> {
  const finder = new PlacementFinder();
  const catalog = context.lookup(context.trailerInfo.Root);
  const root = catalog instanceof PDFDict ? catalog.lookup(name("Pages")) : undefined;
  for (const { page, resources } of pagesOf(root, undefined)) {
    if (finder.isExhausted) break;
    finder.visited.add(page);
    const contents = page.lookup(name("Contents"));
    const streams =
      contents instanceof PDFArray ? contents.asArray().map((_, i) => contents.lookup(i)) : [contents];
    const known = streams.filter((stream) => stream !== undefined);
    const unit = numberIn(page, "UserUnit") ?? 1;
    const content = await finder.contentOf(known, page);
    await finder.follow(content, resources, [unit, 0, 0, unit, 0, 0], 0);
  }
  if (finder.isExhausted) return new Map();
  for (const [, object] of context.enumerateIndirectObjects())
    if (!finder.visited.has(object) && !isNode(object))
      for (const picture of picturesInResources(object)) finder.found.set(picture, "anywhere");
  return finder.found;
}
