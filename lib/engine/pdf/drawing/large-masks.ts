import { deflateSync, inflateSync } from "node:zlib";

/** Masks with more pixels are made smaller. */
const MIN_PIXELS = 40_000_000;
/** Larger ones are left alone: this many take 0.7 s. */
const MAX_PIXELS = 200_000_000;
/** Masks, and pictures like them, that are looked at. */
const MAX_MASKS = 4;
/** Pixels that they keep at least: a sheet of A4 has 4.5 million at the highest quality. */
const KEPT_PIXELS = 6_000_000;
/** Dictionaries that are looked at, and how far from the width their ends are looked for, in bytes. */
const MAX_DICTIONARIES = 20_000;
const DICTIONARY_BYTES = 500;
/** Some writers end the samples with line breaks. */
const SPARE_BYTES = 1024;

type Mask = { width: number; height: number; bits: 1 | 8 };

/** Reads the dictionary of a mask that can be made smaller: plain gray samples (ISO 32000-1, 8.9.5 and 11.6.5.3). */
function readMask(dictionary: string): Mask | undefined {
  const number = (key: string) =>
    Number(new RegExp(`/${key} ?(\\d{1,9})\\b(?! \\d+ R)`).exec(dictionary)?.[1]);
  const [width, height, bits] = [number("Width"), number("Height"), number("BitsPerComponent")];
  const isPlain =
    /\/ColorSpace ?\/DeviceGray/.test(dictionary) &&
    /\/Filter ?(\/FlateDecode|\[ ?\/FlateDecode ?\])/.test(dictionary);
  if (!isPlain || /DecodeParms|\/Decode\b|Matte|SMask/.test(dictionary)) return undefined;
  if (!(width * height > MIN_PIXELS && width * height <= MAX_PIXELS)) return undefined;
  return bits === 1 || bits === 8 ? { width, height, bits } : undefined;
}

/** Averages squares of samples; those at the edges may be narrower. @param side of a square in pixels */
function average(samples: Uint8Array, { width, height, bits }: Mask, side: number) {
  const [columns, rows] = [Math.ceil(width / side), Math.ceil(height / side)];
  const rowBytes = Math.ceil((width * bits) / 8);
  const data = new Uint8Array(columns * rows);
  const sums = new Uint32Array(columns);
  for (let row = 0; row < rows; row += 1) {
    sums.fill(0);
    const [top, bottom] = [row * side, Math.min(height, (row + 1) * side)];
    for (let y = top; y < bottom; y += 1)
      for (let column = 0, x = 0; column < columns; column += 1) {
        let sum = 0;
        for (const end = Math.min(width, x + side); x < end; x += 1)
          sum +=
            bits === 8
              ? (samples[y * rowBytes + x] as number)
              : (((samples[y * rowBytes + (x >> 3)] as number) >> (7 - (x & 7))) & 1) * 255;
        sums[column] = (sums[column] as number) + sum;
      }
    for (let column = 0; column < columns; column += 1) {
      const across = Math.min(side, width - column * side);
      data[row * columns + column] = Math.round((sums[column] as number) / (across * (bottom - top)));
    }
  }
  return { width: columns, height: rows, data };
}

/**
 * Writes a smaller mask over an object, if there is room for it.
 *
 * @param start of its dictionary
 * @param data start of its samples
 * @param end of the object
 * @throws what zlib throws at damaged data
 */
function rewrite(file: Buffer, mask: Mask, start: number, data: number, end: number): void {
  const length = Math.ceil((mask.width * mask.bits) / 8) * mask.height;
  const samples = inflateSync(file.subarray(data, end), { maxOutputLength: length + SPARE_BYTES });
  if (samples.length < length) return;
  const side = Math.floor(Math.sqrt((mask.width * mask.height) / KEPT_PIXELS));
  const small = average(samples, mask, side);
  const packed = deflateSync(small.data);
  const size = `/Width ${small.width}/Height ${small.height}/ColorSpace/DeviceGray/BitsPerComponent 8`;
  const object = Buffer.concat([
    Buffer.from(`<</Type/XObject/Subtype/Image${size}/Filter/FlateDecode/Length ${packed.length}>>stream\n`),
    packed,
    Buffer.from("\nendstream\n"),
  ]);
  if (start + object.length > end) return;
  file.fill(" ", start, end);
  object.copy(file, start);
}

/**
 * Makes huge transparency masks smaller, in place: PDFium scales a mask anew each time it is drawn, so that a page on
 * which one of 150 megapixels is drawn forty times takes 5 s, and 1 s with a smaller one. Masks are found by their
 * dictionaries, which are never packed, and only those of the usual form are changed.
 *
 * @param bytes a document, whose length and offsets stay the same
 */
export function shrinkLargeMasks(bytes: Uint8Array): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (!file.includes("/SMask")) return;
  let masks = 0;
  let at = file.indexOf("/Width");
  for (let i = 0; at >= 0 && i < MAX_DICTIONARIES; i += 1, at = file.indexOf("/Width", at + 1)) {
    const from = Math.max(0, at - DICTIONARY_BYTES);
    const before = file.toString("latin1", from, at);
    const after = file.toString("latin1", at, at + DICTIONARY_BYTES);
    const start = before.lastIndexOf("obj") + "obj".length;
    const [reference] = /\d{1,10} \d{1,5} (?=obj$)/.exec(before.slice(0, start)) ?? [];
    const [dictionary] = /^.*?>>\s*stream\r?\n/s.exec(after) ?? [];
    const mask = reference && dictionary && readMask(before.slice(start) + dictionary);
    if (!mask) continue;
    masks += 1;
    if (masks > MAX_MASKS) return;
    if (!file.includes(`/SMask ${reference}R`)) continue;
    const data = at + dictionary.length;
    const end = file.indexOf("endobj", data);
    try {
      if (end > 0) rewrite(file, mask, from + start, data, end);
    } catch {
      // Damaged or encrypted samples stay as they are.
    }
  }
}
