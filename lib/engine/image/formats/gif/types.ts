/** One picture of an animation, or the only one. */
export type GifFrame = {
  /** Rows from the top without padding: RGB, or RGBA with straight alpha. Never written to. */
  data: Uint8Array;
  channels: 3 | 4;
  /** Display time in milliseconds; meaningless for a single frame. */
  delayMs: number;
};

/** A part of the canvas, in pixels. */
export type Rect = { left: number; top: number; width: number; height: number };

/** The part of a frame that is drawn. */
export type Area = {
  data: Uint8Array;
  channels: 3 | 4;
  /** Pixels per row of `data`. */
  stride: number;
  rect: Rect;
  /** By pixel of the canvas: 1 is drawn, 0 left as it is. Without a mask everything is drawn. */
  drawn?: Uint8Array;
  /**
   * Whether the frame needs a transparent index, used or not: libnsgif, and with it sharp, clears the rectangle of a
   * frame without one to the background color instead of to transparency.
   */
  clears: boolean;
};

/** An area as palette indices, row by row. */
export type Indexed = {
  indices: Uint8Array;
  /** 0xrrggbb, up to 256. */
  palette: Uint32Array;
  /** Index of the pixels that are left as they are (GIF89a's transparent color). */
  transparent?: number;
};

/** Largest color table of GIF89a. */
export const MOST_COLORS = 256;
