import { marker } from "../../../containers/jpeg";
import { makePlanes, type Plane } from "./planes";
import { decodeProgressive } from "./progressive";
import type { Picture } from "./scans";
import { decodeSequential } from "./sequential";

/** `isExact`: all data has been used, and has exactly the length that its headers promise; never of progressive ones. */
type Decoded = { planes: Plane[]; isExact: boolean };

/**
 * Decodes the quantized coefficients of all components, 2 bytes each.
 *
 * @throws ConversionError `corrupt` when the data ends early or is invalid
 */
export function decodePlanes(picture: Picture): Decoded {
  const { frame, scans } = picture;
  const planes = makePlanes(picture);
  if (frame.code !== marker.progressive) {
    const exact = scans.map((scan) => decodeSequential(frame, planes, scan));
    return { planes, isExact: exact.every(Boolean) };
  }
  for (const scan of scans) decodeProgressive(frame, planes, scan);
  return { planes, isExact: false };
}
