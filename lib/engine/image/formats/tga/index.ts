import { readFile } from "node:fs/promises";
import { openSamples } from "../../vips";
import type { Codec } from "../codec";
import { sourceOf } from "../own";
import { readTgaHeader } from "./header";
import { channelsOf, readTgaPixels } from "./pixels";

/** Targa files, by our own reader: libvips has none. */
export const tga: Codec = {
  async inspect(path) {
    const file = await readFile(path);
    const header = readTgaHeader(file);
    const channels = channelsOf(header);
    return sourceOf({
      from: "tga",
      input: file,
      width: header.width,
      height: header.height,
      hasAlpha: channels === 4,
      gray: channels === 1,
      hasPalette: header.kind === "indexed",
    });
  },
  async decode({ input }, { input: opened }, _animated, use) {
    const file = typeof opened === "string" ? await readFile(input) : opened;
    return use(openSamples(readTgaPixels(file, readTgaHeader(file))));
  },
};
