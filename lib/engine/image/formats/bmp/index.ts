import { readFile } from "node:fs/promises";
import type { Codec } from "../codec";
import { openDecoded, sourceOf } from "../own";
import { type Dib, readDib } from "./header";
import { channelsOf, readPixels } from "./pixels";

/** Bytes of the file's own header (BITMAPFILEHEADER), whose last field is the offset of the pixels. */
const FILE_HEADER_BYTES = 14;

const readHeader = (file: Buffer): Dib =>
  readDib(file, FILE_HEADER_BYTES, file.readUInt32LE(FILE_HEADER_BYTES - 4));

/** Windows and OS/2 bitmaps, by our own reader: libvips has none. */
export const bmp: Codec = {
  async inspect(path) {
    const file = await readFile(path);
    const dib = readHeader(file);
    const channels = channelsOf(dib);
    return sourceOf({
      from: "bmp",
      input: file,
      width: dib.width,
      height: dib.height,
      hasAlpha: channels === 4,
      gray: channels === 1,
      hasPalette: dib.bits <= 8 && channels === 3,
      hasProfile: dib.icc !== undefined,
    });
  },
  async decode({ input }, { input: opened }, _animated, use) {
    const file = typeof opened === "string" ? await readFile(input) : opened;
    const dib = readHeader(file);
    return use(openDecoded(readPixels(file, dib), dib.icc));
  },
};
