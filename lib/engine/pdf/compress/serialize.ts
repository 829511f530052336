import { createHash } from "node:crypto";
import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFInvalidObject,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFString,
} from "@cantoo/pdf-lib";
import { name, pack } from "../structure/streams";

/** Arrays and dictionaries nested deeper are refused. */
const MAX_DEPTH = 500;

/** Returns whether two tokens would run together without a space. */
const needsSpace = (before: string, after: string) =>
  /[^<>[\]()/]$/.test(before) && /^[^<>[\]()/]/.test(after);

/** Collects the objects that are referred to, numbered in the order in which they are found. */
class ObjectCollector {
  readonly #numbers = new Map<PDFObject, number>();
  readonly objects: PDFObject[] = [];
  #isInStream = false;

  /** @param encrypt for the strings of streams; others are in object streams, which are encrypted as a whole (7.5.7) */
  constructor(
    readonly context: PDFContext,
    readonly encrypt: ((data: Uint8Array) => Uint8Array) | undefined,
  ) {}

  /** Returns what stands between the brackets of a stream's dictionary. */
  streamText(dict: PDFDict): string {
    this.#isInStream = true;
    try {
      return this.text(dict).slice(2, -2);
    } finally {
      this.#isInStream = false;
    }
  }

  /** @returns undefined for a missing object, which stands for null (7.3.10) */
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
    if (depth > MAX_DEPTH) throw new Error("nested too deeply");
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
    const isText = object instanceof PDFString || object instanceof PDFHexString;
    if (isText && this.#isInStream && this.encrypt)
      return `<${Buffer.from(this.encrypt(object.asBytes())).toString("hex")}>`;
    return object.toString();
  }

  #join(parts: readonly string[]): string {
    let text = "";
    let last = "";
    for (const part of parts) {
      text += needsSpace(last, part) ? ` ${part}` : part;
      last = part;
    }
    return text;
  }
}

/** Objects per object stream: a reader has to inflate all of them to get one. */
const OBJECTS_PER_STREAM = 200;
/** Object streams need PDF 1.5 (ISO 32000-1, 7.5.7). */
const MIN_VERSION = "1.5";
const PLAIN_VERSION = "1.4";
/** The end of each stream that is hashed into the document's identity. */
const IDENTITY_BYTES = 1024;

/** Entry types of a cross-reference stream (7.5.8.3). */
const PLAIN = 1;
const PACKED = 2;
const ROW_BYTES = [1, 5, 2] as const;
const ROW_LENGTH = ROW_BYTES[0] + ROW_BYTES[1] + ROW_BYTES[2];
/** Each row is stored as its difference from the one above (7.4.4.4): mostly zeros. */
const PNG_UP = 2;

type Entry = readonly [type: number, first: number, second: number];

function crossReferences(entries: readonly Entry[]): Buffer {
  const rows = Buffer.alloc(entries.length * (ROW_LENGTH + 1));
  const above = Buffer.alloc(ROW_LENGTH);
  const row = Buffer.alloc(ROW_LENGTH);
  entries.forEach(([type, first, second], i) => {
    row.writeUIntBE(type, 0, ROW_BYTES[0]);
    row.writeUIntBE(first, ROW_BYTES[0], ROW_BYTES[1]);
    row.writeUIntBE(second, ROW_BYTES[0] + ROW_BYTES[1], ROW_BYTES[2]);
    const at = i * (ROW_LENGTH + 1);
    rows[at] = PNG_UP;
    for (let x = 0; x < ROW_LENGTH; x += 1) rows[at + 1 + x] = (row[x] ?? 0) - (above[x] ?? 0);
    row.copy(above);
  });
  return rows;
}

const versionOf = (context: PDFContext) => {
  const [, version = MIN_VERSION] = /%PDF-(\d\.\d)/.exec(context.header.toString()) ?? [];
  return version < MIN_VERSION ? MIN_VERSION : version;
};

type WriteOptions = {
  /** The document's information dictionary. */
  info?: PDFRef;
  /** Whether small objects go into object streams, which PDF 1.4 lacks. */
  isPacked?: boolean;
  /** Of a document whose small objects are packed: the encryption dictionary, and what encrypts with its key. */
  encryption?: { dictionary: string; encrypt: (data: Uint8Array) => Uint8Array };
};

