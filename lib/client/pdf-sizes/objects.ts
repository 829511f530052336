import { inflate } from "./inflate";

/** An object of a PDF as it is written in the file, or in a stream of objects (ISO 32000-1, 7.3.10 and 7.5.7). */
export type PdfObject = {
  /** The whole object, or the dictionary of a stream; the beginning of a long one. */
  text: string;
  /** Bytes of the text in the file; of packed objects before they were packed. */
  length: number;
  /** The data of a stream, as stored. */
  data?: { start: number; length: number };
};

export type PdfObjects = {
  /** By number; of an object that was replaced later, the last version. */
  objects: ReadonlyMap<number, PdfObject>;
  /** Whether the file is encrypted or signed. */
  isProtected: boolean;
  /** Bytes of the file that belong to an object. */
  knownBytes: number;
};

/** Bytes that are read at once. */
const WINDOW = 131_072;
/** Longest object, in bytes, of which a dictionary or text is read. */
const MAX_TEXT = 16_384;
/** Objects that are kept, and the total length of their texts. */
const MAX_OBJECTS = 200_000;
const MAX_TEXTS = 32_000_000;
/** Bytes to which all streams of objects are inflated. */
const MAX_PACKED = 32_000_000;
/** Bytes between the end of data and the word that says so. */
const MAX_GAP = 16;

/** One character for each byte. */
const latin = new TextDecoder("latin1");

/** Reads a file as text, a window at a time. */
class TextWindow {
  #start = 0;
  #text = "";

  constructor(readonly file: Blob) {}

  /** Returns the text from a place on: at least {@link MAX_TEXT} characters unless the file ends before. */
  async textFrom(at: number): Promise<string> {
    const end = this.#start + this.#text.length;
    const isKnown = at >= this.#start && (at + MAX_TEXT <= end || end === this.file.size);
    if (!isKnown) {
      this.#start = at;
      this.#text = latin.decode(await this.file.slice(at, at + WINDOW).arrayBuffer());
    }
    return this.#text.slice(at - this.#start);
  }
}

/** Copies a text, because a part of a string keeps the whole of it in memory. */
const copy = (text: string) => latin.decode(Uint8Array.from(text, (letter) => letter.charCodeAt(0) & 0xff));

class ObjectReader {
  readonly objects = new Map<number, PdfObject>();
  isProtected = false;
  knownBytes = 0;
  #texts = 0;
  readonly #window: TextWindow;

  constructor(
    readonly signal: AbortSignal,
    readonly file: Blob,
    /** In milliseconds since the epoch. */
    readonly deadline: number,
  ) {
    this.#window = new TextWindow(file);
  }

  /** @throws RangeError for a document with more objects or text than can be kept, or after the deadline */
  #add(number: number, object: PdfObject) {
    this.#texts += object.text.length;
    this.objects.set(number, object);
    if (this.objects.size > MAX_OBJECTS || this.#texts > MAX_TEXTS) throw new RangeError("too many objects");
  }

  #check() {
    this.signal.throwIfAborted();
    if (Date.now() > this.deadline) throw new RangeError("too slow");
  }

  async read(): Promise<void> {
    let at = 0;
    while (at < this.file.size) {
      this.#check();
      const text = await this.#window.textFrom(at);
      const stream = />>\s{0,9}stream(\r\n|\n|\r)/.exec(text);
      if (stream) {
        const start = at + stream.index + stream[0].length;
        const owner = this.#readTexts(text.slice(0, stream.index + 2));
        const end = await this.#endOf(start, owner?.object.text ?? "");
        if (owner) this.#add(owner.number, { ...owner.object, data: { start, length: end - start } });
        this.knownBytes += owner ? end - start : 0;
        at = end;
      } else {
        const isLast = at + text.length >= this.file.size;
        // The last object may go on in the next window.
        const end = isLast ? text.length : text.lastIndexOf("endobj");
        this.#readTexts(text.slice(0, Math.max(end, 0)));
        // Only a text longer than the window has none.
        at += end > 0 ? end + "endobj".length : Math.max(text.length - MAX_TEXT, 1);
        if (isLast) break;
      }
    }
  }

  /** Keeps the objects of a text. @returns the last one, which may be the dictionary of a stream */
  #readTexts(text: string): { number: number; object: PdfObject } | undefined {
    this.isProtected ||= /\/(Encrypt|ByteRange)\b/.test(text);
    let last: { number: number; object: PdfObject } | undefined;
    for (const piece of text.split("endobj")) {
      const head = /(\d{1,9})\s{1,9}\d{1,5}\s{1,9}obj\b/.exec(piece);
      last = undefined;
      if (!head) continue;
      const body = piece.slice(head.index + head[0].length);
      const object = { text: copy(body.slice(0, MAX_TEXT)), length: body.length };
      last = { number: Number(head[1]), object };
      this.knownBytes += piece.length;
      this.#add(last.number, object);
    }
    return last;
  }

  /** Returns where the data of a stream ends: where its dictionary says, or where the word for it is found. */
  async #endOf(start: number, dictionary: string): Promise<number> {
    const stated = /\/Length\s{1,9}(\d{1,10})(?!\d|\s{1,9}\d{1,5}\s{1,9}R)/.exec(dictionary);
    const end = start + Number(stated?.[1]);
    if (end <= this.file.size) {
      const after = (await this.#window.textFrom(end)).slice(0, MAX_GAP);
      if (/^\s{0,4}endstream/.test(after)) return end;
    }
    for (let at = start; at < this.file.size; ) {
      this.#check();
      const text = await this.#window.textFrom(at);
      const found = text.indexOf("endstream");
      if (found >= 0) return at + found;
      at += Math.max(text.length - MAX_GAP, 1);
    }
    return this.file.size;
  }

  /** Reads the objects inside of streams. */
  async unpack(): Promise<void> {
    const plain = new Set(this.objects.keys());
    let unpacked = 0;
    for (const { text, data } of [...this.objects.values()]) {
      if (!data || !/\/ObjStm\b/.test(text) || !/\/FlateDecode\b/.test(text)) continue;
      this.#check();
      const stored = this.file.slice(data.start, data.start + data.length);
      const inside = latin.decode(await inflate(stored, MAX_PACKED - unpacked));
      unpacked += inside.length;
      if (unpacked >= MAX_PACKED) throw new RangeError("too many objects");
      const first = Number(/\/First\s{1,9}(\d{1,9})/.exec(text)?.[1]);
      // Pairs of an object's number and its place.
      const index = (inside.slice(0, first).match(/\d{1,9}/g) ?? []).map(Number);
      for (let i = 0; i + 1 < index.length; i += 2) {
        const number = index[i] as number;
        const body = inside.slice(first + (index[i + 1] as number), first + (index[i + 3] ?? inside.length));
        if (!plain.has(number))
          this.#add(number, { text: copy(body.slice(0, MAX_TEXT)), length: body.length });
      }
    }
  }
}

/**
 * Reads the objects of a PDF in the order of the file, without its cross-references: damaged files have none, and
 * streams are skipped unread where their length is stated.
 *
 * @param deadline in milliseconds since the epoch
 * @throws RangeError for a document that is too large to say something about in time, and the platform's AbortError
 */
export async function readObjects(signal: AbortSignal, file: Blob, deadline: number): Promise<PdfObjects> {
  const reader = new ObjectReader(signal, file, deadline);
  await reader.read();
  if (!reader.isProtected) await reader.unpack();
  const { objects, isProtected, knownBytes } = reader;
  return { objects, isProtected, knownBytes };
}
