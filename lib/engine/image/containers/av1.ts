/** An OBU that describes a coded sequence (AV1 Bitstream & Decoding Process Specification, 6.2.2). */
const SEQUENCE_HEADER = 1;
const TEMPORAL_DELIMITER = 2;
const PADDING = 15;
/** Flags of an OBU's header (5.3.2). */
const HAS_EXTENSION = 4;
const HAS_SIZE = 2;
/** Profile without gray, and the one with 12 bits (6.4.1). */
const PROFILE_444 = 1;
const PROFILE_PROFESSIONAL = 2;
/** Higher levels of a sequence have a tier (5.5.1). */
const LAST_LEVEL_WITHOUT_TIER = 7;
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

/** An OBU (5.3.1): a piece of `obus`, with the place of its header and of what follows. */
type Obu = { type: number; at: number; start: number; end: number };

const typeOf = (head: number) => (head >> 3) & 15;

/** Walks OBUs one after the other; one without a size reaches to the end. */
function* obusIn(obus: Uint8Array): Generator<Obu, void> {
  for (let at = 0; at < obus.length; ) {
    const head = obus[at] as number;
    const sizeAt = at + (head & HAS_EXTENSION ? 2 : 1);
    const { size, end: start } =
      head & HAS_SIZE ? readSize(obus, sizeAt) : { size: obus.length - sizeAt, end: sizeAt };
    yield { type: typeOf(head), at, start, end: start + size };
    at = start + size;
  }
}

function sequenceHeader(obus: Uint8Array): Uint8Array | undefined {
  for (const { type, start, end } of obusIn(obus))
    if (type === SEQUENCE_HEADER) return obus.subarray(start, end);
  return undefined;
}

/**
 * Reads the layers of each operating point (5.5.1): a bit for each temporal layer, above these one for each spatial layer;
 * 0 stands for all of them.
 *
 * @returns none for a header in the short form of stills, with times, or broken
 */
function operatingPoints(header: Uint8Array): number[] {
  const read = bitReader(header);
  const [, , isReduced, hasTimes, hasDelays] = [read(3), read(1), read(1), read(1), read(1)];
  if (isReduced !== 0 || hasTimes !== 0) return [];
  const points = Array.from({ length: read(5) + 1 || 0 }, () => {
    const layers = read(12);
    if (read(5) > LAST_LEVEL_WITHOUT_TIER) read(1);
    if (hasDelays && read(1)) read(4);
    return layers;
  });
  return points.some(Number.isNaN) ? [] : points;
}

/** Which layers of a picture are shown: those of an operating point, up to a spatial one. */
export type LayerChoice = { operatingPoint?: number; highestSpatial?: number };

/**
 * Leaves out layers that are not shown: their OBUs become padding, in place, so that every decoder passes over them.
 *
 * @param pieces bytes of the pictures, in the order of the file
 */
export function dropLayers(
  pieces: readonly Uint8Array[],
  { operatingPoint, highestSpatial = 3 }: LayerChoice,
): void {
  let layers = 0;
  for (const bytes of pieces)
    for (const { type, at, start, end } of obusIn(bytes)) {
      if (type === SEQUENCE_HEADER && operatingPoint !== undefined)
        layers = operatingPoints(bytes.subarray(start, end))[operatingPoint] ?? 0;
      const head = bytes[at] as number;
      const isPicture = type > TEMPORAL_DELIMITER && head & HAS_EXTENSION;
      if (!isPicture || end > bytes.length || end === start) continue;
      const [temporal, spatial] = [(bytes[at + 1] as number) >> 5, ((bytes[at + 1] as number) >> 3) & 3];
      // A picture belongs to an operating point that has both of its layers (5.9.1).
      const isChosen = layers === 0 || ((layers >> temporal) & (layers >> (8 + spatial)) & 1) === 1;
      if (isChosen && spatial <= highestSpatial) continue;
      bytes[at] = (head & ~(15 << 3)) | (PADDING << 3);
      // Padding ends with a bit that is set (5.3.4).
      bytes[end - 1] = 0x80;
    }
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
