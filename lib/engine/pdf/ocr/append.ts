import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { deflate } from "node:zlib";
import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFName,
  type PDFObject,
  PDFParser,
  PDFRef,
} from "@cantoo/pdf-lib";
import { fontObjects } from "./glyphless-font";
import { textLayer } from "./text-layer";
import type { ScannedPage } from "./types";

const pack = promisify(deflate);
const name = (text: string) => PDFName.of(text);

/** A page, and the resources that it has or inherits (ISO 32000-1, 7.7.3.4). */
type PageNode = { ref: PDFRef; dict: PDFDict; resources: PDFDict | undefined };

/** Levels of a page tree; deeper ones are loops. */
const MAX_DEPTH = 64;

function* pagesOf(
  context: PDFContext,
  ref: PDFObject | undefined,
  inherited: PDFDict | undefined,
  depth = 0,
): Generator<PageNode, void> {
  const dict = ref instanceof PDFRef ? context.lookup(ref) : undefined;
  if (!(ref instanceof PDFRef) || !(dict instanceof PDFDict) || depth > MAX_DEPTH)
    throw new Error("no page tree");
  const own = dict.lookup(name("Resources"));
  const resources = own instanceof PDFDict ? own : inherited;
  const kids = dict.lookup(name("Kids"));
  if (kids instanceof PDFArray)
    for (const kid of kids.asArray()) yield* pagesOf(context, kid, resources, depth + 1);
  else yield { ref, dict, resources };
}

/** Where a document's last cross-references are, and of which kind they are (7.5.5, 7.5.8). */
function lastReferences(bytes: Buffer): { start: number; isStream: boolean; size: number } {
  const tail = bytes.subarray(-2048).toString("latin1");
  const [, digits] = [...tail.matchAll(/startxref\s+(\d+)/g)].at(-1) ?? [];
  const start = Number(digits);
  const here = bytes.subarray(start, start + 4096).toString("latin1");
  const isStream = /^\s*\d+\s+\d+\s+obj/.test(here);
  if (digits === undefined || !(isStream || here.startsWith("xref"))) throw new Error("no cross-references");
  const end = isStream ? here : bytes.subarray(start).toString("latin1");
  const sizes = [...end.matchAll(/\/Size\s+(\d+)/g)].map(([, size]) => Number(size));
  return { start, isStream, size: Math.max(...sizes, 0) };
}

/** New versions of objects behind the end of a document, which stays as it is (7.5.6). */
class Update {
  readonly #pieces: Buffer[];
  readonly #offsets = new Map<number, { offset: number; generation: number }>();
  #length: number;
  #last: number;

  constructor(
    readonly bytes: Buffer,
    readonly context: PDFContext,
    readonly references: ReturnType<typeof lastReferences>,
  ) {
    this.#pieces = [bytes, Buffer.from("\n")];
    this.#length = bytes.length + 1;
    this.#last = Math.max(context.largestObjectNumber, references.size - 1);
  }

  /** @returns the number of a new object */
  next(): number {
    this.#last += 1;
    return this.#last;
  }

