import { formatOfName, type TileId, tiles } from "@/lib/formats";
import type { Words } from "@/lib/words";
import { useFormat, useWords } from "../ui/words";

const percentOf = (before: number, after: number): number =>
  before === 0 ? 0 : Math.round((after / before - 1) * 100);

/** Returns how many percent smaller a file became. Undefined for less than half a percent. */
export function savedPercent(before: number, after: number): number | undefined {
  const percent = percentOf(before, after);
  return percent < 0 ? -percent : undefined;
}

/** Growth from which a reason is given, in percent. */
const UNUSUAL = 10;

type Original = Pick<File, "name" | "size">;

/** Returns the reason why a format makes an unusually large file, by its name in the words. @param after bytes */
export function growthReason(
  from: TileId,
  to: TileId,
  { name, size }: Original,
  after: number,
): keyof Words["converter"]["size"]["reasons"] | undefined {
  const toJpg = to === "jpg" || to === "jpeg";
  const same = from === "image" || from === "jpeg" || from === "jpg";
  if (after < size * (1 + UNUSUAL / 100)) return undefined;
  // Between its two names a JPEG is copied, unless it has to be turned and its sides are not of whole blocks.
  if (same && toJpg) return from === "image" || from === to ? undefined : "again";
  if (toJpg) return from === "png" ? "jpgOfPng" : "jpg";
  // What has the format already doesn't grow by it.
  if (formatOfName(name) === to) return undefined;
  return to === "png" || to === "gif" || to === "ico" || to === "tiff" ? to : undefined;
}

/** Returns the functions that say how a conversion changed a file's size, and why it grew. */
export function useSizeWords() {
  const texts = useWords("converter").size;
  const { fill, number } = useFormat();
  return {
    /** Returns undefined for less than half a percent. */
    changeOf(before: number, after: number): string | undefined {
      const percent = percentOf(before, after);
      if (percent === 0) return undefined;
      if (percent < 0) return fill(texts.smaller, { percent: -percent });
      return percent < 100
        ? fill(texts.larger, { percent })
        : fill(texts.times, { factor: number(after / before, 1) });
    },
    /** Returns undefined for a result of a usual size. */
    reasonOf(from: TileId, to: TileId, file: Original, after: number): string | undefined {
      const reason = growthReason(from, to, file, after);
      return reason && fill(texts.reasons[reason], { format: tiles[from].label });
    },
  };
}
