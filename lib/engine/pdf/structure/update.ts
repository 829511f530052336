import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { deflate } from "node:zlib";
import { PDFArray, type PDFContext, PDFParser } from "@cantoo/pdf-lib";

const pack = promisify(deflate);

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
export class Update {
  readonly #pieces: Buffer[];
  readonly #offsets = new Map<number, { offset: number; generation: number }>();
  #length: number;
  #last: number;

  /**
   * Reads a document that is to be updated.
   *
   * @param bytes not encrypted
   * @throws Error for a document that is not written by the rules, or says that it has more than `maxObjects`
   */
  static async of(bytes: Buffer, maxObjects = Number.POSITIVE_INFINITY): Promise<Update> {
    const references = lastReferences(bytes);
    if (references.size > maxObjects) throw new Error("many objects");
    const parser = PDFParser.forBytesWithOptions(bytes, Number.POSITIVE_INFINITY);
    return new Update(bytes, await parser.parseDocument(), references);
  }

  private constructor(
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
