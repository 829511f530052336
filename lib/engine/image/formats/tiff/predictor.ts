import type { SampleLayout } from "./layout";

type Row = Pick<SampleLayout, "bits" | "samples" | "planar" | "little" | "predictor">;

/** Adds up differences of neighbors, for each sample of a pixel (TIFF 6.0, section 14). */
function addNeighbors(bytes: Uint8Array, { bits, samples, planar, little }: Row): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = bits / 8;
  const step = (planar ? 1 : samples) * size;
  for (let at = step; at + size <= bytes.length; at += size)
    if (bits === 16)
      view.setUint16(at, view.getUint16(at, little) + view.getUint16(at - step, little), little);
    else view.setUint32(at, view.getUint32(at, little) + view.getUint32(at - step, little), little);
}

/**
 * Adds up differences of bytes, of which a row has the highest of all samples first, and puts each sample's bytes side
 * by side, the highest first (TIFF Technical Note 3).
 */
function addBytes(bytes: Uint8Array, { bits, samples, planar }: Row): void {
  const step = planar ? 1 : samples;
  for (let at = step; at < bytes.length; at += 1)
    bytes[at] = (bytes[at] as number) + (bytes[at - step] as number);
  const size = bits / 8;
  const count = Math.floor(bytes.length / size);
  const apart = Uint8Array.from(bytes);
  for (let sample = 0; sample < count; sample += 1)
    for (let byte = 0; byte < size; byte += 1)
      bytes[sample * size + byte] = apart[byte * count + sample] as number;
}

/** Undoes the predictor of one row of a strip or tile, in place; the bytes of floats come out big-endian. */
export function undoPredictor(bytes: Uint8Array, row: Row): void {
  if (row.predictor === 2) addNeighbors(bytes, row);
  if (row.predictor === 3) addBytes(bytes, row);
}
