import { KIB, MIB } from "@/lib/limits";

/** A file's size as specified: KB with one decimal. */
export const kilobytes = (bytes: number): string => `${(bytes / KIB).toFixed(1)} KB`;

/** A selection's size as specified: MB with two decimals. */
export const megabytes = (bytes: number): string => `${(bytes / MIB).toFixed(2)} MB`;

/** What a conversion did to the size, in words; nothing when it is the same to the percent. */
export function sizeChange(before: number, after: number): string | undefined {
  if (before === 0) return undefined;
  const percent = Math.round((after / before - 1) * 100);
  if (percent === 0) return undefined;
  // From double on, a factor says more than a percentage.
  if (percent >= 100) return `${(after / before).toFixed(1)} times the size`;
  return percent < 0 ? `${-percent}% smaller` : `${percent}% larger`;
}

/** Small amounts in KB, larger ones in MB. */
export const size = (bytes: number): string => (bytes < MIB ? kilobytes(bytes) : megabytes(bytes));

/** What is said of a file that a compression could not make smaller. */
export const NOTHING_GAINED = "Already as small as it gets";

/** What a compression gained, in words; nothing when it is less than half a percent. */
export function sizeGained(before: number, after: number): string | undefined {
  const percent = before === 0 ? 0 : Math.round((1 - after / before) * 100);
  return percent > 0 ? `${percent}% smaller` : undefined;
}

/** '1 file', '3 files'. */
export const fileCount = (count: number): string => `${count} ${count === 1 ? "file" : "files"}`;
