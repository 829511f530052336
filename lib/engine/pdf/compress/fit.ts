import type { PDFRawStream } from "@cantoo/pdf-lib";
import { runTasks } from "./run-tasks";
import {
  type FitRung,
  FULL_SHARE,
  fitRungs,
  GRAPHIC_BONUS,
  type PictureSettings,
  QUALITY_SLOPE,
  SAMPLE_PIXELS,
  SEARCH_SHARE,
} from "./settings";

/** A picture of a document that has to fit into a number of bytes. */
export type Fittable = {
  /** Stored bytes and pixels as it came. */
  bytes: number;
  pixels: number;
  /** Encodes it; returns what it was where nothing is gained. */
  shrink: (settings: PictureSettings) => Promise<PDFRawStream>;
};

/** Pictures in the order in which they were given, and their bytes. */
export type Fitted = { streams: readonly PDFRawStream[]; bytes: number };

/** How all pictures are encoded. */
type Step = { rung: number; quality: number };

type Colors = Pick<PictureSettings, "forScreen" | "keepsColors">;

/** Qualities that are tried of a rung, at most. */
const QUALITY_ROUNDS = 6;
const LAST = fitRungs.length - 1;
const floor: Step = { rung: LAST, quality: fitRungs[LAST]?.low ?? 0 };
const rungAt = (rung: number) => fitRungs[rung] as FitRung;
const keyOf = ({ rung, quality }: Step) => `${rung} ${quality}`;
const isFloor = (step: Step) => keyOf(step) === keyOf(floor);

function settingsOf({ rung, quality }: Step, colors: Colors): PictureSettings {
  const { dpi, bilevelDpi } = rungAt(rung);
  const graphicQuality = Math.round(quality + (100 - quality) * GRAPHIC_BONUS);
  return { dpi, bilevelDpi, quality, graphicQuality, keepsHinting: true, ...colors };
}

/** Steps of quality that change the bytes by a factor. */
const stepsFor = (factor: number) => Math.log(factor) / QUALITY_SLOPE;

/** Returns the next smaller step that should reach a share of the bytes, or the smallest of the rung or the next. */
function below(step: Step, share: number): Step {
  const { rung, quality } = step;
  const { low } = rungAt(rung);
  const wanted = Math.floor(quality + Math.min(-3, stepsFor(share)));
  if (quality > low) return { rung, quality: Math.max(low, wanted) };
  return rung === LAST ? step : { rung: rung + 1, quality: rungAt(rung + 1).low };
}

/** Some pictures that stand for all: the largest, and of the others as many as there is time for. */
function takeSample(pictures: readonly Fittable[]) {
  const order = pictures.map((_, i) => i).toSorted((a, b) => bytesAt(b) - bytesAt(a));
  function bytesAt(i: number) {
    return pictures[i]?.bytes ?? 0;
  }
  const pixels = pictures.reduce((sum, picture) => sum + picture.pixels, 0);
  if (pixels <= SAMPLE_PIXELS) return { largest: order, others: [], scale: 0 };
  const [largest, rest] = [order.slice(0, 2), order.slice(2)];
  const stride = Math.ceil(pixels / SAMPLE_PIXELS);
  const first = Math.min(Math.floor(stride / 2), rest.length - 1);
  const others = rest.filter((_, i) => i % stride === first);
  const sum = (list: readonly number[]) => list.reduce((total, i) => total + bytesAt(i), 0);
  return { largest, others, scale: sum(rest) / Math.max(1, sum(others)) };
}

/** Thrown when the deadline has passed before all pictures were encoded. */
export class OutOfTime extends Error {}

/**
 * Encodes the pictures of a document so that they fit into a number of bytes, all at about the same quality. Each picture
 * is encoded once for each setting that is tried, and remembered.
 */
export class PictureFitter {
  readonly #made: Map<string, PDFRawStream>[];
  readonly #sample: ReturnType<typeof takeSample>;

  /** @param deadline in milliseconds since the epoch */
  constructor(
    readonly pictures: readonly Fittable[],
    readonly colors: Colors,
    readonly deadline: number,
  ) {
    this.#made = pictures.map(() => new Map());
    this.#sample = takeSample(pictures);
  }

