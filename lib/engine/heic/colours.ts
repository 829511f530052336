import { type Cicp, cicpOfProfile, isHdr, needsSdr } from "../colour";
import type { HeifImage } from "./image";

/** What a decoder hands on of its pixels' colors: nothing when they are sRGB's. */
export type Colors = {
  /** A profile that no code points stand for. */
  icc?: Uint8Array;
  /** HDR where there is no profile (ITU-T H.273). */
  nclx?: Cicp;
};

/**
 * Divides the way to sRGB: what takes a pixel by itself is done to each tile while it is in a core's cache, on every
 * thread; the rest is handed on. A profile goes before `nclx` (ISO/IEC 23000-22, 7.3.6.4).
 */
export function colorsOf(image: Pick<HeifImage, "icc" | "nclx">): { convert?: Cicp; left: Colors } {
  const icc = image.icc();
  const cicp = icc ? cicpOfProfile(icc) : image.nclx();
  if (!cicp) return { left: { icc } };
  if (!needsSdr(cicp)) return { left: {} };
  return isHdr(cicp) ? { left: { nclx: cicp } } : { convert: cicp, left: {} };
}
