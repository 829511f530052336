import { type FormatId, type TileId, tiles } from "../formats";
import type { Tool } from "../tools/types";

/** A file of ours to try a tool with: its address, and the name it has among a visitor's files. */
export type Sample = { path: string; name: string };

const sampleOf = ({ extension }: { extension: string }): Sample => ({
  path: `/samples/sample.${extension}`,
  name: `sample.${extension}`,
});

const ids = [
  "jpg",
  "png",
  "webp",
  "heic",
  "avif",
  "gif",
  "tiff",
  "svg",
  "jxl",
  "jp2",
  "raw",
  "bmp",
  "ico",
  "psd",
  "pdf",
] as const satisfies FormatId[];

/** One file for each format that a tool takes, in `public`. `npm run samples` makes all but the originals. */
export const samples = Object.fromEntries(ids.map((id) => [id, sampleOf(tiles[id])])) as Record<
  (typeof ids)[number],
  Sample
>;

const all: Partial<Record<TileId, Sample>> = {
  ...samples,
  // A JPEG under its other name, and the photo for tools that take any image.
  jpeg: { path: samples.jpg.path, name: `sample.${tiles.jpeg.extension}` },
  image: samples.jpg,
};

/** What there is to read: a photo of a receipt, and a scanned letter. */
export const textSamples = {
  photo: { path: "/samples/receipt.jpg", name: "receipt.jpg" },
  scan: { path: "/samples/scan.pdf", name: "scan.pdf" },
} as const satisfies Record<string, Sample>;

/** Two tables in a document, and one as a screenshot. */
export const tableSamples = {
  document: { path: "/samples/table.pdf", name: "accounts.pdf" },
  picture: { path: "/samples/table.png", name: "accounts.png" },
} as const satisfies Record<string, Sample>;

/** What is worth compressing: a photo and a report with photos, each of more than a megabyte. */
export const largeSamples = {
  photo: { path: "/samples/large.jpg", name: "photo.jpg" },
  document: { path: "/samples/report.pdf", name: "report.pdf" },
} as const satisfies Record<string, Sample>;

/** What there is to remove: a photo with a place, a date and a camera. */
export const detailedSample = {
  path: "/samples/details.jpg",
  name: "photo.jpg",
} as const satisfies Sample;

/** What there is to unlock: a document that asks readers not to print, copy or change it. */
export const lockedSample = { path: "/samples/locked.pdf", name: "locked.pdf" } as const satisfies Sample;

/** Bytes of the smallest limit that needs the large photo. */
const LARGE_LIMIT = 200_000;

/** Returns the sample for a tool, if there is one: a file from which the tool gains something. */
export function sampleFor(tool: Tool): Sample | undefined {
  if (tool.call === "removeExif") return detailedSample;
  if (tool.screen === "image-text") return textSamples.photo;
  if (tool.screen === "compressor" && (tool.targetSize ?? 0) >= LARGE_LIMIT) return largeSamples.photo;
  if (tool.screen === "pdf-document" && tool.job === "ocr") return textSamples.scan;
  if (tool.screen === "pdf-document" && tool.job === "tables")
    return tableSamples[tool.from === "pdf" ? "document" : "picture"];
  if (tool.screen === "pdf-document" && tool.job === "unlock") return lockedSample;
  if (tool.screen === "pdf-document" && tool.job === "compress") return largeSamples.document;
  return all[tool.from];
}
