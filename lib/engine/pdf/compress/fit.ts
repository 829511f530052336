import type { PDFRawStream } from "@cantoo/pdf-lib";
import { runTasks } from "./run-tasks";
import {
  FILL_PIXELS,
  type FitRung,
  fitRungs,
  GRAPHIC_BONUS,
  MAX_FIT_QUALITY,
  type PictureSettings,
  QUALITY_SLOPE,
  REPEAT_PIXELS,
  RUNG_SLOPE,
  SAMPLE_PIXELS,
} from "./settings";

/** A picture of a document that has to fit into a number of bytes. */
export type Fittable = {
  /** Stored bytes and pixels as it came. */
  bytes: number;
  pixels: number;
  /** Returns a key that two settings share if they encode it the same way. */
  variantOf: (settings: PictureSettings) => string;
  /** Encodes it; returns what it was where nothing is gained. */
  shrink: (settings: PictureSettings) => Promise<PDFRawStream>;
};

/** Pictures in the order in which they were given, and their bytes. */
export type Fitted = { streams: readonly PDFRawStream[]; bytes: number };

/** How pictures are encoded: a resolution, which is a place in {@link fitRungs}, and a quality. */
type Step = { rung: number; quality: number };

type Colors = Pick<PictureSettings, "forScreen" | "keepsColors">;

const LAST = fitRungs.length - 1;
const START = Math.floor(LAST / 4);
const rungAt = (rung: number) => fitRungs[rung] as FitRung;
const lowest = (rung: number): Step => ({ rung, quality: rungAt(rung).low });
const isFloor = ({ rung, quality }: Step) => rung === 0 && quality === rungAt(0).low;

function settingsOf({ rung, quality }: Step, colors: Colors): PictureSettings {
  const { dpi, bilevelDpi } = rungAt(rung);
  const graphicQuality = Math.round(quality + (100 - quality) * GRAPHIC_BONUS);
  return { dpi, bilevelDpi, quality, graphicQuality, keepsHinting: true, ...colors };
}

/** Returns the next better step, or one that should take more bytes by a factor. */
function above({ rung, quality }: Step, factor = 1): Step {
  const better = Math.min(MAX_FIT_QUALITY, quality + Math.max(1, stepsFor(factor)));
  return better > quality || rung === LAST ? { rung, quality: better } : lowest(rung + 1);
}

/** Returns the next smaller step that should reach a share of the bytes, or the smallest of the rung or the next. */
function below({ rung, quality }: Step, share: number): Step {
  const { low } = rungAt(rung);
  if (quality > low) return { rung, quality: Math.max(low, quality + Math.min(-1, stepsFor(share))) };
  return rung === 0 ? { rung, quality } : lowest(rung - 1);
}

/** Returns the whole steps of quality that change the bytes by a factor, rounded away from zero. */
const stepsFor = (factor: number) => {
  const steps = Math.log(factor) / QUALITY_SLOPE;
  return factor < 1 ? Math.floor(steps) : Math.ceil(steps);
};

/** Settings from `low` to `high`, where the logarithm of the bytes rises by about `slope` from each to the next. */
type Range = { low: number; high: number; guess: number; slope: number };

/** Share of the bytes by which a sample may be wrong before all pictures are encoded a second time. */
const CLOSE = 0.02;

/** How many settings are guessed from the bytes; after that, the least distance of each from the last doubles. */
const GUESSES = 4;

/**
 * Finds the highest setting that takes no more than `limit` bytes. It is the same whatever is tried first, because a higher
 * setting never takes fewer bytes.
 *
 * @returns `low - 1` where even the lowest takes more
 */
async function findHighest(
  { low, high, guess, slope: usual }: Range,
  limit: number,
  bytesOf: (setting: number) => Promise<number>,
): Promise<number> {
  let [fits, fails] = [low - 1, high + 1];
  let setting = guess;
  let last: { setting: number; bytes: number } | undefined;
  for (let round = 1; fails - fits > 1; round += 1) {
    const bytes = await bytesOf(setting);
    if (bytes <= limit) fits = setting;
    else fails = setting;
    const slope = last ? Math.log(bytes / last.bytes) / (setting - last.setting) : usual;
    const steps = Math.floor(Math.log(Math.max(1, limit) / bytes) / Math.max(slope, usual / 4));
    last = { setting, bytes };
    const least = round < GUESSES ? 0 : 2 ** (round - GUESSES);
    const next = setting + (fits === setting ? Math.max(steps, least) : Math.min(steps, -least));
    setting = Math.max(fits + 1, Math.min(next, fails - 1));
  }
  return fits;
}

/**
 * Takes some pictures that stand for all: the largest, and of the others every so many, together of about
 * {@link SAMPLE_PIXELS}.
 */
function takeSample(pictures: readonly Fittable[]) {
  const at = (i: number) => pictures[i] as Fittable;
  const order = pictures.map((_, i) => i).toSorted((a, b) => at(b).bytes - at(a).bytes);
  if (pixelsOf(pictures) <= SAMPLE_PIXELS) return { largest: order, others: [], scale: 0 };
  const count = [2, 1, 0].find((first) => pixelsOf(order.slice(0, first).map(at)) <= SAMPLE_PIXELS / 2) ?? 0;
  const [largest, rest] = [order.slice(0, count), order.slice(count)];
  const left = SAMPLE_PIXELS - pixelsOf(largest.map(at));
  const stride = Math.min(rest.length, Math.ceil(pixelsOf(rest.map(at)) / left));
  const others = rest.filter((_, i) => i % stride === Math.floor(stride / 2));
  const bytesOf = (list: readonly number[]) => list.reduce((sum, i) => sum + at(i).bytes, 0);
  return { largest, others, scale: bytesOf(rest) / Math.max(1, bytesOf(others)) };
}

