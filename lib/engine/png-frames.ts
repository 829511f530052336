import { open } from "node:fs/promises";

const SIGNATURE_BYTES = 8;
/** Length and name before a chunk's data, a checksum after it. */
const HEAD_BYTES = 8;
const CHECKSUM_BYTES = 4;

/**
 * How many frames an animated PNG has, 1 for a still one. libvips reads the first alone and tells of no other. The
 * number stands in the animation control chunk, before the picture's data (PNG 3, 11.3.6.1).
 */
export async function countPngFrames(path: string): Promise<number> {
  const file = await open(path);
  try {
    const head = Buffer.alloc(HEAD_BYTES + 4);
    for (let at = SIGNATURE_BYTES; ; ) {
      const { bytesRead } = await file.read(head, 0, head.length, at);
      const name = head.toString("latin1", 4, HEAD_BYTES);
      if (bytesRead < head.length || name === "IDAT") return 1;
      if (name === "acTL") return Math.max(head.readUInt32BE(HEAD_BYTES), 1);
      at += HEAD_BYTES + head.readUInt32BE(0) + CHECKSUM_BYTES;
    }
  } finally {
    await file.close();
  }
}
