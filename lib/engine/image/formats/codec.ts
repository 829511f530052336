import type { Sharp } from "sharp";
import type { ImageJob, ImageOptions, Input } from "../../types";
import type { Compressor } from "../compress";
import type { EmbeddedMetadata } from "../metadata";
import type { Source, Written } from "../source";

/** What of a file is read: the pixels of an SVG, the page of a TIFF (from 0). */
export type InspectOptions = Pick<Input, "svgSide"> & { page?: number };

/** A format that the engine reads. */
export type Codec = {
  /**
   * Reads a file's header; no pixel is decoded.
   *
   * @param head the first bytes of the file
   */
  inspect: (path: string, head: Uint8Array, options: InspectOptions) => Promise<Source>;
  /**
   * Opens the first frame, or all of them below each other if `animated`, and hands the pixels to `use`, which pulls
   * them through. May call `use` again on pixels read another way.
   */
  decode: <T>(
    job: Input,
    source: Source,
    animated: boolean,
    use: (pixels: Sharp) => Promise<T>,
  ) => Promise<T>;
  /**
   * Writes a picture in another format without its pixels passing through here.
   *
   * @returns undefined for what only `decode` and an encoder can do
   */
  transcode?: (job: ImageJob, source: Source) => Promise<Written | undefined>;
  /** How files become smaller in the same format; without it they cannot be. */
  compressor?: Compressor;
};

/** A format that the engine writes. */
export type Encoder = {
  /** Longest side a picture of this format can have, in pixels. */
  longestSide: number;
  /** Pulls the pixels through all steps into a file. sharp writes no metadata unless it is told to keep some. */
  encode: (pixels: Sharp, source: Source, options: ImageOptions, output: string) => Promise<Written>;
  /** Writes the resolution into a file that `encode` wrote, in pixels per inch; without it the format has none. */
  setDensity?: (file: Buffer, dpi: number) => Buffer;
  /** Puts metadata into a file that `encode` wrote; without it the format keeps none. */
  embed?: (file: Buffer, metadata: EmbeddedMetadata, written: Written) => Buffer;
};

/** A format that the engine reads and writes. */
export type OutputCodec = Codec & Encoder;
