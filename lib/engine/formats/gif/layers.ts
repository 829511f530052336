import { type Disposal, disposal } from "./blocks";
import type { Area, GifFrame, Rect } from "./types";

/** What one frame adds to the canvas. */
export type Layer = {
  area: Area;
  delayMs: number;
  after: Disposal;
  /** There is no other frame. */
  alone: boolean;
};

/** A frame and its one bit of alpha, by pixel; all is shown without. */
type Picture = { frame: GifFrame; shown?: Uint8Array };

/** Grows around the pixels that it is told of. */
class Bounds {
  #left = Number.POSITIVE_INFINITY;
  #right = -1;
  #top = -1;
  #bottom = -1;

  add(x: number, y: number) {
    if (x < this.#left) this.#left = x;
    if (x > this.#right) this.#right = x;
    if (this.#top < 0 || y < this.#top) this.#top = y;
    if (y > this.#bottom) this.#bottom = y;
  }

  get empty(): boolean {
    return this.#right < 0;
  }

  /** One pixel where there is nothing: a frame cannot be empty. */
  get rect(): Rect {
    if (this.empty) return { left: 0, top: 0, width: 1, height: 1 };
    const [left, top] = [this.#left, this.#top];
    return { left, top, width: this.#right - left + 1, height: this.#bottom - top + 1 };
  }
}

/** The pixels of a picture that are not on the canvas yet, which shows the picture before. */
function changes({ frame, shown }: Picture, before: Picture, width: number, bounds: Bounds): Uint8Array {
  const { data, channels } = frame;
  const other = before.frame;
  const drawn = new Uint8Array(data.length / channels);
  for (let pixel = 0; pixel < drawn.length; pixel += 1) {
    if (shown && shown[pixel] === 0) continue;
    const at = pixel * channels;
    const from = pixel * other.channels;
    if (
      data[at] === other.data[from] &&
      data[at + 1] === other.data[from + 1] &&
      data[at + 2] === other.data[from + 2] &&
      before.shown?.[pixel] !== 0
    )
      continue;
    drawn[pixel] = 1;
    const y = Math.floor(pixel / width);
    bounds.add(pixel - y * width, y);
  }
  return drawn;
}

/** Adds the pixels that the picture shows and the next one does not. */
function addVanishing({ shown }: Picture, next: Picture, width: number, bounds: Bounds): boolean {
  let found = false;
  next.shown?.forEach((stays, pixel) => {
    if (stays || shown?.[pixel] === 0) return;
    found = true;
    const y = Math.floor(pixel / width);
    bounds.add(pixel - y * width, y);
  });
  return found;
}

/** What of a picture is still shown when a part of the canvas was cleared. */
function clearRect(
  { frame, shown }: Picture,
  { left, top, width: wide, height: high }: Rect,
  width: number,
): Picture {
  const rest = shown?.slice() ?? new Uint8Array(frame.data.length / frame.channels).fill(1);
  for (let y = top; y < top + high; y += 1) rest.fill(0, y * width + left, y * width + left + wide);
  return { frame, shown: rest };
}

/**
 * Takes frames apart: of each but the first only what changes is drawn, in the smallest rectangle around it. A frame
 * that shows pixels which the next one does not clears its rectangle after its time (GIF89a, 23.c.iv), which then
 * reaches around those pixels too.
 */
export async function* toLayers(
  frames: AsyncIterable<GifFrame> | Iterable<GifFrame>,
  { width, height }: { width: number; height: number },
): AsyncGenerator<Layer> {
  let canvas: Picture | undefined;
  let current: Picture | undefined;

  const toLayer = (picture: Picture, next?: Picture): Layer => {
    const bounds = new Bounds();
    if (!canvas) {
      bounds.add(0, 0);
      bounds.add(width - 1, height - 1);
    }
    const drawn = canvas ? changes(picture, canvas, width, bounds) : picture.shown;
    const vanishes = next ? addVanishing(picture, next, width, bounds) : false;
    const { rect } = bounds;
    const { data, channels, delayMs } = picture.frame;
    const alone = !canvas && !next;
    canvas = vanishes ? clearRect(picture, rect, width) : picture;
    return {
      area: { data, channels, stride: width, rect, clears: vanishes, ...(drawn && { drawn }) },
      delayMs,
      after: vanishes ? disposal.clear : disposal.keep,
      alone,
    };
  };

  for await (const frame of frames) {
    const shown = opacity(frame, width);
    const next = { frame, ...(shown && { shown }) };
    if (current) yield toLayer(current, next);
    current = next;
  }
  if (current) yield toLayer(current);
}

/** Thresholds of ordered dithering (Bayer 1973), 0 to 63, from the bits of x ^ y and y. */
const bayer = Uint8Array.from({ length: 64 }, (_, at) => {
  const x = at & 7;
  const y = at >> 3;
  const bit = (value: number, place: number) => (value >> place) & 1;
  return [0, 1, 2].reduce(
    (sum, place) => sum | (bit(x ^ y, place) << (5 - 2 * place)) | (bit(y, place) << (4 - 2 * place)),
    0,
  );
});

const HALF = 128;

/** Whether a pixel lies on the smoothed edge of something solid: both clear and solid pixels touch it. */
function isEdge(data: Uint8Array, width: number, x: number, y: number): boolean {
  const height = data.length / 4 / width;
  let low = 255;
  let high = 0;
  for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v += 1) {
    for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u += 1) {
      const alpha = data[(v * width + u) * 4 + 3] as number;
      if (alpha < low) low = alpha;
      if (alpha > high) high = alpha;
    }
  }
  return low === 0 && high === 255;
}

/**
 * One bit of alpha: 1 for the pixels that are shown. Edges are cut at half, for they look frayed when dithered; soft
 * shadows and glows become a pattern as dense as they are opaque, which looks right on white and on black. The pattern
 * stands still: in an animation nothing flickers that does not change.
 *
 * @returns by pixel; `undefined` when all are opaque
 */
export function opacity({ data, channels }: GifFrame, width: number): Uint8Array | undefined {
  if (channels === 3) return undefined;
  const pixels = data.length / 4;
  let pixel = 0;
  while (pixel < pixels && data[pixel * 4 + 3] === 255) pixel += 1;
  if (pixel === pixels) return undefined;
  const shown = new Uint8Array(pixels).fill(1, 0, pixel);
  for (; pixel < pixels; pixel += 1) {
    const alpha = data[pixel * 4 + 3] as number;
    if (alpha === 0) continue;
    if (alpha === 255) {
      shown[pixel] = 1;
      continue;
    }
    const y = Math.floor(pixel / width);
    const x = pixel - y * width;
    const threshold = isEdge(data, width, x, y) ? HALF : (bayer[(y & 7) * 8 + (x & 7)] as number) * 4 + 2;
    if (alpha >= threshold) shown[pixel] = 1;
  }
  return shown;
}
