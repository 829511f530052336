/** Datasets of IPTC's record 2 that name a place (IPTC-IIM 4.2, chapter 6). */
const placeDatasets = [26, 27, 90, 92, 95, 100, 101, 103];
/** What each dataset begins with, and the number of its record. */
const RECORD = [0x1c, 2];

/**
 * Photoshop's block of IPTC; its datasets are not taken apart, so a place anywhere makes all of it go.
 *
 * @returns `null` when it names a place
 */
export const iptcWithoutPlace = (block: Buffer): Buffer | null =>
  placeDatasets.some((dataset) => block.includes(Buffer.from([...RECORD, dataset]))) ? null : block;