  #add(piece: Buffer | string) {
    const bytes = typeof piece === "string" ? Buffer.from(piece, "latin1") : piece;
    this.#pieces.push(bytes);
    this.#length += bytes.length;
  }

  object(number: number, text: string, generation = 0) {
    this.#offsets.set(number, { offset: this.#length, generation });
    this.#add(`${number} ${generation} obj\n${text}\nendobj\n`);
  }

  async stream(number: number, { dictionary = "", data }: { dictionary?: string; data: Buffer }) {
    const packed = await pack(data, { level: 9 });
    this.#offsets.set(number, { offset: this.#length, generation: 0 });
    this.#add(`${number} 0 obj\n<<${dictionary}/Filter/FlateDecode/Length ${packed.length}>>stream\n`);
    this.#add(packed);
    this.#add("\nendstream\nendobj\n");
  }

  /** Writes the cross-references, of the kind that the document has. @returns the whole document */
  end(): Buffer {
    const { isStream, start } = this.references;
    const here = this.#length;
    const own = isStream ? this.next() : undefined;
    if (own !== undefined) this.#offsets.set(own, { offset: here, generation: 0 });
    const entries = [...this.#offsets].toSorted(([a], [b]) => a - b);
    const { Root, Info, ID } = this.context.trailerInfo;
    const first = ID instanceof PDFArray ? ID.asArray()[0] : undefined;
    const hash = createHash("md5")
      .update(this.bytes.subarray(-1024))
      .update(String(this.#length))
      .digest("hex");
    const shared =
      `/Size ${this.#last + 1}/Root ${Root}${Info ? `/Info ${Info}` : ""}/Prev ${start}` +
      `/ID[${first ?? `<${hash}>`}<${hash}>]`;
    if (own === undefined) {
      this.#add("xref\n0 0\n");
      for (const [number, { offset, generation }] of entries)
        this.#add(
          `${number} 1\n${String(offset).padStart(10, "0")} ${String(generation).padStart(5, "0")} n \n`,
        );
      this.#add(`trailer\n<<${shared}>>\n`);
    } else {
      const rows = Buffer.alloc(entries.length * 8);
      entries.forEach(([, { offset, generation }], i) => {
        rows.writeUInt8(1, i * 8);
        rows.writeUIntBE(offset, i * 8 + 1, 5);
        rows.writeUInt16BE(generation, i * 8 + 6);
      });
      const index = entries.map(([number]) => `${number} 1`).join(" ");
      this.#add(
        `${own} 0 obj\n<</Type/XRef/W[1 5 2]/Index[${index}]${shared}/Length ${rows.length}>>stream\n`,
      );
      this.#add(rows);
      this.#add("\nendstream\nendobj\n");
    }
    this.#add(`startxref\n${here}\n%%EOF\n`);
    return Buffer.concat(this.#pieces);
  }
}

/** Writes the font once for all pages. @returns the number of its object */
async function addFont(update: Update): Promise<number> {
  const [font, descendant, descriptor, file, toGlyphs, toUnicode] = Array.from({ length: 6 }, () =>
    update.next(),
  ) as [number, number, number, number, number, number];
  update.object(font, fontObjects.font(descendant, toUnicode));
  update.object(descendant, fontObjects.descendant(descriptor, toGlyphs));
  update.object(descriptor, fontObjects.descriptor(file));
  await update.stream(file, fontObjects.file());
  await update.stream(toGlyphs, fontObjects.toGlyphs());
  await update.stream(toUnicode, fontObjects.toUnicode());
  return font;
}

/** Returns a name that a dictionary does not have. */
function freeName(dict: PDFDict | undefined): string {
  for (let i = 0; ; i++) if (!dict?.has(name(`Scan${i}`))) return `Scan${i}`;
}

const copyOf = (dict: PDFDict | undefined, context: PDFContext): PDFDict =>
  dict?.clone(context) ?? context.obj({});

/**
 * Adds the text of scanned pages to a document, invisibly. Its own bytes stay as they are; what is added follows them.
 *
 * @param bytes not encrypted
 * @throws Error for a document that is not written by the rules
 */
export async function appendText(bytes: Buffer, scans: readonly ScannedPage[]): Promise<Buffer> {
  const references = lastReferences(bytes);
  const context = await PDFParser.forBytesWithOptions(bytes, Number.POSITIVE_INFINITY).parseDocument();
  const catalog = context.lookup(context.trailerInfo.Root);
  if (!(catalog instanceof PDFDict)) throw new Error("no catalog");
  const pages = [...pagesOf(context, catalog.get(name("Pages")), undefined)];
  const update = new Update(bytes, context, references);
  const font = await addFont(update);
  const before = update.next();
  await update.stream(before, { data: Buffer.from("q\n") });
  for (const scan of scans) {
    const page = pages[scan.page - 1];
    if (!page) throw new Error(`no page ${scan.page}`);
    const fonts = page.resources?.lookup(name("Font"));
    const known = fonts instanceof PDFDict ? fonts : undefined;
    const fontName = freeName(known);
    const layer = update.next();
    // The page's own operators may leave a changed matrix behind.
    await update.stream(layer, { data: Buffer.from(`\nQ\n${textLayer(scan, fontName)}`, "latin1") });

    const newFonts = copyOf(known, context);
    newFonts.set(name(fontName), PDFRef.of(font));
    const resources = copyOf(page.resources, context);
    resources.set(name("Font"), newFonts);
    const dict = copyOf(page.dict, context);
    dict.set(name("Resources"), resources);
    const contents = page.dict.lookup(name("Contents"));
    const own =
      contents instanceof PDFArray ? contents.asArray() : [page.dict.get(name("Contents"))].filter(Boolean);
    dict.set(name("Contents"), context.obj([PDFRef.of(before), ...(own as PDFObject[]), PDFRef.of(layer)]));
    update.object(page.ref.objectNumber, dict.toString(), page.ref.generationNumber);
  }
  return update.end();
}
