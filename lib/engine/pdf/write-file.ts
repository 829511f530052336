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
import { inChunks } from "./in-chunks";

/** What a stream adds to the document's identity. */
const IDENTITY_BYTES = 1024;

/** Version 1.7, and bytes that say that it is not text (ISO 32000-1, 7.5.2). */
function header(): Buffer {
  const object = PDFHeader.forVersion(1, 7);
  const bytes = Buffer.alloc(object.sizeInBytes() + 1, "\n");
  object.copyBytesInto(bytes, 0);
  return bytes;
}

/**
 * A document that is written object by object (ISO 32000-1, 7.5), so that only one of them is in memory at a time:
 * pdf-lib's own writer takes all of them at once. Whatever a method yields has to be written before the next is asked.
 */
export class PdfFile {
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

  /** @param data its bytes as they are stored, in pieces */
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

  /** The table of all objects and the trailer; the identity is of what was written, so equal documents are equal. */
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
