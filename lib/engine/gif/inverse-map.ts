import { axes } from "./axes";
import { Nearest } from "./nearest";
import type { Palette } from "./palette";
import { CELLS, cellOf } from "./points";

const NONE = 0xff_ff;

/**
 * Finds a palette's colours by the 6 upper bits of each channel: the nearest one to the middle of the cell, looked for
 * when the cell is first asked for (Thomas, 'Efficient inverse color map computation', Graphics Gems II, computes all).
 */
export class InverseMap {
  /** By cell: an index, or one more than any where it is not known. */
  readonly cells = new Uint16Array(CELLS).fill(NONE);
  /** By index: another colour of the same cell, or the index itself at the chain's end. */
  readonly siblings: Uint8Array;
  /** By cell: 1 where a common colour lies. */
  readonly common = new Uint8Array(CELLS);
  readonly #nearest: Nearest;
  readonly #colours: Uint32Array;

  constructor({ colours, common }: Palette) {
    this.#colours = colours;
    this.siblings = Uint8Array.from(colours, (_, index) => index);
    this.#nearest = new Nearest(
      Float64Array.from(colours, (colour) => (colour >> 16) * axes.r),
      Float64Array.from(colours, (colour) => ((colour >> 8) & 0xff) * axes.g),
      Float64Array.from(colours, (colour) => (colour & 0xff) * axes.b),
    );
    colours.forEach((colour, index) => {
      const cell = cellOf(colour);
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

  /** Squared difference between a colour and what it maps to. */
  errorOf(colour: number): number {
    const cell = cellOf(colour);
    const index = this.cells[cell] as number;
    const found = this.#colours[index === NONE ? this.look(cell) : index] as number;
    const dr = (colour >> 16) - (found >> 16);
    const dg = ((colour >> 8) & 0xff) - ((found >> 8) & 0xff);
    const db = (colour & 0xff) - (found & 0xff);
    return dr * dr + dg * dg + db * db;
  }
}
