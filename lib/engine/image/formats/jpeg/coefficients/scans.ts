import { marker, type Segment } from "../../../containers/jpeg";
import { type Frame, readFrame } from "./frame";
import {
  COEFFICIENTS,
  type DecodeTable,
  type HuffmanSlots,
  isDcTable,
  type QuantizationTable,
  readHuffmanTables,
  readQuantizationTables,
} from "./tables";

/** The part of a picture in one scan: its components, and coefficients (in zig-zag order). */
export type Pass = {
  /** Index of each component in its frame. */
  components: readonly number[];
  first: number;
  last: number;
};

export type Scan = Pass & {
  /** Ah and Al: the point transform before (0 when nothing was) and now. */
  high: number;
  low: number;
  /** Tables of each component; `undefined` where the pass needs none. */
  dc: readonly (DecodeTable | undefined)[];
  ac: readonly (DecodeTable | undefined)[];
  /** MCUs between restart markers; 0 for none. */
  interval: number;
  entropy: Uint8Array;
};

/** A file's structure: everything a decoder needs, nothing decoded yet. */
export type Picture = {
  frame: Frame;
  scans: readonly Scan[];
  /** Table of each component. */
  quantizationTables: readonly QuantizationTable[];
};

/** Highest point transform (ITU-T T.81, B.2.3). */
const MOST_LOW = 13;
/** Most blocks of an interleaved MCU (ITU-T T.81, B.2.3). */
const MOST_BLOCKS = 10;

type Header = Pass & Pick<Scan, "high" | "low"> & { slots: readonly number[] };

/** Reads a scan header (T.81, B.2.3); `null` when it does not fit the frame. */
function readPass(body: Uint8Array, frame: Frame): Header | null {
  const [count = 0] = body;
  if (count < 1 || count > 4 || body.length !== 4 + 2 * count) return null;
  const places = Array.from({ length: count }, (_, index) => 1 + 2 * index);
  const components = places.map((at) => frame.components.findIndex(({ id }) => id === body[at]));
  const slots = places.map((at) => body[at + 1] ?? 0);
  if (components.includes(-1) || new Set(components).size < count) return null;
  const blocks = components.reduce((sum, index) => {
    const { h = 0, v = 0 } = frame.components[index] ?? {};
    return sum + h * v;
  }, 0);
  if (count > 1 && blocks > MOST_BLOCKS) return null;
  if (frame.code !== marker.progressive) return { components, slots, first: 0, last: 63, high: 0, low: 0 };
  const [first = 0, last = 0, point = 0] = body.subarray(1 + 2 * count);
  const isBand = first === 0 ? last === 0 : count === 1 && first <= last && last < COEFFICIENTS;
  const low = point & 15;
  return isBand && low <= MOST_LOW ? { components, slots, first, last, high: point >> 4, low } : null;
}

function withTables(
  { slots, ...pass }: Header,
  tables: HuffmanSlots,
): Omit<Scan, "interval" | "entropy"> | null {
  const needsDc = pass.first === 0 && pass.high === 0;
  const dc = slots.map((slot) => (needsDc ? tables[(slot >> 4) & 3] : undefined));
  const ac = slots.map((slot) => (pass.last > 0 ? tables[4 | (slot & 3)] : undefined));
  const complete =
    (!needsDc || dc.every((table) => table && isDcTable(table))) && (pass.last === 0 || ac.every(Boolean));
  return complete ? { ...pass, dc, ac } : null;
}

/**
 * Reads all headers in order, because tables change between scans.
 *
 * @returns `null` when a decoder would have to guess: missing tables, unknown passes, components that never come
 */
export function readPicture(list: readonly Segment[]): Picture | null {
  const frame = readFrame(list);
  if (!frame) return null;
  const tables: HuffmanSlots = [];
  const slots: (QuantizationTable | undefined)[] = [];
  const quantizationTables: (QuantizationTable | undefined)[] = frame.components.map(() => undefined);
  const scans: Scan[] = [];
  let interval = 0;
  for (const { code, body, entropy } of list) {
    if (code === marker.huffmanTables && !readHuffmanTables(body, tables)) return null;
    if (code === marker.quantizationTables && !readQuantizationTables(body, slots)) return null;
    if (code === marker.restartInterval && body.length !== 2) return null;
    if (code === marker.restartInterval) interval = ((body[0] ?? 0) << 8) | (body[1] ?? 0);
    if (code !== marker.scan) continue;
    const pass = readPass(body, frame);
    const scan = pass && withTables(pass, tables);
    if (!scan) return null;
    scans.push({ ...scan, interval, entropy });
    // A table is fixed when its component's first scan begins (T.81, B.2.4.1).
    for (const index of scan.components)
      quantizationTables[index] ??= slots[frame.components[index]?.quantizationTable ?? 0];
  }
  const known = quantizationTables.filter((quantizationTable) => quantizationTable !== undefined);
  return known.length === quantizationTables.length ? { frame, scans, quantizationTables: known } : null;
}
