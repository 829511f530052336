import { corrupt } from "../../../../failure";
import { makeSegment, marker } from "../../../containers/jpeg";
import { type Frame, layoutOf } from "./frame";
import { type EncodeTable, optimalCode, SymbolRecorder } from "./huffman";
import type { View } from "./planes";
import type { Pass } from "./scans";
import { COEFFICIENTS, MOST_BITS, ZERO_RUN } from "./tables";

/** Slot of a component's Huffman tables: chroma has its own, the black of CMYK shares that of luma. */
const tableOf = (component: number): number => (component === 1 || component === 2 ? 1 : 0);
/** Offset of the AC tables, after those for DC. */
const AC = 2;

/** Number of bits of an absolute value. */
function sizeOf(value: number): number {
  const size = 32 - Math.clz32(value < 0 ? -value : value);
  if (size > MOST_BITS) throw corrupt("coefficient out of range");
  return size;
}

/** Bits that follow the size of a number: its own, less one when it is negative (ITU-T T.81, F.1.2.1.1). */
const extraOf = (value: number, size: number): number => (value < 0 ? value - 1 : value) & ((1 << size) - 1);

/** Most blocks whose bands end with one code, in a progressive picture (T.81, G.1.2.2); one in others. */
const MOST_ENDED = 0x7fff;

/** Records the symbols of one component in a pass (T.81, F.1.2 and G.1.2). */
class ComponentEncoder {
  readonly #sink: SymbolRecorder;
  readonly #view: View;
  readonly #pass: Pass;
  readonly #dc: number;
  readonly #ac: number;
  readonly #mostEnded: number;
  #prediction = 0;
  /** Blocks whose bands have ended since the last code. */
  #ended = 0;

  constructor(sink: SymbolRecorder, view: View, pass: Pass, table: number, mostEnded: number) {
    this.#sink = sink;
    this.#view = view;
    this.#pass = pass;
    this.#dc = table;
    this.#ac = AC + table;
    this.#mostEnded = mostEnded;
  }

  /** Encodes a block, or -1 for padding beyond the picture: what takes the fewest bits. */
  block(block: number): void {
    const { first, last } = this.#pass;
    if (first === 0) this.#encodeDc(block);
    if (last > 0) this.#encodeBand(block);
  }

  #encodeDc(block: number): void {
    const before = this.#prediction;
    const value = block < 0 ? before : (this.#view.coefficients[block * COEFFICIENTS] as number);
    this.#prediction = value;
    const size = sizeOf(value - before);
    this.#sink.symbol(this.#dc, size, extraOf(value - before, size), size);
  }

  #encodeBand(block: number): void {
    const { coefficients, order, signs, ends, reach } = this.#view;
    const { first, last } = this.#pass;
    const at = block * COEFFICIENTS;
    const end = block < 0 ? 0 : Math.min(last, reach[ends[block] as number] as number);
    let zeros = 0;
    let coded = 0;
    for (let k = Math.max(1, first); k <= end; k += 1) {
      const stored = coefficients[at + (order[k] as number)] as number;
      if (stored === 0) {
        zeros += 1;
        continue;
      }
      const value = stored * (signs[k] as number);
      this.finish();
      for (; zeros > 15; zeros -= 16) this.#sink.symbol(this.#ac, ZERO_RUN, 0, 0);
      const size = sizeOf(value);
      this.#sink.symbol(this.#ac, (zeros << 4) | size, extraOf(value, size), size);
      zeros = 0;
      coded = k;
    }
    if (coded === last) return;
    this.#ended += 1;
    if (this.#ended === this.#mostEnded) this.finish();
  }

