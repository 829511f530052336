import { createHash } from "node:crypto";
import {
  PDFContext,
  PDFCrossRefSection,
  type PDFDict,
  PDFHeader,
  PDFHexString,
  type PDFObject,
  type PDFRef,
  PDFTrailer,
  PDFTrailerDict,
} from "@cantoo/pdf-lib";

/** The end of each chunk that is hashed into the document's identity. */
const IDENTITY_BYTES = 1024;

/** Encoders of PNG write 8 KiB at a time, too little for each turn of the event loop (bytes). */
export const CHUNK_BYTES = 1024 * 1024;

/** Joins pieces into chunks of about {@link CHUNK_BYTES}; pieces of that size are not copied. */
export function* inChunks(pieces: Iterable<Uint8Array>): Generator<Uint8Array> {
  let held: Uint8Array[] = [];
  let length = 0;
  for (const piece of pieces) {
    held.push(piece);
    length += piece.length;
    if (length < CHUNK_BYTES) continue;
    yield held.length === 1 ? piece : Buffer.concat(held);
    held = [];
    length = 0;
  }
  if (length > 0) yield Buffer.concat(held);
}

/** Returns the header: version 1.7, and a comment that marks the file as binary (ISO 32000-1, 7.5.2). */
function header(): Buffer {
  const object = PDFHeader.forVersion(1, 7);
  const bytes = Buffer.alloc(object.sizeInBytes() + 1, "\n");
  object.copyBytesInto(bytes, 0);
  return bytes;
}

/**
 * Writes a document object by object (ISO 32000-1, 7.5), so that only one object is in memory at a time; pdf-lib's
 * own writer needs all of them at once. Yielded bytes must be written before the next ones are requested.
 */
export class PdfWriter {
  readonly context = PDFContext.create();
  readonly #offsets = new Map<PDFRef, number>();
  readonly #identity = createHash("md5");
  #length = 0;

  *#write(bytes: Uint8Array | string): Generator<Uint8Array> {
    const written = typeof bytes === "string" ? Buffer.from(bytes, "latin1") : bytes;
    this.#length += written.length;
    yield written;
  }

  *#begin(ref: PDFRef): Generator<Uint8Array> {
    this.#offsets.set(ref, this.#length);
    yield* this.#write(`${ref.objectNumber} 0 obj\n`);
  }

  *begin(): Generator<Uint8Array> {
    yield* this.#write(header());
  }

  *object(ref: PDFRef, object: PDFObject): Generator<Uint8Array> {
    yield* this.#begin(ref);
    yield* this.#write(`${object}\nendobj\n`);
  }

  /** @param data the stored bytes, in pieces */
  *stream(ref: PDFRef, dict: PDFDict, data: readonly Uint8Array[]): Generator<Uint8Array> {
    const length = data.reduce((sum, piece) => sum + piece.length, 0);
    dict.set(this.context.obj("Length"), this.context.obj(length));
    this.#identity.update(`${dict}`);
    yield* this.#begin(ref);
    yield* this.#write(`${dict}\nstream\n`);
    for (const chunk of inChunks(data)) {
      this.#identity.update(chunk.subarray(-IDENTITY_BYTES));
      yield* this.#write(chunk);
    }
    yield* this.#write("\nendstream\nendobj\n");
  }

  /**
   * Writes the cross-reference table and the trailer. The identity is a hash of what was written, so that equal
   * documents are equal.
   */
  *end(catalog: PDFRef, info: PDFRef): Generator<Uint8Array> {
    const table = PDFCrossRefSection.create();
    const entries = [...this.#offsets].toSorted(([a], [b]) => a.objectNumber - b.objectNumber);
    for (const [ref, offset] of entries) table.addEntry(ref, offset);
    const start = this.#length;
    const identity = PDFHexString.of(this.#identity.digest("hex"));
    const trailer = this.context.obj({
      Size: this.context.largestObjectNumber + 1,
      Root: catalog,
      Info: info,
      ID: [identity, identity],
    });
    yield* this.#write(`${table}${PDFTrailerDict.of(trailer)}\n`);
    yield* this.#write(`${PDFTrailer.forLastCrossRefSectionOffset(start)}\n`);
  }
}
