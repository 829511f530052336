import type { Sharp } from "sharp";
import { ConversionError } from "../../contract/errors";
import { openRaster, type Raster, sample } from "../raster/raster";
import type { Search } from "./settings";

/** A largest number of bytes, and whether fewer pixels are allowed to reach it. */
export type SizeTarget = { bytes: number; fewerPixels: boolean };

/** A picture at one size in pixels; `width` and `height` are of one frame. */
export type View = {
  width: number;
  height: number;
  open: () => Sharp;
  /** All its pixels; without them (an animation) nothing can be estimated on a sample. */
  raster?: Raster;
};

/**
 * One way to encode. Its setting is a quality or a number of colors: higher looks better and takes more bytes. The
 * logarithm of the bytes is nearly linear in it.
 */
export type Rung = Search & {
  /** Looks worse than fewer pixels, so it is only used where those are not allowed. */
  rough?: boolean;
  /** Setting to aim at with fewer pixels, between `low` and `high`; `low` when absent. */
  shrunk?: number;
  encode: (view: View, setting: number) => Promise<Uint8Array>;
};

/** From the best to the smallest. The last that is not rough is used for fewer pixels. */
export type Ladder = readonly Rung[];

const settings = {
  /** An encoding that takes this share of the target ends the search; small pictures take no time. */
  near: 0.92,
  nearSmall: 0.97,
  /** Encodings of a large picture, and of a small one or a sample. */
  rounds: 4,
  quickRounds: 7,
  /** A sample that is longer than the target by this factor decides alone. */
  hopeless: 1.3,
  /** Rise of the logarithm of the bytes per step of a setting (JPEG and WEBP at 50 to 85: 0.02 to 0.03). */
  slope: 0.025,
  /** Bytes fall with this power of the number of pixels: smaller pictures have more detail in each. */
  pixelPower: 0.85,
  /** Share of the target aimed at by fewer pixels; quality takes what is left. */
  aim: 0.94,
  /** Factor of both sides after a size that was still too large. */
  again: 0.88,
  /** Share of the target from which no more pixels are tried, and the factor of both sides that is not worth another try. */
  full: 0.9,
  step: 1.03,
  sizes: 8,
  shortestSide: 8,
} as const;

type Tried = { setting: number; bytes: Uint8Array };
/** The best that fits; setting and bytes of that, or of the smallest that does not; and how bytes rise with settings. */
type Found = { best: Tried | null; setting: number; length: number; slope: number };

/** Searches for the highest setting within `limit` bytes by regula falsi on the logarithm of the bytes. */
async function search(
  encode: (setting: number) => Promise<Uint8Array>,
  limit: number,
  { low, high, guess }: Search,
  { rounds, near, slope: known = settings.slope }: { rounds: number; near: number; slope?: number },
): Promise<Found> {
  let best: Tried | null = null;
  let over: Tried | null = null;
  let slope = known;
  let setting = Math.min(high, Math.max(low, guess));
  for (let round = 0; round < rounds; round += 1) {
    const tried: Tried = { setting, bytes: await encode(setting) };
    const { length } = tried.bytes;
    if (length <= limit) best = tried;
    else over = tried;
    const floor: number = best ? best.setting + 1 : low;
    const ceiling: number = over ? over.setting - 1 : high;
    if (floor > ceiling || (best && best.bytes.length >= near * limit)) break;
    if (best && over) slope = Math.log(over.bytes.length / best.bytes.length) / (over.setting - best.setting);
    const aim = (limit * (1 + near)) / 2;
    const next = Math.floor(setting + Math.log(aim / length) / Math.max(slope, 0.001));
    // The last round must not end without a file: the lowest setting is the likeliest.
    const last: boolean = !best && round === rounds - 2;
    setting = last ? low : Math.min(ceiling, Math.max(floor, next));
  }
  const nearest = (best ?? over) as Tried;
  return { best, setting: nearest.setting, length: nearest.bytes.length, slope };
}

