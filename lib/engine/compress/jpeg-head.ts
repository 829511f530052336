import { headSegments, marker } from "../containers/jpeg";

/** The first coefficients in zigzag order: brightness of the block and its soft structure, where loss shows. */
const SOFT = 21;

/**
 * How coarsely a JPEG's brightness is quantized: the geometric mean of its soft coefficients' divisors
 * (ITU-T T.81, B.2.4.1), 1 for the finest; 0 when it has no table.
 */
export function coarseness(bytes: Uint8Array): number {
  for (const { code, body: payload } of headSegments(bytes)) {
    if (code !== marker.quantizers) continue;
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

/** Whether the color of a JPEG is stored at half its size or less both ways (ITU-T T.81, B.2.2). */
export function hasHalvedColor(bytes: Uint8Array): boolean {
  for (const { code, body: payload } of headSegments(bytes)) {
    const isFrame = code >= 0xc0 && code <= 0xcf && code !== 0xc4 && code !== 0xc8 && code !== 0xcc;
    if (isFrame) return (payload[5] ?? 0) >= 3 && payload[7] === 0x22;
  }
  return false;
}

/** The first quantization table, which is brightness's, as text; equal for equal tables. */
export function firstTable(bytes: Uint8Array): string {
  for (const { code, body: payload } of headSegments(bytes))
    if (code === marker.quantizers) return payload.subarray(0, 65).join();
  return "";
}
