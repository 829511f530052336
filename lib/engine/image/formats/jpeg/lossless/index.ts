import { corrupt } from "../../../../failure";
import {
  END_OF_IMAGE,
  isMetadata,
  makeSegment,
  marker,
  type Segment,
  type Segments,
  START_OF_IMAGE,
  splitSegments,
} from "../../../containers/jpeg";
import { type Orientation, type Turn, turns } from "../../../metadata/orientation";
import { decodePlanes } from "../coefficients/decode";
import { encodeScan } from "../coefficients/encode";
import { type Frame, frameBody, hasWholeFactors, readFrame } from "../coefficients/frame";
import { type Picture, readPicture } from "../coefficients/scans";
import { type QuantizationTable, quantizationTableBody } from "../coefficients/tables";
import { keptSegments, readOrientation } from "./metadata";
import { canTurn, turnFrame, turnPlane, turnQuantizationTables } from "./turn";

export type RewriteOptions = {
  /** Orientation of the stored picture; the result is upright and carries none. */
  orientation: Orientation;
  keepIcc: boolean;
};

export type Rewritten = {
  bytes: Uint8Array;
  /** Size in pixels, upright. */
  width: number;
  height: number;
  /** All of its data has been decoded, and has exactly the length that its headers promise: nothing is missing. */
  isExact: boolean;
};

/** Copies the segments of the picture itself, byte for byte. */
export const copyPicture = (list: readonly Segment[]): Uint8Array[] =>
  list
    .filter(({ code }) => !isMetadata(code))
    .flatMap(({ code, body, entropy }) => [makeSegment(code, body), entropy]);

/** Writes the frame header and its quantization tables, each once; 16-bit ones need an extended frame. */
export function frameSegments(frame: Frame, quantizationTables: readonly QuantizationTable[]): Uint8Array[] {
  const names = quantizationTables.map(String);
  const distinct = [...new Set(names)];
  const tables = distinct.flatMap((name, slot) => {
    const values = quantizationTables[names.indexOf(name)];
    return values ? makeSegment(marker.quantizationTables, quantizationTableBody(slot, values)) : [];
  });
  const wide = quantizationTables.some((values) => values.some((value) => value > 255));
  const components = frame.components.map((component, index) => ({
    ...component,
    quantizationTable: distinct.indexOf(names[index] ?? ""),
  }));
  const code = wide && frame.code === marker.baseline ? marker.extended : frame.code;
  return [...tables, makeSegment(code, frameBody({ ...frame, components }))];
}

/** This many zero bytes are no data: codes of eight zero bits are rare enough. */
const ZEROS = 16;

const endsInZeros = ({ scans }: Picture): boolean =>
  scans
    .at(-1)
    ?.entropy.subarray(-ZEROS)
    .every((byte) => byte === 0) ?? true;

type Parts = Pick<Rewritten, "isExact"> & { segments: Uint8Array[] };

/** Turns the coefficients and encodes them in the original scans. */
function turnPicture(picture: Picture, turn: Turn): Parts {
  const frame = turnFrame(picture.frame, turn);
  const { planes, isExact } = decodePlanes(picture);
  const views = planes.flatMap((plane, index) => {
    const component = picture.frame.components[index];
    return component ? turnPlane(plane, component, turn) : [];
  });
  const segments = [
    ...frameSegments(frame, turnQuantizationTables(picture, turn)),
    ...picture.scans.flatMap((scan) => encodeScan(frame, views, scan)),
  ];
  return { segments, isExact: isExact && hasWholeFactors(frame) };
}

/**
 * Rewrites a JPEG without loss: upright, without metadata or anything after its end. Orientation 1 copies the data byte
 * for byte; the others decode the quantized coefficients and encode them again (ITU-T T.81), baseline as baseline and
 * progressive in the same passes, with optimal Huffman codes.
 *
 * @param bytes a whole file, whose size the caller has checked: turning takes 2 bytes per sample
 * @returns `null` when it cannot be done without loss, or not here: a mirrored side that is not of whole MCUs,
 * arithmetic coding, 12 bits, lossless or hierarchical JPEG, inconsistent headers; a file without EOI that is copied
 * (its data is not looked at) or ends in zeros
 * @throws ConversionError `corrupt` when data needed for a turn is missing
 */
export function rewriteJpeg(bytes: Uint8Array, { orientation, keepIcc }: RewriteOptions): Rewritten | null {
  const segments = splitSegments(bytes);
  const stored = segments && readFrame(segments.list);
  if (!stored) return null;
  const turn = turns[orientation];
  const turned = orientation !== 1;
  const { width, height } = turnFrame(stored, turn);
  const parts = turned ? turnedParts(segments, stored, turn) : copiedParts(segments);
  if (!parts) return null;
  const keeping = { keepIcc, swapped: turn.swap };
  const whole = Buffer.concat([
    START_OF_IMAGE,
    ...keptSegments(segments.list, keeping),
    ...parts.segments,
    END_OF_IMAGE,
  ]);
  return { bytes: whole, width, height, isExact: parts.isExact };
}

const copiedParts = ({ list, ended }: Segments): Parts | null =>
  ended ? { segments: copyPicture(list), isExact: false } : null;

function turnedParts({ list, ended }: Segments, stored: Frame, turn: Turn): Parts | null {
  const picture = canTurn(stored, turn) ? readPicture(list) : null;
  if (!picture) return null;
  // Missing passes at the end would go unnoticed, and so would the zeros of a file that was never filled.
  if (!ended && stored.code === marker.progressive) throw corrupt("progressive data ends early");
  if (!ended && endsInZeros(picture)) return null;
  const parts = turnPicture(picture, turn);
  return { ...parts, isExact: parts.isExact && ended };
}

/**
 * Rewrites a JPEG by its own EXIF orientation. Its profile stays: untouched data cannot be converted to sRGB.
 *
 * @returns `null` where that cannot be done (see {@link rewriteJpeg})
 */
export const uprightJpeg = (bytes: Uint8Array): Rewritten | null =>
  rewriteJpeg(bytes, { orientation: readOrientation(bytes), keepIcc: true });
