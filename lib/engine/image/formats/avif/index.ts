import type { OutputCodec } from "../codec";
import { inspectHeif } from "../heic";
import { plainQuality } from "../jpeg/encode";
import { openCoded, readCoded } from "../read-coded";
import { decodeWithVips } from "../with-vips";
import { compressor } from "./compress";
import { decodeWithDav1d, openDecoded, writeJpegWithDav1d } from "./dav1d";
import { embed } from "./embed";
import { encode } from "./encode";

export const avif: OutputCodec = {
  inspect: (path) => inspectHeif("avif", path),
  async decode(job, source, animated, use) {
    const decoded = await decodeWithDav1d(job, source);
    if (decoded) return use(source.coded ? openCoded(decoded, source.coded) : openDecoded(decoded));
    if (source.coded) return use(await readCoded(job, source, source.coded));
    return decodeWithVips(job, source, animated, use);
  },
  async transcode(job, source) {
    const quality = job.to === "jpg" ? plainQuality(source, job.options) : undefined;
    return quality === undefined ? undefined : writeJpegWithDav1d(job, source, quality);
  },
  encode,
  embed,
  compressor,
  // The encoder's (heifsave of libvips).
  longestSide: 16_384,
};
