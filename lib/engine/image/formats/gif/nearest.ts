import { channelWeights } from "./histogram";

/** Nearest-color search in the quantizer's space, over colors sorted by green, which differs most. */
export class Nearest {
  readonly #r: Float64Array;
  readonly #g: Float64Array;
  readonly #b: Float64Array;
  readonly #indices: Uint8Array;
  /** By 8-bit green: the first color that is not below it. */
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
      while (at < order.length && (this.#g[at] as number) < level * channelWeights.g) at += 1;
      this.#start[level] = at;
    }
  }

  /** Index of the color nearest to a point. Searches both ways from its green, until green alone is too far. */
  find(r: number, g: number, b: number): number {
    const end = this.#g.length;
    let up = this.#start[Math.max(0, Math.min(255, (g / channelWeights.g) | 0))] as number;
    let down = up - 1;
    let best = 0;
    let least = Number.POSITIVE_INFINITY;
    const reaches = (at: number, way: 1 | -1) => {
      const dg = (this.#g[at] as number) - g;
      if (way * dg > 0 && dg * dg >= least) return false;
      const dr = (this.#r[at] as number) - r;
      const db = (this.#b[at] as number) - b;
      const distance = dr * dr + dg * dg + db * db;
      if (distance < least) {
        least = distance;
        best = at;
      }
      return true;
    };
    while (up < end || down >= 0) {
      if (up < end) up = reaches(up, 1) ? up + 1 : end;
      if (down >= 0) down = reaches(down, -1) ? down - 1 : -1;
    }
    return this.#indices[best] as number;
  }
}
