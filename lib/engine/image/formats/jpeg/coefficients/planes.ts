import { corrupt } from "../../../../failure";
import { marker } from "../../../containers/jpeg";
import type { Frame } from "./frame";
import type { Picture } from "./scans";
import { COEFFICIENTS } from "./tables";

/** The quantized coefficients of one component, block by block, each in zig-zag order. */
export type Plane = {
  /** Blocks per row. */
  stride: number;
  coefficients: Int16Array;
  /** By block: index of the last coefficient that is not zero, at least 0. */
  ends: Uint8Array;
};

/** A turned view of a plane; nothing is copied. */
export type View = Plane & {
  /** Block (column, row) is number `origin` + `column` * `stepX` + `row` * `stepY` of the plane. */
  origin: number;
  stepX: number;
  stepY: number;
  /** By coefficient in zig-zag order: its index in the plane's block, and its factor, 1 or -1. */
  order: Uint8Array;
  signs: Int8Array;
  /** By the end of a plane's block: the latest end of the turned block. */
  reach: Uint8Array;
};

const blocksOf = ({ components }: Frame) =>
  components.reduce((sum, { columns, rows }) => sum + columns * rows, 0);

/**
 * Allocates the coefficients of a picture: 128 bytes per block, all zero.
 *
 * @throws ConversionError `corrupt` when there is too little data for the size in the header, before anything is
 * allocated: each block takes at least two bits (sequential: one code for DC, one for AC) or one (a first DC pass)
 */
export function makePlanes({ frame, scans }: Picture): Plane[] {
  const bits = scans.reduce((sum, { entropy }) => sum + entropy.length * 8, 0);
  const least = blocksOf(frame) * (frame.code === marker.progressive ? 1 : 2);
  if (bits < least) throw corrupt("less data than the picture has blocks");
  return frame.components.map(({ stride, lines }) => ({
    stride,
    coefficients: new Int16Array(stride * lines * COEFFICIENTS),
    ends: new Uint8Array(stride * lines),
  }));
}
