/** Detection of formats by content: apart from the table of formats, which every page loads, and after which its own is typed. */

import type { ReadFormat } from "./formats";

/** Bytes (hex) of a file at an offset, by default its beginning. */
type Signature = { offset?: number; hex: string };

/** Number of bytes from the start of a file that {@link sniffFormat} needs. An SVG may begin with long comments. */
export const SNIFF_BYTES = 4096;

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

const ascii = (bytes: Uint8Array) => String.fromCharCode(...bytes);

/**
 * Returns the brands of an `ftyp` box, the major one first; none without such a box (ISO/IEC 14496-12, 4.3). A box that is
 * longer than `head` is read to the end of `head`.
 */
function brandsOf(head: Uint8Array): string[] {
  if (ascii(head.subarray(4, 8)) !== "ftyp") return [];
  const size = new DataView(head.buffer, head.byteOffset).getUint32(0);
  const brands = [ascii(head.subarray(8, 12))];
  for (let at = 16; at + 4 <= Math.min(size, head.length); at += 4)
    brands.push(ascii(head.subarray(at, at + 4)));
  return brands;
}

/** Returns the 16-bit number at an offset, little-endian; 0 beyond the end. */
const shortAt = (head: Uint8Array, at: number) => (head[at] ?? 0) + 256 * (head[at + 1] ?? 0);

/** An icon or cursor: its kind (1 or 2), then the number of its pictures, then the reserved byte of the first. */
const isIcon = (head: Uint8Array) => {
  const [kind, count] = [shortAt(head, 2), shortAt(head, 4)];
  return shortAt(head, 0) === 0 && (kind === 1 || kind === 2) && count > 0 && count < 256;
};

/** Kinds of bitmaps in icons, pointers and bitmap arrays of OS/2. */
const os2Kinds: readonly string[] = ["CI", "IC", "CP", "PT", "BM"];

/** A file header of OS/2, alone or in a bitmap array, before a header of 12 to 64 bytes. */
const isOs2Icon = (head: Uint8Array) => {
  const isArray = ascii(head.subarray(0, 2)) === "BA";
  const at = isArray ? 14 : 0;
  const kind = ascii(head.subarray(at, at + 2));
  const [bytes, rest] = [shortAt(head, at + 14), shortAt(head, at + 16)];
  return os2Kinds.includes(kind) && (isArray || kind !== "BM") && rest === 0 && bytes >= 12 && bytes <= 64;
};

/** Bits of a pixel by kind of picture, which is 8 more where it is compressed (Truevision TGA 2.0, field 3). */
const tgaDepths: Readonly<Record<number, readonly number[]>> = {
  1: [8],
  2: [15, 16, 24, 32],
  3: [8, 16],
};

/**
 * A TGA has no signature, and many have no footer. The 18 bytes of its header leave few choices, though: no text, and no
 * file of another known kind, has them all right.
 */
function isTga(head: Uint8Array): boolean {
  const [, hasMap = 2, kind = 0] = head;
  const base = kind & ~8;
  const [depth = 0, descriptor = 0] = head.subarray(16, 18);
  const entryBits = head[7] ?? 0;
  const mapFits =
    hasMap === 0
      ? base !== 1 && head.subarray(3, 8).every((byte) => byte === 0)
      : hasMap === 1 && [15, 16, 24, 32].includes(entryBits) && shortAt(head, 5) > 0;
  return (
    head.length >= 18 &&
    mapFits &&
    (tgaDepths[base]?.includes(depth) ?? false) &&
    shortAt(head, 12) > 0 &&
    shortAt(head, 14) > 0 &&
    descriptor < 64 &&
    (descriptor & 15) <= 8
  );
}

/** Ends of what may stand before the root element of an XML file, by its beginning. */
const prologEnds: readonly (readonly [start: string, end: string])[] = [
  ["<?", "?>"],
  ["<!--", "-->"],
  ["<!DOCTYPE", ">"],
];

/** Returns where a part of the prolog ends: a document type may have declarations in brackets. */
function endOf(text: string, start: string, end: string): number {
  const plain = text.indexOf(end);
  const bracket = start === "<!DOCTYPE" ? text.slice(0, plain + 1).indexOf("[") : -1;
  const at = bracket >= 0 ? text.indexOf(end, text.indexOf("]", bracket)) : plain;
  return at < 0 ? -1 : at + end.length;
}

