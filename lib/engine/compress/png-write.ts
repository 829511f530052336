import { promisify } from "node:util";
import { deflate } from "node:zlib";
import { makeChunk, PNG_SIGNATURE } from "../containers/png";
import type { Indexed } from "./reduce";

const deflated = promisify(deflate);

const GRAY = 0;
const INDEXED = 3;

const depths = [1, 2, 4, 8] as const;

/** Rows of `depth` bits a sample, each behind filter type 0: filters do harm to numbers of colors. */
function pack(samples: Uint8Array, width: number, height: number, depth: number): Buffer {
  const rowBytes = Math.ceil((width * depth) / 8);
  const rows = Buffer.alloc((rowBytes + 1) * height);
  const perByte = 8 / depth;
  for (let y = 0, from = 0; y < height; y += 1) {
    const row = y * (rowBytes + 1) + 1;
    for (let x = 0; x < width; x += 1, from += 1) {
      const shift = 8 - depth * ((x % perByte) + 1);
      const at = row + Math.floor(x / perByte);
      rows[at] = (rows[at] as number) | ((samples[from] as number) << shift);
    }
  }
  return rows;
}

async function assemble(
  { width, height }: Indexed,
  depth: number,
  type: number,
  palette: Buffer[],
  rows: Buffer,
): Promise<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header[8] = depth;
  header[9] = type;
  const data = await deflated(rows, { level: 9, memLevel: 9 });
  return Buffer.concat([
    PNG_SIGNATURE,
    makeChunk("IHDR", header),
    ...palette,
    makeChunk("IDAT", data),
    makeChunk("IEND", Buffer.alloc(0)),
  ]);
}

/** A PNG with a palette of exactly these colors. */
export function writeIndexed(picture: Indexed): Promise<Buffer> {
  const { indices, width, height, palette } = picture;
  const depth = depths.find((bits) => palette.length <= 1 << bits) ?? 8;
  const colors = Buffer.from(palette.flatMap((color) => color.slice(0, 3)));
  const alphas = Buffer.from(palette.map(([, , , alpha]) => alpha).filter((alpha) => alpha < 255));
  const chunks = [makeChunk("PLTE", colors), ...(alphas.length ? [makeChunk("tRNS", alphas)] : [])];
  return assemble(picture, depth, INDEXED, chunks, pack(indices, width, height, depth));
}

/** A gray PNG of the least bits that hold its levels; `null` when it is not gray, or not opaque. */
export async function writeGray(picture: Indexed): Promise<Buffer | null> {
  const { indices, width, height, palette } = picture;
  if (palette.some(([r, g, b, alpha]) => r !== g || r !== b || alpha < 255)) return null;
  const levels = palette.map(([level]) => level);
  const depth = depths.find((bits) => levels.every((level) => level % (255 / ((1 << bits) - 1)) === 0)) ?? 8;
  const step = 255 / ((1 << depth) - 1);
  const samples = indices.map((index) => (levels[index] ?? 0) / step);
  return assemble(picture, depth, GRAY, [], pack(samples, width, height, depth));
}
