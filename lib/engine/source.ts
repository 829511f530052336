import type { Sharp } from "sharp";
import { formats } from "../formats";
import type { Cicp } from "./colour";
import type { ImageJob, InputFormat, OutputFormat } from "./types";

/** Who decodes a file, and what it is given: libvips a path, or bytes it needs repaired; libheif, for HEVC, bytes. */
type Reading = { decoder: "vips"; input: string | Buffer } | { decoder: "heif"; bytes: Buffer };

/** What a file says of itself before any pixel is decoded. */
export type Source = Reading & {
  from: InputFormat;
  /** Pixels of one frame, as stored. */
  width: number;
  height: number;
  /** Of one frame, to be decoded for it. */
  codedPixels: number;
  /** Frames of an animation, or pages; a still target shows the first. */
  frames: number;
  hasAlpha: boolean;
  /** Its pixels are numbers of at most 256 colors. */
  hasPalette: boolean;
  /** Carries an ICC profile. */
  hasProfile: boolean;
  gray: boolean;
  /** Stores one color for several pixels (4:2:0), as most JPEGs and every phone's HEIC do. */
  halvedColor: boolean;
  /** Of a sample: 16 stands for everything over 8. */
  bits: 8 | 16;
  /** Its samples are not sRGB's, and no profile says what they are: they are converted before all else. */
  coded?: { cicp: Cicp; bits: number };
  /** Written in several passes (JPEG, PNG). */
  progressive: boolean;
};

/** One thing that happens to decoded pixels. */
export type Step = (
  pixels: Sharp,
  source: Source,
  target: Pick<ImageJob, "options"> & { to: InputFormat | OutputFormat },
) => Sharp;

/** Whether every frame is decoded: both formats can move. */
export const showsMotion = (
  source: Pick<Source, "from" | "frames">,
  to: InputFormat | OutputFormat,
): boolean => source.frames > 1 && formats[source.from].animation && formats[to].animation;
