import { CELLS, cellOf } from "./histogram";
import type { Palette } from "./palette";

const NONE = 0xff_ff;

/**
 * Finds a palette's colors by the 6 upper bits of each channel: the nearest one to the middle of the cell, looked for
 * when the cell is first asked for (Thomas, 'Efficient inverse color map computation', Graphics Gems II, computes all).
 */
export class InverseMap {
  /** By cell: an index, or one more than any where it is not known. */
  readonly cells = new Uint16Array(CELLS).fill(NONE);
  /** By index: another color of the same cell, or the index itself at the chain's end. */
  readonly siblings: Uint8Array;
  /** By cell: 1 where a common color lies. */
  readonly common = new Uint8Array(CELLS);
  readonly #nearest: Nearest;
  readonly #colors: Uint32Array;

  constructor({ colors, common }: Palette) {
    this.#colors = colors;
    this.siblings = Uint8Array.from(colors, (_, index) => index);
    this.#nearest = new Nearest(
      Float64Array.from(colors, (color) => (color >> 16) * axes.r),
      Float64Array.from(colors, (color) => ((color >> 8) & 0xff) * axes.g),
      Float64Array.from(colors, (color) => (color & 0xff) * axes.b),
    );
    colors.forEach((color, index) => {
      const cell = cellOf(color);
      const first = this.cells[cell] as number;
      if (first !== NONE) this.siblings[index] = first;
      this.cells[cell] = index;
      if (index < common) this.common[cell] = 1;
    });
  }

  /** Fills a cell. */
  look(cell: number): number {
    const middle = (bits: number) => (bits << 2) + 1.5;
    const index = this.#nearest.find(
      middle(cell >> 12) * axes.r,
      middle((cell >> 6) & 0x3f) * axes.g,
      middle(cell & 0x3f) * axes.b,
    );
    this.cells[cell] = index;
    return index;
  }

  /** Squared difference between a color and what it maps to. */
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

/** Colors in the quantizer's space (see axes.ts), to be searched: sorted along green, which differs most. */
export class Nearest {
  readonly #r: Float64Array;
  readonly #g: Float64Array;
  readonly #b: Float64Array;
  readonly #indices: Uint8Array;
  /** By green as an 8-bit number: the first color that is not below. */
  readonly #start = new Uint16Array(257);

  constructor(r: ArrayLike<number>, g: ArrayLike<number>, b: ArrayLike<number>) {
    const order = Array.from(g, (_, index) => index).sort(
      (one, two) => (g[one] as number) - (g[two] as number),
    );
    this.#indices = Uint8Array.from(order);
    this.#r = Float64Array.from(order, (index) => r[index] as number);
    this.#g = Float64Array.from(order, (index) => g[index] as number);
    this.#b = Float64Array.from(order, (index) => b[index] as number);
    for (let level = 0, at = 0; level <= 256; level += 1) {
      while (at < order.length && (this.#g[at] as number) < level * axes.g) at += 1;
      this.#start[level] = at;
    }
  }

  /** Index of the color nearest to a point. Searches both ways from its green, until green alone is too far. */
  find(r: number, g: number, b: number): number {
    const reds = this.#r;
    const greens = this.#g;
    const blues = this.#b;
    const end = greens.length;
    let up = this.#start[Math.max(0, Math.min(255, (g / axes.g) | 0))] as number;
    let down = up - 1;
    let best = 0;
    let least = Number.POSITIVE_INFINITY;
    while (up < end || down >= 0) {
      if (up < end) {
        const dg = (greens[up] as number) - g;
        if (dg > 0 && dg * dg >= least) up = end;
        else {
          const dr = (reds[up] as number) - r;
          const db = (blues[up] as number) - b;
          const distance = dr * dr + dg * dg + db * db;
          if (distance < least) {
            least = distance;
            best = up;
          }
          up += 1;
        }
      }
      if (down >= 0) {
        const dg = g - (greens[down] as number);
        if (dg > 0 && dg * dg >= least) down = -1;
        else {
          const dr = (reds[down] as number) - r;
          const db = (blues[down] as number) - b;
          const distance = dr * dr + dg * dg + db * db;
          if (distance < least) {
            least = distance;
            best = down;
          }
          down -= 1;
        }
      }
    }
    return this.#indices[best] as number;
  }
}

/**
 * The quantizer's space: sRGB, whose steps are nearly equal to the eye, stretched so that a step of green counts most
 * and one of blue least. Measured: less of it loses SSIM, more of it loses PSNR of color.
 */
export const axes = { r: 1, g: 1.15, b: 0.9 } as const;
