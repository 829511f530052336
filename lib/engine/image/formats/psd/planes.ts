import { corrupt } from "../../../failure";
import type { PsdHeader } from "./header";

/** Decodes PackBits (TIFF 6.0, section 9). @throws ConversionError `corrupt` where the bytes are not those of a row */
function unpackBits(packed: Uint8Array, row: Uint8Array): void {
  let at = 0;
  let to = 0;
  while (to < row.length) {
    const code = packed[at];
    if (code === undefined) throw corrupt("a packed row ends early");
    at += 1;
    if (code === 128) continue;
    const count = Math.min(code < 128 ? code + 1 : 257 - code, row.length - to);
    if (code < 128) {
      if (at + count > packed.length) throw corrupt("a packed row ends early");
      row.set(packed.subarray(at, at + count), to);
      at += count;
    } else {
      const value = packed[at];
      if (value === undefined) throw corrupt("a packed row ends early");
      row.fill(value, to, to + count);
      at += 1;
    }
    to += count;
  }
}

/**
 * Reads the planes of the merged picture, row by row.
 *
 * @param planes number of planes that are wanted, from the first
 * @param onRow gets the bytes of a row, which the next one overwrites
 * @throws ConversionError `corrupt` for a file with too few bytes
 */
export function readPlanes(
  file: Buffer,
  header: Pick<PsdHeader, "width" | "height" | "depth" | "channels" | "packed" | "countBytes" | "dataAt">,
  planes: number,
  onRow: (row: Uint8Array, plane: number, y: number) => void,
): void {
  const { width, height, depth, channels, packed, countBytes, dataAt } = header;
  const rowBytes = Math.ceil((width * depth) / 8);
  const row = new Uint8Array(rowBytes);
  const rows = height * planes;
  let at = packed ? dataAt + height * channels * countBytes : dataAt;
  if (at + (packed ? rows : rows * rowBytes) > file.length) throw corrupt("fewer bytes than pixels");
  for (let index = 0; index < rows; index += 1) {
    const length = packed ? file.readUIntBE(dataAt + index * countBytes, countBytes) : rowBytes;
    const bytes = file.subarray(at, at + length);
    if (bytes.length < length) throw corrupt("fewer bytes than pixels");
    at += length;
    if (packed) unpackBits(bytes, row);
    onRow(packed ? row : bytes, Math.floor(index / height), index % height);
  }
}
