import {
  END_OF_IMAGE,
  isMetadata,
  makeSegment,
  marker,
  type Segment,
  START_OF_IMAGE,
  splitSegments,
} from "../../../containers/jpeg";
import { corrupt } from "../../../failure";
import { decodePlanes } from "./decode";
import { encodeScan } from "./encode";
import { type Frame, frameBody, readFrame } from "./frame";
import { keptRemarks, readOrientation } from "./metadata";
import { type Picture, readPicture } from "./scans";
import { type Quantizer, quantizerBody } from "./tables";
import { canTurn, type Orientation, type Turn, turnFrame, turnPlane, turnQuantizers, turns } from "./turn";

export type RewriteOptions = {
  /** Of the picture as it is stored; the result is upright and says nothing of it. */
  orientation: Orientation;
  keepIcc: boolean;
};

export type Rewritten = {
  bytes: Uint8Array;
  /** Pixels, upright. */
  width: number;
  height: number;
};

/** The segments of the picture itself, byte for byte. */
const copyPicture = (list: readonly Segment[]): Uint8Array[] =>
  list
    .filter(({ code }) => !isMetadata(code))
    .flatMap(({ code, body, entropy }) => [makeSegment(code, body), entropy]);

/** The frame with its quantization tables: one for equal ones, of 16 bits only in a frame that may have them. */
function frameSegments(frame: Frame, quantizers: readonly Quantizer[]): Uint8Array[] {
  const names = quantizers.map(String);
  const distinct = [...new Set(names)];
  const tables = distinct.flatMap((name, slot) => {
    const values = quantizers[names.indexOf(name)];
    return values ? makeSegment(marker.quantizers, quantizerBody(slot, values)) : [];
  });
  const wide = quantizers.some((values) => values.some((value) => value > 255));
  const components = frame.components.map((component, index) => ({
    ...component,
    quantizer: distinct.indexOf(names[index] ?? ""),
  }));
  const code = wide && frame.code === marker.baseline ? marker.extended : frame.code;
  return [...tables, makeSegment(code, frameBody({ ...frame, components }))];
}

/** So many zero bytes are no data: the longest code of eight zero bits is rare enough. */
const ZEROS = 16;

const endsInZeros = ({ scans }: Picture): boolean =>
  scans
    .at(-1)
    ?.entropy.subarray(-ZEROS)
    .every((byte) => byte === 0) ?? true;

/** Turns the coefficients, and codes them in the same scans that they came in. */
function turnPicture(picture: Picture, turn: Turn): Uint8Array[] {
  const frame = turnFrame(picture.frame, turn);
  const planes = decodePlanes(picture);
  const views = planes.flatMap((plane, index) => {
    const component = picture.frame.components[index];
    return component ? turnPlane(plane, component, turn) : [];
  });
  return [
    ...frameSegments(frame, turnQuantizers(picture, turn)),
    ...picture.scans.flatMap((scan) => encodeScan(frame, views, scan)),
  ];
}

/**
 * Rewrites a JPEG without loss: upright, its pixels' data as it was, without metadata or anything after its end.
 * Orientation 1 copies the data byte for byte; the others decode and code the quantized coefficients again (ITU-T
 * T.81), baseline as baseline and progressive in the same passes, with optimal Huffman codes.
 *
 * @param bytes a whole file; its measures are checked by the caller, who pays 2 bytes a sample for a turn
 * @returns `null` when it cannot be done without loss, or not here: a mirrored side that is not of whole MCUs,
 * arithmetic coding, 12 bits, lossless or hierarchical JPEG, headers that do not fit together; a file without EOI if it
 * is not to be turned, as its data is not looked at, or ends in zeros
 * @throws ConversionError `corrupt` when a turn needs data that is not there
 */
export function rewriteJpeg(bytes: Uint8Array, { orientation, keepIcc }: RewriteOptions): Rewritten | null {
  const segments = splitSegments(bytes);
  const stored = segments && readFrame(segments.list);
  if (!stored) return null;
  const turn = turns[orientation];
  const turned = orientation !== 1;
  const { width, height } = turnFrame(stored, turn);
  const parts = turned ? turnedParts(segments, stored, turn) : segments.ended && copyPicture(segments.list);
  if (!parts) return null;
  const keeping = { keepIcc, swapped: turn.swap };
  const whole = Buffer.concat([
    START_OF_IMAGE,
    ...keptRemarks(segments.list, keeping),
    ...parts,
    END_OF_IMAGE,
  ]);
  return { bytes: whole, width, height };
}

function turnedParts(
  { list, ended }: { list: readonly Segment[]; ended: boolean },
  stored: Frame,
  turn: Turn,
): Uint8Array[] | null {
  const picture = canTurn(stored, turn) ? readPicture(list) : null;
  if (!picture) return null;
  // Passes that are missing at the end would not be noticed, nor would zeros in a file never filled.
  if (!ended && stored.code === marker.progressive) throw corrupt("progressive data ends early");
  if (!ended && endsInZeros(picture)) return null;
  return turnPicture(picture, turn);
}

/**
 * The JPEG itself, upright and without metadata. Its profile stays: untouched data cannot be converted to sRGB.
 *
 * @returns `null` where that cannot be done (see {@link rewriteJpeg})
 */
export const uprightJpeg = (bytes: Uint8Array): Rewritten | null =>
  rewriteJpeg(bytes, { orientation: readOrientation(bytes), keepIcc: true });
