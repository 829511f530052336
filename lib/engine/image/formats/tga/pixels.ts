import { corrupt } from "../../../failure";
import type { Samples } from "../../vips";
import { fillEmptyAlpha } from "../bmp/pixels";
import { hasAlpha, type TgaHeader } from "./header";

/** Channels of the decoded pixels. */
export const channelsOf = (header: TgaHeader): 1 | 3 | 4 => {
  if (hasAlpha(header)) return 4;
  return header.kind === "gray" ? 1 : 3;
};

/** Writes the color at an offset, of `bits` bits, as red, green, blue and alpha. */
function putColor(bytes: Uint8Array, at: number, bits: number, rgba: Uint8Array): void {
  if (bits >= 24) {
    rgba[0] = bytes[at + 2] as number;
    rgba[1] = bytes[at + 1] as number;
    rgba[2] = bytes[at] as number;
    rgba[3] = bits === 32 ? (bytes[at + 3] as number) : 255;
    return;
  }
  const pixel = (bytes[at] as number) | ((bytes[at + 1] as number) << 8);
  for (let channel = 0; channel < 3; channel += 1)
    rgba[channel] = Math.round((((pixel >> (10 - 5 * channel)) & 31) * 255) / 31);
  rgba[3] = pixel & 0x8000 ? 255 : 0;
}

/** Returns a function that writes the pixel at an offset as red, green, blue and alpha; gray as red. */
function pixelReader(file: Buffer, { kind, bits, map }: TgaHeader) {
  if (kind === "color")
    return (row: Uint8Array, at: number, rgba: Uint8Array) => putColor(row, at, bits, rgba);
  if (kind === "gray")
    return (row: Uint8Array, at: number, rgba: Uint8Array) => {
      rgba.fill(row[at] as number, 0, 3);
      rgba[3] = bits === 16 ? (row[at + 1] as number) : 255;
    };
  const entryBytes = Math.ceil(map.bits / 8);
  const colors = file.subarray(map.at, map.at + map.count * entryBytes);
  return (row: Uint8Array, at: number, rgba: Uint8Array) => {
    const index =
      (bits === 16 ? (row[at] as number) | ((row[at + 1] as number) << 8) : (row[at] as number)) - map.first;
    const entry = index * entryBytes;
    if (index >= 0 && entry + entryBytes <= colors.length) putColor(colors, entry, map.bits, rgba);
    else rgba.set([0, 0, 0, 255]);
  };
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
  const put = pixelReader(file, header);
  const out = new Uint8Array(width * height * channels);
  const row = new Uint8Array(width * unit);
  const rgba = new Uint8Array(4);
  for (let index = 0; index < height; index += 1) {
    fillRow(row);
    const start = (topDown ? index : height - 1 - index) * width;
    for (let x = 0; x < width; x += 1) {
      put(row, x * unit, rgba);
      const to = (start + (rightToLeft ? width - 1 - x : x)) * channels;
      for (let channel = 0; channel < channels; channel += 1) out[to + channel] = rgba[channel] as number;
    }
  }
  if (channels === 4) fillEmptyAlpha(out);
  return { data: out, width, height, channels };
}
