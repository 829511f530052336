import { type Entry, firstDirectory, numbersOf, openTiff } from "../../containers/tiff";

/** Tags of TIFF 6.0 (section 8, 14, 15, 19) that say where samples are and what they mean. */
export const tag = {
  width: 256,
  height: 257,
  bitsPerSample: 258,
  compression: 259,
  photometric: 262,
  fillOrder: 266,
  stripOffsets: 273,
  orientation: 274,
  samplesPerPixel: 277,
  rowsPerStrip: 278,
  stripByteCounts: 279,
  planarConfiguration: 284,
  predictor: 317,
  tileWidth: 322,
  tileLength: 323,
  tileOffsets: 324,
  tileByteCounts: 325,
  extraSamples: 338,
  sampleFormat: 339,
  icc: 34675,
} as const;

/** How the samples of a TIFF's first picture are stored. */
export type SampleLayout = {
  /** Stored size in pixels. */
  width: number;
  height: number;
  bits: number;
  float: boolean;
  /** Byte order of samples of whole bytes. */
  little: boolean;
  /** Samples of a pixel: colors, then perhaps alpha, then perhaps what nobody shows. */
  samples: number;
  colors: 1 | 3 | 4;
  hasAlpha: boolean;
  /** 0 is white. */
  inverted: boolean;
  /** Each sample has a plane of its own. */
  planar: boolean;
  /** 1 none, 2 differences of neighbors, 3 differences of the bytes of floats (TIFF Technical Note 3). */
  predictor: 1 | 2 | 3;
  /** Width in pixels of a tile; that of the picture where it is stored in strips. */
  blockWidth: number;
  /** As in EXIF. */
  orientation: number;
  icc?: Uint8Array;
};

/** Compressions of bytes, whatever they mean: none, LZW, Deflate (both numbers), PackBits, Zstandard. */
const byteCompressions: readonly number[] = [1, 5, 8, 32946, 32773, 50000];

/** Colors by PhotometricInterpretation: gray with white or black at 0, RGB, CMYK. */
const colorsOf: Partial<Record<number, 1 | 3 | 4>> = { 0: 1, 1: 1, 2: 3, 5: 4 };

const UNSIGNED = 1;
const FLOAT = 3;
const wholeBytes: readonly number[] = [16, 32, 64];
/** A picture has a few; files of measurements have hundreds. */
const MOST_SAMPLES = 8;

function isKnownSample(bits: number, format: number, predictor: number): boolean {
  if (format === FLOAT) return wholeBytes.includes(bits) && (predictor !== 2 || bits < 64);
  if (format !== UNSIGNED || bits < 1 || predictor === 3) return false;
  if (predictor === 2) return bits === 16 || bits === 32;
  return bits <= 16 || wholeBytes.includes(bits);
}

/** Most numbers of a value that describes a pixel. */
const MOST_NUMBERS = 64;

const allEqual = (values: readonly number[]) => values.every((value) => value === values[0]);

/**
 * Reads how the first picture of a TIFF is stored.
 *
 * @returns null for a kind that `readSamples` cannot read: signed samples, other color models, other compressions
 */
export function layoutOf(directory: readonly Entry[], little: boolean): SampleLayout | null {
  const listOf = (wanted: number) => {
    const entry = directory.find((one) => one.tag === wanted);
    return entry && entry.count <= MOST_NUMBERS ? numbersOf(entry) : [];
  };
  const numberOf = (wanted: number, otherwise: number) => listOf(wanted)[0] ?? otherwise;
  const samples = numberOf(tag.samplesPerPixel, 1);
  const colors = colorsOf[numberOf(tag.photometric, -1)];
  const bits = listOf(tag.bitsPerSample);
  const formats = listOf(tag.sampleFormat);
  const depth = bits[0] ?? 0;
  const format = formats[0] ?? UNSIGNED;
  const predictor = numberOf(tag.predictor, 1);
  const [width, height] = [numberOf(tag.width, 0), numberOf(tag.height, 0)];
  const blockWidth = numberOf(tag.tileWidth, width);
  if (!colors || samples < colors || samples > MOST_SAMPLES || !allEqual(bits) || !allEqual(formats))
    return null;
  if (!byteCompressions.includes(numberOf(tag.compression, 1)) || !isKnownSample(depth, format, predictor))
    return null;
  if (width < 1 || height < 1 || blockWidth < 1) return null;
  // Not 0, unspecified: associated (1) and straight (2) alpha.
  const extra = numberOf(tag.extraSamples, 0);
  return {
    width,
    height,
    bits: depth,
    float: format === FLOAT,
    little,
    samples,
    colors,
    hasAlpha: samples > colors && (extra === 1 || extra === 2),
    inverted: numberOf(tag.photometric, 1) === 0,
    planar: samples > 1 && numberOf(tag.planarConfiguration, 1) === 2,
    predictor: predictor === 2 || predictor === 3 ? predictor : 1,
    blockWidth,
    orientation: numberOf(tag.orientation, 1),
    icc: directory.find((one) => one.tag === tag.icc)?.data,
  };
}

/** The first directory of a TIFF and its byte order; null for anything else, BigTIFF included. */
export function directoryOf(file: Uint8Array): { directory: Entry[]; little: boolean } | null {
  const opened = openTiff(file);
  return opened && { directory: firstDirectory(opened), little: opened.little };
}
