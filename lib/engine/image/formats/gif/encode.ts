import type { Sharp } from "sharp";
import { ConversionError } from "../../../../contract/errors";
import { graphicControl, imageDescriptor, logicalScreen, loopExtension, trailer } from "./blocks";
import { toLayers } from "./layers";
import { compress } from "./lzw";
import { ColorTable, indexExactly, Quantizer } from "./quantize";
import { type GifFrame, type Indexed, MOST_COLORS } from "./types";

/** Sides are 16 bits (GIF89a, 18). */
export const MOST_SIDE = 0xffff;

export type GifOptions = {
  /** Size of every frame in pixels, 1 to 65535 each. */
  width: number;
  height: number;
  /** How often an animation is played, counted like sharp: 0 (default) endlessly, 1 once. */
  loop?: number;
  /** Most colors of a frame, 4 to 256; 256 when absent. */
  colors?: number;
  /** Sixteenths of an error that dithering passes on, see `diffuse`. */
  diffused?: number;
};

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
 * Encodes frames, at least one, as a GIF89a. Up to 256 colors of a frame, or `colors`, are kept exactly; more are dithered
 * to a palette made for them. Needs 1 byte per pixel for the indices and up to 1.5 for their code.
 *
 * @throws ConversionError `cannot_convert` when a side is longer than 65535 pixels
 */
export function encodeGif(
  frames: readonly GifFrame[],
  { width, height, loop = 0, colors: most = MOST_COLORS, diffused }: GifOptions,
): Uint8Array {
  if (width > MOST_SIDE || height > MOST_SIDE)
    throw new ConversionError("cannot_convert", { cause: `${width} x ${height} is more than a GIF can be` });
  const moves = frames.length > 1;
  const quantizer = new Quantizer(most, moves, diffused);
  const shared = new ColorTable();
  const delays = new Delays();
  const parts: Uint8Array[] = [];
  for (const { area, delayMs, after } of toLayers(frames, { width, height })) {
    const exact = indexExactly(area);
    const indexed = exact && exact.palette.length <= most ? exact : quantizer.quantize(area);
    const isShared = share(indexed, shared);
    const colors = isShared ? shared.colors.length : indexed.palette.length;
    parts.push(
      graphicControl(delays.next(delayMs), after, indexed.transparent),
      ...imageDescriptor(area.rect, isShared ? undefined : indexed.palette),
      ...compress(indexed.indices, colors),
    );
  }
  return Buffer.concat([
    ...logicalScreen(width, height, Uint32Array.from(shared.colors)),
    ...(moves && loop !== 1 ? loopExtension(loop === 0 ? 0 : loop - 1) : []),
    ...parts,
    trailer,
  ]);
}

/**
 * Decodes a pipeline, opened with `pages: -1`, into frames for `encodeGif`, with the animation's own loop count. libvips
 * puts them below each other in one picture; delays and loop count are those of the opened file.
 */
export async function framesOf(pixels: Sharp) {
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
