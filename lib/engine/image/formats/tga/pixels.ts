import { corrupt } from "../../../failure";
import type { Samples } from "../../vips";
import type { Masks } from "../bmp/header";
import { fillEmptyAlpha, type RowReader, readerOf } from "../bmp/pixels";
import { hasAlpha, type TgaHeader } from "./header";

/** Channels of the decoded pixels. */
export const channelsOf = (header: TgaHeader): 1 | 3 | 4 => {
  if (hasAlpha(header)) return 4;
  return header.kind === "gray" ? 1 : 3;
};

const colorMasks: Readonly<Record<number, Masks>> = {
  16: [0x7c00, 0x03e0, 0x001f, 0x8000],
  32: [0xff0000, 0xff00, 0xff, 0xff000000],
};
const grayMasks: Masks = [0xff, 0xff, 0xff, 0xff00];
const grays = Uint8Array.from({ length: 256 * 3 }, (_, at) => at / 3);

/** Returns a reader of rows of colors. */
function colorReader(depth: number, width: number, channels: number): RowReader {
  const bits = depth === 24 || depth === 32 ? depth : 16;
  return readerOf({ width, bits, palette: grays, masks: colorMasks[bits] ?? grayMasks }, channels);
}

/** Returns a reader of the picture's rows. */
function pixelReader(file: Buffer, { kind, bits, width, map }: TgaHeader, channels: number): RowReader {
  if (kind === "color") return colorReader(bits, width, channels);
  if (kind === "gray")
    return readerOf({ width, bits: bits === 16 ? 16 : 8, palette: grays, masks: grayMasks }, channels);
  const palette = new Uint8Array(256 * 3);
  const count = Math.min(map.count, 256 - map.first);
  const colors = file.subarray(map.at, map.at + count * Math.ceil(map.bits / 8));
  colorReader(map.bits, count, 3)(colors, palette, map.first * 3);
  return readerOf({ width, bits: 8, palette, masks: grayMasks }, channels);
}

/**
 * Returns a function that fills a row with the next bytes. Runs may go on in the next row, as version 1 of the format
 * allows.
 */
function createRowSource(data: Uint8Array, unit: number, compressed: boolean) {
  let at = 0;
  /** Pixels that are left of a packet, and whether they are one that repeats. */
  let left = 0;
  let isRun = false;
  const take = (bytes: number) => {
    if (at + bytes > data.length) throw corrupt("fewer bytes than pixels");
    const taken = data.subarray(at, at + bytes);
    at += bytes;
    return taken;
  };
  let repeated = new Uint8Array(unit);
  return (row: Uint8Array) => {
    if (!compressed) return row.set(take(row.length));
    for (let to = 0; to < row.length; ) {
      if (left === 0) {
        const [packet = 0] = take(1);
        left = (packet & 127) + 1;
        isRun = packet > 127;
        if (isRun) repeated = Uint8Array.from(take(unit));
      }
      const count = Math.min(left, (row.length - to) / unit);
      if (isRun) for (let index = 0; index < count; index += 1) row.set(repeated, to + index * unit);
      else row.set(take(count * unit), to);
      left -= count;
      to += count * unit;
    }
  };
}

/** Turns around the pixels of a row. */
function reverse(row: Uint8Array, unit: number): void {
  row.reverse();
  for (let at = 0; at < row.length; at += unit) row.subarray(at, at + unit).reverse();
}

/**
 * Decodes the pixels of a TGA.
 *
 * @param file the file that its header was read from; its size was checked
 * @throws ConversionError `corrupt` for one with too few bytes
 */
export function readTgaPixels(file: Buffer, header: TgaHeader): Samples {
  const { width, height, rightToLeft, topDown, compressed } = header;
  const unit = Math.ceil(header.bits / 8);
  const data = file.subarray(header.dataAt);
  if (!compressed && data.length < width * height * unit) throw corrupt("fewer bytes than pixels");
  const channels = channelsOf(header);
  const fillRow = createRowSource(data, unit, compressed);
  const read = pixelReader(file, header, channels);
  const out = new Uint8Array(width * height * channels);
  const row = new Uint8Array(width * unit);
  for (let y = 0; y < height; y += 1) {
    fillRow(row);
    if (rightToLeft) reverse(row, unit);
    read(row, out, (topDown ? y : height - 1 - y) * width * channels);
  }
  if (channels === 4) fillEmptyAlpha(out);
  return { data: out, width, height, channels };
}
