import type { Sharp } from "sharp";
import { ConversionError } from "../../../contract/errors";
import { control, image, repeat, screen, trailer } from "./blocks";
import { toLayers } from "./layers";
import { compress } from "./lzw";
import { ColorTable, indexExactly, Quantizer } from "./quantize";
import type { GifFrame, GifOptions, Indexed } from "./types";

export type { GifFrame, GifOptions } from "./types";

/** Sides are 16 bits (GIF89a, 18). */
export const MOST_SIDE = 0xffff;

/** Puts a frame's colors into the table of all frames if there is room, its indices likewise. */
function share(indexed: Indexed, table: ColorTable): boolean {
  if (!table.takes(indexed.palette)) return false;
  const places = Uint8Array.from(indexed.palette, (color) => table.indexOf(color));
  const { indices } = indexed;
  if (places.some((place, index) => place !== index))
    for (let at = 0; at < indices.length; at += 1) indices[at] = places[indices[at] as number] as number;
  if (indexed.leave !== undefined) indexed.leave = places[indexed.leave] as number;
  return true;
}

/**
 * Encodes frames as a GIF89a. Up to 256 colors of a frame come out exactly; more are mapped, dithered, to a palette
 * found for them. Takes 1 byte a pixel for the indices, up to 1.5 for their code and, of an animation, three frames.
 *
 * @param frames read one ahead; at least one
 * @throws ConversionError `cannot_convert` when a side is longer than 65535 pixels
 */
export async function encodeGif(
  frames: AsyncIterable<GifFrame> | Iterable<GifFrame>,
  { width, height, loop = 0 }: GifOptions,
): Promise<Uint8Array> {
  if (width > MOST_SIDE || height > MOST_SIDE)
    throw new ConversionError("cannot_convert", { cause: `${width} x ${height} is more than a GIF can be` });
  const quantizer = new Quantizer();
  const shared = new ColorTable();
  const delays = new Delays();
  const parts: Uint8Array[] = [];
  let count = 0;
  for await (const { area, delayMs, after, alone } of toLayers(frames, { width, height })) {
    const indexed = indexExactly(area) ?? quantizer.quantize(area, alone);
    const isShared = share(indexed, shared);
    const colors = isShared ? shared.colors.length : indexed.palette.length;
    parts.push(
      control(delays.next(delayMs), after, indexed.leave),
      ...image(area.rect, isShared ? undefined : indexed.palette),
      ...compress(indexed.indices, colors),
    );
    count += 1;
  }
  return Buffer.concat([
    ...screen(width, height, Uint32Array.from(shared.colors)),
    ...(count > 1 && loop !== 1 ? repeat(loop === 0 ? 0 : loop - 1) : []),
    ...parts,
    trailer,
  ]);
}

/** An animation's frames as libvips holds them: below each other in one picture. */
export type Decoded = { frames: GifFrame[]; options: Required<GifOptions> };

/**
 * Decodes a pipeline, opened with `pages: -1` for all frames, to what `encodeGif` takes. Delays and loop are those of
 * the file that was opened.
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
/** Browsers show frames of a hundredth of a second or less for a tenth: what was longer has to stay longer. */
const SHORTEST = 2;

/**
 * Turns milliseconds to GIF's hundredths of a second. What rounding takes from one frame the next gets, so that an
 * animation lasts as long as it did; delays of up to 10 ms stay the 0 or 1 that browsers know.
 */
export class Delays {
  #owed = 0;

  next(delayMs: number): number {
    const wanted = delayMs / UNIT;
    if (wanted <= 1) return Math.round(Math.max(0, wanted));
    const delay = Math.max(SHORTEST, Math.round(wanted + this.#owed));
    this.#owed = Math.max(-1, this.#owed + wanted - delay);
    return delay;
  }
}
