import type { PsdHeader } from "./header";
import { labToSrgb, toSignal } from "./lab";
import { readPlanes } from "./planes";

/** The merged picture: samples of colors, and perhaps straight alpha. */
export type Merged = { data: Uint8Array | Uint16Array; channels: number; colors: 1 | 3 | 4 };

const HIGHEST = 65_535;

/** Reads the samples of a row. */
function sampleReader({ depth }: PsdHeader): (row: DataView, x: number) => number {
  if (depth === 8) return (row, x) => row.getUint8(x);
  if (depth === 16) return (row, x) => row.getUint16(2 * x);
  // Linear light.
  if (depth === 32) return (row, x) => Math.round(toSignal(row.getFloat32(4 * x)) * HIGHEST);
  // A one is black.
  return (row, x) => ((row.getUint8(x >> 3) >> (7 - (x & 7))) & 1 ? 0 : 255);
}

/** Channels of {@link readMerged}. */
export const channelsOf = ({ mode, colors, hasAlpha, clearIndex }: PsdHeader) => {
  if (mode === "indexed") return clearIndex === undefined ? 3 : 4;
  return hasAlpha ? colors + 1 : colors;
};

/** Photoshop blends the merged picture with white where it is transparent: this takes the white out again. */
function removeWhite(samples: Uint8Array | Uint16Array, colors: number, most: number): void {
  for (let at = 0; at < samples.length; at += colors + 1) {
    const alpha = (samples[at + colors] as number) / most;
    if (alpha === 0 || alpha === 1) continue;
    for (let channel = at; channel < at + colors; channel += 1) {
      const color = ((samples[channel] as number) - (1 - alpha) * most) / alpha;
      samples[channel] = Math.min(most, Math.max(0, Math.round(color)));
    }
  }
}

/** Reads indices as their colors. */
function readIndexed(file: Buffer, header: PsdHeader): Merged {
  const { width, height, palette, clearIndex } = header;
  const channels = channelsOf(header);
  const data = new Uint8Array(width * height * channels);
  const third = Math.floor(palette.length / 3);
  readPlanes(file, header, 1, (row, _plane, y) => {
    for (let x = 0, to = y * width * channels; x < width; x += 1, to += channels) {
      const index = row[x] as number;
      for (let color = 0; color < 3; color += 1) data[to + color] = palette[color * third + index] ?? 0;
      if (channels === 4) data[to + 3] = index === clearIndex ? 0 : 255;
    }
  });
  return { data, channels, colors: 3 };
}

/**
 * Decodes the merged picture of a Photoshop file. CMYK comes as ink, Lab as sRGB, 32 bits as 16 bits of sRGB.
 *
 * @param file the file that its header was read from; its size was checked
 * @throws ConversionError `corrupt`
 */
export function readMerged(file: Buffer, header: PsdHeader): Merged {
  if (header.mode === "indexed") return readIndexed(file, header);
  const { width, height, depth, mode, colors, hasAlpha } = header;
  const channels = channelsOf(header);
  const isDeep = depth > 8;
  const most = isDeep ? HIGHEST : 255;
  const samples = width * height * channels;
  const data = isDeep ? new Uint16Array(samples) : new Uint8Array(samples);
  const read = sampleReader(header);
  const isOpacity = (plane: number) => plane === colors;
  readPlanes(file, header, channels, (row, plane, y) => {
    const view = new DataView(row.buffer, row.byteOffset, row.byteLength);
    const isLinear = depth === 32 && isOpacity(plane);
    for (let x = 0, to = y * width * channels + plane; x < width; x += 1, to += channels)
      data[to] = isLinear
        ? Math.round(Math.min(1, Math.max(0, view.getFloat32(4 * x))) * most)
        : read(view, x);
  });
  if (mode === "lab") labToSrgb(data, channels, most);
  else if (hasAlpha) removeWhite(data, colors, most);
  if (mode === "cmyk")
    for (let at = 0; at < data.length; at += 1)
      if (!isOpacity(at % channels)) data[at] = most - (data[at] as number);
  return { data, channels, colors };
}
