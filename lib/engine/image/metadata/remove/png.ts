import { corrupt } from "../../../failure";
import { chunksOf, joinChunks, makeChunk, withChunks } from "../../containers/png";
import { readBlocks } from "../details/blocks";
import { onlyOrientation } from "./orientation";

/** Chunks of the picture, its colors and its animation (PNG 3, 11); all others are texts, dates or a program's own. */
const kept: ReadonlySet<string> = new Set([
  "IHDR",
  "PLTE",
  "IDAT",
  "IEND",
  "tRNS",
  "cHRM",
  "gAMA",
  "iCCP",
  "sBIT",
  "sRGB",
  "cICP",
  "mDCV",
  "cLLI",
  "bKGD",
  "hIST",
  "pHYs",
  "sPLT",
  "acTL",
  "fcTL",
  "fdAT",
]);

/** Copies the chunks of a PNG's picture. */
export function withoutDetails(file: Buffer): Buffer {
  const chunks = chunksOf(file);
  if (chunks.at(-1)?.name !== "IEND") throw corrupt("a PNG without an end");
  const orientation = onlyOrientation(readBlocks(file, "png").exif[0]);
  const picture = joinChunks(chunks.filter(({ name }) => kept.has(name)));
  return orientation ? withChunks(picture, [makeChunk("eXIf", orientation)]) : picture;
}
