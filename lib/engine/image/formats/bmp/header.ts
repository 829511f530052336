import { ConversionError } from "../../../../contract/errors";
import { corrupt } from "../../../failure";

/** Masks of red, green, blue and alpha in a pixel of 16 or 32 bits; 0 where there is none. */
export type Masks = readonly [red: number, green: number, blue: number, alpha: number];

/** A device-independent bitmap, as its header describes it. */
export type Dib = {
  width: number;
  height: number;
  /** Whether the first row of the file is the top one. */
  topDown: boolean;
  bits: 1 | 2 | 4 | 8 | 16 | 24 | 32;
  /** Run lengths of indices. */
  compressed: boolean;
  masks: Masks;
  /** Colors of indices as red, green and blue, black where the file has none. */
  palette: Uint8Array;
  /** Offset of the pixels. */
  dataAt: number;
  /** Embedded profile. */
  icc?: Uint8Array;
};

/** Header of OS/2 1.x, with sizes of 16 bits and colors of three bytes. */
const CORE_BYTES = 12;
const INFO_BYTES = 40;
const LONGEST_BYTES = 124;

const compression = { none: 0, rle8: 1, rle4: 2, masks: 3, alphaMasks: 6 } as const;

/** `PROFILE_EMBEDDED`: 'MBED'. */
const EMBEDDED = 0x4d424544;

const depths: readonly number[] = [1, 2, 4, 8, 16, 24, 32];
const isDepth = (bits: number): bits is Dib["bits"] => depths.includes(bits);

const defaultMasks: Partial<Record<number, Masks>> = {
  16: [0x7c00, 0x03e0, 0x001f, 0],
  32: [0xff0000, 0xff00, 0xff, 0],
};

const refused = (cause: string) => new ConversionError("cannot_convert", { cause });

/** Whether pixels are run lengths. @throws ConversionError for a combination that is not defined, and for a PNG or JPEG inside */
function isCompressed(kind: number, bits: number): boolean {
  if (kind === compression.rle8 && bits === 8) return true;
  if (kind === compression.rle4 && bits === 4) return true;
  const isMasked = kind === compression.masks || kind === compression.alphaMasks;
  if (kind === compression.none || (isMasked && (bits === 16 || bits === 32))) return false;
  throw refused(`compression ${kind} of ${bits} bits`);
}

function readPalette(file: Buffer, at: number, count: number, entryBytes: number): Uint8Array {
  const palette = new Uint8Array(256 * 3);
  for (let index = 0; index < Math.min(count, 256); index += 1) {
    const entry = at + index * entryBytes;
    palette.set([file.readUInt8(entry + 2), file.readUInt8(entry + 1), file.readUInt8(entry)], index * 3);
  }
  return palette;
}

/**
 * Reads the header of a bitmap: that of OS/2, or one of Windows from BITMAPINFOHEADER to BITMAPV5HEADER
 * (https://learn.microsoft.com/windows/win32/gdi/bitmap-header-types).
 *
 * @param at offset of the header
 * @param dataAt offset of the pixels, if it is known; otherwise they follow the colors
 * @throws ConversionError `corrupt`, `cannot_convert`; RangeError for a header that is cut off
 */
export function readDib(file: Buffer, at: number, dataAt?: number): Dib {
  const bytes = file.readUInt32LE(at);
  if (bytes < CORE_BYTES || bytes > LONGEST_BYTES) throw corrupt(`a header of ${bytes} bytes`);
  const isCore = bytes === CORE_BYTES;
  // Fields beyond a shorter header are 0.
  const field = (offset: number) => (offset + 4 <= bytes ? file.readUInt32LE(at + offset) : 0);
  const [width, rows, bits] = isCore
    ? ([file.readUInt16LE(at + 4), file.readUInt16LE(at + 6), file.readUInt16LE(at + 10)] as const)
    : ([file.readInt32LE(at + 4), file.readInt32LE(at + 8), file.readUInt16LE(at + 14)] as const);
  const kind = isCore ? compression.none : field(16);
  if (!isDepth(bits)) throw refused(`${bits} bits`);
  if (width < 1 || rows === 0) throw corrupt("no pixels");
  const compressed = isCompressed(kind, bits);

  const isMasked = !compressed && kind !== compression.none;
  const masksAt = at + INFO_BYTES;
  const hasAlphaMask = bytes > 52 || kind === compression.alphaMasks;
  const maskAt = (index: number) => file.readUInt32LE(masksAt + 4 * index);
  const masks: Masks = isMasked
    ? [maskAt(0), maskAt(1), maskAt(2), hasAlphaMask ? maskAt(3) : 0]
    : (defaultMasks[bits] ?? [0, 0, 0, 0]);
  // The masks of the oldest header stand behind it.
  const ownMasks = isMasked && bytes === INFO_BYTES ? (hasAlphaMask ? 16 : 12) : 0;

  const paletteAt = at + bytes + ownMasks;
  const entryBytes = isCore ? 3 : 4;
  const most = bits <= 8 ? 2 ** bits : 0;
  const stated = field(32);
  const colors = bits > 8 || (stated > 0 && stated < most) ? Math.min(stated, 2 ** 16) : most;
  const pixelsAt = dataAt || paletteAt + colors * entryBytes;
  const room = Math.max(0, Math.floor((Math.min(pixelsAt, file.length) - paletteAt) / entryBytes));

  const profileBytes = field(116);
  const profileAt = at + field(112);
  const hasProfile = field(56) === EMBEDDED && profileBytes > 128 && profileAt + profileBytes <= file.length;
  return {
    width,
    height: Math.abs(rows),
    topDown: rows < 0,
    bits,
    compressed,
    masks,
    palette: readPalette(file, paletteAt, bits <= 8 ? Math.min(colors, room) : 0, entryBytes),
    dataAt: pixelsAt,
    ...(hasProfile && { icc: file.subarray(profileAt, profileAt + profileBytes) }),
  };
}
