import { readFile } from "node:fs/promises";
import { openSamples } from "../../vips";
import type { OutputCodec } from "../codec";
import { sourceOf } from "../own";
import { decodeWithVips, readHeader, toSource } from "../with-vips";
import { largestEntry } from "./directory";
import { encode } from "./encode";
import { readIconPixels } from "./pixels";

/** Icons and cursors of Windows and OS/2. The largest of their pictures is read, and several sizes are written. */
export const ico: OutputCodec = {
  async inspect(path) {
    const { kind, data, width, height } = largestEntry(await readFile(path));
    if (kind === "png") return { ...toSource("ico", data, await readHeader(data)), frames: 1 };
    return sourceOf({ from: "ico", input: data, width, height, hasAlpha: true });
  },
  async decode(job, source, animated, use) {
    const entry = largestEntry(await readFile(job.input));
    if (entry.kind === "png") return decodeWithVips(job, source, animated, use);
    return use(openSamples(readIconPixels(entry.data, entry.dib, entry.maskAt)));
  },
  encode,
  // Of the picture that it is made of: the icon has sizes of its own.
  longestSide: 1_000_000,
};
