import { primaryProperties } from "../containers/bmff";
import { chromaticities, SRGB_PRIMARIES } from "./primaries";
import { HLG, isSrgbTransfer, PQ, transfers } from "./transfer";

/** Coding-independent code points (ITU-T H.273): the color space of samples. Decoders apply the matrix. */
export type Cicp = {
  /** Table 2: 1 is BT.709 and sRGB, 9 BT.2020, 12 Display P3, 2 unspecified. */
  primaries: number;
  /** Table 3: 1 is BT.709, 13 sRGB, 16 PQ, 18 HLG, 2 unspecified. */
  transfer: number;
};

const latin1 = (bytes: Uint8Array) => String.fromCharCode(...bytes);

/**
 * Reads the `nclx` color of an AVIF's or HEIC's primary picture (ISO/IEC 14496-12, 12.1.5).
 *
 * @param file the file, or as much of its start as holds its `meta` box
 * @returns undefined when there is none, or an ICC profile, which overrides it (ISO/IEC 23000-22, 7.3.6.4)
 */
export function readCicp(file: Uint8Array): Cicp | undefined {
  const colors = primaryProperties(file).filter(({ type, body }) => type === "colr" && body.length >= 4);
  const kinds = colors.map(({ body }) => latin1(body.subarray(0, 4)));
  if (kinds.includes("prof") || kinds.includes("rICC")) return undefined;
  const nclx = colors[kinds.indexOf("nclx")]?.body;
  if (!nclx || nclx.length < 8) return undefined;
  const view = new DataView(nclx.buffer, nclx.byteOffset, nclx.byteLength);
  return { primaries: view.getUint16(4), transfer: view.getUint16(6) };
}

/**
 * Whether samples have to be converted with `toSdr`. Unspecified, reserved and unknown code points count as sRGB, as in
 * MIAF and browsers.
 */
export const needsSdr = ({ primaries, transfer }: Cicp): boolean =>
  (primaries !== SRGB_PRIMARIES && chromaticities.has(primaries)) ||
  (transfers.has(transfer) && !isSrgbTransfer(transfer));

/** Whether samples can be brighter than white, so that the whole picture decides on tone mapping (see `toSdr`). */
export const isHdr = ({ transfer }: Cicp): boolean => transfer === PQ || transfer === HLG;
