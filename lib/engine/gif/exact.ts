import { type Area, type Indexed, MOST_COLOURS } from "./types";

const SLOT_BITS = 11;
const SLOTS = 1 << SLOT_BITS;
const FREE = -1;
/** See lzw.ts. */
const SPREAD = 0x9e3779b1;
/** Stands among the colours for the pixels that are left as they are. */
export const LEAVE = 1 << 24;

/** Up to 256 colours, each with its index in the order they came. */
export class ColourTable {
  readonly #slots = new Int32Array(SLOTS).fill(FREE);
  readonly #indices = new Uint8Array(SLOTS);
  readonly #colours: number[] = [];

  constructor(colours: Iterable<number> = []) {
    for (const colour of colours) this.indexOf(colour);
  }

  /** Index of a colour, which is added if there is room; -1 when there is none. */
  indexOf(colour: number): number {
    let slot = Math.imul(colour, SPREAD) >>> (32 - SLOT_BITS);
    for (let found = this.#slots[slot] as number; found !== FREE; found = this.#slots[slot] as number) {
      if (found === colour) return this.#indices[slot] as number;
      slot = (slot + 1) & (SLOTS - 1);
    }
    const index = this.#colours.length;
    if (index === MOST_COLOURS) return -1;
    this.#slots[slot] = colour;
    this.#indices[slot] = index;
    this.#colours.push(colour);
    return index;
  }

  /** Whether there is room for all of these. */
  takes(colours: Uint32Array): boolean {
    const missing = colours.filter((colour) => !this.#colours.includes(colour));
    return this.#colours.length + missing.length <= MOST_COLOURS;
  }

  get colours(): readonly number[] {
    return this.#colours;
  }
}

/** The area in its own colours; `null` when they are too many. */
export function indexExactly({ data, channels, stride, drawn, rect, clears }: Area): Indexed | null {
  const table = new ColourTable(clears ? [LEAVE] : []);
  const indices = new Uint8Array(rect.width * rect.height);
  let colour = -1;
  let index = 0;
  for (let row = 0, to = 0; row < rect.height; row += 1) {
    let pixel = (rect.top + row) * stride + rect.left;
    for (const end = pixel + rect.width; pixel < end; pixel += 1, to += 1) {
      const at = pixel * channels;
      const wanted =
        drawn && drawn[pixel] === 0
          ? LEAVE
          : ((data[at] as number) << 16) | ((data[at + 1] as number) << 8) | (data[at + 2] as number);
      // Neighbours are mostly equal where this succeeds.
      if (wanted !== colour) {
        colour = wanted;
        index = table.indexOf(wanted);
        if (index < 0) return null;
      }
      indices[to] = index;
    }
  }
  const leave = table.colours.indexOf(LEAVE);
  return { indices, palette: Uint32Array.from(table.colours), ...(leave >= 0 && { leave }) };
}
