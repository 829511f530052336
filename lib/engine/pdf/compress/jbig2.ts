/** Encodes bilevel pictures as JBIG2 (ITU-T T.88 | ISO/IEC 14492): one generic region, without loss. */

/** Probability estimates (table E.1): Qe, next state after the more and the less probable symbol, and switch. */
const states =
  `5601 1 1 1,3401 2 6 0,1801 3 9 0,0ac1 4 12 0,0521 5 29 0,0221 38 33 0,5601 7 6 1,5401 8 14 0,4801 9 14 0,
3801 10 14 0,3001 11 17 0,2401 12 18 0,1c01 13 20 0,1601 29 21 0,5601 15 14 1,5401 16 14 0,5101 17 15 0,4801 18 16 0,
3801 19 17 0,3401 20 18 0,3001 21 19 0,2801 22 19 0,2401 23 20 0,2201 24 21 0,1c01 25 22 0,1801 26 23 0,1601 27 24 0,
1401 28 25 0,1201 29 26 0,1101 30 27 0,0ac1 31 28 0,09c1 32 29 0,08a1 33 30 0,0521 34 31 0,0441 35 32 0,02a1 36 33 0,
0221 37 34 0,0141 38 35 0,0111 39 36 0,0085 40 37 0,0049 41 38 0,0025 42 39 0,0015 43 40 0,0009 44 41 0,0005 45 42 0,
0001 45 43 0,5601 46 46 0`
    .split(/,\s*/)
    .map((row) => row.split(" "));
const column = (i: number, radix = 10) =>
  Uint16Array.from(states, (row) => Number.parseInt(row[i] ?? "", radix));
const estimates = column(0, 16);
const afterMore = column(1);
const afterLess = column(2);
const switches = column(3);

const CONTEXTS = 1 << 16;
const HALF = 128;

/**
 * Makes an arithmetic encoder (annex E.2 and figure E.3 onwards); registers have their names in the standard. Variables
 * instead of fields halve the time.
 */
function createEncoder() {
  let bytes = new Uint8Array(1 << 16);
  /** The place of the last byte; the first is before the data. */
  let at = 0;
  let a = 0x8000;
  let c = 0;
  let ct = 12;
  /** State and more probable symbol of each context: the symbol is the lowest bit. */
  const contexts = new Uint8Array(CONTEXTS);

  function push(bits: 7 | 8) {
    at += 1;
    if (at === bytes.length) {
      const longer = new Uint8Array(bytes.length * 2);
      longer.set(bytes);
      bytes = longer;
    }
    // After a byte of ones, a bit is stuffed.
    const shift = bits === 7 ? 20 : 19;
    bytes[at] = c >>> shift;
    c &= (1 << shift) - 1;
    ct = bits;
  }

  function writeByte() {
    const last = bytes[at] as number;
    if (last === 0xff) return push(7);
    if (c < 0x8000000) return push(8);
    bytes[at] = last + 1;
    c &= 0x7ffffff;
    push(last + 1 === 0xff ? 7 : 8);
  }

  function renormalize() {
    do {
      a <<= 1;
      c <<= 1;
      ct -= 1;
      if (ct === 0) writeByte();
    } while (!(a & 0x8000));
  }

  return {
    encode(context: number, bit: number) {
      const known = contexts[context] as number;
      const state = known >> 1;
      const estimate = estimates[state] as number;
      a -= estimate;
      if (bit === (known & 1)) {
        if (a & 0x8000) {
          c += estimate;
          return;
        }
        if (a < estimate) a = estimate;
        else c += estimate;
        contexts[context] = ((afterMore[state] as number) << 1) | bit;
      } else {
        if (a < estimate) c += estimate;
        else a = estimate;
        contexts[context] = ((afterLess[state] as number) << 1) | ((known & 1) ^ (switches[state] as number));
      }
      renormalize();
    },
    /** Ends the data. @returns all of it with its marker */
    end(): Uint8Array {
      const most = c + a;
      c |= 0xffff;
      if (c >= most) c -= 0x8000;
      c <<= ct;
      writeByte();
      c <<= ct;
      writeByte();
      const end = bytes[at] === 0xff ? at - 1 : at;
      return Buffer.concat([bytes.subarray(1, end + 1), Buffer.from([0xff, 0xac])]);
    },
  };
}

