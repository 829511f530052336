import {
  END_OF_IMAGE,
  isMetadata,
  makeSegment,
  marker,
  type Segment,
  START_OF_IMAGE,
  splitSegments,
} from "../../../containers/jpeg";
import { type Orientation, type Turn, turns } from "../../../metadata/orientation";
import { decodePlanes } from "../coefficients/decode";
import { encodeProgressive, encodeScan } from "../coefficients/encode";
import { type Frame, frameBody, readFrame } from "../coefficients/frame";
import { readPicture } from "../coefficients/scans";
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
  /** All of its data has been decoded: nothing is missing. */
  isDecoded: boolean;
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

/** Turns the coefficients and encodes them, in the original scans where these hold whole coefficients. */
function turnedPicture(list: readonly Segment[], turn: Turn): Uint8Array[] | null {
  const picture = readPicture(list);
  if (!picture || !canTurn(picture.frame, turn)) return null;
  const frame = turnFrame(picture.frame, turn);
  const views = decodePlanes(picture).flatMap((plane, index) => {
    const component = picture.frame.components[index];
    return component ? turnPlane(plane, component, turn) : [];
  });
  const scans =
    frame.code === marker.progressive
      ? encodeProgressive(frame, views)
      : picture.scans.flatMap((scan) => encodeScan(frame, views, scan));
  return [...frameSegments(frame, turnQuantizationTables(picture, turn)), ...scans];
}

/**
 * Rewrites a JPEG without loss: upright, without metadata or anything after its end. Orientation 1 copies the data byte
 * for byte; the others decode the quantized coefficients and encode them again (ITU-T T.81), baseline as baseline and
 * progressive as progressive, with optimal Huffman codes.
 *
 * @param bytes a whole file, whose size the caller has checked: turning takes 2 bytes per sample
 * @returns `null` when it cannot be done without loss, or not here: a mirrored side that is not of whole MCUs,
 * arithmetic coding, 12 bits, lossless or hierarchical JPEG, inconsistent headers, a file without EOI
 * @throws ConversionError `corrupt` when data needed for a turn is missing
 */
export function rewriteJpeg(bytes: Uint8Array, { orientation, keepIcc }: RewriteOptions): Rewritten | null {
  const segments = splitSegments(bytes);
  const stored = segments?.ended && readFrame(segments.list);
  if (!stored) return null;
  const { list } = segments;
  const turn = turns[orientation];
  const isDecoded = orientation !== 1;
  const picture = isDecoded ? turnedPicture(list, turn) : copyPicture(list);
  if (!picture) return null;
  const kept = keptSegments(list, { keepIcc, swapped: turn.swap });
  const { width, height } = turnFrame(stored, turn);
  return {
    bytes: Buffer.concat([START_OF_IMAGE, ...kept, ...picture, END_OF_IMAGE]),
    width,
    height,
    isDecoded,
  };
}

/**
 * Rewrites a JPEG by its own EXIF orientation. Its profile stays: untouched data cannot be converted to sRGB.
 *
 * @returns `null` where that cannot be done (see {@link rewriteJpeg})
 */
export const uprightJpeg = (bytes: Uint8Array): Rewritten | null =>
  rewriteJpeg(bytes, { orientation: readOrientation(bytes), keepIcc: true });
