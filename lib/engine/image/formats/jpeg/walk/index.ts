import { marker, splitSegments } from "../../../containers/jpeg";
import { type Frame, hasWholeFactors, layoutOf, type McuLayout } from "../coefficients/frame";
import { readScanData } from "../coefficients/scan-data";
import { type Picture, readPicture, type Scan } from "../coefficients/scans";
import type { DecodeTable } from "../coefficients/tables";
import { firstAcWalk, type Known, moreAcWalk } from "./bands";
import { blocksWalk, moreDcWalk, type Walk, WRONG } from "./blocks";

/** The table of each block of an MCU. */
const perBlock = (tables: readonly (DecodeTable | undefined)[], { blocks }: McuLayout): DecodeTable[] =>
  blocks.flatMap(({ index }) => tables[index] ?? []);

function walkOf({ code }: Frame, scan: Scan, layout: McuLayout, known: readonly Known[]): Walk | null {
  const { dc, ac, first, high, components } = scan;
  if (code !== marker.progressive) return blocksWalk(perBlock(dc, layout), perBlock(ac, layout));
  if (first === 0)
    return high === 0 ? blocksWalk(perBlock(dc, layout), []) : moreDcWalk(layout.blocks.length);
  const [table] = ac;
  const own = known[components[0] ?? 0];
  if (!table || !own) return null;
  return high === 0 ? firstAcWalk(table, scan, own) : moreAcWalk(table, scan, own);
}

function isScanIntact(frame: Frame, scan: Scan, known: readonly Known[]): boolean {
  const layout = layoutOf(frame, scan.components);
  const mcus = layout.columns * layout.rows;
  const each = scan.interval || mcus;
  const data = readScanData(scan.entropy, Math.ceil(mcus / each));
  const walk = data?.isExact && walkOf(frame, scan, layout, known);
  if (!walk) return false;
  let left = mcus;
  let from = 0;
  for (const end of data.ends) {
    const reached = walk(data.words, from * 8, end * 8, Math.min(left, each));
    // Up to seven bits fill the last byte.
    if (reached === WRONG || reached > end * 8 || reached <= end * 8 - 8) return false;
    left -= each;
    from = end;
  }
  return true;
}

/** Each coefficient takes at least a bit in its first scan, so this is known before anything is allocated. */
function hasEnoughData({ frame, scans }: Picture): boolean {
  const bytes = scans.reduce((sum, { entropy }) => sum + entropy.length, 0);
  return frame.mcuColumns * frame.mcuRows <= bytes * 8;
}

/**
 * Walks through all codes of a JPEG, without decoding a pixel: 12 megapixels take a fifth of the time of libjpeg.
 *
 * @returns whether all data is there and has exactly the length its headers promise. `false` is no verdict: a file may
 * have harmless oddities, or be of a kind that is not walked through (arithmetic coding, 12 bits), so a decoder has to
 * look at it
 */
export function isIntact(bytes: Uint8Array): boolean {
  const segments = splitSegments(bytes);
  const picture = segments?.ended ? readPicture(segments.list) : null;
  if (!picture || !hasWholeFactors(picture.frame) || !hasEnoughData(picture)) return false;
  const { frame, scans } = picture;
  const known = frame.components.map(
    ({ columns, rows }) => new Int32Array(frame.code === marker.progressive ? 2 * columns * rows : 0),
  );
  return scans.every((scan) => isScanIntact(frame, scan, known));
}
