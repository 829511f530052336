import { cutBoxOf } from "../containers/bmff";
import { corrupt } from "./errors";

/** Boxes whose end must be there: the picture is in them. Anything else at the end may be a phone's trailer. */
const vital = ["ftyp", "meta", "mdat", "idat", "moov"];

/**
 * Refuses a file that ends before its boxes do (ISO/IEC 14496-12, 4.2). libheif reads what the index
 * points to and no further, so it takes a cut-off file whose loss it does not notice.
 *
 * @throws ConversionError `corrupt`
 */
export function checkComplete(bytes: Uint8Array): void {
  const type = cutBoxOf(bytes);
  if (type && vital.includes(type)) throw corrupt(`the file ends inside its ${type} box`);
}

/** Bytes before each NAL unit that tell its length (`hvcC`, lengthSizeMinusOne); libheif takes no other. */
const LENGTH_BYTES = 4;
const hole = Buffer.alloc(4);

/**
 * Refuses coded HEVC data with a hole in it: emulation prevention forbids three zero bytes in a row
 * within a NAL unit (ISO/IEC 23008-2, 7.4.2), yet the decoder paints over such damage without a word.
 * Four are asked for, because some writers leave a zero or two at the end of a unit.
 *
 * @param data an `hvc1` item: NAL units, each after its length in 32 bits
 * @throws ConversionError `corrupt`
 */
export function checkNalUnits(data: Uint8Array): void {
  const view = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  let at = 0;
  while (at < view.length) {
    const start = at + LENGTH_BYTES;
    const end = start <= view.length ? start + view.readUInt32BE(at) : Number.POSITIVE_INFINITY;
    if (end > view.length) throw corrupt("a NAL unit ends after its item");
    if (view.subarray(start, end).includes(hole)) throw corrupt("a NAL unit has a hole");
    at = end;
  }
}