  async #encode(indexes: readonly number[], step: Step): Promise<PDFRawStream[]> {
    const settings = settingsOf(step, this.colors);
    const key = keyOf(step);
    const missing = indexes.filter((i) => !this.#made[i]?.has(key));
    const tasks = missing.map((i) => async () => {
      const made = await this.pictures[i]?.shrink(settings);
      if (made) this.#made[i]?.set(key, made);
    });
    await runTasks(tasks, this.deadline);
    const streams = indexes.map((i) => this.#made[i]?.get(key));
    if (!streams.every((stream) => stream !== undefined)) throw new OutOfTime();
    return streams;
  }

  /** Estimates the bytes of all pictures. */
  async #estimate(step: Step): Promise<number> {
    const { largest, others, scale } = this.#sample;
    const sizes = (streams: readonly PDFRawStream[]) =>
      streams.reduce((sum, { contents }) => sum + contents.length, 0);
    return sizes(await this.#encode(largest, step)) + scale * sizes(await this.#encode(others, step));
  }

  /** Finds the best step whose estimate fits, in the time there is; the smallest one where none does. */
  async #search(limit: number): Promise<Step> {
    const until = Date.now() + (this.deadline - Date.now()) * SEARCH_SHARE;
    let [first, last] = [0, LAST + 1];
    while (first < last && Date.now() < until) {
      const rung = Math.floor((first + last) / 2);
      const fits = (await this.#estimate({ rung, quality: rungAt(rung).low })) <= limit;
      if (fits) last = rung;
      else first = rung + 1;
    }
    if (last > LAST || this.pictures.length === 0) return floor;
    return { rung: last, quality: await this.#searchQuality(last, limit, until) };
  }

  /** Finds the highest quality of a rung whose estimate fits, by regula falsi on the logarithm of the bytes. */
  async #searchQuality(rung: number, limit: number, until: number): Promise<number> {
    const { low, high } = rungAt(rung);
    let best = { quality: low, bytes: await this.#estimate({ rung, quality: low }) };
    let over: typeof best | undefined;
    let slope: number = QUALITY_SLOPE;
    for (let round = 0; round < QUALITY_ROUNDS && best.bytes < limit * FULL_SHARE; round += 1) {
      if (Date.now() > until) break;
      const aim = (limit * (1 + FULL_SHARE)) / 2;
      const next = Math.floor(best.quality + Math.log(aim / best.bytes) / Math.max(slope, 0.002));
      const quality = Math.max(best.quality + 1, Math.min(next, (over?.quality ?? high + 1) - 1));
      if (quality > high || quality === over?.quality) break;
      const tried = { quality, bytes: await this.#estimate({ rung, quality }) };
      slope = Math.log(tried.bytes / best.bytes) / (quality - best.quality);
      if (tried.bytes <= limit) best = tried;
      else over = tried;
    }
    return best.quality;
  }

  /**
   * Encodes all pictures so that they take no more than `limit` bytes, and nearly as many.
   *
   * @returns more bytes only where the smallest step takes them
   * @throws OutOfTime
   */
  async fit(limit: number): Promise<Fitted> {
    const all = this.pictures.map((_, i) => i);
    // What a sample says may be a little wrong.
    const isExact = this.#sample.others.length === 0;
    let step = await this.#search(isExact ? limit : limit * FULL_SHARE);
    const streams = await this.#encode(all, step);
    let bytes = streams.reduce((sum, { contents }) => sum + contents.length, 0);
    const lengthAt = (i: number) => streams[i]?.contents.length ?? 0;
    const largestFirst = () => all.toSorted((a, b) => lengthAt(b) - lengthAt(a));
    const replace = async (i: number, by: Step, allows: (change: number) => boolean) => {
      const [made] = await this.#encode([i], by);
      const change = made ? made.contents.length - lengthAt(i) : 0;
      if (!made || !allows(change)) return;
      streams[i] = made;
      bytes += change;
    };
    while (bytes > limit && !isFloor(step)) {
      step = below(step, limit / bytes);
      for (const i of largestFirst()) if (bytes > limit) await replace(i, step, (change) => change < 0);
    }
    if (bytes > limit) return { streams, bytes };
    await this.#fillRest(step, bytes / limit, async (better) => {
      for (const i of largestFirst())
        await replace(i, better, (change) => change > 0 && bytes + change <= limit);
    });
    return { streams, bytes };
  }

  /** Encodes some pictures better with bytes that are left over, while there is time. */
  async #fillRest(step: Step, share: number, improve: (better: Step) => Promise<void>): Promise<void> {
    if (share > FULL_SHARE) return;
    const { rung, quality } = step;
    const better = Math.min(rungAt(rung).high, quality + Math.max(3, Math.ceil(stepsFor(1 / share))));
    if (better <= quality) return;
    await improve({ rung, quality: better }).catch((error) => {
      if (!(error instanceof OutOfTime)) throw error;
    });
  }
}
