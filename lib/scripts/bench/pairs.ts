import type { ImageOptions, Job } from "../../engine/types";
import type { InputFormat, OutputFormat, SizedFormat } from "../../formats";

/** A native command for the same conversion; `{in}` and `{out}` become paths. */
export type Peer = { command: string; args: readonly string[] };

/** Source pictures: the photo of 12 megapixels, the same rotated by EXIF orientation 6, a graphic of 1. */
export type Subject = "photo" | "rotated photo" | "graphic";

export type Pair = {
  from: InputFormat;
  to: OutputFormat & SizedFormat;
  kind: Job["kind"];
  of: Subject;
  options: ImageOptions;
  peers: readonly Peer[];
};

const peer = (line: string): Peer => {
  const [command = "", ...args] = line.split(" ");
  return { command, args };
};

/** ImageMagick, GraphicsMagick and libvips, which convert nearly every pair; `quality` is for lossy targets. */
const generalPeers = (quality?: number): Peer[] => [
  peer(`convert {in} ${quality ? `-quality ${quality} ` : ""}{out}`),
  peer(`gm convert {in} ${quality ? `-quality ${quality} ` : ""}{out}`),
  peer(`vips copy {in} {out}${quality ? `[Q=${quality}]` : ""}`),
];

/** Longest side of a resized picture, in pixels. */
export const RESIZED = 1600;

const photo = (
  from: InputFormat,
  to: Pair["to"],
  options: ImageOptions,
  ...peers: readonly string[]
): Pair => ({
  from,
  to,
  kind: "image",
  of: "photo",
  options,
  peers: [...generalPeers(options.quality), ...peers.map(peer)],
});

/** Runs a line by `sh -c`, for programs that only write to standard output. */
const shell = (line: string): Peer => ({ command: "sh", args: ["-c", line] });

/** A peer that cannot read or write a format is listed as such in the table, not left out here. */
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
  photo("jxl", "jpg", { quality: 85 }, "djxl --quiet -q 85 {in} {out}"),
  photo("jp2", "jpg", { quality: 85 }),
  // Its layers come after the merged picture.
  { ...photo("psd", "jpg", { quality: 85 }), peers: [peer("convert {in}[0] -quality 85 {out}")] },
  photo("bmp", "png", {}),
  {
    ...photo("jpg", "jpg", {}),
    kind: "resize",
    peers: [
      peer(`convert {in} -filter Lanczos -resize ${RESIZED}x${RESIZED} -quality 85 {out}`),
      peer(`gm convert {in} -filter Lanczos -resize ${RESIZED}x${RESIZED} -quality 85 {out}`),
      peer(`vips thumbnail {in} {out}[Q=85] ${RESIZED}`),
    ],
  },
  photo("jpg", "webp", { quality: 80 }, "cwebp -quiet -q 80 {in} -o {out}"),
  photo("png", "webp", { quality: 80 }, "cwebp -quiet -q 80 {in} -o {out}"),
  { ...photo("jpg", "avif", {}), peers: [peer("avifenc -s 8 {in} {out}")] },
  { ...photo("png", "avif", {}), peers: [peer("avifenc -s 8 {in} {out}")] },
  photo("jpg", "gif", {}),
  {
    ...photo("jpg", "tiff", {}),
    peers: [
      peer("convert {in} -compress LZW {out}"),
      peer("gm convert {in} -compress LZW {out}"),
      peer("vips copy {in} {out}[compression=lzw,predictor=horizontal]"),
    ],
  },
  {
    ...photo("jpg", "jpg", {}),
    kind: "lossless",
    peers: [peer("jpegtran -copy none -outfile {out} {in}")],
  },
  {
    ...photo("jpg", "jpg", {}),
    kind: "lossless",
    of: "rotated photo",
    peers: [peer("jpegtran -rotate 90 -copy none -outfile {out} {in}")],
  },
  {
    ...photo("jpg", "jpg", {}),
    kind: "compress",
    peers: [
      shell("jpegoptim -q -s -m85 --stdout {in} > {out}"),
      shell("djpeg {in} | cjpeg -q 85 -progressive > {out}"),
    ],
  },
  {
    from: "png",
    to: "png",
    kind: "compress",
    of: "graphic",
    options: {},
    peers: [
      peer("pngquant --force -o {out} {in}"),
      peer("optipng -quiet -clobber -strip all {in} -out {out}"),
    ],
  },
];
