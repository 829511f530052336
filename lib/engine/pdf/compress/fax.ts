import type { PDFDict } from "@cantoo/pdf-lib";
import { LONG, numbers, SHORT, writeTiff } from "../../image/containers/tiff";
import { flagIn, numberIn } from "../structure/streams";

/** Compressions of TIFF 6.0, sections 11 and 10. */
const COMPRESSION_T4 = 3;
const COMPRESSION_T6 = 4;

/**
 * Wraps fax data (ITU-T T.4 or T.6) as a TIFF file, which libvips decodes: black pixels are dark.
 *
 * @param parameters of CCITTFaxDecode (ISO 32000-1, table 11)
 * @returns undefined for rows that start at bytes, which TIFF lacks
 */
export function wrapFax(
  data: Uint8Array,
  { width, height }: { width: number; height: number },
  parameters: PDFDict | undefined,
): Buffer | undefined {
  if (parameters && flagIn(parameters, "EncodedByteAlign")) return undefined;
  if ((numberIn(parameters, "Columns") ?? 1728) !== width) return undefined;
  const k = numberIn(parameters, "K") ?? 0;
  return writeTiff(data, (at) => [
    numbers(256, LONG, [width]),
    numbers(257, LONG, [height]),
    numbers(258, SHORT, [1]),
    numbers(259, SHORT, [k < 0 ? COMPRESSION_T6 : COMPRESSION_T4]),
    // White is zero.
    numbers(262, SHORT, [0]),
    numbers(273, LONG, [at]),
    numbers(277, SHORT, [1]),
    numbers(278, LONG, [height]),
    numbers(279, LONG, [data.length]),
    // Two-dimensional coding.
    ...(k > 0 ? [numbers(292, LONG, [1])] : []),
  ]);
}