/** Returns a cross-reference table (7.5.4). */
function plainReferences(entries: readonly Entry[]): string {
  const rows = entries.map(([type, offset, generation]) =>
    [String(offset).padStart(10, "0"), String(generation).padStart(5, "0"), type === PLAIN ? "n" : "f"].join(
      " ",
    ),
  );
  return `xref\n0 ${rows.length}\n${rows.map((row) => `${row} \n`).join("")}`;
}

/**
 * Writes the objects that can be reached from a catalog, small ones in object streams, with a cross-reference
 * stream (ISO 32000-1, 7.5.7 and 7.5.8).
 *
 * @param catalog of the document
 * @returns the file in pieces
 * @throws Error for a document with an unreadable object
 */
export async function writeObjects(
  context: PDFContext,
  catalog: PDFRef,
  { info, isPacked = true, encryption }: WriteOptions = {},
): Promise<Uint8Array[]> {
  const collector = new ObjectCollector(context, encryption?.encrypt);
  const root = collector.numberOf(catalog);
  const infoNumber = info && collector.numberOf(info);
  const pieces: Uint8Array[] = [];
  const entries: Entry[] = [[0, 0, 0xffff]];
  const identity = createHash("md5");
  let length = 0;
  const add = (piece: Uint8Array | string) => {
    const bytes = typeof piece === "string" ? Buffer.from(piece, "latin1") : piece;
    length += bytes.length;
    pieces.push(bytes);
  };
  const addStream = (number: number, dict: string, plain: Uint8Array, isEncrypted = true) => {
    const data = isEncrypted && encryption ? encryption.encrypt(plain) : plain;
    entries[number] = [PLAIN, length, 0];
    add(`${number} 0 obj\n<<${dict}/Length ${data.length}>>stream\n`);
    add(data);
    add("\nendstream\nendobj\n");
  };
  add(`%PDF-${isPacked ? versionOf(context) : PLAIN_VERSION}\n%\xe2\xe3\xcf\xd3\n`);

  const small: { number: number; text: string }[] = [];
  // The list grows while it is read.
  for (let i = 0; i < collector.objects.length; i += 1) {
    const object = collector.objects[i] as PDFObject;
    if (!(object instanceof PDFRawStream)) {
      const text = collector.text(object);
      if (isPacked) small.push({ number: i + 1, text });
      else {
        identity.update(text);
        entries[i + 1] = [PLAIN, length, 0];
        add(`${i + 1} 0 obj\n${text}\nendobj\n`);
      }
      continue;
    }
    object.dict.delete(name("Length"));
    const dict = collector.streamText(object.dict);
    identity.update(dict).update(object.contents.subarray(-IDENTITY_BYTES));
    addStream(i + 1, dict, object.contents);
  }
  let last = collector.objects.length;
  const packed = Math.ceil(small.length / OBJECTS_PER_STREAM);
  for (let i = 0; i < packed; i += 1) {
    const group = small.slice(i * OBJECTS_PER_STREAM, (i + 1) * OBJECTS_PER_STREAM);
    last += 1;
    let at = 0;
    const index = group.map(({ number, text }, place) => {
      entries[number] = [PACKED, last, place];
      const offset = at;
      at += text.length + 1;
      return `${number} ${offset}`;
    });
    const head = `${index.join(" ")}\n`;
    const data = await pack(Buffer.from(`${head}${group.map(({ text }) => text).join("\n")}`, "latin1"));
    identity.update(data);
    addStream(last, `/Type/ObjStm/N ${group.length}/First ${head.length}/Filter/FlateDecode`, data);
  }
  const start = length;
  const id = `<${identity.digest("hex")}>`;
  const trailer = `/Root ${root} 0 R${infoNumber ? `/Info ${infoNumber} 0 R` : ""}/ID[${id}${id}]${encryption ? `/Encrypt${encryption.dictionary}` : ""}`;
  if (!isPacked) {
    add(`${plainReferences(entries)}trailer\n<</Size ${last + 1}${trailer}>>\nstartxref\n${start}\n%%EOF\n`);
    return pieces;
  }
  last += 1;
  entries[last] = [PLAIN, start, 0];
  const table = await pack(crossReferences(entries));
  const parameters = `/DecodeParms<</Predictor 12/Columns ${ROW_LENGTH}>>`;
  const tableDict =
    `/Type/XRef/Size ${last + 1}${trailer}` + `/W[${ROW_BYTES.join(" ")}]/Filter/FlateDecode${parameters}`;
  // Readers find the key by it (7.5.8.2).
  addStream(last, tableDict, table, false);
  add(`startxref\n${start}\n%%EOF\n`);
  return pieces;
}