  /** Encodes the ends of bands that were held back. */
  finish(): void {
    if (this.#ended === 0) return;
    const size = 31 - Math.clz32(this.#ended);
    this.#sink.symbol(this.#ac, size << 4, this.#ended - (1 << size), size);
    this.#ended = 0;
  }
}

function record(frame: Frame, views: readonly View[], pass: Pass): SymbolRecorder {
  const sink = new SymbolRecorder();
  const mostEnded = frame.code === marker.progressive ? MOST_ENDED : 1;
  const parts = pass.components.flatMap((index) => {
    const [view, component] = [views[index], frame.components[index]];
    if (!view || !component) return [];
    return { view, component, encoder: new ComponentEncoder(sink, view, pass, tableOf(index), mostEnded) };
  });
  const { columns, rows, blocks } = layoutOf(frame, pass.components);
  for (let mcuRow = 0; mcuRow < rows; mcuRow += 1)
    for (let mcuColumn = 0; mcuColumn < columns; mcuColumn += 1)
      for (const { index, h, v, x, y } of blocks) {
        const { view, component, encoder } = parts[index] as (typeof parts)[number];
        const column = mcuColumn * h + x;
        const row = mcuRow * v + y;
        const inside = column < component.columns && row < component.rows;
        encoder.block(inside ? view.origin + column * view.stepX + row * view.stepY : -1);
      }
  for (const { encoder } of parts) encoder.finish();
  return sink;
}

/** Writes DHT segments (ITU-T T.81, B.2.4.2). */
const tableSegments = (tables: readonly (EncodeTable | null)[]): Uint8Array[] =>
  tables.flatMap((table, index) => {
    if (!table) return [];
    const place = index < AC ? index : 0x10 | (index - AC);
    return makeSegment(marker.huffmanTables, [place, ...table.counts, ...table.symbols]);
  });

/** Writes a scan header (T.81, B.2.3), without a point transform. */
function scanSegment({ components }: Frame, { components: indices, first, last }: Pass): Uint8Array {
  const parts = indices.flatMap((index) => [components[index]?.id ?? 0, tableOf(index) * 0x11]);
  return makeSegment(marker.scan, [indices.length, ...parts, first, last, 0]);
}

/**
 * Encodes one pass over a picture, with all bits of its coefficients, optimal Huffman codes and no restart markers.
 *
 * @returns its segments and its data, in order
 * @throws ConversionError `corrupt` for coefficients out of range
 */
export function encodeScan(frame: Frame, views: readonly View[], pass: Pass): Uint8Array[] {
  const symbols = record(frame, views, pass);
  const tables = symbols.frequencies.map(optimalCode);
  return [...tableSegments(tables), scanSegment(frame, pass), symbols.write(tables)];
}

/** One pass over a band of each component. */
const passes = (components: readonly number[], first: number, last: number): Pass[] =>
  components.map((index) => ({ components: [index], first, last }));

/** Where luma may be divided into a band of low frequencies and one of high ones, which have other codes; chroma. */
const splits = { luma: [2, 5, 8], chroma: 5 } as const;

const bands = (components: readonly number[], split: number): Pass[] => [
  ...passes(components, 1, split),
  ...passes(components, split + 1, 63),
];

const lengthOf = (parts: readonly Uint8Array[]) => parts.reduce((sum, { length }) => sum + length, 0);

/** Blocks by which luma's best division is found: 15 ms of encoding for each. */
const ENOUGH_BLOCKS = 16_000;

/** Finds where luma is best divided, by rows of blocks from all over the picture. */
function findSplit(frame: Frame, [view]: readonly View[]): number {
  const [luma] = frame.components;
  if (!view || !luma) return splits.chroma;
  const step = Math.ceil((luma.columns * luma.rows) / ENOUGH_BLOCKS);
  const thinned = { ...view, stepY: view.stepY * step };
  const components = [{ ...luma, rows: Math.ceil(luma.rows / step) }];
  const lengths = splits.luma.map((split) =>
    lengthOf(bands([0], split).flatMap((pass) => encodeScan({ ...frame, components }, [thinned], pass))),
  );
  return splits.luma[lengths.indexOf(Math.min(...lengths))] ?? splits.chroma;
}

/**
 * Encodes a progressive picture: each component's DC, then its two bands. As good as the best of the 64 scripts that
 * mozjpeg tries, in no time.
 */
export function encodeProgressive(frame: Frame, views: readonly View[]): Uint8Array[] {
  const [luma = 0, ...chroma] = frame.components.map((_, index) => index);
  const all = [
    ...passes([luma, ...chroma], 0, 0),
    ...bands([luma], findSplit(frame, views)),
    ...bands(chroma, splits.chroma),
  ];
  return all.flatMap((pass) => encodeScan(frame, views, pass));
}
