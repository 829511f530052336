/** Bytes of the length of a ZIP's comment, which ends a ZIP without one (APPNOTE 4.3.16). */
const LENGTH_BYTES = 2;
const MOST_BYTES = 0xffff;

/**
 * Adds a comment to a ZIP that is sent while it grows; client-zip writes none.
 *
 * @param zip whose last chunk holds at least the end of its directory
 * @param comment asked for at the end; nothing is added without one, or when it is too long
 */
export async function* withZipComment(
  zip: AsyncIterable<Uint8Array>,
  comment: () => Promise<string | undefined>,
): AsyncGenerator<Uint8Array> {
  let last: Uint8Array | undefined;
  for await (const chunk of zip) {
    if (last) yield last;
    last = chunk;
  }
  if (!last) return;
  const text = Buffer.from((await comment()) ?? "");
  if (text.length === 0 || text.length > MOST_BYTES) {
    yield last;
    return;
  }
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt16LE(text.length);
  yield last.subarray(0, -LENGTH_BYTES);
  yield Buffer.concat([length, text]);
}
