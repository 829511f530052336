import type { Sharp } from "sharp";
import { ConversionError } from "../../../../contract/errors";
import { graphicControl, imageDescriptor, logicalScreen, loopExtension, trailer } from "./blocks";
import { toLayers } from "./layers";
import { compress } from "./lzw";
import { ColorTable, indexExactly, Quantizer } from "./quantize";
import { type GifFrame, type GifOptions, type Indexed, MOST_COLORS } from "./types";

export type { GifFrame, GifOptions } from "./types";

/** Sides are 16 bits (GIF89a, 18). */
export const MOST_SIDE = 0xffff;

/** Moves a frame's colors into the global table, if there is room, and remaps its indices. */
function share(indexed: Indexed, table: ColorTable): boolean {
  if (!table.takes(indexed.palette)) return false;
  const places = Uint8Array.from(indexed.palette, (color) => table.indexOf(color));
  const { indices } = indexed;
  if (places.some((place, index) => place !== index))
    for (let at = 0; at < indices.length; at += 1) indices[at] = places[indices[at] as number] as number;
  if (indexed.transparent !== undefined) indexed.transparent = places[indexed.transparent] as number;
  return true;
}

/**
 * Encodes frames as a GIF89a. Up to 256 colors of a frame, or `colors`, are kept exactly; more are dithered to a palette
 * made for them. Needs 1 byte per pixel for the indices, up to 1.5 for their code and, for an animation, three frames.
 *
 * @param frames read one ahead; at least one
 * @throws ConversionError `cannot_convert` when a side is longer than 65535 pixels
 */
export async function encodeGif(
  frames: AsyncIterable<GifFrame> | Iterable<GifFrame>,
  { width, height, loop = 0, colors: most = MOST_COLORS, diffused }: GifOptions,
): Promise<Uint8Array> {
  if (width > MOST_SIDE || height > MOST_SIDE)
    throw new ConversionError("cannot_convert", { cause: `${width} x ${height} is more than a GIF can be` });
  const quantizer = new Quantizer(most, diffused);
  const shared = new ColorTable();
  const delays = new Delays();
  const parts: Uint8Array[] = [];
  let count = 0;
  for await (const { area, delayMs, after, alone } of toLayers(frames, { width, height })) {
    const exact = indexExactly(area);
    const indexed = exact && exact.palette.length <= most ? exact : quantizer.quantize(area, alone);
    const isShared = share(indexed, shared);
    const colors = isShared ? shared.colors.length : indexed.palette.length;
    parts.push(
      graphicControl(delays.next(delayMs), after, indexed.transparent),
      ...imageDescriptor(area.rect, isShared ? undefined : indexed.palette),
      ...compress(indexed.indices, colors),
    );
    count += 1;
  }
  return Buffer.concat([
    ...logicalScreen(width, height, Uint32Array.from(shared.colors)),
    ...(count > 1 && loop !== 1 ? loopExtension(loop === 0 ? 0 : loop - 1) : []),
    ...parts,
    trailer,
  ]);
}

/** Decoded frames, with the animation's own loop count. */
export type Decoded = {
  frames: GifFrame[];
  options: Required<Pick<GifOptions, "width" | "height" | "loop">>;
};

/**
 * Decodes a pipeline, opened with `pages: -1`, into frames for `encodeGif`. libvips puts them below each other in one
 * picture; delays and loop count are those of the opened file.
 */
export async function framesOf(pixels: Sharp): Promise<Decoded> {
  const { delay = [], loop = 0 } = await pixels.metadata();
  const { data, info } = await pixels.toColorspace("srgb").raw().toBuffer({ resolveWithObject: true });
  const { width, pageHeight: height = info.height } = info;
  const channels = info.channels === 4 ? 4 : 3;
  const size = width * height * channels;
  const frames = Array.from({ length: info.height / height }, (_, index) => ({
    data: data.subarray(index * size, (index + 1) * size),
    channels,
    delayMs: delay[index] ?? 0,
  })) satisfies GifFrame[];
  return { frames, options: { width, height, loop } };
}

const UNIT = 10;
/** Browsers show frames of 0.01 s or less for 0.1 s, so anything longer must not be rounded down to that. */
const SHORTEST = 2;

/**
 * Converts milliseconds to GIF's hundredths of a second. Rounding errors are carried over to the next frame, so that
 * the animation keeps its length; delays of up to 10 ms stay the 0 or 1 that browsers treat specially.
 */
class Delays {
  #owed = 0;

  next(delayMs: number): number {
    const wanted = delayMs / UNIT;
    if (wanted <= 1) return Math.round(Math.max(0, wanted));
    const delay = Math.max(SHORTEST, Math.round(wanted + this.#owed));
    this.#owed = Math.max(-1, this.#owed + wanted - delay);
    return delay;
  }
}
