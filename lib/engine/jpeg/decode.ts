import { marker } from "../containers/jpeg";
import { BitReader, corrupt, splitIntervals } from "./bit-reader";
import { progressiveDecoder } from "./decode-progressive";
import { sequentialDecoder } from "./decode-sequential";
import type { Frame } from "./frame";
import type { Picture, Scan } from "./picture";
import { makePlanes, type Plane } from "./planes";
import { visitBlocks } from "./visit-blocks";

export type BlockDecoder = {
  /** Forgets what was predicted (ITU-T T.81, F.2.1.3.1 and G.1.2.2). */
  reset: () => void;
  /** Decodes what this scan has of a block of the scan's component `index`. */
  block: (reader: BitReader, plane: Plane, index: number, block: number) => void;
};

function decodeScan(frame: Frame, all: readonly Plane[], scan: Scan): void {
  const intervals = splitIntervals(scan.entropy);
  const planes = scan.components.flatMap((index) => all[index] ?? []);
  const decoder = frame.code === marker.progressive ? progressiveDecoder(scan) : sequentialDecoder(scan);
  let reader = new BitReader(new Uint8Array(0));
  visitBlocks(frame, scan.components, scan.interval, {
    interval(number) {
      const data = intervals[number];
      if (!data) throw corrupt("restart marker missing");
      reader.finish();
      reader = new BitReader(data);
      decoder.reset();
    },
    block(index, column, row) {
      const plane = planes[index];
      if (plane) decoder.block(reader, plane, index, row * plane.stride + column);
    },
  });
  reader.finish();
}

/**
 * Decodes the coefficients of all components, 2 bytes each.
 *
 * @throws ConversionError `corrupt` when the data ends early or is none
 */
export function decodePlanes(picture: Picture): Plane[] {
  const planes = makePlanes(picture);
  for (const scan of picture.scans) decodeScan(picture.frame, planes, scan);
  return planes;
}
