import type { Frame } from "./frame";

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
