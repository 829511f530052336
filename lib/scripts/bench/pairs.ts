import type { ImageOptions, Job } from "../../engine/types";
import type { InputFormat, OutputFormat, SizedFormat } from "../../formats";

/** Source pictures: the photo of 12 megapixels, the same rotated by EXIF orientation 6, a graphic of 1. */
export type Subject = "photo" | "rotated photo" | "graphic";

export type Pair = {
  from: InputFormat;
  to: OutputFormat & SizedFormat;
  kind: Job["kind"];
  of: Subject;
  options: ImageOptions;
  /** Most bytes of a compressed picture, which keeps its pixels. */
  target?: number;
  /** Native commands for the same conversion; `{in}` and `{out}` become paths. */
  peers: readonly string[];
};

/** ImageMagick, GraphicsMagick and libvips, which convert nearly every pair; `quality` is for lossy targets. */
const generalPeers = (quality?: number): string[] => [
  `convert {in} ${quality ? `-quality ${quality} ` : ""}{out}`,
  `gm convert {in} ${quality ? `-quality ${quality} ` : ""}{out}`,
  `vips copy {in} {out}${quality ? `[Q=${quality}]` : ""}`,
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
  peers: [...generalPeers(options.quality), ...peers],
});

/** A job on a picture that keeps its format. */
const same = (format: "jpg" | "png" | "webp", kind: Pair["kind"], ...peers: readonly string[]): Pair => ({
  from: format,
  to: format,
  kind,
  of: format === "png" ? "graphic" : "photo",
  options: {},
  peers,
});

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
  { ...photo("psd", "jpg", { quality: 85 }), peers: ["convert {in}[0] -quality 85 {out}"] },
  photo("bmp", "png", {}),
  same(
    "jpg",
    "resize",
    `convert {in} -filter Lanczos -resize ${RESIZED}x${RESIZED} -quality 85 {out}`,
    `gm convert {in} -filter Lanczos -resize ${RESIZED}x${RESIZED} -quality 85 {out}`,
    `vips thumbnail {in} {out}[Q=85] ${RESIZED}`,
  ),
  photo("jpg", "webp", { quality: 80 }, "cwebp -quiet -q 80 {in} -o {out}"),
  photo("png", "webp", { quality: 80 }, "cwebp -quiet -q 80 {in} -o {out}"),
  { ...photo("jpg", "avif", {}), peers: ["avifenc -s 8 {in} {out}"] },
  { ...photo("png", "avif", {}), peers: ["avifenc -s 8 {in} {out}"] },
  photo("jpg", "gif", {}),
  {
    ...photo("jpg", "tiff", {}),
    peers: [
      "convert {in} -compress LZW {out}",
      "gm convert {in} -compress LZW {out}",
      "vips copy {in} {out}[compression=lzw,predictor=horizontal]",
    ],
  },
  same("jpg", "lossless", "jpegtran -copy none -outfile {out} {in}"),
  { ...same("jpg", "lossless", "jpegtran -rotate 90 -copy none -outfile {out} {in}"), of: "rotated photo" },
  same(
    "jpg",
    "compress",
    "jpegoptim -q -s -m85 --stdout {in} > {out}",
    "djpeg {in} | cjpeg -q 85 -progressive > {out}",
  ),
  same(
    "png",
    "compress",
    "pngquant --force -o {out} {in}",
    "optipng -quiet -clobber -strip all {in} -out {out}",
  ),
];

/** Pictures that fit a number of bytes. */
export const targetPairs: readonly Pair[] = [
  ...[1_000_000, 500_000, 300_000].map((target) => ({
    ...same(
      "jpg",
      "compress",
      `convert {in} -strip -define jpeg:extent=${target}b {out}`,
      `jpegoptim --quiet --strip-all --size=${Math.floor(target / 1024)} --stdout {in} > {out}`,
    ),
    target,
  })),
  ...[1_000_000, 500_000, 300_000].map((target) => ({
    ...same("webp", "compress", `cwebp -quiet -size ${target} -pass 6 -metadata none {in} -o {out}`),
    target,
  })),
];
