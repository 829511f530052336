import { diffuse, InverseMap } from "./diffuse";
import { countColors, type Histogram } from "./histogram";
import { findPalette, type Palette } from "./palette";
import { type Area, type Indexed, MOST_COLORS } from "./types";

/** A palette is reused for the next frame while its error grows by no more than this, so that colors do not flicker. */
const SAME_SCENE = 1.15;
/** An invisible mean squared error; a color table of its own costs a frame 768 bytes. */
const UNSEEN = 4;

type Found = { palette: Palette; map: InverseMap; error: number };

/** Whether all of an area is drawn. */
function isWhole({ drawn, rect, stride }: Area): boolean {
  if (!drawn) return true;
  for (let y = rect.top; y < rect.top + rect.height; y += 1) {
    const start = y * stride + rect.left;
    if (drawn.subarray(start, start + rect.width).includes(0)) return false;
  }
  return true;
}

/** Mean squared difference between colors and the palette's colors they map to. */
function errorOf({ colors, counts, total }: Histogram, map: InverseMap): number {
  let sum = 0;
  colors.forEach((color, at) => {
    sum += map.errorOf(color) * (counts[at] as number);
  });
  return sum / total;
}

/** Dithers frames of many colors to a palette. */
export class Quantizer {
  readonly #count: number;
  readonly #moves: boolean;
  readonly #diffused: number | undefined;
  #found: Found | undefined;

  /**
   * @param count most colors of a frame, a transparent one included
   * @param moves whether frames follow, which need a transparent index
   * @param diffused sixteenths of an error that are passed on
   */
  constructor(count: number, moves: boolean, diffused?: number) {
    this.#count = count;
    this.#moves = moves;
    this.#diffused = diffused;
  }

  #find(histogram: Histogram, count: number): Found {
    const last = this.#found;
    if (last && errorOf(histogram, last.map) <= Math.max(last.error * SAME_SCENE, UNSEEN)) return last;
    const palette = findPalette(histogram, count);
    const map = new InverseMap(palette);
    return { palette, map, error: errorOf(histogram, map) };
  }

  quantize(area: Area): Indexed {
    const whole = !area.clears && isWhole(area);
    this.#found = this.#find(countColors(area), whole && !this.#moves ? this.#count : this.#count - 1);
    const { palette, map } = this.#found;
    const { colors } = palette;
    const transparent = colors.length;
    const indices = diffuse(area, palette, map, transparent, this.#diffused);
    return whole
      ? { indices, palette: colors }
      : { indices, palette: Uint32Array.of(...colors, TRANSPARENT), transparent };
  }
}

const SLOT_BITS = 11;
const SLOTS = 1 << SLOT_BITS;
const FREE = -1;
/** Multiplier for hashing, see lzw.ts. */
const SPREAD = 0x9e3779b1;
/** Stands in a palette for pixels that are left as they are. */
const TRANSPARENT = 1 << 24;

/** Up to 256 colors, indexed in order of arrival. */
export class ColorTable {
  readonly #slots = new Int32Array(SLOTS).fill(FREE);
  readonly #indices = new Uint8Array(SLOTS);
  readonly #colors: number[] = [];

  constructor(colors: Iterable<number> = []) {
    for (const color of colors) this.indexOf(color);
  }

  /** Index of a color, which is added if it is new; -1 when the table is full. */
  indexOf(color: number): number {
    let slot = Math.imul(color, SPREAD) >>> (32 - SLOT_BITS);
    for (let found = this.#slots[slot] as number; found !== FREE; found = this.#slots[slot] as number) {
      if (found === color) return this.#indices[slot] as number;
      slot = (slot + 1) & (SLOTS - 1);
    }
    const index = this.#colors.length;
    if (index === MOST_COLORS) return -1;
    this.#slots[slot] = color;
    this.#indices[slot] = index;
    this.#colors.push(color);
    return index;
  }

  /** Whether there is room for all of these. */
  takes(colors: Uint32Array): boolean {
    const missing = colors.filter((color) => !this.#colors.includes(color));
    return this.#colors.length + missing.length <= MOST_COLORS;
  }

  get colors(): readonly number[] {
    return this.#colors;
  }
}

/** Indexes an area by its own colors; `null` when there are too many. */
export function indexExactly({ data, channels, stride, drawn, rect, clears }: Area): Indexed | null {
  const table = new ColorTable(clears ? [TRANSPARENT] : []);
  const indices = new Uint8Array(rect.width * rect.height);
  let color = -1;
  let index = 0;
  for (let row = 0, to = 0; row < rect.height; row += 1) {
    let pixel = (rect.top + row) * stride + rect.left;
    for (const end = pixel + rect.width; pixel < end; pixel += 1, to += 1) {
      const at = pixel * channels;
      const wanted =
        drawn && drawn[pixel] === 0
          ? TRANSPARENT
          : ((data[at] as number) << 16) | ((data[at + 1] as number) << 8) | (data[at + 2] as number);
      // Neighbors are mostly equal in pictures of few colors.
      if (wanted !== color) {
        color = wanted;
        index = table.indexOf(wanted);
        if (index < 0) return null;
      }
      indices[to] = index;
    }
  }
  const transparent = table.colors.indexOf(TRANSPARENT);
  return { indices, palette: Uint32Array.from(table.colors), ...(transparent >= 0 && { transparent }) };
}
