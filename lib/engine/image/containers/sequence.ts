import {
  type Box,
  bodyOf,
  boxesIn,
  FULL_BOX_BYTES,
  lettersAt,
  makeBox,
  metaOf,
  viewOf,
  within,
  words,
} from "./bmff";
import { makeStill } from "./still";

/* Image sequences: tracks of a movie (ISO/IEC 23008-12, 7, and ISO/IEC 14496-12, 8). */

function tracksOf(file: Uint8Array): Uint8Array[] {
  const movie = bodyOf(file, "moov");
  return movie ? [...boxesIn(movie)].flatMap(({ type, body }) => (type === "trak" ? [body] : [])) : [];
}

/** Follows boxes inwards. */
const inside = (body: Uint8Array, ...types: readonly string[]): Uint8Array | undefined =>
  types.reduce<Uint8Array | undefined>((outer, type) => outer && bodyOf(outer, type), body);

/** From a track to the tables of its samples (14496-12, 6.2.3). */
const toTables = ["mdia", "minf", "stbl"] as const;

/** In the table of sizes: version and flags, one size for all, the number of samples, their sizes (14496-12, 8.7.3.2). */
const SAME_SIZE_AT = 4;
const COUNT_AT = 8;
const SIZES_AT = 12;

function samplesIn(track: Uint8Array): number {
  const sizes = inside(track, ...toTables, "stsz");
  return sizes && sizes.length >= SIZES_AT ? viewOf(sizes).getUint32(COUNT_AT) : 0;
}

/** Number of frames in the longest track of an image sequence (alpha has a track of its own); 0 without tracks. */
export const longestTrack = (file: Uint8Array): number =>
  tracksOf(file).reduce((most, track) => Math.max(most, samplesIn(track)), 0);

/** Whether a file is an image sequence alone: a movie without a picture that stands for it (23008-12, 7). */
export function isSequenceOnly(file: Uint8Array): boolean {
  const meta = metaOf(file);
  return longestTrack(file) > 0 && !(meta && bodyOf(meta, "pitm"));
}

/** Handlers of tracks that are shown (23008-12, 7.2.1, and 14496-12, 12.1.1), and where one is named (14496-12, 8.4.3.2). */
const shown: readonly string[] = ["pict", "vide"];
const HANDLER_AT = 8;

/** Kinds of samples that a still picture can be made of. */
const kinds: Readonly<Record<string, "hvc1" | "av01">> = { hvc1: "hvc1", hev1: "hvc1", av01: "av01" };

/** Of a visual sample entry: its size, and the boxes after its fields (14496-12, 12.1.3.2). */
const ENTRY_SIZE_AT = 24;
const ENTRY_BYTES = 78;
/** The first entry of a table, after its count. */
const FIRST_ENTRY_AT = FULL_BOX_BYTES + 4;

/** Boxes of a sample entry that are properties of a picture, too; transformations last. */
const properties: readonly string[] = ["hvcC", "av1C", "colr", "pasp", "clap"];

/** Place of a track's matrix, whose times have 32 bits, or 64 in version 1 (14496-12, 8.3.2.2). */
const MATRIX_AT = { 0: 40, 1: 52 } as const;

/** Quarter turns, counter-clockwise, that a track's matrix stands for; mirrors and shears are not read. */
function turnsOf(header: Uint8Array): number {
  const view = viewOf(header);
  const at = MATRIX_AT[view.getUint8(0) === 1 ? 1 : 0];
  const [across, down] = [view.getInt32(at), view.getInt32(at + 4)];
  if (across !== 0) return across > 0 ? 0 : 2;
  return down > 0 ? 3 : 1;
}

/** Bytes of a track's first sample, which stands at the start of its first chunk. */
function firstSample(file: Uint8Array, track: Uint8Array): Uint8Array | undefined {
  const sizes = inside(track, ...toTables, "stsz");
  const short = inside(track, ...toTables, "stco");
  const chunks = short ?? inside(track, ...toTables, "co64");
  if (!sizes || !chunks) return undefined;
  const start = short
    ? viewOf(short).getUint32(FIRST_ENTRY_AT)
    : Number(viewOf(chunks).getBigUint64(FIRST_ENTRY_AT));
  const length = viewOf(sizes).getUint32(SAME_SIZE_AT) || viewOf(sizes).getUint32(SIZES_AT);
  return start + length <= file.length ? file.subarray(start, start + length) : undefined;
}

function firstOf(file: Uint8Array, track: Uint8Array): Buffer | undefined {
  const handler = inside(track, "mdia", "hdlr");
  const header = inside(track, "tkhd");
  const entries = inside(track, ...toTables, "stsd");
  if (!handler || !header || !entries || !shown.includes(lettersAt(handler, HANDLER_AT))) return undefined;
  const [entry] = boxesIn(entries.subarray(FIRST_ENTRY_AT));
  const type = entry && kinds[entry.type];
  const data = firstSample(file, track);
  if (!type || !data) return undefined;
  const view = viewOf(entry.body);
  const size = words(0, view.getUint16(ENTRY_SIZE_AT), view.getUint16(ENTRY_SIZE_AT + 2));
  const kept = [...boxesIn(entry.body.subarray(ENTRY_BYTES))]
    .filter((box) => properties.includes(box.type))
    .toSorted((one, other) => properties.indexOf(one.type) - properties.indexOf(other.type));
  const turns = turnsOf(header);
  return makeStill({
    type,
    data,
    properties: [
      makeBox("ispe", size),
      ...kept.map((box: Box) => makeBox(box.type, box.body)),
      ...(turns ? [makeBox("irot", Buffer.of(turns))] : []),
    ],
  });
}

/**
 * Writes the first frame of an image sequence as a still picture, without alpha, which has a track of its own.
 *
 * @returns undefined where no track can be read, or has another codec than HEVC and AV1
 */
export function firstFrame(file: Uint8Array): Buffer | undefined {
  for (const track of tracksOf(file)) {
    const still = within(() => firstOf(file, track), undefined);
    if (still) return still;
  }
  return undefined;
}
