import { makeSegment, marker } from "../../../containers/jpeg";
import { AC, progressiveEncoder, sequentialEncoder, tableOf } from "./block-encoders";
import { type Frame, visitBlocks } from "./frame";
import { type EncodeTable, optimalCode, SymbolRecorder } from "./huffman";
import type { View } from "./planes";
import type { Pass } from "./scans";

function record(frame: Frame, all: readonly View[], pass: Pass): SymbolRecorder {
  const sink = new SymbolRecorder();
  const encoder =
    frame.code === marker.progressive ? progressiveEncoder(sink, pass) : sequentialEncoder(sink, pass);
  const parts = pass.components.map((index) => ({ view: all[index], component: frame.components[index] }));
  visitBlocks(frame, pass.components, 0, {
    interval() {},
    block(index, column, row) {
      const { view, component } = parts[index] ?? {};
      if (!view || !component) return;
      const inside = column < component.columns && row < component.rows;
      const block = inside ? view.origin + column * view.stepX + row * view.stepY : -1;
      encoder.block(view, index, block);
    },
  });
  encoder.finish();
  return sink;
}

/** Writes DHT segments (ITU-T T.81, B.2.4.2). */
const tableSegments = (tables: readonly (EncodeTable | null)[]): Uint8Array[] =>
  tables.flatMap((table, index) => {
    if (!table) return [];
    const place = index < AC ? index : 0x10 | (index - AC);
    return makeSegment(marker.huffmanTables, [place, ...table.counts, ...table.symbols]);
  });

/** Writes a scan header (T.81, B.2.3). */
function scanSegment(
  { components }: Frame,
  { components: indices, first, last, high, low }: Pass,
): Uint8Array {
  const parts = indices.flatMap((index) => [components[index]?.id ?? 0, tableOf(index) * 0x11]);
  return makeSegment(marker.scan, [indices.length, ...parts, first, last, (high << 4) | low]);
}

/**
 * Encodes one pass over a picture, with optimal Huffman codes and without restart markers.
 *
 * @returns its segments and its data, in order
 * @throws ConversionError `corrupt` for coefficients out of range
 */
export function encodeScan(frame: Frame, views: readonly View[], pass: Pass): Uint8Array[] {
  const symbols = record(frame, views, pass);
  const tables = symbols.frequencies.map(optimalCode);
  return [...tableSegments(tables), scanSegment(frame, pass), symbols.write(tables)];
}
