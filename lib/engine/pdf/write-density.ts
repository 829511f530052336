import type { Entry } from "../containers/tiff";

/** CSS's pixel, and what programs show a picture at that says nothing. */
export const DEFAULT_DENSITY = 96;
/** Below and above, a number is taken for a mistake. */
const LOWEST = 30;
const HIGHEST = 1200;
/** Pixels are square but for rounding. */
const SQUARE = 0.02;

const INCH_IN_CM = 2.54;
const INCH_IN_M = 0.0254;

/** EXIF tags (CIPA DC-008, 4.6.4). */
const X_RESOLUTION = 0x011a;
const Y_RESOLUTION = 0x011b;
const RESOLUTION_UNIT = 0x0128;
const CENTIMETRE = 3;
/** What EXIF has cameras write when they do not know. */
const EXIF_UNKNOWN = 72;

const RATIONAL = 5;
/** A JFIF segment up to its densities (ITU-T T.871, 10.1). */
const JFIF_BYTES = 12;

/** Pixels an inch, if both ways are alike and within sense; else undefined. */
export function sensible(across: number, down: number): number | undefined {
  const square = Math.abs(across - down) <= SQUARE * across;
  return square && across >= LOWEST && across <= HIGHEST ? across : undefined;
}

/** Of a JFIF segment's body. */
export function densityOfJfif(body: Uint8Array): number | undefined {
  if (body.length < JFIF_BYTES) return undefined;
  const view = new DataView(body.buffer, body.byteOffset, body.byteLength);
  const [unit, across, down] = [view.getUint8(7), view.getUint16(8), view.getUint16(10)];
  if (unit === 1) return sensible(across, down);
  return unit === 2 ? sensible(across * INCH_IN_CM, down * INCH_IN_CM) : undefined;
}

function rationalOf(entry: Entry | undefined): number {
  if (entry?.type !== RATIONAL) return 0;
  const view = new DataView(entry.data.buffer, entry.data.byteOffset, entry.data.byteLength);
  return view.getUint32(0, true) / (view.getUint32(4, true) || 1);
}

/** Of EXIF's first directory. */
export function densityOfExif(entries: readonly Entry[]): number | undefined {
  const of = (tag: number) => entries.find((entry) => entry.tag === tag);
  const across = rationalOf(of(X_RESOLUTION));
  const down = rationalOf(of(Y_RESOLUTION));
  if (of(RESOLUTION_UNIT)?.data[0] === CENTIMETRE) return sensible(across * INCH_IN_CM, down * INCH_IN_CM);
  return across === EXIF_UNKNOWN ? undefined : sensible(across, down);
}

/** Of a PNG's pHYs chunk (PNG 3, 11.3.4.3): pixels a metre. */
export function densityOfPhys(payload: Uint8Array): number | undefined {
  if (payload.length !== 9 || payload[8] !== 1) return undefined;
  const view = new DataView(payload.buffer, payload.byteOffset, payload.byteLength);
  const [across, down] = [view.getUint32(0) * INCH_IN_M, view.getUint32(4) * INCH_IN_M];
  // A metre's whole number of pixels is 72.009 an inch, or 299.999.
  const density = sensible(across, down);
  return density === undefined ? undefined : Math.round(density * 10) / 10;
}
