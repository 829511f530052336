import { readFile, writeFile } from "node:fs/promises";
import { MEGA } from "../../source";
import { openWithVips } from "../../vips";
import type { OutputCodec } from "../codec";
import { inspectWithVips } from "../with-vips";
import { compressor } from "./compress";
import { withAlpha } from "./coverage";
import { encodeGif, framesOf, MOST_SIDE } from "./encode";

export const gif: OutputCodec = {
  async inspect(path) {
    const source = await inspectWithVips("gif", path);
    const whole = source.hasAlpha ? null : withAlpha(await readFile(path));
    return whole ? { ...source, input: whole, hasAlpha: true } : source;
  },
  // Frames are counted because one more may have been appended.
  decode: ({ limits }, { input, frames }, animated, use) =>
    use(
      openWithVips(input, {
        failOn: "error",
        limitInputPixels: limits.megapixels * MEGA,
        pages: animated ? frames : 1,
      }),
    ),
  // With our own encoder: libvips' takes three times as long (see lib/scripts/bench/FINDINGS.md).
  async encode(pixels, _source, _options, output) {
    const { frames, options } = await framesOf(pixels);
    const bytes = encodeGif(frames, options);
    await writeFile(output, bytes);
    return { width: options.width, height: options.height, size: bytes.length };
  },
  compressor,
  longestSide: MOST_SIDE,
};