/** Returns where the root element of an SVG file begins; -1 if it is none. */
export function svgRootAt(text: string): number {
  let rest = text.trimStart();
  for (;;) {
    const part = prologEnds.find(([start]) => rest.startsWith(start));
    if (!part) break;
    const end = endOf(rest, ...part);
    if (end < 0) return -1;
    rest = rest.slice(end).trimStart();
  }
  return /^<(?:[\w.-]{1,32}:)?svg[\s/>]/.test(rest) ? text.length - rest.length : -1;
}

/** Whether a file begins like an SVG: in UTF-8, or in UTF-16 with a byte order mark. */
function isSvg(head: Uint8Array): boolean {
  const mark = hex(head.subarray(0, 2));
  const encoding = { fffe: "utf-16le", feff: "utf-16be" }[mark] ?? "utf-8";
  return svgRootAt(new TextDecoder(encoding).decode(head)) >= 0;
}

/** How a format is known. */
type Detection = {
  /** Magic bytes; any one is enough, all parts of one must match. */
  magic?: readonly (readonly Signature[])[];
  /** ISO base media brands (ISO/IEC 14496-12, 4.3). */
  brands?: readonly string[];
  /** For what bytes alone cannot tell; asked after all magic bytes. */
  test?: (head: Uint8Array) => boolean;
};

/** Every format that is read, in the order in which it is looked for. */
const detections: Record<ReadFormat, Detection> = {
  jpg: { magic: [[{ hex: "ffd8ff" }]] },
  png: { magic: [[{ hex: "89504e470d0a1a0a" }]] },
  webp: { magic: [[{ hex: "52494646" }, { offset: 8, hex: "57454250" }]] },
  avif: { brands: ["avif", "avis"] },
  heic: { brands: ["heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs", "mif1", "msf1"] },
  gif: { magic: [[{ hex: "474946383761" }], [{ hex: "474946383961" }]] },
  jxl: { magic: [[{ hex: "ff0a" }], [{ hex: "0000000c4a584c200d0a870a" }]] },
  jp2: { magic: [[{ hex: "0000000c6a5020200d0a870a" }], [{ hex: "ff4fff51" }]] },
  // Before TIFF, whose magic bytes most RAW files share; those without bytes of their own are told apart by the engine.
  raw: {
    magic: [
      [{ hex: "49492a00" }, { offset: 8, hex: "4352" }],
      [{ hex: "4949524f" }],
      [{ hex: "49495253" }],
      [{ hex: "4d4d4f52" }],
      [{ hex: "49495500" }],
      [{ hex: "46554a4946494c4d4343442d524157" }],
    ],
    brands: ["crx "],
  },
  tiff: {
    magic: [[{ hex: "49492a00" }], [{ hex: "4d4d002a" }], [{ hex: "49492b00" }], [{ hex: "4d4d002b" }]],
  },
  // The header after the file's own is shorter than 256 bytes.
  bmp: { magic: [[{ hex: "424d" }, { offset: 15, hex: "000000" }]] },
  ico: { test: (head) => isIcon(head) || isOs2Icon(head) },
  psd: { magic: [[{ hex: "384250530001" }], [{ hex: "384250530002" }]] },
  pdf: { magic: [[{ hex: "255044462d" }]] },
  svg: { test: isSvg },
  // Last: it has the weakest test.
  tga: { test: isTga },
};

const known = Object.entries(detections) as [ReadFormat, Detection][];

const matches = (head: Uint8Array, parts: readonly Signature[]) =>
  parts.every(
    ({ offset = 0, hex: bytes }) => hex(head.subarray(offset, offset + bytes.length / 2)) === bytes,
  );

/**
 * Detects the format of a file by its content, never by its name or declared type.
 *
 * @param head the first {@link SNIFF_BYTES} bytes (or all, if fewer)
 * @returns the format, or `null` if it is unknown
 */
export function sniffFormat(head: Uint8Array): ReadFormat | null {
  if (head.length < 12) return null;
  // Specific brands first: an AVIF lists the generic 'mif1' too.
  const brands = brandsOf(head).filter((brand) => brand !== "mif1" && brand !== "msf1");
  const found =
    [...brands, ...brandsOf(head)]
      .map((brand) => known.find(([, { brands }]) => brands?.includes(brand)))
      .find(Boolean) ??
    known.find(([, { magic }]) => magic?.some((parts) => matches(head, parts))) ??
    known.find(([, { test }]) => test?.(head));
  return found?.[0] ?? null;
}
