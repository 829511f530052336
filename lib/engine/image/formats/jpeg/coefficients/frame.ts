import { headSegments, isFrame, marker, type Segment } from "../../../containers/jpeg";

type Component = {
  id: number;
  /** Sampling factors: blocks per MCU. */
  h: number;
  v: number;
  /** Slot of the quantization table. */
  quantizationTable: number;
  /** Blocks that hold pixels of the picture. */
  columns: number;
  rows: number;
  /** The same, with the blocks that only pad the last MCU of a row or column. */
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
  /** Size of an MCU in pixels. */
  mcuWidth: number;
  mcuHeight: number;
};

type Part = Pick<Component, "id" | "h" | "v" | "quantizationTable">;

const BLOCK = 8;

/** Lays out a frame's blocks (ITU-T T.81, A.1.1 and A.2). */
export function layOut(code: number, width: number, height: number, given: readonly Part[]): Frame {
  // A single component is never interleaved, so its factors mean nothing (A.2.2).
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

/** Whether libjpeg decodes these sampling factors of one direction: 1 to 4, and whole parts of the largest. */
const areFactors = (factors: readonly number[]): boolean =>
  factors.every((factor) => factor >= 1 && factor <= 4 && Math.max(...factors) % factor === 0);

function readPart(body: Uint8Array, at: number): Part {
  const [id = 0, factors = 0, quantizationTable = 0] = body.subarray(at, at + 3);
  return { id, h: factors >> 4, v: factors & 15, quantizationTable };
}

/**
 * Reads the frame header of a file (T.81, B.2.2), its height from DNL where the header has none (B.2.5).
 *
 * @returns `null` when there is not exactly one, or it is not of 8 bits and 1, 3 or 4 components, or of other sampling
 * factors than libjpeg decodes
 */
export function readFrame(list: readonly Pick<Segment, "code" | "body">[]): Frame | null {
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
  const fine =
    areFactors(parts.map(({ h }) => h)) &&
    areFactors(parts.map(({ v }) => v)) &&
    parts.every(({ quantizationTable }) => quantizationTable < 4);
  return width > 0 && height > 0 && distinct && fine ? layOut(code, width, height, parts) : null;
}

/** Writes the body of a frame header. */
export function frameBody({ width, height, components }: Frame): number[] {
  const parts = components.flatMap(({ id, h, v, quantizationTable }) => [
    id,
    (h << 4) | v,
    quantizationTable,
  ]);
  return [8, height >> 8, height & 0xff, width >> 8, width & 0xff, components.length, ...parts];
}

/** A block of an MCU: its component's index in the scan, how many blocks of it an MCU has, and its place among them. */
type McuBlock = { index: number; h: number; v: number; x: number; y: number };

/** The MCUs of a scan, and the blocks of each in order: a single component is not interleaved (ITU-T T.81, A.2). */
export type McuLayout = { columns: number; rows: number; blocks: readonly McuBlock[] };

export function layoutOf(frame: Frame, indices: readonly number[]): McuLayout {
  const components = indices.flatMap((index) => frame.components[index] ?? []);
  const [alone] = components;
  if (alone && components.length === 1)
    return { columns: alone.columns, rows: alone.rows, blocks: [{ index: 0, h: 1, v: 1, x: 0, y: 0 }] };
  const blocks = components.flatMap(({ h, v }, index) =>
    Array.from({ length: h * v }, (_, at) => ({ index, h, v, x: at % h, y: Math.floor(at / h) })),
  );
  return { columns: frame.mcuColumns, rows: frame.mcuRows, blocks };
}

/** Whether chroma is stored at half its size both ways, 4:2:0. */
export function isSubsampled(bytes: Uint8Array): boolean {
  const [luma, ...chroma] = readFrame([...headSegments(bytes)])?.components ?? [];
  return luma?.h === 2 && luma.v === 2 && chroma.length > 1;
}
