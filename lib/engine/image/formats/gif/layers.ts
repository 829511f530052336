import { type Disposal, disposal } from "./blocks";
import type { Area, GifFrame, Rect } from "./types";

/** The part of the canvas that one frame changes. */
type Layer = {
  area: Area;
  delayMs: number;
  after: Disposal;
};

/** A frame with its 1-bit alpha by pixel; without one everything is shown. */
type Picture = { frame: GifFrame; shown?: Uint8Array };

/** Smallest rectangle around marked pixels; one pixel where there are none, because a frame cannot be empty. */
function rectAround(marked: Uint8Array, width: number): Rect {
  const first = marked.indexOf(1);
  if (first < 0) return { left: 0, top: 0, width: 1, height: 1 };
  const top = Math.floor(first / width);
  const height = Math.floor(marked.lastIndexOf(1) / width) - top + 1;
  let left = width;
  let right = 0;
  for (let y = top; y < top + height; y += 1) {
    const row = marked.subarray(y * width, (y + 1) * width);
    const start = row.indexOf(1);
    if (start < 0) continue;
    left = Math.min(left, start);
    right = Math.max(right, row.lastIndexOf(1));
  }
  return { left, top, width: right - left + 1, height };
}

/** Marks the pixels that differ from the canvas, which shows the previous picture. */
function changes({ frame, shown }: Picture, before: Picture): Uint8Array {
  const { data, channels } = frame;
  const other = before.frame;
  const changed = new Uint8Array(data.length / channels);
  for (let pixel = 0; pixel < changed.length; pixel += 1) {
    if (shown && shown[pixel] === 0) continue;
    const at = pixel * channels;
    const from = pixel * other.channels;
    const isSame =
      data[at] === other.data[from] &&
      data[at + 1] === other.data[from + 1] &&
      data[at + 2] === other.data[from + 2] &&
      before.shown?.[pixel] !== 0;
    if (!isSame) changed[pixel] = 1;
  }
  return changed;
}

/** Marks the pixels that this picture shows and the next one does not; `undefined` where there are none. */
function vanishing({ shown }: Picture, next: Picture | undefined): Uint8Array | undefined {
  const marked = next?.shown?.map((stays, pixel) => (stays || shown?.[pixel] === 0 ? 0 : 1));
  return marked?.includes(1) ? marked : undefined;
}

/** Returns the picture that is left when a part of the canvas was cleared. */
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
 * Reduces every frame but the first to the smallest rectangle of what changes. A frame with pixels that the next one
 * does not show clears its rectangle after its time (GIF89a, 23.c.iv), which then covers those pixels too.
 */
export function* toLayers(
  frames: readonly GifFrame[],
  { width, height }: { width: number; height: number },
): Generator<Layer> {
  let canvas: Picture | undefined;
  let next = toPicture(frames[0], width);
  for (let index = 0; next; index += 1) {
    const picture = next;
    next = toPicture(frames[index + 1], width);
    const drawn = canvas ? changes(picture, canvas) : picture.shown;
    const gone = vanishing(picture, next);
    const touched = gone ? drawn?.map((one, pixel) => one | (gone[pixel] as number)) : drawn;
    const rect = canvas && touched ? rectAround(touched, width) : { left: 0, top: 0, width, height };
    const { data, channels, delayMs } = picture.frame;
    yield {
      area: { data, channels, stride: width, rect, clears: gone !== undefined, ...(drawn && { drawn }) },
      delayMs,
      after: gone ? disposal.clear : disposal.keep,
    };
    canvas = gone ? clearRect(picture, rect, width) : picture;
  }
}

function toPicture(frame: GifFrame | undefined, width: number): Picture | undefined {
  const shown = frame && opacity(frame, width);
  return frame && { frame, ...(shown && { shown }) };
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

/** Whether a pixel lies on an antialiased edge: both transparent and opaque pixels touch it. */
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
 * Reduces alpha to one bit: 1 for the pixels that are shown. Edges are cut at half, because they look frayed when
 * dithered; soft shadows and glows are dithered, which looks right on white and on black. The pattern is fixed, so that
 * nothing flickers in an animation.
 *
 * @returns by pixel; `undefined` when all are opaque
 */
function opacity({ data, channels }: GifFrame, width: number): Uint8Array | undefined {
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