/** Encodes as well as fits: on a sample of large pictures first, which is quick, then as a whole. */
async function fitRung(view: View, rung: Rung, limit: number): Promise<Found> {
  const { raster } = view;
  const tiles = raster && sample(raster);
  let { guess } = rung;
  let slope: number | undefined;
  const large = tiles !== raster;
  if (raster && tiles && large) {
    const share = (raster.width * raster.height) / (tiles.width * tiles.height);
    const part = viewOf(tiles);
    const within = limit / share;
    const how = { rounds: settings.quickRounds, near: settings.nearSmall };
    const found = await search((setting) => rung.encode(part, setting), within, rung, how);
    if (found.length > within * settings.hopeless)
      return { ...found, best: null, length: Math.round(found.length * share) };
    guess = found.setting;
    slope = found.slope;
  }
  const { rounds, quickRounds, near, nearSmall } = settings;
  const how = large ? { rounds, near, slope } : { rounds: quickRounds, near: nearSmall };
  return search((setting) => rung.encode(view, setting), limit, { ...rung, guess }, how);
}

export const viewOf = (raster: Raster): View => ({
  width: raster.width,
  height: raster.height,
  open: () => openRaster(raster),
  raster,
});

export type Resize = (width: number, height: number) => Promise<View>;

/** A file within a target. */
export type Fitted = { bytes: Uint8Array; width: number; height: number };

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
    if (found.best) return fitted(found.best, whole);
    least = Math.min(least, found.length);
  }
  if (fewerPixels) return fitPixels(whole, last, resize, limit, least);
  // A sample has only estimated it.
  const smallest = { setting: last.low, bytes: await last.encode(whole, last.low) };
  if (smallest.bytes.length <= limit) return fitted(smallest, whole);
  throw unreachable(smallest.bytes.length);
}

/** Finds the most pixels that fit: the bytes of each size tell the next. */
async function fitPixels(
  whole: View,
  rung: Rung,
  resize: Resize,
  limit: number,
  atLow: number,
): Promise<Fitted> {
  const { shrunk = rung.low, low, high } = rung;
  const factorFor = (bytes: number) => ((limit * settings.aim) / bytes) ** (0.5 / settings.pixelPower);
  let scale = factorFor(atLow * Math.exp((shrunk - low) * settings.slope));
  let fits = 0;
  let fails = 1;
  let least = atLow;
  let best: Fitted | null = null;
  for (let round = 0; round < settings.sizes; round += 1) {
    const width = Math.max(1, Math.round(whole.width * scale));
    const height = Math.max(1, Math.round(whole.height * scale));
    if (Math.max(width, height) < settings.shortestSide) break;
    const view = await resize(width, height);
    const found = await fitRung(view, { ...rung, guess: shrunk }, limit);
    const { length } = found;
    if (found.best) {
      best = fitted(found.best, view);
      fits = scale;
      // Below its highest setting, the setting has used the room.
      if (found.best.setting < high || length >= limit * settings.full) break;
    } else {
      least = Math.min(least, length);
      fails = scale;
    }
    if (fits * settings.step > fails) break;
    scale *= found.best ? factorFor(length) : Math.min(settings.again, factorFor(length));
    if (best && (scale <= fits || scale >= fails)) scale = (fits + fails) / 2;
  }
  if (best) return best;
  throw unreachable(least);
}

const fitted = ({ bytes }: Tried, { width, height }: View): Fitted => ({ bytes, width, height });

const unreachable = (bytes: number) =>
  new ConversionError("target_unreachable", { limit: Math.ceil(bytes / 1000) });

/** Numbers of colors as settings of a {@link Rung}, 8 to each doubling, so that the bytes rise as it expects. */
export const colorsOf = (setting: number): number => Math.round(2 ** (setting / 8));
export const settingOf = (colors: number): number => Math.round(8 * Math.log2(colors));
