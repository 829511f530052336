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
};

const HEADER_BYTES = 18;

const kinds = { 1: "indexed", 2: "color", 3: "gray" } as const;
const COMPRESSED = 8;

/** @throws ConversionError `corrupt` for a kind that is not defined; RangeError for a header that is cut off */
export function readTgaHeader(file: Buffer): TgaHeader {
  const type = file.readUInt8(2);
  const kind = kinds[(type & ~COMPRESSED) as keyof typeof kinds];
  if (!kind) throw corrupt(`a TGA of type ${type}`);
  const descriptor = file.readUInt8(17);
  const mapBits = file.readUInt8(7);
  const count = file.readUInt8(1) === 1 ? file.readUInt16LE(5) : 0;
  const mapAt = HEADER_BYTES + file.readUInt8(0);
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
  };
}

/** Whether pixels have alpha. Many writers of 32 bits state none in the descriptor and have it all the same. */
export function hasAlpha({ kind, bits, alphaBits }: TgaHeader): boolean {
  if (kind !== "color") return kind === "gray" && bits === 16;
  return bits === 32 || (bits === 16 && alphaBits === 1);
}
