import { type TileId, tiles } from "@/lib/formats";
import { KIB, MIB } from "@/lib/limits";

/** Formats a file's size as specified: KB with one decimal. */
export const kilobytes = (bytes: number): string => `${(bytes / KIB).toFixed(1)} KB`;

/** Formats the size of a selection as specified: MB with two decimals. */
export const megabytes = (bytes: number): string => `${(bytes / MIB).toFixed(2)} MB`;

/** Describes how a conversion changed the size. Returns undefined for less than half a percent. */
export function sizeChange(before: number, after: number): string | undefined {
  if (before === 0) return undefined;
  const percent = Math.round((after / before - 1) * 100);
  if (percent === 0) return undefined;
  // Above double the size, a factor is clearer than a percentage.
  if (percent >= 100) return `${(after / before).toFixed(1)} times the size`;
  return percent < 0 ? `${-percent}% smaller` : `${percent}% larger`;
}

/** Formats a size in KB, from 1 MB on in MB. */
export const size = (bytes: number): string => (bytes < MIB ? kilobytes(bytes) : megabytes(bytes));

/** Text for a file that could not be compressed further. */
export const NOTHING_GAINED = "Already well compressed";

/** Describes what a compression saved. Returns undefined for less than half a percent. */
export const sizeGained = (before: number, after: number): string | undefined =>
  after < before ? sizeChange(before, after) : undefined;

/** Formats '1 file' or '3 files'. */
export const fileCount = (count: number): string => `${count} ${count === 1 ? "file" : "files"}`;

/** Size change of 'larger' from which a reason is given, in percent. */
const UNUSUAL = 10;

/** Why a format makes larger files, by target. */
const reasons: Partial<Record<TileId, (from: TileId) => string>> = {
  jpg: (from) =>
    from === "png"
      ? "JPG is made for photos. Drawings and screenshots are often smaller as PNG."
      : `Pictures usually take more space as JPG than as ${tiles[from].label}.`,
  png: () => "PNG keeps every pixel exactly, which makes photos large.",
  gif: () => "GIF compresses photos poorly. WEBP is usually much smaller.",
  ico: () => "An icon holds the picture in several sizes.",
  tiff: () => "TIFF keeps every pixel exactly, which makes photos large.",
};

/** Explains an unusual gain in size in one sentence. */
export function sizeReason(from: TileId, to: TileId, before: number, after: number): string | undefined {
  const same = from === "image" || from === "jpeg" || from === "jpg";
  if (after < before * (1 + UNUSUAL / 100) || (same && (to === "jpg" || to === "jpeg"))) return undefined;
  return reasons[to === "jpeg" ? "jpg" : to]?.(from);
}
