import { brotliDecompressSync } from "node:zlib";
import { corrupt } from "../../failure";
import { type Box, boxesIn, makeBox } from "./bmff";

/* JPEG XL: the head of a codestream (ISO/IEC 18181-1, annexes A and D), and the boxes around it (ISO/IEC 18181-2). */

/** What the head of a picture says; sizes are upright. */
export type JpegXl = {
  width: number;
  height: number;
  /** Bits of a sample; floats have 16 or 32. */
  bits: number;
  isFloat: boolean;
  isGray: boolean;
  hasAlpha: boolean;
  /** Channels beside the colors: alpha, spot colors, depth ... */
  extraChannels: number;
  /** Has a fourth ink, black, as another channel. */
  hasBlack: boolean;
  isAnimated: boolean;
  /** Colors as the lossy encoder stores them. */
  isXyb: boolean;
  /** Color space by code points (ITU-T H.273); undefined for a profile, and for others that have no code point. */
  space?: { primaries: number; transfer: number };
};

const SIGNATURE = 0xff0a;

/** Bytes of a codestream that are enough for its head, unless extra channels have long names. */
const HEAD_BYTES = 4096;
const MOST_EXTRA_CHANNELS = 256;

/** Reads bits, the lowest first (18181-1, 9.1). */
function bitReader(bytes: Uint8Array) {
  let at = 0;
  const read = (count: number): number => {
    if (at + count > 8 * bytes.length) throw corrupt("a picture without its head");
    let value = 0;
    // Sums, because shifts end at 31 bits.
    for (let bit = 0; bit < count; bit += 1, at += 1)
      value += (((bytes[at >> 3] as number) >> (at & 7)) & 1) * 2 ** bit;
    return value;
  };
  return {
    read,
    skip: (count: number) => {
      at += count;
    },
    flag: () => read(1) === 1,
    /** One of four distributions: a number to add, and bits (9.2.2). */
    choose: (...ways: readonly (readonly [add: number, bits?: number])[]): number => {
      const [add = 0, bits = 0] = ways[read(2)] ?? [];
      return add + read(bits);
    },
  };
}

type Reader = ReturnType<typeof bitReader>;

/** Enumerations (9.2.6). */
const enumerated = (reader: Reader) => reader.choose([0], [1], [2, 4], [18, 6]);

/** Sides as one is to the other (D.2). */
const ratios: Readonly<Record<number, readonly [width: number, height: number]>> = {
  1: [1, 1],
  2: [12, 10],
  3: [4, 3],
  4: [3, 2],
  5: [16, 9],
  6: [5, 4],
  7: [2, 1],
};

/** Size of a picture (D.2), or of its preview, which is coded in the same way with other numbers. */
function readSize(reader: Reader, isPreview = false): { width: number; height: number } {
  const isSmall = reader.flag();
  const small = () => (isPreview ? reader.choose([16], [32], [1, 5], [33, 9]) : 1 + reader.read(5));
  const large = () =>
    isPreview
      ? reader.choose([1, 6], [65, 8], [321, 10], [1345, 12])
      : reader.choose([1, 9], [1, 13], [1, 18], [1, 30]);
  const side = () => (isSmall ? 8 * small() : large());
  const height = side();
  const ratio = ratios[reader.read(3)];
  return { width: ratio ? Math.floor((height * ratio[0]) / ratio[1]) : side(), height };
}

/** Bits of a sample (D.3.2). */
function readDepth(reader: Reader): { bits: number; isFloat: boolean } {
  if (!reader.flag()) return { bits: reader.choose([8], [10], [12], [1, 6]), isFloat: false };
  const bits = reader.choose([32], [16], [24], [1, 6]);
  reader.read(4);
  return { bits, isFloat: true };
}

/** Types of extra channels (D.3.6). */
const ALPHA = 0;
const SPOT = 2;
const BLACK = 4;
const CFA = 5;
/** A color, and how much of it. */
const SPOT_BITS = 4 * 16;

/** Reads what an extra channel is (D.3.6). */
function readExtraChannel(reader: Reader): number {
  if (reader.flag()) return ALPHA;
  const type = enumerated(reader);
  readDepth(reader);
  reader.choose([0], [3], [4], [1, 3]);
  reader.skip(8 * reader.choose([0], [0, 4], [16, 5], [48, 10]));
  if (type === ALPHA) reader.flag();
  if (type === SPOT) reader.skip(SPOT_BITS);
  if (type === CFA) reader.choose([1], [0, 2], [3, 4], [19, 8]);
  return type;
}

const SRGB = { primaries: 1, transfer: 13 } as const;
/** Enumerations of color (D.3.5), whose transfer functions are the code points of H.273. */
const GRAY = 1;
const D65 = 1;
const CUSTOM = 2;
/** P3 with a white point of its own: that of a cinema, or D65, which is Display P3. */
const P3 = 11;
const DISPLAY_P3 = 12;

const custom = (reader: Reader) =>
  void Array.from({ length: 2 }, () =>
    reader.choose([0, 19], [524_288, 19], [1_048_576, 20], [2_097_152, 21]),
  );

