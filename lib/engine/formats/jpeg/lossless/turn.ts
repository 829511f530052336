import type { Plane } from "./decode";
import { type Frame, layOut } from "./frame";
import type { Picture } from "./scans";
import type { Quantizer } from "./tables";
import { zigzag, zigzagIndex } from "./tables";

/** EXIF's orientations (CIPA DC-008, 4.6.4): how a stored picture becomes upright. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** Mirrored along the stored picture's axes first, rows and columns exchanged then. */
export type Turn = { mirrorX: boolean; mirrorY: boolean; swap: boolean };

export const turns: Record<Orientation, Turn> = {
  1: { mirrorX: false, mirrorY: false, swap: false },
  2: { mirrorX: true, mirrorY: false, swap: false },
  3: { mirrorX: true, mirrorY: true, swap: false },
  4: { mirrorX: false, mirrorY: true, swap: false },
  5: { mirrorX: false, mirrorY: false, swap: true },
  6: { mirrorX: false, mirrorY: true, swap: true },
  7: { mirrorX: true, mirrorY: true, swap: true },
  8: { mirrorX: true, mirrorY: false, swap: true },
};

/** Whether nothing but whole MCUs is mirrored: what fills the last ones would come to lie before the picture. */
export const canTurn = (frame: Frame, { mirrorX, mirrorY }: Turn): boolean =>
  (!mirrorX || frame.width % frame.mcuWidth === 0) && (!mirrorY || frame.height % frame.mcuHeight === 0);

/** The layout after a turn. */
export function turnFrame({ code, width, height, components }: Frame, { swap }: Turn): Frame {
  if (!swap) return layOut(code, width, height, components);
  const parts = components.map((component) => ({ ...component, h: component.v, v: component.h }));
  return layOut(code, height, width, parts);
}

/**
 * By coefficient of a turned block, in zig-zag order: where the stored one has it. To exchange rows and columns of a
 * block exchanges its frequencies (ITU-T T.81, A.3.3).
 */
const orderOf = ({ swap }: Turn): Uint8Array =>
  Uint8Array.from(zigzag, ([u, v]) => (swap ? zigzagIndex(v, u) : zigzagIndex(u, v)));

/** A block's mirror image has the odd frequencies of that axis negated, as cos((2(7-x)+1)uπ/16) = (-1)^u cos((2x+1)uπ/16). */
const isNegated = ({ mirrorX, mirrorY }: Turn, index: number): boolean => {
  const [u, v] = zigzag[index] ?? [0, 0];
  return (mirrorX && u % 2 === 1) !== (mirrorY && v % 2 === 1);
};

/** A plane as it is when turned; nothing is copied. */
export type View = Plane & {
  /** Block (column, row) is number `origin` + `column` * `stepX` + `row` * `stepY` of the plane. */
  origin: number;
  stepX: number;
  stepY: number;
  /** By coefficient in zig-zag order: where it is in the plane's block, and its factor, 1 or -1. */
  order: Uint8Array;
  signs: Int8Array;
  /** By the end of a plane's block: where the turned block ends at the latest. */
  reach: Uint8Array;
};

export function turnPlane(
  plane: Plane,
  { columns, rows }: { columns: number; rows: number },
  turn: Turn,
): View {
  const { stride } = plane;
  const order = orderOf(turn);
  const x = turn.mirrorX ? -1 : 1;
  const y = turn.mirrorY ? -stride : stride;
  const reach = new Uint8Array(order.length);
  // The order is its own inverse.
  for (const [index, place] of order.entries()) reach[index] = Math.max(reach[index - 1] ?? 0, place);
  return {
    ...plane,
    origin: (turn.mirrorX ? columns - 1 : 0) + (turn.mirrorY ? (rows - 1) * stride : 0),
    stepX: turn.swap ? y : x,
    stepY: turn.swap ? x : y,
    order,
    signs: Int8Array.from(order, (place) => (isNegated(turn, place) ? -1 : 1)),
    reach,
  };
}

/** Divisors go with their frequencies. */
export const turnQuantizers = ({ quantizers }: Picture, turn: Turn): Quantizer[] => {
  const order = orderOf(turn);
  return quantizers.map((quantizer) => Uint16Array.from(order, (place) => quantizer[place] ?? 1));
};
