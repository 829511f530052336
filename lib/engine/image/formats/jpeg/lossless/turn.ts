import type { Turn } from "../../../metadata/orientation";
import { type Frame, layOut } from "../coefficients/frame";
import type { Plane, View } from "../coefficients/planes";
import type { Picture } from "../coefficients/scans";
import { type QuantizationTable, zigzag, zigzagIndex } from "../coefficients/tables";

/** Whether only whole MCUs are mirrored: padding of the last ones would end up before the picture. */
export const canTurn = (frame: Frame, { mirrorX, mirrorY }: Turn): boolean =>
  (!mirrorX || frame.width % frame.mcuWidth === 0) && (!mirrorY || frame.height % frame.mcuHeight === 0);

/** Lays out a frame after a turn. */
export function turnFrame({ code, width, height, components }: Frame, { swap }: Turn): Frame {
  if (!swap) return layOut(code, width, height, components);
  const parts = components.map((component) => ({ ...component, h: component.v, v: component.h }));
  return layOut(code, height, width, parts);
}

/**
 * For each coefficient of a turned block, in zig-zag order: its index in the stored one. Swapping rows and columns of
 * a block swaps its frequencies (ITU-T T.81, A.3.3).
 */
const orderOf = ({ swap }: Turn): Uint8Array =>
  Uint8Array.from(zigzag, ([u, v]) => (swap ? zigzagIndex(v, u) : zigzagIndex(u, v)));

/** Mirroring a block negates the odd frequencies of that axis: cos((2(7-x)+1)uπ/16) = (-1)^u cos((2x+1)uπ/16). */
const isNegated = ({ mirrorX, mirrorY }: Turn, index: number): boolean => {
  const [u, v] = zigzag[index] ?? [0, 0];
  return (mirrorX && u % 2 === 1) !== (mirrorY && v % 2 === 1);
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

/** Moves the divisors along with their frequencies. */
export const turnQuantizationTables = (
  { quantizationTables }: Pick<Picture, "quantizationTables">,
  turn: Turn,
): QuantizationTable[] => {
  const order = orderOf(turn);
  return quantizationTables.map((quantizationTable) =>
    Uint16Array.from(order, (place) => quantizationTable[place] ?? 1),
  );
};
