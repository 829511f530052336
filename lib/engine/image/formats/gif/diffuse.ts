import { CELLS, cellOf, channelWeights } from "./histogram";
import { Nearest } from "./nearest";
import type { Palette } from "./palette";
import type { Area } from "./types";

const NONE = 0xff_ff;

/**
 * Maps the 6 upper bits of each channel to a palette's color, the nearest one to the middle of the cell. Filled on
 * demand (Thomas, 'Efficient inverse color map computation', Graphics Gems II, computes all cells).
 */
export class InverseMap {
  /** By cell: an index, or more than any where it is not known yet. */
  readonly cells = new Uint16Array(CELLS).fill(NONE);
  /** By index: another color of the same cell, or the index itself at the chain's end. */
  readonly siblings: Uint8Array;
  /** By cell: 1 where it holds a common color. */
  readonly common = new Uint8Array(CELLS);
  readonly #nearest: Nearest;
  readonly #colors: Uint32Array;

  constructor({ colors, common }: Palette) {
    this.#colors = colors;
    this.siblings = Uint8Array.from(colors, (_, index) => index);
    this.#nearest = new Nearest(
      Float64Array.from(colors, (color) => (color >> 16) * channelWeights.r),
      Float64Array.from(colors, (color) => ((color >> 8) & 0xff) * channelWeights.g),
      Float64Array.from(colors, (color) => (color & 0xff) * channelWeights.b),
    );
    colors.forEach((color, index) => {
      const cell = cellOf(color);
      const first = this.cells[cell] as number;
      if (first !== NONE) this.siblings[index] = first;
      this.cells[cell] = index;
      if (index < common) this.common[cell] = 1;
    });
  }

  /** Finds and stores the color of a cell. */
  look(cell: number): number {
    const middle = (bits: number) => (bits << 2) + 1.5;
    const index = this.#nearest.find(
      middle(cell >> 12) * channelWeights.r,
      middle((cell >> 6) & 0x3f) * channelWeights.g,
      middle(cell & 0x3f) * channelWeights.b,
    );
    this.cells[cell] = index;
    return index;
  }

  /** Squared difference between a color and the one it maps to. */
  errorOf(color: number): number {
    const cell = cellOf(color);
    const index = this.cells[cell] as number;
    const found = this.#colors[index === NONE ? this.look(cell) : index] as number;
    const dr = (color >> 16) - (found >> 16);
    const dg = ((color >> 8) & 0xff) - ((found >> 8) & 0xff);
    const db = (color & 0xff) - (found & 0xff);
    return dr * dr + dg * dg + db * db;
  }
}

/** Highest index; cells that are not known yet hold more. */
const KNOWN = 0xff;

/**
 * Sixteenths of an error that are passed on. With all 16, errors pile up where a picture leaves the palette's gamut
 * (PSNR of a blurred photo: 44.0 at 16, 46.1 at 15, 46.2 at 14). Each one fewer saves 2% of the bytes and costs color
 * accuracy: the OKLab difference of two photos is 4.1 and 4.3 at 15, 4.2 and 4.7 at 14.
 */
const MOST_KEPT = 15;

/** Squared distance of two colors, 0xrrggbb and its parts. */
function distance(color: number, r: number, g: number, b: number): number {
  const dr = (color >> 16) - r;
  const dg = ((color >> 8) & 0xff) - g;
  const db = (color & 0xff) - b;
  return 2 * dr * dr + 3 * dg * dg + db * db;
}

const clamp = (level: number) => (level < 0 ? 0 : level > 255 ? 255 : level);

/** Index of a common color that is met exactly; -1 for any other. */
function commonIndex(
  { cells, siblings, common }: InverseMap,
  colors: Uint32Array,
  r: number,
  g: number,
  b: number,
): number {
  const cell = ((r & 0xfc) << 10) | ((g & 0xfc) << 4) | (b >> 2);
  if (common[cell] !== 1) return -1;
  const color = (r << 16) | (g << 8) | b;
  let candidate = cells[cell] as number;
  while (colors[candidate] !== color && siblings[candidate] !== candidate)
    candidate = siblings[candidate] as number;
  return colors[candidate] === color ? candidate : -1;
}

