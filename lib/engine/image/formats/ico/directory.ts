import { corrupt } from "../../../failure";
import { PNG_SIGNATURE } from "../../containers/png";
import { type Dib, type Masks, readDib } from "../bmp/header";
import { isOs2, os2Bitmaps, readOs2 } from "./os2";

/** One picture of an icon. */
export type IconEntry = { width: number; height: number; bits: number; data: Buffer } & (
  | { kind: "png" }
  | { kind: "dib"; dib: Dib; maskAt?: number }
);

const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

/** Samples of a pixel by PNG's color type (PNG 3, 11.2.1). */
const pngSamples: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** Colors of 32 bits have alpha here, though their header has no mask for it. */
const withAlpha: Masks = [0xff0000, 0xff00, 0xff, 0xff000000];

function readPng(data: Buffer): IconEntry {
  const [width, height] = [data.readUInt32BE(16), data.readUInt32BE(20)];
  const bits = data.readUInt8(24) * (pngSamples[data.readUInt8(25)] ?? 0);
  return { kind: "png", width, height, bits, data };
}

function readBitmap(data: Buffer): IconEntry {
  const dib = readDib(data, 0);
  if (dib.compressed) throw corrupt("a compressed icon");
  // The mask stands below the colors, and counts as well.
  const height = Math.floor(dib.height / 2);
  const masks = dib.bits === 32 ? withAlpha : dib.masks;
  const own: Dib = { ...dib, height, masks };
  return { kind: "dib", width: dib.width, height, bits: dib.bits, data, dib: own };
}

function readOs2Entry(file: Buffer, at: number): IconEntry {
  const { dib, maskAt } = readOs2(file, at);
  if (dib.compressed) throw corrupt("a compressed icon");
  return { kind: "dib", width: dib.width, height: dib.height, bits: dib.bits, data: file, dib, maskAt };
}

function readEntry(file: Buffer, at: number): IconEntry {
  const [bytes, start] = [file.readUInt32LE(at + 8), file.readUInt32LE(at + 12)];
  const data = file.subarray(start, start + bytes);
  const isPng = data.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE);
  return isPng ? readPng(data) : readBitmap(data);
}

/** Reads all pictures that are intact. */
function entriesOf(file: Buffer): IconEntry[] {
  const places = isOs2(file)
    ? os2Bitmaps(file)
    : Array.from({ length: file.readUInt16LE(4) }, (_, index) => HEADER_BYTES + index * ENTRY_BYTES);
  const read = isOs2(file) ? readOs2Entry : readEntry;
  return places.flatMap((at) => {
    try {
      const entry = read(file, at);
      return entry.width > 0 && entry.height > 0 ? [entry] : [];
    } catch {
      // Another one may be intact.
      return [];
    }
  });
}

/**
 * Finds the picture of an icon or cursor with the most pixels, and among equals the one with the most bits. Sizes are read
 * from the pictures themselves: a directory says 0 for all that is larger than 255.
 *
 * @see https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10)
 * @throws ConversionError `corrupt` if no picture can be read
 */
export function largestEntry(file: Buffer): IconEntry {
  const [best] = entriesOf(file).toSorted(
    (one, other) => other.width * other.height - one.width * one.height || other.bits - one.bits,
  );
  if (!best) throw corrupt("no readable picture in the icon");
  return best;
}
