import { ConversionError } from "../../../contract/errors";
import {
  settings as encoding,
  fitRung,
  type Ladder,
  type Rung,
  sampled,
  type Tried,
  type View,
} from "./ladder";

/** A largest number of bytes, and whether fewer pixels are allowed to reach it. */
export type SizeTarget = { bytes: number; fewerPixels: boolean };

const settings = {
  /** Bytes fall with this power of the number of pixels, until two sizes tell: smaller pictures have more detail in each. */
  pixelPower: 0.85,
  powers: { least: 0.5, most: 1.2 },
  /** Shares of the target between which a sample says that a number of pixels is worth encoding. */
  worthwhile: { least: 0.85, most: 1.02 },
  /** Factor between two sizes that is not worth another try. */
  step: 1.03,
  sizes: 8,
  shortestSide: 8,
} as const;

export type Resize = (width: number, height: number) => Promise<View>;

/** A file within a target. `rough`: all its pixels, in a way that looks worse than fewer of them. */
export type Fitted = { bytes: Uint8Array; width: number; height: number; rough?: boolean };

/**
 * Encodes a picture as well as a number of bytes allows.
 *
 * @param whole at its full size
 * @param resize returns the picture at a smaller size in pixels
 * @throws ConversionError `target_unreachable` (limit: kilobytes that can be reached, of 1,000 bytes)
 */
export async function encodeWithin(
  whole: View,
  ladder: Ladder,
  resize: Resize,
  { bytes: limit, fewerPixels }: SizeTarget,
): Promise<Fitted> {
  const rungs = ladder.filter(({ rough }) => !rough || !fewerPixels);
  const last = rungs[rungs.length - 1] as Rung;
  let least = Number.POSITIVE_INFINITY;
  for (const rung of rungs) {
    const found = await fitRung(whole, rung, limit);
    if (found.best) return { ...fitted(found.best, whole), ...(rung.rough && { rough: true }) };
    least = Math.min(least, found.length);
  }
  if (fewerPixels) return fitPixels(whole, last, resize, limit, least);
  // A sample has only estimated it.
  const smallest = { setting: last.low, bytes: await last.encode(whole, last.low) };
  if (smallest.bytes.length <= limit)
    return { ...fitted(smallest, whole), ...(last.rough && { rough: true }) };
  throw unreachable(smallest.bytes.length);
}

/** Tells from what some sizes take which share of all pixels to try next. */
class PixelSearch {
  readonly #limit: number;
  /** What the last size took; first a guess. */
  #known: { pixels: number; bytes: number };
  #isGuess = true;
  /** Bytes follow from this power of the number of pixels. */
  #power: number = settings.pixelPower;
  /** The most that fits, and the least that does not. */
  #fits = 0;
  #fails = 1;

  /** @param bytes about what all pixels would take */
  constructor(limit: number, bytes: number) {
    this.#limit = limit;
    this.#known = { pixels: 1, bytes };
  }

  next(): number {
    const { pixels, bytes } = this.#known;
    const wanted = pixels * ((this.#limit * encoding.aim) / bytes) ** (1 / this.#power);
    if (wanted > this.#fits && wanted < this.#fails) return wanted;
    return this.#fits > 0 ? Math.sqrt(this.#fits * this.#fails) : this.#fails / 2;
  }

  /** Learns what a share takes, or a sample says that it does. */
  learn(pixels: number, bytes: number): void {
    const rise = Math.log(bytes / this.#known.bytes) / Math.log(pixels / this.#known.pixels);
    const { least, most } = settings.powers;
    if (!this.#isGuess && Number.isFinite(rise)) this.#power = Math.min(most, Math.max(least, rise));
    this.#known = { pixels, bytes };
    this.#isGuess = false;
  }

  /** Narrows the range by a share that was encoded. */
  narrow(pixels: number, fits: boolean): void {
    if (fits) this.#fits = pixels;
    else this.#fails = pixels;
  }

  get isNarrow(): boolean {
    return this.#fits * settings.step ** 2 > this.#fails;
  }
}

type Shrunk = {
  /** The most pixels that fit, and the fewest that do not. */
  best: { view: View; tried: Tried } | null;
  smallest: View | null;
  /** Fewest bytes of all encodings. */
  least: number;
};

/** Looks for the most pixels that fit with the setting for fewer pixels, from what samples of several sizes say. */
async function shrink(
  whole: View,
  rung: Rung,
  resize: Resize,
  limit: number,
  atLow: number,
): Promise<Shrunk> {
  const { shrunk = rung.low, low } = rung;
  const { worthwhile, shortestSide, sizes } = settings;
  const { near = encoding.near } = rung;
  const pixels = new PixelSearch(limit, atLow * Math.exp((shrunk - low) * encoding.slope));
  const found: Shrunk = { best: null, smallest: null, least: atLow };
  // Bytes of a whole, by those that samples of other sizes said it would have.
  let error = 1;
  for (let round = 0; round < sizes; round += 1) {
    const share = pixels.next();
    const width = Math.max(1, Math.round(whole.width * Math.sqrt(share)));
    const height = Math.max(1, Math.round(whole.height * Math.sqrt(share)));
    if (Math.max(width, height) < shortestSide) break;
    const view = await resize(width, height);
    const tiles = sampled(view, rung);
    const said = tiles && (await tiles.encode(shrunk)).length * tiles.share * error;
    const isWorthwhile = !said || (said >= limit * worthwhile.least && said <= limit * worthwhile.most);
    if (said && !isWorthwhile && round < sizes / 2) {
      pixels.learn(share, said);
      continue;
    }
    const tried = { setting: shrunk, bytes: await rung.encode(view, shrunk) };
    const { length } = tried.bytes;
    const fits = length <= limit;
    if (said) error *= length / said;
    found.least = Math.min(found.least, length);
    if (fits) found.best = { view, tried };
    else found.smallest = view;
    pixels.narrow(share, fits);
    if ((fits && length >= limit * near) || pixels.isNarrow) break;
    pixels.learn(share, length);
  }
  return found;
}

/** Encodes fewer pixels, as many as fit; then the setting takes what is left. */
async function fitPixels(
  whole: View,
  rung: Rung,
  resize: Resize,
  limit: number,
  atLow: number,
): Promise<Fitted> {
  const { best, smallest, least } = await shrink(whole, rung, resize, limit, atLow);
  if (!best) {
    const found = smallest && (await fitRung(smallest, rung, limit));
    if (smallest && found?.best) return fitted(found.best, smallest);
    throw unreachable(Math.min(least, found?.length ?? least));
  }
  const { view, tried } = best;
  const { shrunk = rung.low, near = encoding.near } = rung;
  if (tried.bytes.length >= limit * near) return fitted(tried, view);
  const better = await fitRung(view, { ...rung, low: shrunk, guess: shrunk }, limit);
  return fitted(better.best ?? tried, view);
}

const fitted = ({ bytes }: Tried, { width, height }: View): Fitted => ({ bytes, width, height });

const unreachable = (bytes: number) =>
  new ConversionError("target_unreachable", { limit: Math.ceil(bytes / 1000) });
