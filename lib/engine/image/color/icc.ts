import type { Cicp } from "./cicp";
import { chromaticities, colorantsOf } from "./primaries";
import { lightOfCodes, SRGB_TRANSFER } from "./transfer";

/** ICC.1:2010, 7.2 and 7.3: the header, then a count and 12 bytes for every tag. */
const COLOR_SPACE_AT = 16;
const CONNECTION_SPACE_AT = 20;
const TAGS_AT = 128;
const TAG_ENTRY_BYTES = 12;
/** Type signature of a tag: four letters and four zero bytes. */
const TYPE_BYTES = 8;

/** Tables that override colorants and curves (8.10): such a profile is more than its primaries. */
const tables: readonly string[] = ["A2B0", "A2B1", "A2B2", "D2B0", "D2B1", "D2B2", "D2B3"];

/** Tolerance in XYZ. Apple's and lcms' Display P3 differ by 0.0011; the nearest two of H.273 are 0.019 apart. */
const COLORANT_TOLERANCE = 0.002;

const lettersAt = (view: DataView, at: number) =>
  String.fromCharCode(...[0, 1, 2, 3].map((offset) => view.getUint8(at + offset)));

/** `s15Fixed16Number` (4.6). */
const fixedAt = (view: DataView, at: number) => view.getInt32(at) / 65_536;

function tagsOf(profile: DataView): Map<string, DataView> {
  const entries = Array.from({ length: profile.getUint32(TAGS_AT) }, (_, index) => {
    const at = TAGS_AT + 4 + index * TAG_ENTRY_BYTES;
    const start = profile.byteOffset + profile.getUint32(at + 4);
    const tag = new DataView(profile.buffer, start, profile.getUint32(at + 8));
    return [lettersAt(profile, at), tag] as const;
  });
  return new Map(entries);
}

/** Reads a `parametricCurveType` like sRGB's (10.15, function 3) or a `curveType` with a table (10.5), from 0 to 1. */
function curveOf(tag: DataView): ((signal: number) => number) | undefined {
  const type = lettersAt(tag, 0);
  if (type === "para" && tag.getUint16(TYPE_BYTES) === 3) {
    const [gamma = 1, a = 0, b = 0, c = 0, d = 0] = [12, 16, 20, 24, 28].map((at) => fixedAt(tag, at));
    return (signal) => (signal >= d ? (a * signal + b) ** gamma : c * signal);
  }
  const last = type === "curv" ? tag.getUint32(TYPE_BYTES) - 1 : 0;
  if (last < 1) return undefined;
  const entry = (index: number) => tag.getUint16(TYPE_BYTES + 4 + 2 * index) / 65_535;
  return (signal) => {
    const lower = Math.min(Math.floor(signal * last), last - 1);
    return entry(lower) + (signal * last - lower) * (entry(lower + 1) - entry(lower));
  };
}

const srgbLight = lightOfCodes(SRGB_TRANSFER, 8);

/** Whether no 8-bit code is closer to a neighbor's light than to its own. */
function isSrgbCurve(tag: DataView | undefined): boolean {
  const curve = tag && curveOf(tag);
  if (!curve) return false;
  return srgbLight.every((light, code) => {
    const lower = Math.min(code, srgbLight.length - 2);
    const step = (srgbLight[lower + 1] as number) - (srgbLight[lower] as number);
    return Math.abs(curve(code / 255) - light) < step / 2;
  });
}

function isColorant(tag: DataView | undefined, wanted: readonly number[] | undefined): boolean {
  if (!tag || !wanted || lettersAt(tag, 0) !== "XYZ ") return false;
  return wanted.every(
    (value, index) => Math.abs(fixedAt(tag, TYPE_BYTES + 4 * index) - value) < COLORANT_TOLERANCE,
  );
}

function recognize(profile: DataView): Cicp | undefined {
  if (lettersAt(profile, COLOR_SPACE_AT) !== "RGB ") return undefined;
  if (lettersAt(profile, CONNECTION_SPACE_AT) !== "XYZ ") return undefined;
  const tags = tagsOf(profile);
  if (tables.some((name) => tags.has(name))) return undefined;
  if (!["rTRC", "gTRC", "bTRC"].every((name) => isSrgbCurve(tags.get(name)))) return undefined;
  for (const primaries of chromaticities.keys()) {
    const wanted = colorantsOf(primaries);
    const matches = ["rXYZ", "gXYZ", "bXYZ"].every((name, index) =>
      isColorant(tags.get(name), wanted[index]),
    );
    if (matches) return { primaries, transfer: SRGB_TRANSFER };
  }
  return undefined;
}

/**
 * Finds the code points equivalent to an ICC profile: sRGB, Display P3 (which iPhones use), or other primaries with
 * sRGB's curve. `toSdr` and the HEIC threads then do what takes a color engine 225 ms.
 *
 * @returns undefined for any other or broken profile
 */
export function cicpOfProfile(icc: Uint8Array): Cicp | undefined {
  try {
    return recognize(new DataView(icc.buffer, icc.byteOffset, icc.byteLength));
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
