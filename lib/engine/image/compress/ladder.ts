import type { Sharp } from "sharp";
import { openRaster, type Raster, scatter } from "../raster/raster";
import type { Search } from "./settings";

/** A picture at one size in pixels; `width` and `height` are of one frame. */
export type View = {
  width: number;
  height: number;
  open: () => Sharp;
  /** All its pixels; without them (an animation) nothing can be estimated on a sample. */
  raster?: Raster;
  /** The view that this is a sample of. It is encoded with the same effort, so that its bytes tell those of the whole. */
  of?: View;
};

/**
 * One way to encode. Its setting is a quality or a number of colors: higher looks better and takes more bytes. The
 * logarithm of the bytes is nearly linear in it.
 */
export type Rung = Search & {
  /** Least difference of two settings; 1 when absent. */
  step?: number;
  /** Share of the target that ends the search; `settings.near` when absent. */
  near?: number;
  /** Looks worse than fewer pixels, so it is only used where those are not allowed. */
  rough?: boolean;
  /** Setting to aim at with fewer pixels, between `low` and `high`; `low` when absent. */
  shrunk?: number;
  encode: (view: View, setting: number) => Promise<Uint8Array>;
};

/** From the best to the smallest. The last that is not rough is used for fewer pixels. */
export type Ladder = readonly Rung[];

/** How settings are searched at one size. */
export const settings = {
  /** An encoding that takes this share of the target ends the search; small pictures take no time. */
  near: 0.9,
  nearSmall: 0.97,
  nearFine: 0.99,
  /** Encodings of a large picture, and of a small one or a sample. */
  rounds: 4,
  quickRounds: 7,
  fineRounds: 12,
  /** Tries in a row on the same side of the limit, after which the middle is tried. */
  stuck: 2,
  /** A sample that is longer than the target by this factor decides alone. */
  hopeless: 1.3,
  /** Rise of the logarithm of the bytes per step of a setting (JPEG and WEBP at 50 to 85: 0.02 to 0.03). */
  slope: 0.025,
  /** Shares of the target aimed at: samples are up to 5% off, and less once a first encoding has told by how much. */
  aim: 0.95,
  closeAim: 0.975,
  fineAim: 0.985,
} as const;

export type Tried = { setting: number; bytes: Uint8Array };
/** The best that fits; setting and bytes of that, or of the smallest that does not. */
type Found = { best: Tried | null; setting: number; length: number };

type Encode = (setting: number) => Promise<Uint8Array>;

/** Searches for the highest setting within `limit` bytes by regula falsi on the logarithm of the bytes. */
async function search(
  encode: Encode,
  limit: number,
  { low, high, guess, step = 1 }: Search & Pick<Rung, "step">,
  { rounds, near }: { rounds: number; near: number },
): Promise<Found> {
  let best: Tried | null = null;
  let over: Tried | null = null;
  let slope: number = settings.slope;
  let setting = Math.min(high, Math.max(low, guess));
  // Tries in a row on the same side of the limit: where the bytes fall steeply, the other side would never come nearer.
  let fits = 0;
  let fails = 0;
  for (let round = 0; round < rounds; round += 1) {
    const tried: Tried = { setting, bytes: await encode(setting) };
    const { length } = tried.bytes;
    if (length <= limit) best = tried;
    else over = tried;
    [fits, fails] = length <= limit ? [fits + 1, 0] : [0, fails + 1];
    const floor: number = best ? best.setting + step : low;
    const ceiling: number = over ? over.setting - step : high;
    if (floor > ceiling || (best && best.bytes.length >= near * limit)) break;
    if (best && over) slope = Math.log(over.bytes.length / best.bytes.length) / (over.setting - best.setting);
    const aim = (limit * (1 + near)) / 2;
    const middle = best && over && (best.setting + over.setting) / 2;
    const isStuck = Math.max(fits, fails) > settings.stuck;
    const wanted = (isStuck && middle) || setting + Math.log(aim / length) / Math.max(slope, 0.001);
    const next = Math.floor(wanted / step) * step;
    // The last round must not end without a file: the lowest setting is the likeliest.
    const last: boolean = !best && round === rounds - 2;
    setting = last ? low : Math.min(ceiling, Math.max(floor, next));
  }
  const nearest = (best ?? over) as Tried;
  return { best, setting: nearest.setting, length: nearest.bytes.length };
}

