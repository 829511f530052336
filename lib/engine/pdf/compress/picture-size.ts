import type { Placement } from "./placements";
import { UNKNOWN_INCHES, WORTH_SCALING } from "./settings";

const POINTS_AN_INCH = 72;

export type Size = { width: number; height: number };

/**
 * How many pixels a picture keeps.
 *
 * @param dpi pixels an inch of paper, in its better direction
 */
export function sizeFor({ width, height }: Size, placement: Placement | undefined, dpi: number): Size {
  const needed = (points: number, pixels: number) => ((points / POINTS_AN_INCH) * dpi) / pixels;
  const factor =
    placement === undefined || placement === "anywhere"
      ? (UNKNOWN_INCHES * dpi) / Math.max(width, height)
      : Math.max(needed(placement.width, width), needed(placement.height, height));
  if (factor * WORTH_SCALING >= 1) return { width, height };
  const scaled = (pixels: number) => Math.max(1, Math.ceil(pixels * factor));
  return { width: scaled(width), height: scaled(height) };
}
