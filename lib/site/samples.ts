import { type FormatId, type TileId, tiles } from "../formats";

/** A file of ours to try a tool with: its address, and the name it has among a visitor's files. */
export type Sample = { path: string; name: string };

const sampleOf = ({ extension }: { extension: string }): Sample => ({
  path: `/samples/sample.${extension}`,
  name: `sample.${extension}`,
});

const ids = ["jpg", "png", "webp", "heic", "avif", "gif", "tiff", "svg", "pdf"] as const satisfies FormatId[];

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

/** Returns the sample for a tool that takes a format, if there is one. */
export const sampleFor = (format: TileId): Sample | undefined => all[format];
