import type { ImageOptions, InputFormat, OutputFormat } from "../engine/types";

/** A native command that does the same; `{in}` and `{out}` become paths. */
export type Peer = { command: string; args: readonly string[] };

export type Pair = {
  from: InputFormat;
  to: OutputFormat;
  /** Which source picture: the photo of 12 megapixels, or the drawn one of 1. */
  of: "photo" | "graphic";
  options: ImageOptions;
  peers: readonly Peer[];
};

const peer = (line: string): Peer => {
  const [command = "", ...args] = line.split(" ");
  return { command, args };
};

/** ImageMagick, GraphicsMagick and libvips know every pair; `quality` is for lossy targets. */
const generalPeers = (quality?: number): Peer[] => [
  peer(`convert {in} ${quality ? `-quality ${quality} ` : ""}{out}`),
  peer(`gm convert {in} ${quality ? `-quality ${quality} ` : ""}{out}`),
  peer(`vips copy {in} {out}${quality ? `[Q=${quality}]` : ""}`),
];

const photo = (
  from: InputFormat,
  to: OutputFormat,
  options: ImageOptions,
  ...peers: readonly string[]
): Pair => ({
  from,
  to,
  of: "photo",
  options,
  peers: [...generalPeers(options.quality), ...peers.map(peer)],
});

/** A peer that cannot read or write a format is said so in the table, not left out by hand. */
export const pairs: readonly Pair[] = [
  photo("png", "jpg", { quality: 85 }),
  photo("jpg", "png", {}),
  photo("heic", "jpg", { quality: 85 }, "heif-convert -q 85 {in} {out}"),
  photo("heic", "png", {}, "heif-convert {in} {out}"),
  photo("webp", "jpg", { quality: 85 }),
  photo("webp", "png", {}, "dwebp {in} -o {out}"),
  photo("avif", "jpg", { quality: 85 }, "avifdec -q 85 {in} {out}"),
  photo("avif", "png", {}, "avifdec {in} {out}"),
  photo("tiff", "jpg", { quality: 85 }),
  photo("tiff", "png", {}),
];
