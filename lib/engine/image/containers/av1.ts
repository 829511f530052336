/** An OBU that describes a coded sequence (AV1 Bitstream & Decoding Process Specification, 6.2.2). */
const SEQUENCE_HEADER = 1;
/** Flags of an OBU's header (5.3.2). */
const HAS_EXTENSION = 4;
const HAS_SIZE = 2;
/** Profile without gray, and the one with 12 bits (6.4.1). */
const PROFILE_444 = 1;
const PROFILE_PROFESSIONAL = 2;
/** Matrix coefficients where none are named (ITU-T H.273, table 4). */
const UNSPECIFIED = 2;

/** Reads numbers of some bits, the highest bit first; NaN beyond the end. */
function bitReader(bytes: Uint8Array) {
  let at = 0;
  return (count: number): number => {
    let value = 0;
    for (let read = 0; read < count; read += 1, at += 1)
      value = value * 2 + (((bytes[at >> 3] ?? Number.NaN) >> (7 - (at & 7))) & 1);
    return at > 8 * bytes.length ? Number.NaN : value;
  };
}

/** A little-endian number in groups of seven bits (4.10.5), and where it ends. */
function readSize(bytes: Uint8Array, at: number): { size: number; end: number } {
  let size = 0;
  for (let group = 0; group < 8; group += 1) {
    const byte = bytes[at + group] ?? 0;
    size += (byte & 0x7f) * 128 ** group;
    if (byte < 0x80) return { size, end: at + group + 1 };
  }
  return { size: Number.POSITIVE_INFINITY, end: at };
}

function sequenceHeader(obus: Uint8Array): Uint8Array | undefined {
  for (let at = 0; at < obus.length; ) {
    const head = obus[at] as number;
    if (!(head & HAS_SIZE)) return undefined;
    const { size, end } = readSize(obus, at + (head & HAS_EXTENSION ? 2 : 1));
    if (((head >> 3) & 15) === SEQUENCE_HEADER) return obus.subarray(end, end + size);
    at = end + size;
  }
  return undefined;
}

/**
 * Reads how a still picture's AV1 data codes colors (5.5.1 and 5.5.2): its matrix coefficients (ITU-T H.273, table 4), which
 * are 2, unspecified, where none are named; and whether samples use all codes.
 *
 * @param obus as an AVIF's `av01` item holds them
 * @returns undefined for a header in the long form of moving pictures, or broken
 */
export function codingOfStill(obus: Uint8Array): { matrix: number; isFullRange: boolean } | undefined {
  const read = bitReader(sequenceHeader(obus) ?? new Uint8Array());
  const profile = read(3);
  const [, isReduced] = [read(1), read(1)];
  if (!isReduced) return undefined;
  read(5); // Level.
  const [widthBits, heightBits] = [read(4) + 1, read(4) + 1];
  read(widthBits);
  read(heightBits);
  read(6); // Coding tools.
  const isDeep = read(1) === 1;
  if (profile === PROFILE_PROFESSIONAL && isDeep) read(1);
  if (profile !== PROFILE_444) read(1);
  const isNamed = read(1);
  if (isNamed) read(16); // Primaries and transfer.
  const matrix = isNamed ? read(8) : UNSPECIFIED;
  const range = read(1);
  return Number.isNaN(range) ? undefined : { matrix, isFullRange: range === 1 };
}
