import { bodyOf, boxesIn } from "./colour/boxes";

/** From a track to the table of its samples (ISO/IEC 14496-12, 6.2.3). */
const toSamples = ["mdia", "minf", "stbl", "stsz"];
/** In a table of sample sizes: version and flags, a size for all, their number (8.7.3.2). */
const COUNT_AT = 8;

function samplesIn(track: Uint8Array): number {
  let body: Uint8Array | undefined = track;
  for (const type of toSamples) body = body && bodyOf(body, type);
  if (!body || body.length < COUNT_AT + 4) return 0;
  return new DataView(body.buffer, body.byteOffset, body.byteLength).getUint32(COUNT_AT);
}

/** Frames of an animated AVIF, by its index: of its longest track, as alpha has one of its own. 1 for any other file. */
export function countAvifFrames(file: Uint8Array): number {
  const movie = bodyOf(file, "moov");
  const tracks = movie ? [...boxesIn(movie)].filter(({ type }) => type === "trak") : [];
  return Math.max(1, ...tracks.map(({ body }) => samplesIn(body)));
}
