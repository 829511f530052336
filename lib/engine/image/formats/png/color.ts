import { type Cicp, isHdr, needsSdr } from "../../color/cicp";
import { type Chromaticities, chromaticities, isSrgb, isUsable, SRGB_PRIMARIES } from "../../color/primaries";
import type { RgbSpace } from "../../color/samples";
import { transfers } from "../../color/transfer";
import type { Chunk } from "../../containers/png";

type Chunks = readonly Pick<Chunk, "name" | "payload">[];

/** gAMA and cHRM store numbers times this (PNG 3, 11.3.2.1 and 11.3.2.2). */
const UNIT = 100_000;

/** The power of displays that gAMA was made for, which sRGB's curve comes close to (PNG 3, 11.3.2.5, table 14). */
const DISPLAY_POWER = 2.2;
/**
 * By how much the power of a whole chain may differ from 1: libpng's and Chromium's threshold. Chromium 156 applies any
 * gamma beside a cHRM, even sRGB's: writers mean sRGB by that, and its darkest levels would change by up to 10.
 */
const GAMMA_TOLERANCE = 0.05;

const payloadOf = (chunks: Chunks, name: string, length: number) =>
  chunks.find((chunk) => chunk.name === name && chunk.payload.length === length)?.payload;

/** Reads cICP; undefined for code points that we do not know, which leave the word to the other chunks. */
function cicpIn(chunks: Chunks): Cicp | undefined {
  const [primaries = 0, transfer = 0] = payloadOf(chunks, "cICP", 4) ?? [];
  return chromaticities.has(primaries) && transfers.has(transfer) ? { primaries, transfer } : undefined;
}

function chromaticitiesIn(chunks: Chunks): Chromaticities | undefined {
  const payload = payloadOf(chunks, "cHRM", 32);
  if (!payload) return undefined;
  const xy = (index: number) =>
    [payload.readUInt32BE(8 * index) / UNIT, payload.readUInt32BE(8 * index + 4) / UNIT] as const;
  const found = { white: xy(0), red: xy(1), green: xy(2), blue: xy(3) };
  return isUsable(found) ? found : undefined;
}

/**
 * Finds the color space that a PNG's chunks name, where libvips does not read them, in their order of precedence: cICP,
 * iCCP, sRGB, gAMA with cHRM (PNG 3, 4.3). As in Chromium, a cHRM without gAMA means nothing.
 *
 * @returns undefined for sRGB, and where an ICC profile decides, which libvips reads
 */
export function colorSpaceOf(chunks: Chunks): { hdr: Cicp } | { sdr: RgbSpace } | undefined {
  const cicp = cicpIn(chunks);
  if (cicp) return isHdr(cicp) ? { hdr: cicp } : needsSdr(cicp) ? { sdr: cicp } : undefined;
  if (chunks.some(({ name }) => name === "iCCP" || name === "sRGB")) return undefined;
  const gamma = payloadOf(chunks, "gAMA", 4)?.readUInt32BE() ?? 0;
  if (gamma === 0) return undefined;
  const found = chromaticitiesIn(chunks);
  const primaries = !found || isSrgb(found) ? SRGB_PRIMARIES : found;
  const difference = Math.abs((gamma / UNIT) * DISPLAY_POWER - 1);
  return primaries === SRGB_PRIMARIES && difference <= GAMMA_TOLERANCE
    ? undefined
    : { sdr: { primaries, transfer: { power: UNIT / gamma } } };
}
