import { corrupt } from "../../../failure";
import type { Samples } from "../../vips";
import type { Dib } from "./header";
import { decodeRuns } from "./run-lengths";

/** Bytes of a row, which is padded to four. */
export const rowBytes = ({ width, bits }: Pick<Dib, "width" | "bits">): number =>
  Math.ceil((width * bits) / 32) * 4;

/** Whether all colors of a palette are shades of gray. */
const isGray = (palette: Uint8Array): boolean =>
  palette.every((value, at) => value === palette[at - (at % 3)]);

/** Channels of the decoded pixels. */
export const channelsOf = ({ bits, palette, masks, icc }: Dib): 1 | 3 | 4 => {
  if (bits > 8) return masks[3] ? 4 : 3;
  // A profile is one of three colors.
  return isGray(palette) && !icc ? 1 : 3;
};

/** Returns a function that reads the bits of a mask as a level from 0 to 255. */
function levelOf(mask: number): (pixel: number) => number {
  if (mask === 0) return () => 0;
  const shift = 31 - Math.clz32(mask & -mask);
  const most = mask >>> shift;
  if (most === 255) return (pixel) => (pixel & mask) >>> shift;
  return (pixel) => Math.round((((pixel & mask) >>> shift) * 255) / most);
}

/** Reads one row into the picture. */
export type RowReader = (row: Uint8Array, out: Uint8Array, to: number) => void;

/** What readers of rows have to know. */
type Row = Pick<Dib, "width" | "bits" | "palette" | "masks">;

function indexReader({ width, bits, palette }: Row, channels: number): RowReader {
  const perByte = 8 / bits;
  const most = 2 ** bits - 1;
  return (row, out, start) => {
    for (let x = 0, to = start; x < width; x += 1, to += channels) {
      const byte = row[Math.floor(x / perByte)] as number;
      const index = (byte >> (8 - bits - (x % perByte) * bits)) & most;
      for (let channel = 0; channel < channels; channel += 1)
        out[to + channel] = palette[index * 3 + channel] as number;
    }
  };
}

const colorReader =
  ({ width }: Row): RowReader =>
  (row, out, start) => {
    for (let from = 0, to = start; from < width * 3; from += 3, to += 3) {
      out[to] = row[from + 2] as number;
      out[to + 1] = row[from + 1] as number;
      out[to + 2] = row[from] as number;
    }
  };

function maskReader({ width, bits, masks }: Row, channels: number): RowReader {
  const levels = masks.slice(0, channels).map(levelOf);
  return (row, out, start) => {
    for (let x = 0, to = start; x < width; x += 1) {
      const at = (x * bits) / 8;
      const low = (row[at] as number) | ((row[at + 1] as number) << 8);
      const pixel =
        bits === 16 ? low : low | ((row[at + 2] as number) << 16) | ((row[at + 3] as number) << 24);
      for (const level of levels) {
        out[to] = level(pixel);
        to += 1;
      }
    }
  };
}

/** Returns a reader of rows: of indices, of 24 bits in the order of blue, green and red, or of 16 or 32 bits by masks. */
export function readerOf(row: Row, channels: number): RowReader {
  if (row.bits <= 8) return indexReader(row, channels);
  return row.bits === 24 ? colorReader(row) : maskReader(row, channels);
}

/** Makes a picture opaque whose alpha is 0 everywhere: its program left the channel empty. */
export function fillEmptyAlpha(rgba: Uint8Array): void {
  for (let at = 3; at < rgba.length; at += 4) if (rgba[at] !== 0) return;
  for (let at = 3; at < rgba.length; at += 4) rgba[at] = 255;
}

/**
 * Decodes the pixels of a bitmap.
 *
 * @param file the file that its header was read from; its size was checked
 * @throws ConversionError `corrupt` for one with too few bytes
 */
export function readPixels(file: Uint8Array, dib: Dib): Samples & { data: Uint8Array } {
  const { width, height, bits, topDown } = dib;
  const stride = rowBytes(dib);
  // The padding of the last row may be missing.
  const needed = dib.compressed ? 1 : stride * (height - 1) + Math.ceil((width * bits) / 8);
  if (dib.dataAt + needed > file.length) throw corrupt("fewer bytes than pixels");
  const channels = channelsOf(dib);
  const data = new Uint8Array(width * height * channels);
  const source = file.subarray(dib.dataAt);
  const takeAs = (read: RowReader) => (row: Uint8Array, y: number) =>
    read(row, data, (topDown ? y : height - 1 - y) * width * channels);
  // Runs of four bits are decoded to an index for each byte.
  if (dib.compressed)
    decodeRuns(source, dib, takeAs(readerOf({ ...dib, bits: bits === 4 ? 8 : bits }, channels)));
  else {
    const take = takeAs(readerOf(dib, channels));
    for (let y = 0; y < height; y += 1) take(source.subarray(y * stride, (y + 1) * stride), y);
  }
  if (channels === 4) fillEmptyAlpha(data);
  return { data, width, height, channels };
}
