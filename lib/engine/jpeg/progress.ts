import { marker } from "../containers/jpeg";
import type { Frame } from "./frame";
import type { Pass } from "./picture";
import { COEFFICIENTS } from "./zigzag";

/** The precision a coefficient has before its first scan. */
const UNSEEN = 0xff;
/** ITU-T T.81, B.2.3. */
const MOST_LOW = 13;

/** Holds that each bit of each coefficient comes once and in turn (T.81, G.1.1.1), so that a script can be kept. */
export class Progress {
  /** By component and coefficient: the bits still missing. */
  readonly #precision: readonly Uint8Array[];
  readonly #progressive: boolean;

  constructor({ code, components }: Frame) {
    this.#progressive = code === marker.progressive;
    this.#precision = components.map(() => new Uint8Array(COEFFICIENTS).fill(UNSEEN));
  }

  /** Whether a pass can follow now; it then counts as done. */
  accepts({ components, first, last, high, low }: Pass): boolean {
    if (this.#progressive) {
      if (first === 0 ? last !== 0 : components.length > 1 || last < first) return false;
      if (last >= COEFFICIENTS || low > MOST_LOW || (high > 0 && high !== low + 1)) return false;
    }
    return components.every((index) => {
      const band = this.#precision[index]?.subarray(first, last + 1);
      const inTurn = band?.every((precision) => precision === (high || UNSEEN));
      band?.fill(low);
      return inTurn;
    });
  }
}
