import type { Metadata } from "sharp";
import { needsSdr, readCicp } from "../../color/cicp";
import { longestTrack } from "../../containers/sequence";
import type { Source } from "../../source";
import { toSource } from "../with-vips";

/**
 * Describes an AVIF, with the color space that its index may name and libvips does not report.
 *
 * @param input what libvips opens
 * @param file as it came
 */
export function describeAvif(input: string | Buffer, metadata: Metadata, file: Buffer): Source {
  // Of an animation, libvips reads the still picture alone.
  const frames = typeof input === "string" ? (metadata.pages ?? 1) : Math.max(1, longestTrack(file));
  const source = { ...toSource("avif", input, metadata), frames };
  const cicp = metadata.hasProfile ? undefined : readCicp(file);
  if (!cicp || !needsSdr(cicp)) return source;
  return { ...source, bits: 8, coded: { cicp, bits: metadata.bitsPerSample ?? 8 } };
}
