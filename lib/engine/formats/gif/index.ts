import { writeFile } from "node:fs/promises";
import type { OutputCodec } from "../codec";
import { decodeWithVips, inspectWithVips } from "../with-vips";
import { compressor } from "./compress";
import { encodeGif, framesOf, MOST_SIDE } from "./encode";

export const gif: OutputCodec = {
  inspect: (path) => inspectWithVips("gif", path),
  decode: decodeWithVips,
  // With our own encoder: libvips' takes three times as long (see the GIF row of BENCH.md).
  async encode(pixels, _source, _options, output) {
    const { frames, options } = await framesOf(pixels);
    const bytes = await encodeGif(frames, options);
    await writeFile(output, bytes);
    return { width: options.width, height: options.height, size: bytes.length };
  },
  compressor,
  longestSide: MOST_SIDE,
};
