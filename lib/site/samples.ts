import { type FormatId, type TileId, tiles } from "../formats";

/** A file of ours to try a tool with: its address, and the name it has among a visitor's files. */
export type Sample = { path: string; name: string };

const sampleOf = <Id extends FormatId>(id: Id) => ({
  path: `/samples/sample.${tiles[id].extension}`,
  name: `sample.${tiles[id].extension}`,
});

/** One file for each format that a tool takes, in `public`. `npm run samples` draws them. */
export const samples = {
  jpg: sampleOf("jpg"),
  png: sampleOf("png"),
  webp: sampleOf("webp"),
  heic: sampleOf("heic"),
  avif: sampleOf("avif"),
  gif: sampleOf("gif"),
  tiff: sampleOf("tiff"),
  svg: sampleOf("svg"),
  pdf: sampleOf("pdf"),
} as const satisfies Partial<Record<FormatId, Sample>>;

const all: Partial<Record<TileId, Sample>> = {
  ...samples,
  // A JPEG under its other name, and the photo for tools that take any image.
  jpeg: { path: samples.jpg.path, name: `sample.${tiles.jpeg.extension}` },
  image: samples.jpg,
};

/** Returns the sample for a tool that takes a format, if there is one. */
export const sampleFor = (format: TileId): Sample | undefined => all[format];
