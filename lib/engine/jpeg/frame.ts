import type { Segment } from "../containers/jpeg";
import { isFrame, marker } from "../containers/jpeg";

export type Component = {
  id: number;
  /** Sampling factors: blocks of an MCU. */
  h: number;
  v: number;
  /** Slot of the quantization table. */
  quantizer: number;
  /** Blocks with pixels of the picture. */
  columns: number;
  rows: number;
  /** Blocks with those that only fill the last MCU of a row or of the picture. */
  stride: number;
  lines: number;
};

export type Frame = {
  /** SOF0, SOF1 or SOF2. */
  code: number;
  width: number;
  height: number;
  components: readonly Component[];
  mcuColumns: number;
  mcuRows: number;
  /** Pixels of an MCU. */
  mcuWidth: number;
  mcuHeight: number;
};

type Part = Pick<Component, "id" | "h" | "v" | "quantizer">;

const BLOCK = 8;

/** Lays the blocks out (ITU-T T.81, A.1.1 and A.2). */
export function layOut(code: number, width: number, height: number, given: readonly Part[]): Frame {
  // A component alone is never interleaved, so its factors mean nothing (A.2.2).
  const parts = given.length === 1 ? given.map((part) => ({ ...part, h: 1, v: 1 })) : given;
  const hMost = Math.max(...parts.map(({ h }) => h));
  const vMost = Math.max(...parts.map(({ v }) => v));
  const mcuColumns = Math.ceil(width / (BLOCK * hMost));
  const mcuRows = Math.ceil(height / (BLOCK * vMost));
  const components = parts.map((part) => ({
    ...part,
    columns: Math.ceil(Math.ceil((width * part.h) / hMost) / BLOCK),
    rows: Math.ceil(Math.ceil((height * part.v) / vMost) / BLOCK),
    stride: mcuColumns * part.h,
    lines: mcuRows * part.v,
  }));
  return {
    code,
    width,
    height,
    components,
    mcuColumns,
    mcuRows,
    mcuWidth: BLOCK * hMost,
    mcuHeight: BLOCK * vMost,
  };
}

const isFactor = (factor: number) => factor >= 1 && factor <= 4;

function readPart(body: Uint8Array, at: number): Part {
  const [id = 0, factors = 0, quantizer = 0] = body.subarray(at, at + 3);
  return { id, h: factors >> 4, v: factors & 15, quantizer };
}

/**
 * The one frame header of a file (T.81, B.2.2), its height from DNL where the header has none (B.2.5).
 *
 * @returns `null` when there is not exactly one, or it is not of 8 bits and 1, 3 or 4 components
 */
export function readFrame(list: readonly Segment[]): Frame | null {
  const [header, ...others] = list.filter(({ code }) => isFrame(code));
  if (!header || others.length > 0) return null;
  const { code, body } = header;
  const [bits, high = 0, low = 0, wide = 0, narrow = 0, count = 0] = body;
  if (bits !== 8 || ![1, 3, 4].includes(count) || body.length !== 6 + 3 * count) return null;
  const lines = list.find((other) => other.code === marker.numberOfLines)?.body;
  const height = (high << 8) | low || ((lines?.[0] ?? 0) << 8) | (lines?.[1] ?? 0);
  const width = (wide << 8) | narrow;
  const parts = Array.from({ length: count }, (_, index) => readPart(body, 6 + 3 * index));
  const distinct = new Set(parts.map(({ id }) => id)).size === count;
  const fine = parts.every(({ h, v, quantizer }) => isFactor(h) && isFactor(v) && quantizer < 4);
  return width > 0 && height > 0 && distinct && fine ? layOut(code, width, height, parts) : null;
}

/** The body of a frame header. */
export function frameBody({ width, height, components }: Frame): number[] {
  const parts = components.flatMap(({ id, h, v, quantizer }) => [id, (h << 4) | v, quantizer]);
  return [8, height >> 8, height & 0xff, width >> 8, width & 0xff, components.length, ...parts];
}
