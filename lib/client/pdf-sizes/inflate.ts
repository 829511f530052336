/**
 * Inflates zlib data (RFC 1950) up to a limit.
 *
 * @param most bytes of the result
 * @returns what could be inflated: of damaged data its beginning
 */
export async function inflate(data: Blob, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  try {
    const reader = data.stream().pipeThrough(new DecompressionStream("deflate")).getReader();
    while (length < most) {
      const { done, value } = await reader.read();
      if (done) break;
      chunks.push(value);
      length += value.length;
    }
    // Closing a stream that has failed rejects again.
    reader.cancel().catch(() => {});
  } catch {
    // Some writers put a line break after the data, which counts as damage.
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}