/** Reads the color space (D.3.5). */
function readColor(reader: Reader): Pick<JpegXl, "isGray" | "space"> {
  if (reader.flag()) return { isGray: false, space: SRGB };
  const hasProfile = reader.flag();
  const model = enumerated(reader);
  const isGray = model === GRAY;
  if (hasProfile || model > GRAY) return { isGray };
  const white = enumerated(reader);
  if (white === CUSTOM) custom(reader);
  const primaries = isGray ? SRGB.primaries : enumerated(reader);
  if (!isGray && primaries === CUSTOM) for (let color = 0; color < 3; color += 1) custom(reader);
  // A gamma of its own has no code point.
  if (reader.flag() || white !== D65 || primaries === CUSTOM) return { isGray };
  const transfer = enumerated(reader);
  return { isGray, space: { primaries: primaries === P3 ? DISPLAY_P3 : primaries, transfer } };
}

/** An animation's speed and repetitions (D.3.3). */
function skipAnimation(reader: Reader): void {
  reader.choose([100], [1000], [1, 10], [1, 30]);
  reader.choose([1], [1001], [1, 8], [1, 10]);
  reader.choose([0], [0, 3], [0, 16], [0, 32]);
  reader.flag();
}

const FIRST_SIDEWAYS = 5;

function readCodestream(bytes: Uint8Array): JpegXl {
  if (bytes.length < 2 || ((bytes[0] as number) << 8) + (bytes[1] as number) !== SIGNATURE)
    throw corrupt("no codestream");
  const reader = bitReader(bytes.subarray(2));
  const stored = readSize(reader);
  const plain = {
    bits: 8,
    isFloat: false,
    isGray: false,
    hasAlpha: false,
    extraChannels: 0,
    hasBlack: false,
  };
  if (reader.flag()) return { ...stored, ...plain, isAnimated: false, isXyb: true, space: SRGB };
  let [orientation, isAnimated] = [1, false];
  if (reader.flag()) {
    orientation = 1 + reader.read(3);
    if (reader.flag()) readSize(reader);
    if (reader.flag()) readSize(reader, true);
    isAnimated = reader.flag();
    if (isAnimated) skipAnimation(reader);
  }
  const depth = readDepth(reader);
  reader.flag();
  const count = reader.choose([0], [1], [2, 4], [1, 12]);
  if (count > MOST_EXTRA_CHANNELS) throw corrupt(`${count} extra channels`);
  const extra = Array.from({ length: count }, () => readExtraChannel(reader));
  const isXyb = reader.flag();
  const isSideways = orientation >= FIRST_SIDEWAYS;
  return {
    width: isSideways ? stored.height : stored.width,
    height: isSideways ? stored.width : stored.height,
    ...depth,
    hasAlpha: extra.includes(ALPHA),
    extraChannels: count,
    hasBlack: extra.includes(BLACK),
    isAnimated,
    isXyb,
    ...readColor(reader),
  };
}

/** A part's number, before its piece of the codestream (18181-2, 9.5). */
const PART_BYTES = 4;

/**
 * Reads the head of a picture, bare or in boxes.
 *
 * @param file all of it: a codestream that is cut off has no box
 * @throws ConversionError `corrupt`
 */
export function readJpegXl(file: Uint8Array): JpegXl {
  if (file[0] === 0xff) return readCodestream(file.subarray(0, HEAD_BYTES));
  for (const { type, body } of boxesIn(file)) {
    if (type === "jxlc") return readCodestream(body.subarray(0, HEAD_BYTES));
    if (type === "jxlp") return readCodestream(body.subarray(PART_BYTES, PART_BYTES + HEAD_BYTES));
  }
  throw corrupt("a file without a whole codestream");
}

/** Boxes of the picture itself: signature, type, level, codestream (18181-2, 9). */
const essential: readonly string[] = ["JXL ", "ftyp", "jxll", "jxlc", "jxlp"];

/** Leaves out metadata, an index of frames, and what is needed to write the JPEG again that a picture was made from. */
export const withoutMetadata = (file: Uint8Array): Uint8Array =>
  file[0] === 0xff
    ? file
    : Buffer.concat(
        [...boxesIn(file)]
          .filter(({ type }) => essential.includes(type))
          .map(({ type, body }) => makeBox(type, body)),
      );

/** Most bytes of metadata that a compressed box is expected to hold. */
const MOST_METADATA = 4_000_000;

/** Opens a box that is compressed with Brotli, after its real type (18181-2, 9.8); any other stays as it is. */
function opened({ type, body }: Box): Box[] {
  if (type !== "brob") return [{ type, body }];
  const kind = Buffer.from(body.subarray(0, 4)).toString("latin1");
  if (kind !== "Exif" && kind !== "xml ") return [];
  try {
    return [{ type: kind, body: brotliDecompressSync(body.subarray(4), { maxOutputLength: MOST_METADATA }) }];
  } catch {
    return [];
  }
}

/** Reads EXIF, which stands after the offset of its header, and XMP from the boxes of a file (18181-2, 9.3 and 9.4). */
export function metadataIn(file: Uint8Array): { exif?: Buffer; xmp?: Buffer } {
  const boxes = file[0] === 0xff ? [] : [...boxesIn(file)].flatMap(opened);
  const bodyOf = (type: string) => boxes.find((box) => box.type === type)?.body;
  const [exif, xmp] = [bodyOf("Exif"), bodyOf("xml ")];
  return {
    ...(exif &&
      exif.length > 4 && { exif: Buffer.from(exif.subarray(4 + Buffer.from(exif).readUInt32BE(0))) }),
    ...(xmp && { xmp: Buffer.from(xmp) }),
  };
}