/** How small pictures and samples are searched: those of fine steps tell more. */
const quickly = ({ step = 1 }: Rung) =>
  step < 1
    ? { rounds: settings.fineRounds, near: settings.nearFine }
    : { rounds: settings.quickRounds, near: settings.nearSmall };

/** Encodes a setting once only. */
function remembering(encode: Encode): Encode {
  const known = new Map<number, Promise<Uint8Array>>();
  return (setting) => {
    const bytes = known.get(setting) ?? encode(setting);
    known.set(setting, bytes);
    return bytes;
  };
}

/** A sample of a large picture as a rung encodes it, and the number of pixels that each of its own stands for. */
export function sampled(view: View, rung: Rung): { encode: Encode; share: number } | undefined {
  const { raster } = view;
  const tiles = raster && scatter(raster);
  if (!raster || !tiles || tiles === raster) return undefined;
  const part = { ...viewOf(tiles), of: view };
  const share = (raster.width * raster.height) / (tiles.width * tiles.height);
  return { encode: remembering((setting) => rung.encode(part, setting)), share };
}

/**
 * Encodes as well as fits: small pictures as often as it takes. A large one is encoded with the setting that suits its
 * sample, and what it takes tells how many bytes the sample stands for: the second time is close.
 */
export async function fitRung(view: View, rung: Rung, limit: number): Promise<Found> {
  const { step = 1, near = settings.near } = rung;
  const quick = quickly(rung);
  const tiles = sampled(view, rung);
  if (!tiles) {
    const { rounds } = settings;
    return search(
      (setting) => rung.encode(view, setting),
      limit,
      rung,
      view.raster ? quick : { near, rounds },
    );
  }
  const closeAim = step < 1 ? settings.fineAim : settings.closeAim;
  let { share } = tiles;
  let best: Tried | null = null;
  let over: Tried | null = null;
  for (let round = 0; round < settings.rounds; round += 1) {
    const floor: number = best ? best.setting + step : rung.low;
    const ceiling: number = over ? over.setting - step : rung.high;
    if (floor > ceiling || (best && best.bytes.length >= near * limit)) break;
    const isFirst = !over && !best;
    const within = (limit * (isFirst ? settings.aim : closeAim)) / share;
    const found = await search(tiles.encode, within, rung, quick);
    if (isFirst && found.length > (limit / share) * settings.hopeless)
      return { best, setting: found.setting, length: Math.round(found.length * share) };
    // A step of AVIF may be a fifth of the bytes: the next better one is tried if it may just fit.
    if (best && found.setting < floor && (await tiles.encode(floor)).length * share > limit) break;
    const last = !best && round === settings.rounds - 1;
    const setting: number = last ? rung.low : Math.min(ceiling, Math.max(floor, found.setting));
    const tried: Tried = { setting, bytes: await rung.encode(view, setting) };
    if (tried.bytes.length <= limit) best = tried;
    else over = tried;
    share = tried.bytes.length / (await tiles.encode(setting)).length;
  }
  const nearest = (best ?? over) as Tried;
  return { best, setting: nearest.setting, length: nearest.bytes.length };
}

export const viewOf = (raster: Raster): View => ({
  width: raster.width,
  height: raster.height,
  open: () => openRaster(raster),
  raster,
});

/** Numbers of colors as settings of a {@link Rung}, 8 to each doubling, so that the bytes rise as it expects. */
export const colorsOf = (setting: number): number => Math.round(2 ** (setting / 8));
export const settingOf = (colors: number): number => Math.round(8 * Math.log2(colors));