/** Index of the nearest color of a color's cell. */
function nearestIndex(map: InverseMap, colors: Uint32Array, r: number, g: number, b: number): number {
  const { cells, siblings } = map;
  const cell = ((r & 0xfc) << 10) | ((g & 0xfc) << 4) | (b >> 2);
  let index = cells[cell] as number;
  if (index > KNOWN) index = map.look(cell);
  let candidate = siblings[index] as number;
  if (candidate === index) return index;
  let least = distance(colors[index] as number, r, g, b);
  for (let last = index; candidate !== last; candidate = siblings[candidate] as number) {
    const other = distance(colors[candidate] as number, r, g, b);
    if (other < least) {
      least = other;
      index = candidate;
    }
    last = candidate;
  }
  return index;
}

/**
 * Maps an area to a palette with error diffusion (Floyd and Steinberg 1976), in alternating row direction.
 * Errors are in units of 1/256. They stop at a common color that is met exactly, and at pixels that are not drawn: flat
 * areas stay flat, and text on them keeps its edges.
 *
 * @param transparent index for the pixels that are not drawn
 * @param kept sixteenths of an error that are passed on: fewer show more bands in fewer bytes
 */
export function diffuse(
  area: Area,
  { colors }: Palette,
  map: InverseMap,
  transparent: number,
  kept = MOST_KEPT,
): Uint8Array {
  const { data, channels, stride, rect, drawn } = area;
  const indices = new Uint8Array(rect.width * rect.height);
  // Errors of the row below: three per pixel, with one pixel more at both ends.
  const errors = new Int32Array((rect.width + 2) * 3);

  for (let row = 0; row < rect.height; row += 1) {
    const forward = (row & 1) === 0;
    const step = forward ? 1 : -1;
    const first = forward ? 0 : rect.width - 1;
    const start = (rect.top + row) * stride + rect.left;
    const behind = -3 * step;
    // The error from the previous pixel, and what has reached the pixels below the last two so far.
    let er = 0;
    let eg = 0;
    let eb = 0;
    let lastR = 0;
    let lastG = 0;
    let lastB = 0;
    let belowR = 0;
    let belowG = 0;
    let belowB = 0;
    let at = (first + 1) * 3;
    for (let count = 0, column = first; count < rect.width; count += 1, column += step, at += 3 * step) {
      const pixel = start + column;
      const to = row * rect.width + column;
      let dr = 0;
      let dg = 0;
      let db = 0;
      if (drawn !== undefined && drawn[pixel] === 0) indices[to] = transparent;
      else {
        const from = pixel * channels;
        let r = data[from] as number;
        let g = data[from + 1] as number;
        let b = data[from + 2] as number;
        let index = commonIndex(map, colors, r, g, b);
        if (index < 0) {
          r = clamp(r + (((errors[at] as number) + er + 128) >> 8));
          g = clamp(g + (((errors[at + 1] as number) + eg + 128) >> 8));
          b = clamp(b + (((errors[at + 2] as number) + eb + 128) >> 8));
          index = nearestIndex(map, colors, r, g, b);
          const color = colors[index] as number;
          dr = r - (color >> 16);
          dg = g - ((color >> 8) & 0xff);
          db = b - (color & 0xff);
        }
        indices[to] = index;
      }
      er = 7 * kept * dr;
      eg = 7 * kept * dg;
      eb = 7 * kept * db;
      errors[at + behind] = belowR + 3 * kept * dr;
      errors[at + behind + 1] = belowG + 3 * kept * dg;
      errors[at + behind + 2] = belowB + 3 * kept * db;
      belowR = lastR + 5 * kept * dr;
      belowG = lastG + 5 * kept * dg;
      belowB = lastB + 5 * kept * db;
      lastR = kept * dr;
      lastG = kept * dg;
      lastB = kept * db;
    }
    errors[at + behind] = belowR;
    errors[at + behind + 1] = belowG;
    errors[at + behind + 2] = belowB;
  }
  return indices;
}
