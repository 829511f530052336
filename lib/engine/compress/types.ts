import type { Sharp } from "sharp";
import type { Source } from "../source";

/** One file to make smaller. */
export type Request = {
  source: Pick<Source, "from" | "frames" | "bits">;
  /** The file as it came. */
  bytes: Buffer;
  /** Its pixels, upright and sRGB, all frames of an animation; pulled several times, never changed. */
  pixels: Sharp;
  /**
   * The JPEG itself without metadata, orientation baked without loss; `null` where that cannot be done. The profile
   * stays: its pixels are not converted.
   */
  stripJpeg: (bytes: Buffer) => Uint8Array | null | Promise<Uint8Array | null>;
};

export type Compressed = {
  bytes: Uint8Array;
  /** Pixels of one frame, upright. */
  width: number;
  height: number;
  /** What the encoder was told, where it was a lossy one. */
  quality?: number;
  /** The data of the original, metadata removed: nothing smaller looked the same. */
  kept: boolean;
};

/** A new file that looks the same, with the quality its encoder was given. */
export type Candidate = { bytes: Uint8Array; quality?: number };

/** How one format is made smaller. */
export type Compressor = {
  /** The original without metadata; `null` when its data cannot stand as it is. */
  strip: (request: Request) => Uint8Array | null | Promise<Uint8Array | null>;
  /** The smallest file that looks the same; `null` when there is none. */
  encode: (request: Request) => Promise<Candidate | null>;
  /** What comes when neither can: looks the same as far as the format goes, of whatever size. */
  fallback: (request: Request) => Promise<Candidate>;
  /** How much smaller than the original a candidate must be, 0 to 1: a little is not worth another generation's loss. */
  worth: number;
};
