const FILE_HEADER = 14;
const INFO_HEADER = 40;
const PIXELS_AT = FILE_HEADER + INFO_HEADER;

/**
 * Makes a picture that every browser shows, without encoding: a BMP with 32 bits a pixel (BITMAPINFOHEADER).
 *
 * @param pixels blue, green, red and an unused byte each, in rows from the top
 */
export function bmp(pixels: Uint8Array<ArrayBuffer>, width: number, height: number): Blob {
  const header = new DataView(new ArrayBuffer(PIXELS_AT));
  header.setUint16(0, 0x424d);
  header.setUint32(2, PIXELS_AT + pixels.length, true);
  header.setUint32(10, PIXELS_AT, true);
  header.setUint32(14, INFO_HEADER, true);
  header.setInt32(18, width, true);
  // Negative for rows from the top.
  header.setInt32(22, -height, true);
  header.setUint16(26, 1, true);
  header.setUint16(28, 32, true);
  // Some browsers take the unused byte for alpha.
  for (let at = 3; at < pixels.length; at += 4) pixels[at] = 255;
  return new Blob([header.buffer, pixels], { type: "image/bmp" });
}
