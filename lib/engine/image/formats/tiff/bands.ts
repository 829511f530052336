import { writeFile } from "node:fs/promises";
import type { Sharp, TiffOptions } from "sharp";
import {
  type Entry,
  firstDirectory,
  LONG,
  numbers,
  numbersOf,
  openTiff,
  writeDirectory,
} from "../../containers/tiff";
import { openRaster, pullAs, type Raster } from "../../raster/raster";
import { MEGA, type Source, type Written } from "../../source";

/** In smaller pictures two encodings at once save less than 0.1 s; larger ones are encoded as they are decoded, in little memory. */
const MEGAPIXELS = { least: 4, most: 50 } as const;
const BANDS = 2;
/** A multiple of the rows of a strip. */
const ROWS = 512;

/** TIFF 6.0, section 8. */
const tags = { height: 257, offsets: 273, rowsPerStrip: 278, lengths: 279 } as const;
const HEADER_BYTES = 8;

/** Whether a picture is encoded faster in bands, without alpha and in 8 bits. */
export const suitsBands = ({ width, height, hasAlpha, bits }: Source): boolean =>
  !hasAlpha &&
  bits === 8 &&
  width * height >= MEGAPIXELS.least * MEGA &&
  width * height <= MEGAPIXELS.most * MEGA;

function bandsOf({ data, width, height, channels }: Raster): Raster[] {
  const rows = Math.ceil(height / BANDS / ROWS) * ROWS;
  const rowBytes = width * channels;
  return Array.from({ length: Math.ceil(height / rows) }, (_, band) => {
    const top = band * rows;
    const own = Math.min(rows, height - top);
    return { data: data.subarray(top * rowBytes, (top + own) * rowBytes), width, height: own, channels };
  });
}

/** The directory of a TIFF of ours, and the data of its strips in order. */
function stripsOf(file: Buffer): { entries: Entry[]; strips: Buffer[] } {
  const tiff = openTiff(file);
  const entries = tiff ? firstDirectory(tiff) : [];
  const valuesOf = (tag: number) => {
    const entry = entries.find((one) => one.tag === tag);
    return entry ? numbersOf(entry) : [];
  };
  const lengths = valuesOf(tags.lengths);
  const [rows = 0] = valuesOf(tags.rowsPerStrip);
  if (ROWS % rows !== 0) throw new Error(`strips of ${rows} rows`);
  const strips = valuesOf(tags.offsets).map((at, i) => file.subarray(at, at + (lengths[i] ?? 0)));
  return { entries, strips };
}

/** Joins pictures that lie below each other, all but the last of whole strips. */
function join(files: readonly Buffer[], height: number): Buffer {
  const parts = files.map(stripsOf);
  const strips = parts.flatMap((part) => part.strips);
  let at = HEADER_BYTES;
  const offsets = strips.map(({ length }) => {
    at += length;
    return at - length;
  });
  const padding = at % 2;
  const replaced = [
    numbers(tags.height, LONG, [height]),
    numbers(tags.offsets, LONG, offsets),
    numbers(
      tags.lengths,
      LONG,
      strips.map(({ length }) => length),
    ),
  ];
  const taken = new Set(replaced.map(({ tag }) => tag));
  const kept = (parts[0]?.entries ?? []).filter(({ tag }) => !taken.has(tag));
  const header = Buffer.from("II*\0\0\0\0\0", "latin1");
  header.writeUInt32LE(at + padding, 4);
  return Buffer.concat([
    header,
    ...strips,
    Buffer.alloc(padding),
    writeDirectory([...kept, ...replaced], at + padding),
  ]);
}

/** Writes a TIFF whose upper and lower half are compressed at once, in 0.7 of the time if a core is free. */
export async function encodeInBands(
  pixels: Sharp,
  { gray }: Source,
  options: TiffOptions,
  output: string,
): Promise<Written> {
  const raster = await pullAs(pixels, gray);
  const files = await Promise.all(bandsOf(raster).map((band) => openRaster(band).tiff(options).toBuffer()));
  const { width, height } = raster;
  const file = join(files, height);
  await writeFile(output, file);
  return { width, height, size: file.length };
}
