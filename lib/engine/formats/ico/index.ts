import { readFile } from "node:fs/promises";
import { openSamples } from "../../vips";
import type { Codec } from "../codec";
import { describe } from "../own";
import { decodeWithVips, readHeader, toSource } from "../with-vips";
import { largestEntry } from "./directory";
import { readIconPixels } from "./pixels";

/** Windows icons and cursors: the largest of their pictures. */
export const ico: Codec = {
  async inspect(path) {
    const { kind, data, width, height } = largestEntry(await readFile(path));
    if (kind === "png") return { ...toSource("ico", data, await readHeader(data)), frames: 1 };
    return describe({ from: "ico", input: data, width, height, hasAlpha: true });
  },
  async decode(job, source, animated, use) {
    const entry = largestEntry(await readFile(job.input));
    if (entry.kind === "png") return decodeWithVips(job, source, animated, use);
    return use(openSamples(readIconPixels(entry.data, entry.dib)));
  },
};