type Encoder = ReturnType<typeof createEncoder>;

/** A gray picture, one byte per pixel: below 128 it is dark. */
type Levels = { data: Uint8Array; width: number; height: number };

/** Context of the bit that says whether a row is the one above again (6.2.5.7, figure 8). */
const TYPICAL = 0x9b25;
/** White to the left and right of each row: the context reaches four pixels to the left and three to the right. */
const MARGIN = 4;

/**
 * Encodes rows with template 0: the context of a pixel is five pixels two rows above, seven above and four before it
 * (6.2.5.3).
 */
function encodeRows({ data, width, height }: Levels, ones: "dark" | "light"): Uint8Array {
  const [dark, light] = ones === "dark" ? [1, 0] : [0, 1];
  const encoder = createEncoder();
  let above2 = new Uint8Array(width + 2 * MARGIN);
  let above = new Uint8Array(width + 2 * MARGIN);
  let row = new Uint8Array(width + 2 * MARGIN);
  let wasTypical = false;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0, from = y * width; x < width; x += 1)
      row[x + MARGIN] = (data[from + x] as number) < HALF ? dark : light;
    const isTypical = Buffer.compare(row, above) === 0;
    encoder.encode(TYPICAL, isTypical === wasTypical ? 0 : 1);
    wasTypical = isTypical;
    if (!isTypical) encodeRow(encoder, row, above, above2);
    const spare = above2;
    above2 = above;
    above = row;
    row = spare;
  }
  return encoder.end();
}

function encodeRow(encoder: Encoder, row: Uint8Array, above: Uint8Array, above2: Uint8Array) {
  const { encode } = encoder;
  // The first pixels of the rows above; what is to the right is shifted in.
  let top = 0;
  let middle = 0;
  for (let i = 0; i < 2; i += 1) top = (top << 1) | (above2[MARGIN + i] as number);
  for (let i = 0; i < 3; i += 1) middle = (middle << 1) | (above[MARGIN + i] as number);
  let left = 0;
  for (let i = MARGIN, end = row.length - MARGIN; i < end; i += 1) {
    top = ((top << 1) | (above2[i + 2] as number)) & 0x1f;
    middle = ((middle << 1) | (above[i + 3] as number)) & 0x7f;
    const bit = row[i] as number;
    encode((top << 11) | (middle << 4) | left, bit);
    left = ((left << 1) | bit) & 0xf;
  }
}

const PAGE_INFORMATION = 48;
const GENERIC_REGION = 39;

/** A segment of page 1 that refers to no other (7.2). */
function segment(number: number, type: number, data: Buffer): Buffer {
  const header = Buffer.alloc(11);
  header.writeUInt32BE(number);
  header[4] = type;
  header[6] = 1;
  header.writeUInt32BE(data.length, 7);
  return Buffer.concat([header, data]);
}

/**
 * Encodes a picture as PDFs embed it: without a file header and end (ISO 32000-1, 7.4.7).
 *
 * @param ones pixels that are ones in the code, which PDFs decode to samples of zero
 */
export function encodeJbig2(levels: Levels, ones: "dark" | "light"): Buffer {
  const { width, height } = levels;
  const size = Buffer.alloc(16);
  size.writeUInt32BE(width);
  size.writeUInt32BE(height, 4);
  // Template 0 with typical prediction, and the places of its four movable pixels (7.4.6).
  const flags = Buffer.from([0, 0x08, 3, -1, -3, -1, 2, -2, -2, -2]);
  return Buffer.concat([
    segment(0, PAGE_INFORMATION, Buffer.concat([size, Buffer.alloc(3)])),
    segment(1, GENERIC_REGION, Buffer.concat([size, flags, encodeRows(levels, ones)])),
  ]);
}
