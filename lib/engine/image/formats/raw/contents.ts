import type { Size } from "../../../../resize/plan";
import type { Exif } from "../../metadata/exif";
import type { Preview } from "./jpegs";

/** What the index of a RAW file says. */
export type Contents = {
  /** JPEGs that it points to. */
  previews: readonly Preview[];
  /** Size of the photo in pixels, as it is stored; without one nothing says it. */
  sensor?: Size;
  /** EXIF orientation of the photo; without one the preview's own counts. */
  orientation?: number;
  exif: Exif | null;
  /** Something that the index points to is beyond the end of the file. */
  isCut: boolean;
};

export const longer = ({ width, height }: Size): number => Math.max(width, height);

/** The one with the most pixels; undefined of none. */
export const largest = <T extends Size>(sizes: readonly T[]): T | undefined =>
  sizes.toSorted((a, b) => b.width * b.height - a.width * a.height)[0];
