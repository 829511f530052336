import { corrupt } from "../../../failure";

/** Header of a TGA (Truevision TGA File Format Specification 2.0, 1989). */
export type TgaHeader = {
  kind: "indexed" | "color" | "gray";
  compressed: boolean;
  width: number;
  height: number;
  /** Bits of a pixel, or of an index. */
  bits: number;
  /** Bits of alpha that its descriptor states. */
  alphaBits: number;
  rightToLeft: boolean;
  topDown: boolean;
  /** Colors of indices: the index of the first, their number, and the bits of one. */
  map: { at: number; first: number; count: number; bits: number };
  dataAt: number;
  /** What alpha means, where an extension says it. */
  alpha?: "none" | "straight" | "premultiplied";
};

const HEADER_BYTES = 18;
const FOOTER = Buffer.from("TRUEVISION-XFILE.\0", "latin1");
const FOOTER_BYTES = 26;
/** Offset of the type of alpha in an extension (field 24), which is as long as this at least. */
const ATTRIBUTES_AT = 494;
const attributes = { 0: "none", 1: "none", 2: "none", 3: "straight", 4: "premultiplied" } as const;

const kinds = { 1: "indexed", 2: "color", 3: "gray" } as const;
const COMPRESSED = 8;

/** Reads what alpha means from the extension that the footer points to. */
function alphaOf(file: Buffer): TgaHeader["alpha"] {
  if (!file.subarray(-FOOTER.length).equals(FOOTER)) return undefined;
  const extensionAt = file.readUInt32LE(file.length - FOOTER_BYTES);
  const type = extensionAt > 0 ? file[extensionAt + ATTRIBUTES_AT] : undefined;
  return attributes[type as keyof typeof attributes];
}

/** @throws ConversionError `corrupt` for a kind that is not defined; RangeError for a header that is cut off */
export function readTgaHeader(file: Buffer): TgaHeader {
  const type = file.readUInt8(2);
  const kind = kinds[(type & ~COMPRESSED) as keyof typeof kinds];
  if (!kind) throw corrupt(`a TGA of type ${type}`);
  const descriptor = file.readUInt8(17);
  const mapBits = file.readUInt8(7);
  const count = file.readUInt8(1) === 1 ? file.readUInt16LE(5) : 0;
  const mapAt = HEADER_BYTES + file.readUInt8(0);
  const alpha = alphaOf(file);
  return {
    kind,
    compressed: (type & COMPRESSED) !== 0,
    width: file.readUInt16LE(12),
    height: file.readUInt16LE(14),
    bits: file.readUInt8(16),
    alphaBits: descriptor & 15,
    rightToLeft: (descriptor & 16) !== 0,
    topDown: (descriptor & 32) !== 0,
    map: { at: mapAt, first: file.readUInt16LE(3), count, bits: mapBits },
    dataAt: mapAt + count * Math.ceil(mapBits / 8),
    ...(alpha && { alpha }),
  };
}

/** Whether pixels have alpha. Many writers of 32 bits state none in the descriptor and have it all the same. */
export function hasAlpha({ kind, bits, alphaBits, alpha, map }: TgaHeader): boolean {
  if (alpha === "none") return false;
  if (kind === "gray") return bits === 16;
  const depth = kind === "indexed" ? map.bits : bits;
  return depth === 32 || (depth === 16 && alphaBits === 1);
}
