import { axes } from "./axes";
import { Nearest } from "./nearest";
import type { Palette } from "./palette";
import { CELLS, cellOf } from "./points";

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
