import type { pdfLevels } from "../../contract/pdf";
import type { Parts, Picture, PictureKind, Size } from "./parts";

type PdfLevel = (typeof pdfLevels)[number];

/** Estimated bytes of a document at each level. */
export type PdfSizes = Readonly<Record<PdfLevel, number>>;

/**
 * Bytes for each pixel of a result: e to the power of `base`, plus `detail` times the logarithm of the bytes for each
 * pixel before, plus `scale` times that of the scale, plus `last`: of a JPEG times the logarithm of its step, of
 * others for one sample per pixel.
 */
type Fit = readonly [base: number, detail: number, scale: number, last: number];

type Level = {
  /** Pixels per inch that pictures keep, and those of one bit for each pixel, as in the engine. */
  dpi: number;
  bilevelDpi: number;
  /** Whether pictures in the colors of print are made smaller. */
  takesCmyk: boolean;
  /** Share that TrueType fonts keep: the strong level removes their instructions. */
  trueType: number;
  fits: Readonly<Record<PictureKind, Fit>>;
};

/**
 * Least squares over the engine's results for 270 pictures: photos, scans and screenshots, each at several resolutions
 * and qualities.
 */
const levels: Readonly<Record<PdfLevel, Level>> = {
  light: {
    dpi: 220,
    bilevelDpi: 600,
    takesCmyk: false,
    trueType: 1,
    fits: {
      jpeg: [-1.5, 0.92, -0.23, 0.38],
      photo: [-2.78, 1.33, -0.3, 1.27],
      graphic: [-0.7, 1, -0.35, 0.8],
      bilevel: [-1.49, 0.79, 0, 0],
      fax: [-0.37, 1, -0.69, 0],
      mask: [0, 1, -0.6, 0],
    },
  },
  balanced: {
    dpi: 150,
    bilevelDpi: 300,
    takesCmyk: true,
    trueType: 1,
    fits: {
      jpeg: [-1.59, 0.88, -0.06, 0.36],
      photo: [-2.81, 1.2, -0.17, 1.02],
      graphic: [-0.5, 1, -0.15, 0.8],
      bilevel: [-1.6, 0.77, -0.66, 0],
      fax: [-0.37, 1, -0.69, 0],
      mask: [0, 1, -0.6, 0],
    },
  },
  strong: {
    dpi: 100,
    bilevelDpi: 200,
    takesCmyk: true,
    trueType: 0.58,
    fits: {
      jpeg: [-2.51, 0.74, -0.14, 0.35],
      photo: [-3.55, 1.15, -0.22, 1.12],
      graphic: [-0.6, 1, 0, 0.8],
      bilevel: [-2.39, 0.57, -0.38, 0],
      fax: [-0.37, 1, -0.69, 0],
      mask: [0, 1, -0.6, 0],
    },
  },
};

/** As in the engine: see `settings.ts` of its compression. */
const MIN_DOWNSCALE = 1.2;
const MAX_LOSSY_SHARE = 0.9;
const UNKNOWN_INCHES = 11;
const MAX_PIXELS = 100_000_000;
const BILEVEL_FACTOR = 4;
const MIN_PICTURE_BYTES = 2048;
const POINTS_PER_INCH = 72;

/** Share that a profile of a printer keeps. */
const PRINTER_PROFILE_SHARE = 0.45;

/** Returns by how much a picture is scaled down, 1 if it is not. */
function scaleOf({ width, height }: Size, drawn: Size | undefined, dpi: number): number {
  const factor = drawn
    ? Math.max(
        ((drawn.width / POINTS_PER_INCH) * dpi) / width,
        ((drawn.height / POINTS_PER_INCH) * dpi) / height,
      )
    : (UNKNOWN_INCHES * dpi) / Math.max(width, height);
  return factor * MIN_DOWNSCALE >= 1 ? 1 : factor;
}

function estimatePicture(
  { kind, bytes, isSingle, isCmyk, drawn, step, ...size }: Picture,
  level: Level,
): number {
  if (bytes < MIN_PICTURE_BYTES || (isCmyk && !level.takesCmyk)) return bytes;
  const isBilevel = kind === "bilevel" || kind === "fax";
  const pixels = size.width * size.height;
  if (pixels > MAX_PIXELS * (isBilevel ? BILEVEL_FACTOR : 1)) return bytes;
  const scale = scaleOf(size, drawn, isBilevel ? level.bilevelDpi : level.dpi);
  const [base, detail, scaling, last] = level.fits[kind];
  const more = kind === "jpeg" ? last * Math.log(step) : isSingle ? last : 0;
  const perPixel = base + detail * Math.log(bytes / pixels) + scaling * Math.log(scale) + more;
  const made = pixels * scale ** 2 * Math.exp(perPixel);
  const most = kind === "jpeg" || scale < 1 ? bytes * MAX_LOSSY_SHARE : bytes;
  return made < most ? made : bytes;
}

/** Estimates the size of a document at each level, in bytes; never more than before. */
export function estimateSizes({ pictures, trueType, profiles, rest }: Parts, bytes: number): PdfSizes {
  const sizeAt = (level: Level) => {
    const sizes = pictures.map((picture) => estimatePicture(picture, level));
    const profile = level.takesCmyk ? 0 : profiles * PRINTER_PROFILE_SHARE;
    return Math.min(
      Math.round(sizes.reduce((sum, size) => sum + size, rest + trueType * level.trueType + profile)),
      bytes,
    );
  };
  return { light: sizeAt(levels.light), balanced: sizeAt(levels.balanced), strong: sizeAt(levels.strong) };
}
