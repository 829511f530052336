import { readFile } from "node:fs/promises";
import type { Codec } from "../codec";
import { openDecoded, sourceOf } from "../own";
import { readPsdHeader } from "./header";
import { channelsOf, readMerged } from "./pixels";

/** Photoshop files: the merged picture that Photoshop saves beside the layers. */
export const psd: Codec = {
  async inspect(path) {
    const file = await readFile(path);
    const header = readPsdHeader(file);
    const { width, height, depth, mode, colors, hasAlpha, clearIndex, icc } = header;
    return sourceOf({
      from: "psd",
      input: file,
      width,
      height,
      hasAlpha: hasAlpha || clearIndex !== undefined,
      hasPalette: mode === "indexed" && channelsOf(header) === 3,
      hasProfile: icc !== undefined,
      gray: colors === 1 && mode !== "indexed",
      bits: depth > 8 ? 16 : 8,
    });
  },
  async decode({ input }, { width, height }, _animated, use) {
    const file = await readFile(input);
    const header = readPsdHeader(file);
    return use(openDecoded({ ...readMerged(file, header), width, height }, header.icc));
  },
};