const pixelsOf = (pictures: readonly Fittable[]) => pictures.reduce((sum, { pixels }) => sum + pixels, 0);

/** Returns the bytes of the contents of streams. */
export const sizeOf = (streams: readonly PDFRawStream[]): number =>
  streams.reduce((sum, { contents }) => sum + contents.length, 0);

/** Thrown when the deadline has passed before all pictures were encoded. */
export class OutOfTime extends Error {}

/**
 * Encodes the pictures of a document so that they fit into a number of bytes, all at about the same quality. Each picture
 * is encoded once for each setting that is tried, and remembered. What is tried depends on the pictures and the number
 * alone, never on the time it takes.
 */
export class PictureFitter {
  readonly #made: Map<string, PDFRawStream>[];
  readonly #sample: ReturnType<typeof takeSample>;
  readonly #all: readonly number[];

  /** @param deadline in milliseconds since the epoch */
  constructor(
    readonly pictures: readonly Fittable[],
    readonly colors: Colors,
    readonly deadline: number,
  ) {
    this.#made = pictures.map(() => new Map());
    this.#sample = takeSample(pictures);
    this.#all = pictures.map((_, i) => i);
  }

  /** Whether the sample holds all pictures, so that the estimate is what they take. */
  get #isExact(): boolean {
    return this.#sample.others.length === 0;
  }

  #known(i: number, step: Step) {
    return this.#made[i]?.get(this.pictures[i]?.variantOf(settingsOf(step, this.colors)) ?? "");
  }

  async #encode(indexes: readonly number[], step: Step): Promise<PDFRawStream[]> {
    const settings = settingsOf(step, this.colors);
    const missing = indexes.filter((i) => !this.#known(i, step));
    const tasks = missing.map((i) => async () => {
      const picture = this.pictures[i];
      if (picture) this.#made[i]?.set(picture.variantOf(settings), await picture.shrink(settings));
    });
    await runTasks(tasks, this.deadline);
    const streams = indexes.map((i) => this.#known(i, step));
    if (!streams.every((stream) => stream !== undefined)) throw new OutOfTime();
    return streams;
  }

  /** Estimates the bytes of all pictures. */
  async #estimate(step: Step): Promise<number> {
    const { largest, others, scale } = this.#sample;
    return sizeOf(await this.#encode(largest, step)) + scale * sizeOf(await this.#encode(others, step));
  }

  /**
   * Finds the highest resolution whose lowest quality fits, then its highest quality that does. Below the lowest quality of
   * one resolution, the next lower looks better at the same size.
   *
   * @returns the smallest step where none fits
   */
  async #search(limit: number): Promise<Step> {
    const rungs: Range = { low: 0, high: LAST, guess: START, slope: RUNG_SLOPE };
    const rung = await findHighest(rungs, limit, (tried) => this.#estimate(lowest(tried)));
    if (rung < 0) return lowest(0);
    const { low } = rungAt(rung);
    const guess = above(lowest(rung), limit / (await this.#estimate(lowest(rung)))).quality;
    const qualities: Range = { low: low + 1, high: MAX_FIT_QUALITY, guess, slope: QUALITY_SLOPE };
    return {
      rung,
      quality: await findHighest(qualities, limit, (quality) => this.#estimate({ rung, quality })),
    };
  }

  /**
   * Encodes all pictures so that they take no more than `limit` bytes, and nearly as many.
   *
   * @param isFilled whether some get a better quality than others with the bytes that are left
   * @returns more bytes only where the smallest step takes them
   * @throws OutOfTime
   */
  async fit(limit: number, isFilled: boolean): Promise<Fitted> {
    let step = await this.#search(limit);
    let streams = await this.#encode(this.#all, step);
    const error = sizeOf(streams) / Math.max(1, await this.#estimate(step));
    if (Math.abs(error - 1) > CLOSE && pixelsOf(this.pictures) <= REPEAT_PIXELS) {
      step = await this.#search(limit / error);
      streams = await this.#encode(this.#all, step);
    }
    let bytes = sizeOf(streams);
    const lengthAt = (i: number) => streams[i]?.contents.length ?? 0;
    const largestFirst = () => this.#all.toSorted((a, b) => lengthAt(b) - lengthAt(a));
    /** Encodes a picture at another step, and keeps the result if the change in bytes is allowed. */
    const replace = async (i: number, by: Step, allows: (change: number) => boolean) => {
      const [made] = await this.#encode([i], by);
      const change = (made?.contents.length ?? 0) - lengthAt(i);
      if (!made || !allows(change)) return;
      streams[i] = made;
      bytes += change;
    };
    while (bytes > limit && !isFloor(step)) {
      step = below(step, Math.max(1, limit) / bytes);
      for (const i of largestFirst()) if (bytes > limit) await replace(i, step, (change) => change < 0);
    }
    if (bytes > limit || !isFilled) return { streams, bytes };
    const better = above(step, this.#isExact ? 1 : limit / bytes);
    let pixels = 0;
    for (const i of this.#all) {
      if (!this.#known(i, better)) pixels += this.pictures[i]?.pixels ?? 0;
      if (pixels > FILL_PIXELS) break;
      await replace(i, better, (change) => change > 0 && bytes + change <= limit);
    }
    return { streams, bytes };
  }
}
