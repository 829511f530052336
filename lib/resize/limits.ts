/** Largest numbers that a side, in pixels, and a percentage can have. libjpeg writes no longer side. */
export const MOST_PIXELS = 65_500;
export const MOST_PERCENT = 1000;
