import { ConversionError } from "../../contract/errors";
import { control, image, repeat, screen, trailer } from "./blocks";
import { Delays } from "./delays";
import { ColorTable, indexExactly } from "./exact";
import { toLayers } from "./layers";
import { compress } from "./lzw";
import { Quantizer } from "./quantise";
import type { GifFrame, GifOptions, Indexed } from "./types";

export type { GifFrame, GifOptions } from "./types";

/** Sides are 16 bits (GIF89a, 18). */
const MOST_SIDE = 0xffff;

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
