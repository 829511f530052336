import { PDFArray, type PDFContext, PDFDict, type PDFObject, PDFRawStream } from "@cantoo/pdf-lib";
import { name, unpack } from "../structure/streams";

/** Total size of the content streams that are read, in bytes. */
const MAX_CONTENT_BYTES = 64_000_000;
const MAX_PAGE_DEPTH = 64;

export const dictIn = (dict: PDFDict | undefined, key: string): PDFDict | undefined => {
  const value = dict?.lookup(name(key));
  return value instanceof PDFDict ? value : undefined;
};

export function catalogOf(context: PDFContext): PDFDict | undefined {
  const catalog = context.lookup(context.trailerInfo.Root);
  return catalog instanceof PDFDict ? catalog : undefined;
}

/** Lists all objects that are dictionaries, and those of streams. */
export const allDicts = (context: PDFContext): PDFDict[] =>
  context
    .enumerateIndirectObjects()
    .map(([, object]) => (object instanceof PDFRawStream ? object.dict : object))
    .filter((object) => object instanceof PDFDict);

type Page = { page: PDFDict; resources: PDFDict | undefined };

function* pagesUnder(
  node: PDFObject | undefined,
  inherited: PDFDict | undefined,
  depth: number,
  seen: Set<PDFDict>,
): Generator<Page> {
  if (!(node instanceof PDFDict) || depth > MAX_PAGE_DEPTH || seen.has(node)) return;
  seen.add(node);
  const resources = dictIn(node, "Resources") ?? inherited;
  const kids = node.lookup(name("Kids"));
  if (!(kids instanceof PDFArray)) yield { page: node, resources };
  else for (let i = 0; i < kids.size(); i += 1) yield* pagesUnder(kids.lookup(i), resources, depth + 1, seen);
}

/** Yields the pages with the resources that they inherit, each once, even if it is a child of many nodes. */
export function* pagesOf(context: PDFContext): Generator<Page> {
  yield* pagesUnder(catalogOf(context)?.lookup(name("Pages")), undefined, 0, new Set());
}

/** Reads the content of pages, forms, patterns and glyphs, each once. */
export class ContentReader {
  readonly #contents = new Map<PDFObject, Buffer>();
  #read = 0;

  /** Whether the document has more content than is read. */
  get isExhausted(): boolean {
    return this.#read > MAX_CONTENT_BYTES;
  }

  /** Returns the decoded content of a page or of another stream; what cannot be decoded is missing. */
  async contentOf(owner: PDFDict | PDFRawStream): Promise<Buffer> {
    const known = this.#contents.get(owner);
    if (known) return known;
    const pieces: Uint8Array[] = [];
    for (const stream of streamsOf(owner)) {
      if (this.isExhausted || !(stream instanceof PDFRawStream)) continue;
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
}

function streamsOf(owner: PDFDict | PDFRawStream): (PDFObject | undefined)[] {
  if (owner instanceof PDFRawStream) return [owner];
  const contents = owner.lookup(name("Contents"));
  return contents instanceof PDFArray ? contents.asArray().map((_, i) => contents.lookup(i)) : [contents];
}
