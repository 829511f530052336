import type { Segment } from "../../../containers/jpeg";
import { isFrame, marker } from "../../../containers/jpeg";

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

/** Called for each block of a scan: the component's place in the scan, and the block's in its plane. */
type Visit = (index: number, column: number, row: number) => void;

export type Visitor = {
  block: Visit;
  /** Before the first MCU, and before each that follows a restart marker. */
  interval: (number: number) => void;
};

/** Goes over the blocks of one scan in their order in the file (ITU-T T.81, A.2). */
export function visitBlocks(
  frame: Frame,
  indices: readonly number[],
  interval: number,
  { block, interval: begin }: Visitor,
): void {
  const components = indices.flatMap((index) => frame.components[index] ?? []);
  const [alone] = components;
  if (!alone) return;
  const single = components.length === 1;
  const columns = single ? alone.columns : frame.mcuColumns;
  const rows = single ? alone.rows : frame.mcuRows;
  // The blocks of one MCU, in order: a component alone is not interleaved.
  const blocks = single
    ? [{ index: 0, h: 1, v: 1, x: 0, y: 0 }]
    : components.flatMap(({ h, v }, index) =>
        Array.from({ length: h * v }, (_, at) => ({ index, h, v, x: at % h, y: Math.floor(at / h) })),
      );
  let left = 0;
  let number = 0;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1, left -= 1) {
      if (left === 0) {
        begin(number);
        number += 1;
        left = interval || columns * rows;
      }
      for (const { index, h, v, x, y } of blocks) block(index, column * h + x, row * v + y);
    }
  }
}
