import type { OutputCodec } from "../codec";
import { inspectHeif } from "../heic";
import { readCoded } from "../read-coded";
import { decodeWithVips } from "../with-vips";
import { compressor } from "./compress";
import { embed } from "./embed";
import { encode } from "./encode";

export const avif: OutputCodec = {
  inspect: (path, head) => inspectHeif("avif", path, head),
  async decode(job, source, animated, use) {
    if (!source.coded) return decodeWithVips(job, source, animated, use);
    return use(await readCoded(job, source, source.coded));
  },
  encode,
  embed,
  compressor,
  // The encoder's (heifsave of libvips).
  longestSide: 16_384,
};
