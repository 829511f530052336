import type { Jpeg2000 } from "../../containers/jpeg2000";
import type { Layout } from "./channels";
import type { Decoded, OpenJpeg } from "./openjpeg";

/** Interleaved samples of 8 or 16 bits, straight alpha. */
export type Pixels = {
  data: Uint8Array | Uint16Array;
  channels: number;
  colors: 1 | 3 | 4;
};

/** A decoded component: where its samples are among those of others, and how many pixels each covers. */
type Plane = {
  samples: Decoded;
  at: number;
  step: number;
  bits: number;
  width: number;
  stepX: number;
  stepY: number;
};

/** Decodes the components that channels need, three at once where they are alike: each time the whole file is decoded. */
function planesOf(decoder: OpenJpeg, picture: Jpeg2000, wanted: readonly number[]): Map<number, Plane> {
  const planes = new Map<number, Plane>();
  const isLike = (a: number, b: number) => {
    const [one, other] = [picture.components[a], picture.components[b]];
    return one?.bits === other?.bits && one?.width === other?.width && one?.height === other?.height;
  };
  const decode = (group: readonly number[]) => {
    const samples = decoder.decode(picture, group);
    for (const [at, index] of group.entries()) {
      const component = picture.components[index];
      if (component) planes.set(index, { samples, at, step: group.length, ...component });
    }
  };
  const [first = 0, second = 0, third = 0] = wanted;
  const three = wanted.length >= 3 && isLike(first, second) && isLike(first, third) ? wanted.slice(0, 3) : [];
  if (three.length > 0) decode(three);
  for (const index of wanted) if (!planes.has(index)) decode([index]);
  return planes;
}

/** Table from every sample to the depth of the result. */
const levels = (bits: number, most: number): Uint16Array =>
  Uint16Array.from({ length: 2 ** bits }, (_, code) => Math.round((code * most) / (2 ** bits - 1)));

/** Converts full-range YCC to RGB in place (ITU-T T.871, 7). */
function fromYcc(data: Uint8Array | Uint16Array, channels: number, most: number): void {
  const half = (most + 1) / 2;
  const clip = (value: number) => (value < 0 ? 0 : value > most ? most : value + 0.5);
  for (let at = 0; at < data.length; at += channels) {
    const y = data[at] as number;
    const cb = (data[at + 1] as number) - half;
    const cr = (data[at + 2] as number) - half;
    data[at] = clip(y + 1.402 * cr);
    data[at + 1] = clip(y - 0.344136 * cb - 0.714136 * cr);
    data[at + 2] = clip(y + 1.772 * cb);
  }
}

/** Bits of the result: 16 where any channel has more than 8. */
export const depthOf = ({ components }: Jpeg2000, { channels }: Layout): 8 | 16 =>
  channels.some((channel) => (components[channel]?.bits ?? 8) > 8) ? 16 : 8;

/**
 * Decodes a picture.
 *
 * @throws ConversionError `corrupt`
 */
export function readPixels(decoder: OpenJpeg, picture: Jpeg2000, layout: Layout): Pixels {
  const { width, height } = picture;
  const planes = planesOf(decoder, picture, [...new Set(layout.channels)]);
  const deep = depthOf(picture, layout) === 16;
  const most = deep ? 65_535 : 255;
  const channels = layout.channels.length;
  const data = deep ? new Uint16Array(width * height * channels) : new Uint8Array(width * height * channels);
  for (const [channel, source] of layout.channels.entries()) {
    const plane = planes.get(source);
    if (!plane) continue;
    const table = levels(plane.bits, most);
    for (let y = 0; y < height; y += 1)
      fillRow(data, { at: y * width * channels + channel, channels, width, y }, plane, table);
  }
  if (layout.isYcc) fromYcc(data, channels, most);
  return { data, channels, colors: layout.colors };
}

/** Where a row of a channel begins in the result, and its pixels. */
type Row = { at: number; channels: number; width: number; y: number };

function fillRow(data: Uint8Array | Uint16Array, row: Row, plane: Plane, table: Uint16Array): void {
  const { samples, step, stepX, stepY } = plane;
  const rows = samples.length / step / plane.width;
  const from = plane.at + Math.min(rows - 1, Math.floor(row.y / stepY)) * plane.width * step;
  const last = plane.width - 1;
  let to = row.at;
  for (let x = 0; x < row.width; x += 1, to += row.channels) {
    const column = stepX === 1 ? x : Math.min(last, Math.floor(x / stepX));
    data[to] = table[samples[from + column * step] as number] as number;
  }
}
