import type { InputFormat } from "../../../formats";
import type { Entry } from "../../image/containers/tiff";
import type { Orientation } from "../../image/metadata/orientation";

/** The color space of an image's samples (ISO 32000-1, 8.6). */
export type ColorSpace = {
  /** Gray, RGB or CMYK; for a palette, those of its colors. */
  channels: 1 | 3 | 4;
  /** An ICC profile for these channels; without one the color space is the device's. */
  icc?: Uint8Array | undefined;
  /** Three bytes per color; the samples are indices into it. */
  palette?: Uint8Array | undefined;
};

/** An image with its data as a PDF stores it (ISO 32000-1, 8.9.5). */
export type PdfImage = {
  width: number;
  height: number;
  /** Bits per sample. */
  bits: number;
  space: ColorSpace;
  /** The filter that decodes the data, and its parameters (7.4). */
  filter: "DCTDecode" | "FlateDecode";
  parameters?: Readonly<Record<string, number>> | undefined;
  /** Samples are inverted: 255 is no ink. */
  inverted?: boolean | undefined;
  /** The data, in pieces. */
  data: readonly Uint8Array[];
};

/** A picture that gets a page of its own. */
export type PagePicture = {
  from: InputFormat;
  image: PdfImage;
  /** Opacity, one channel of eight bits. */
  mask?: PdfImage | undefined;
  /** EXIF orientation of the stored pixels. */
  orientation: Orientation;
  /** Pixels per inch. */
  density: number;
  /** Factors of its sides on paper, for pixels that are not square. */
  stretch?: { x: number; y: number } | undefined;
};

/** The density of a CSS pixel, used for pictures that do not state one. */
export const DEFAULT_DENSITY = 96;
/** Densities outside this range are taken for mistakes. */
const MIN_DENSITY = 30;
const MAX_DENSITY = 1200;
/** Horizontal and vertical density may differ by rounding, as a share. */
const MAX_DIFFERENCE = 0.02;

/** Ratios of a pixel's sides outside this range are taken for mistakes. */
const MAX_RATIO = 3;

/**
 * Returns how a picture has to be stretched on paper; undefined for square pixels.
 *
 * @param ratio height of a stored pixel divided by its width
 * @param isSideways whether the picture was turned by a quarter
 */
export function stretchOf(ratio: number, isSideways: boolean): PagePicture["stretch"] {
  if (Math.abs(ratio - 1) <= MAX_DIFFERENCE || ratio > MAX_RATIO || ratio < 1 / MAX_RATIO) return undefined;
  return isSideways ? { x: ratio, y: 1 } : { x: 1, y: ratio };
}

const CM_PER_INCH = 2.54;
const M_PER_INCH = 0.0254;

/** EXIF tags (CIPA DC-008, 4.6.4). */
const X_RESOLUTION = 0x011a;
const Y_RESOLUTION = 0x011b;
const RESOLUTION_UNIT = 0x0128;
const CENTIMETER = 3;
/** The default that EXIF prescribes when the density is unknown. */
const EXIF_UNKNOWN = 72;

/** TIFF's type of a fraction. */
const RATIONAL = 5;
/** Length of a JFIF segment up to and including its densities (ITU-T T.871, 10.1). */
const JFIF_BYTES = 12;

/** Returns the density in pixels per inch if pixels are square and the value is plausible. */
export function plausibleDensity(x: number, y: number): number | undefined {
  const isSquare = Math.abs(x - y) <= MAX_DIFFERENCE * x;
  return isSquare && x >= MIN_DENSITY && x <= MAX_DENSITY ? x : undefined;
}

/** Reads the density from the body of a JFIF segment. */
export function densityOfJfif(body: Uint8Array): number | undefined {
  if (body.length < JFIF_BYTES) return undefined;
  const view = new DataView(body.buffer, body.byteOffset, body.byteLength);
  const [unit, x, y] = [view.getUint8(7), view.getUint16(8), view.getUint16(10)];
  if (unit === 1) return plausibleDensity(x, y);
  return unit === 2 ? plausibleDensity(x * CM_PER_INCH, y * CM_PER_INCH) : undefined;
}

function rationalOf(entry: Entry | undefined): number {
  if (entry?.type !== RATIONAL) return 0;
  const view = new DataView(entry.data.buffer, entry.data.byteOffset, entry.data.byteLength);
  return view.getUint32(0, true) / (view.getUint32(4, true) || 1);
}

/** Reads the density from EXIF's first directory. */
export function densityOfExif(entries: readonly Entry[]): number | undefined {
  const of = (tag: number) => entries.find((entry) => entry.tag === tag);
  const x = rationalOf(of(X_RESOLUTION));
  const y = rationalOf(of(Y_RESOLUTION));
  if (of(RESOLUTION_UNIT)?.data[0] === CENTIMETER) return plausibleDensity(x * CM_PER_INCH, y * CM_PER_INCH);
  return x === EXIF_UNKNOWN ? undefined : plausibleDensity(x, y);
}

/** Reads the density from a PNG's pHYs chunk, which counts pixels per meter (PNG 3, 11.3.4.3). */
export function densityOfPhys(payload: Uint8Array): number | undefined {
  if (payload.length !== 9 || payload[8] !== 1) return undefined;
  const view = new DataView(payload.buffer, payload.byteOffset, payload.byteLength);
  const density = plausibleDensity(view.getUint32(0) * M_PER_INCH, view.getUint32(4) * M_PER_INCH);
  // 72 and 300 per inch are no whole numbers per meter: they come back as 72.009 and 299.999.
  return density === undefined ? undefined : Math.round(density * 10) / 10;
}

/** Fields of an ICC profile's header (ICC.1:2010, 7.2). */
const ICC_HEADER_BYTES = 128;
const VERSION_AT = 8;
const CLASS_AT = 12;
const SPACE_AT = 16;
const SIGNATURE_AT = 36;

/** PDF does not allow iccMAX, version 5 (ISO 32000-1, table 67). */
const MAX_ICC_VERSION = 4;

const iccSpaces = { 1: "GRAY", 3: "RGB ", 4: "CMYK" } as const;
/** Profile classes that an image may have: input, display, output and color space (8.6.5.5). */
const iccClasses: readonly string[] = ["scnr", "mntr", "prtr", "spac"];

/** Returns a profile that readers accept for these channels, without trailing bytes; undefined for any other. */
export function usableProfile(icc: Buffer | undefined, channels: 1 | 3 | 4): Uint8Array | undefined {
  if (!icc || icc.length <= ICC_HEADER_BYTES) return undefined;
  const letters = (at: number) => icc.toString("latin1", at, at + 4);
  const size = icc.readUInt32BE(0);
  const isUsable =
    size > ICC_HEADER_BYTES &&
    size <= icc.length &&
    letters(SIGNATURE_AT) === "acsp" &&
    letters(SPACE_AT) === iccSpaces[channels] &&
    iccClasses.includes(letters(CLASS_AT)) &&
    (icc[VERSION_AT] ?? 0) <= MAX_ICC_VERSION;
  return isUsable ? icc.subarray(0, size) : undefined;
}
