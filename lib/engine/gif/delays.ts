const UNIT = 10;
/** Browsers show frames of a hundredth of a second or less for a tenth: what was longer has to stay longer. */
const SHORTEST = 2;

/**
 * Turns milliseconds to GIF's hundredths of a second. What rounding takes from one frame the next gets, so that an
 * animation lasts as long as it did; delays of up to 10 ms stay the 0 or 1 that browsers know.
 */
export class Delays {
  #owed = 0;

  next(delayMs: number): number {
    const wanted = delayMs / UNIT;
    if (wanted <= 1) return Math.round(Math.max(0, wanted));
    const delay = Math.max(SHORTEST, Math.round(wanted + this.#owed));
    this.#owed = Math.max(-1, this.#owed + wanted - delay);
    return delay;
  }
}
