import { firstDirectory, numberIn, type Tiff } from "../containers/tiff";

/** EXIF orientation (CIPA DC-008, 4.6.4): how a stored picture becomes upright. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** Mirror along the stored picture's axes first, then swap rows and columns. */
export type Turn = { mirrorX: boolean; mirrorY: boolean; swap: boolean };

export const turns: Record<Orientation, Turn> = {
  1: { mirrorX: false, mirrorY: false, swap: false },
  2: { mirrorX: true, mirrorY: false, swap: false },
  3: { mirrorX: true, mirrorY: true, swap: false },
  4: { mirrorX: false, mirrorY: true, swap: false },
  5: { mirrorX: false, mirrorY: false, swap: true },
  6: { mirrorX: false, mirrorY: true, swap: true },
  7: { mirrorX: true, mirrorY: true, swap: true },
  8: { mirrorX: true, mirrorY: false, swap: true },
};

/** The orientations that turn into each other by a quarter clockwise, and those that are mirrored, too. */
const clockwise: readonly (readonly Orientation[])[] = [
  [1, 6, 3, 8],
  [2, 7, 4, 5],
];

/** Returns the orientation of a picture that is turned further, by quarters clockwise. */
export function turnedBy(orientation: Orientation, quarters: number): Orientation {
  const around = clockwise.find((ones) => ones.includes(orientation)) ?? [];
  return around[(around.indexOf(orientation) + quarters) % around.length] ?? orientation;
}

const ORIENTATION = 0x0112;

const isOrientation = (value: number): value is Orientation => value >= 1 && value <= 8;

/** Reads the orientation from EXIF's first directory; 1 when there is none. */
export function orientationIn(tiff: Tiff | null): Orientation {
  const value = tiff ? numberIn(firstDirectory(tiff), ORIENTATION) : 1;
  return isOrientation(value) ? value : 1;
}
