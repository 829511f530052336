import { ConversionError } from "../../../../../contract/errors";
import { needsSdr } from "../../../color/cicp";
import { cicpOfProfile } from "../../../color/icc";
import {
  END_OF_IMAGE,
  marker,
  type Segment,
  START_OF_IMAGE,
  splitSegments,
  startsWith,
} from "../../../containers/jpeg";
import { turns } from "../../../metadata/orientation";
import { decodePlanes } from "../coefficients/decode";
import { encodeScan } from "../coefficients/encode";
import type { Frame } from "../coefficients/frame";
import type { Plane, View } from "../coefficients/planes";
import { type Pass, type Picture, readPicture } from "../coefficients/scans";
import { frameSegments } from "../lossless";
import { keptSegments, readOrientation } from "../lossless/metadata";
import { canTurn, turnFrame, turnPlane, turnQuantizationTables } from "../lossless/turn";
import { ratesOf, trellis } from "./trellis";

/** Where the Adobe segment says how the components are to be read: 1 for YCbCr (Adobe Technical Note 5116, section 18). */
const TRANSFORM_AT = 11;

const isYcc = (list: readonly Segment[], { components }: Frame): boolean => {
  const adobe = list.find(({ code, body }) => code === marker.app14 && startsWith(body, "Adobe"));
  if (adobe) return adobe.body[TRANSFORM_AT] === 1;
  return components.map(({ id }) => String.fromCharCode(id)).join("") !== "RGB";
};

const PROFILE = "ICC_PROFILE\0";
/** Behind the signature: the number of a part, and how many there are (ICC.1:2010, B.4). */
const PROFILE_AT = PROFILE.length + 2;

/** Whether samples are sRGB, so that a profile can be left out. */
function isSrgb(list: readonly Segment[]): boolean {
  const [profile, ...more] = list.filter(
    ({ code, body }) => code === marker.app2 && startsWith(body, PROFILE),
  );
  if (!profile) return true;
  const space = more.length === 0 ? cicpOfProfile(profile.body.subarray(PROFILE_AT)) : undefined;
  return space !== undefined && !needsSdr(space);
}

const factorsOf = ({ components }: Frame): string => components.map(({ h, v }) => `${h}x${v}`).join();

/** One pass over a band of each component. */
const passes = (components: readonly number[], first: number, last: number): Pass[] =>
  components.map((index) => ({ components: [index], first, last, high: 0, low: 0 }));

/** Where luma may be divided into a band of low frequencies and one of high ones, which have other codes; chroma. */
const splits = { luma: [2, 5, 8], chroma: 5 } as const;

const bands = (components: readonly number[], split: number): Pass[] => [
  ...passes(components, 1, split),
  ...passes(components, split + 1, 63),
];

/** Each component's DC, then its two bands: as good as the best of the 64 scripts that mozjpeg tries, in no time. */
const progressive = ({ components }: Frame, split: number): Pass[] => {
  const [luma = 0, ...chroma] = components.map((_, index) => index);
  return [...passes([luma, ...chroma], 0, 0), ...bands([luma], split), ...bands(chroma, splits.chroma)];
};

const lengthOf = (parts: readonly Uint8Array[]) => parts.reduce((sum, { length }) => sum + length, 0);

/** Blocks by which luma's best division is found: 15 ms of encoding for each. */
const ENOUGH_BLOCKS = 16_000;

/** Finds where luma is best divided, by rows of blocks from all over the picture. */
function findSplit(frame: Frame, [view]: readonly View[]): number {
  const [luma] = frame.components;
  if (!view || !luma) return splits.chroma;
  const step = Math.ceil((luma.columns * luma.rows) / ENOUGH_BLOCKS);
  const thinned = { ...view, stepY: view.stepY * step };
  const components = [{ ...luma, rows: Math.ceil(luma.rows / step) }];
  const lengths = splits.luma.map((split) =>
    lengthOf(bands([0], split).flatMap((pass) => encodeScan({ ...frame, components }, [thinned], pass))),
  );
  return splits.luma[lengths.indexOf(Math.min(...lengths))] ?? splits.chroma;
}

/** Decodes the coefficients; `null` where libjpeg is more tolerant. */
function decodeIfWhole(picture: Picture): Plane[] | null {
  try {
    return decodePlanes(picture).planes;
  } catch (error) {
    if (error instanceof ConversionError) return null;
    throw error;
  }
}

/** Quantizes all blocks that hold pixels, in place. */
function requantizePlane(
  plane: Plane,
  { columns, rows }: Frame["components"][number],
  requantizeBlock: ReturnType<typeof trellis>,
): void {
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) requantizeBlock(plane, row * plane.stride + column);
}

/**
 * Encodes a JPEG with coarser divisors, upright and progressive: its coefficients are quantized again, which spares the
 * way over pixels and their rounding, above all that of color. 12 megapixels take 250 ms; mozjpeg's encoder, whose
 * quantization this is, takes 600 and keeps 2 dB less of the color.
 *
 * @param like a sequential JPEG of the picture, or of a sample of it, with the divisors to use and with fitted codes, by
 * which bits are counted
 * @returns `null` for what has to be converted on the way (another color space, CMYK, RGB, other sampling factors than
 * those of `like`), cannot be turned without loss, or is not read here (see `rewriteJpeg`)
 */
export function requantize(bytes: Uint8Array, like: Uint8Array): Uint8Array | null {
  const segments = splitSegments(bytes);
  const picture = segments?.ended ? readPicture(segments.list) : null;
  const pattern = readPicture(splitSegments(like)?.list ?? []);
  if (!segments || !picture || !pattern || !isSrgb(segments.list)) return null;
  const stored = picture.frame;
  if (stored.components.length > 1 && !isYcc(segments.list, stored)) return null;
  const turn = turns[readOrientation(bytes)];
  const frame = { ...turnFrame(stored, turn), code: marker.progressive };
  if (factorsOf(pattern.frame) !== factorsOf(frame) || !canTurn(stored, turn)) return null;
  const planes = decodeIfWhole(picture);
  if (!planes) return null;

  const divisors = turnQuantizationTables(pattern, turn);
  const rates = pattern.scans.flatMap(({ ac }) => ac.flatMap((table) => (table ? ratesOf(table) : [])));
  const views = planes.flatMap((plane, index) => {
    const component = stored.components[index];
    const [from, to, bits] = [picture.quantizationTables[index], divisors[index], rates[index]];
    if (!component || !from || !to || !bits) return [];
    requantizePlane(plane, component, trellis({ from, to }, bits));
    return turnPlane(plane, component, turn);
  });
  return Buffer.concat([
    START_OF_IMAGE,
    ...keptSegments(segments.list, { keepIcc: false, swapped: turn.swap }),
    ...frameSegments(frame, pattern.quantizationTables),
    ...progressive(frame, findSplit(frame, views)).flatMap((pass) => encodeScan(frame, views, pass)),
    END_OF_IMAGE,
  ]);
}
