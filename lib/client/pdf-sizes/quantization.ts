import type { PdfObjects } from "./objects";

/** The mean step by which JPEGs were quantized, by the number of their object: 9 at quality 92, 29 at quality 75. */
export type Quantization = ReadonlyMap<number, number>;

/** Pictures that are looked at; others are taken for usual ones. */
const MAX_PICTURES = 500;
/** Bytes in which a table has to begin: cameras put previews before it. */
const HEAD_BYTES = 65_536;
const TABLE_LENGTH = 64;

/** Returns the mean of the first quantization table (ITU-T T.81, B.2.4.1). */
function meanStep(head: Uint8Array): number | undefined {
  // Segments follow each other from the start of the picture, each with its length.
  for (let at = 2; at + 5 + TABLE_LENGTH <= head.length; ) {
    if (head[at] !== 0xff) return undefined;
    const marker = head[at + 1];
    if (marker === 0xdb) {
      const isWide = (head[at + 4] as number) >> 4 > 0;
      const steps = head.subarray(at + 5, at + 5 + TABLE_LENGTH);
      // Wide tables are of twelve bits, which documents do not have.
      return isWide ? undefined : steps.reduce((sum, step) => sum + step, 0) / TABLE_LENGTH;
    }
    at += 2 + ((head[at + 2] as number) << 8) + (head[at + 3] as number);
  }
  return undefined;
}

/** Reads how strongly the JPEGs of a document were compressed. */
export async function readQuantization(
  signal: AbortSignal,
  file: Blob,
  { objects }: PdfObjects,
): Promise<Quantization> {
  const found = new Map<number, number>();
  let count = 0;
  for (const [number, { text, data }] of objects) {
    if (!data || !/\/DCTDecode\b/.test(text) || count >= MAX_PICTURES) continue;
    signal.throwIfAborted();
    count += 1;
    const length = Math.min(data.length, HEAD_BYTES);
    const head = new Uint8Array(await file.slice(data.start, data.start + length).arrayBuffer());
    const step = meanStep(head);
    if (step) found.set(number, step);
  }
  return found;
}
