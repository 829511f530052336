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
import { name, numberIn } from "../structure/streams";
import { visitContent } from "./content";
import { type ContentReader, dictIn, pagesOf } from "./contents";

/** The largest size at which a picture is drawn, in points, or 'anywhere' when it is unknown. */
export type Placement = { width: number; height: number } | "anywhere";
type Placements = ReadonlyMap<PDFObject, Placement>;

/** Forms may draw forms, each several times: counting stops at this many drawn objects. */
const MAX_DRAWN = 20_000;
const MAX_DEPTH = 12;

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

class PlacementFinder {
  readonly found = new Map<PDFObject, Placement>();
  /** Pages and forms whose content was followed. */
  readonly visited = new Set<PDFObject>();
  #drawn = 0;

  constructor(readonly reader: ContentReader) {}

  /** Whether a limit was exceeded: then no size is known. */
  get isExhausted(): boolean {
    return this.#drawn > MAX_DRAWN || this.reader.isExhausted;
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
    await this.follow(await this.reader.contentOf(form), resources, combine(own, matrix), depth + 1);
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
export async function findPlacements(context: PDFContext, reader: ContentReader): Promise<Placements> {
  const finder = new PlacementFinder(reader);
  for (const { page, resources } of pagesOf(context)) {
    if (finder.isExhausted) break;
    finder.visited.add(page);
    const unit = numberIn(page, "UserUnit") ?? 1;
    const content = await reader.contentOf(page);
    await finder.follow(content, resources, [unit, 0, 0, unit, 0, 0], 0);
  }
  if (finder.isExhausted) return new Map();
  for (const [, object] of context.enumerateIndirectObjects())
    if (!finder.visited.has(object) && !isNode(object))
      for (const picture of picturesInResources(object)) finder.found.set(picture, "anywhere");
  return finder.found;
}
