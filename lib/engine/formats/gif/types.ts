/** One picture of an animation, or the only one. */
export type GifFrame = {
  /** Rows from the top without padding: RGB, or RGBA with straight alpha. Read, never written to. */
  data: Uint8Array;
  channels: 3 | 4;
  /** How long it is shown, in milliseconds; of no meaning for a single frame. */
  delayMs: number;
};

export type GifOptions = {
  /** Pixels of every frame, 1 to 65535 each. */
  width: number;
  height: number;
  /** How often an animation is played, as sharp has it: 0 (default) for ever, 1 once. */
  loop?: number;
};

/** A part of the canvas, in pixels. */
export type Rect = { left: number; top: number; width: number; height: number };

/** What of a frame is drawn. */
export type Area = {
  data: Uint8Array;
  channels: 3 | 4;
  /** Pixels of a row of `data`. */
  stride: number;
  rect: Rect;
  /** By pixel of the canvas: 1 is drawn, 0 left as it is on the canvas. All of it without. */
  drawn?: Uint8Array;
  /**
   * Whether the frame has to have an index for pixels that are left as they are, used or not: libnsgif, and with it
   * sharp, clears the rectangle of a frame without one to the background's color instead of to nothing.
   */
  clears: boolean;
};

/** An area as palette indices, row by row. */
export type Indexed = {
  indices: Uint8Array;
  /** 0xrrggbb, up to 256. */
  palette: Uint32Array;
  /** Index of the pixels that are left as they are. */
  leave?: number;
};

/** GIF89a's tables have no more entries. */
export const MOST_COLORS = 256;
