import type { PDFDict } from "@cantoo/pdf-lib";
import { flagIn, numberIn } from "../structure/streams";

/** Tags and types of a TIFF directory (TIFF 6.0, 2, 10 and 11). */
const SHORT = 3;
const LONG = 4;
const COMPRESSION_T4 = 3;
const COMPRESSION_T6 = 4;
const HEADER_BYTES = 8;
const ENTRY_BYTES = 12;

/**
 * Wraps fax data (ITU-T T.4 or T.6) as a TIFF file, which libvips decodes: black pixels are dark.
 *
 * @param parameters of CCITTFaxDecode (ISO 32000-1, table 11)
 * @returns undefined for rows that start at bytes, which TIFF lacks
 */
export function wrapFax(
  data: Uint8Array,
  { width, height }: { width: number; height: number },
  parameters: PDFDict | undefined,
): Buffer | undefined {
  if (parameters && flagIn(parameters, "EncodedByteAlign")) return undefined;
  if ((numberIn(parameters, "Columns") ?? 1728) !== width) return undefined;
  const k = numberIn(parameters, "K") ?? 0;
  const entries: (readonly [tag: number, type: number, value: number])[] = [
    [256, LONG, width],
    [257, LONG, height],
    [258, SHORT, 1],
    [259, SHORT, k < 0 ? COMPRESSION_T6 : COMPRESSION_T4],
    // White is zero.
    [262, SHORT, 0],
    [273, LONG, HEADER_BYTES],
    [277, SHORT, 1],
    [278, LONG, height],
    [279, LONG, data.length],
    // Two-dimensional coding.
    ...(k > 0 ? [[292, LONG, 1] as const] : []),
  ];
  const padding = data.length % 2;
  const header = Buffer.alloc(HEADER_BYTES);
  header.write("II*\0", "latin1");
  header.writeUInt32LE(HEADER_BYTES + data.length + padding, 4);
  const directory = Buffer.alloc(2 + entries.length * ENTRY_BYTES + 4);
  directory.writeUInt16LE(entries.length);
  entries.forEach(([tag, type, value], i) => {
    const at = 2 + i * ENTRY_BYTES;
    directory.writeUInt16LE(tag, at);
    directory.writeUInt16LE(type, at + 2);
    directory.writeUInt32LE(1, at + 4);
    if (type === SHORT) directory.writeUInt16LE(value, at + 8);
    else directory.writeUInt32LE(value, at + 8);
  });
  return Buffer.concat([header, data, Buffer.alloc(padding), directory]);
}
