/** Fewer would be many turns (encoders of PNG write 8 KiB at a time), more would be much memory. */
export const CHUNK_BYTES = 1024 * 1024;

/** The same bytes in pieces of about {@link CHUNK_BYTES}; what is as large already is not copied. */
export function* inChunks(pieces: Iterable<Uint8Array>): Generator<Uint8Array> {
  let held: Uint8Array[] = [];
  let length = 0;
  for (const piece of pieces) {
    held.push(piece);
    length += piece.length;
    if (length < CHUNK_BYTES) continue;
    yield held.length === 1 ? piece : Buffer.concat(held);
    held = [];
    length = 0;
  }
  if (length > 0) yield Buffer.concat(held);
}
