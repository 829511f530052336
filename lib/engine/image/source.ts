import type { Sharp } from "sharp";
import { type InputFormat, isAnimated, isDeep, type OutputFormat } from "../../formats";
import type { ImageJob } from "../types";
import type { Cicp } from "./color/cicp";
import type { RgbSpace } from "./color/samples";

/** Pixels of a megapixel. */
export const MEGA = 1_000_000;

/** A picture file as its header describes it, before any pixel is decoded. */
export type Source = {
  from: InputFormat;
  /** The path, or bytes where a decoder needs them in memory. */
  input: string | Buffer;
  /** Pixels of one frame, before EXIF turns it. */
  width: number;
  height: number;
  /** Stored on its side: EXIF swaps width and height. */
  isSideways?: boolean;
  /** Pixels to decode for one frame: more than are shown where a HEIC is cropped. */
  codedPixels: number;
  /** Frames of an animation, or pages; a still target shows the first. */
  frames: number;
  /** Of a HEIC or AVIF: its frames are those of an animation without a still picture. */
  isSequence?: boolean;
  hasAlpha: boolean;
  /** Its pixels are indices into at most 256 colors. */
  hasPalette: boolean;
  /** Carries an ICC profile. */
  hasProfile: boolean;
  gray: boolean;
  /** Stores one color for several pixels (4:2:0), as most JPEGs and every phone's HEIC do. */
  isSubsampled: boolean;
  /** Bits per sample; 16 stands for everything over 8. */
  bits: 8 | 16;
  /** Samples in another color space that only the file's index names: they are converted first of all. */
  coded?: { cicp: Cicp; bits: number };
  /** Of a PNG: another color space than sRGB, without HDR, that its chunks name. */
  space?: RgbSpace;
  /** Of a TIFF: the page that is read, from 0; the first if absent. */
  page?: number;
  /** Of a format that is lossy or lossless: whether its pixels have been through a lossy encoder. */
  isLossy?: boolean;
  /** Of a RAW file: its preview, which is all that is read, has far fewer pixels than the photo. */
  isSmallPreview?: boolean;
  /** Written in several passes (JPEG, PNG). */
  progressive: boolean;
};

/** Size of a written picture: pixels of one frame, and bytes. */
export type Written = { width: number; height: number; size: number };

/** One step between decoding and encoding. */
export type Step = (
  pixels: Sharp,
  source: Source,
  target: Pick<ImageJob, "options"> & { to: InputFormat | OutputFormat },
) => Sharp;

/** Whether the 16 bits of a sample stay. */
export const keepsDepth = ({ bits }: Pick<Source, "bits">, to: InputFormat | OutputFormat): boolean =>
  bits === 16 && isDeep(to);

/** Whether every frame is decoded: both formats can move. */
export const keepsAnimation = (
  source: Pick<Source, "from" | "frames">,
  to: InputFormat | OutputFormat,
): boolean => source.frames > 1 && isAnimated(source.from) && isAnimated(to);
