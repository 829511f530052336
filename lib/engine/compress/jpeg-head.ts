const START_OF_SCAN = 0xda;
const QUANTISATION = 0xdb;
/** The first coefficients in zigzag order: brightness of the block and its soft structure, where loss shows. */
const SOFT = 21;

/** Payloads of the marker segments before the picture's data (ITU-T T.81, B.1.1), by marker. */
function* segments(bytes: Uint8Array): Generator<[marker: number, payload: Uint8Array]> {
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff; ) {
    const marker = bytes[at + 1] as number;
    // 0xFF may be repeated as filling.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = ((bytes[at + 2] as number) << 8) | (bytes[at + 3] as number);
    yield [marker, bytes.subarray(at + 4, at + 2 + length)];
    if (marker === START_OF_SCAN) return;
    at += 2 + length;
  }
}

/**
 * How coarsely a JPEG's brightness is quantised: the geometric mean of its soft coefficients' divisors
 * (ITU-T T.81, B.2.4.1), 1 for the finest; 0 when it has no table.
 */
export function coarseness(bytes: Uint8Array): number {
  for (const [marker, payload] of segments(bytes)) {
    if (marker !== QUANTISATION) continue;
    for (let at = 0; at < payload.length; ) {
      const wide = (payload[at] as number) >> 4 ? 2 : 1;
      const table = (payload[at] as number) & 15;
      let logs = 0;
      for (let index = 0; index < SOFT; index += 1) {
        const from = at + 1 + index * wide;
        const divisor =
          wide === 2 ? ((payload[from] ?? 0) << 8) | (payload[from + 1] ?? 0) : (payload[from] ?? 0);
        logs += Math.log(Math.max(1, divisor));
      }
      if (table === 0) return Math.exp(logs / SOFT);
      at += 1 + 64 * wide;
    }
  }
  return 0;
}

/** Whether the colour of a JPEG is stored at half its size or less both ways (ITU-T T.81, B.2.2). */
export function hasHalvedColour(bytes: Uint8Array): boolean {
  for (const [marker, payload] of segments(bytes)) {
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return (payload[5] ?? 0) >= 3 && payload[7] === 0x22;
  }
  return false;
}

/** The first quantisation table, which is brightness's, as text; equal for equal tables. */
export function firstTable(bytes: Uint8Array): string {
  for (const [marker, payload] of segments(bytes))
    if (marker === QUANTISATION) return payload.subarray(0, 65).join();
  return "";
}
