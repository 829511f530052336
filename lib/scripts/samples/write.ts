// npm run samples: makes the figures of the articles in `public/figures`, and from the photo (JPG) and the drawing (SVG)
// in `public/samples` the same pictures in other formats. The animation (GIF) and the document (PDF) are originals, too. What
// there is to read is drawn from the scenes beside this file.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, statSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { toBmp, toPsd } from "../../engine/fixtures/own-formats";
import { rawFile } from "../../engine/fixtures/raw";
import { compressImage, convertImage } from "../../engine/image/pipeline";
import { withSvgLoader } from "../../engine/image/vips";
import { protectPdf } from "../../engine/pdf/pages/protect";
import type { ImageOptions } from "../../engine/types";
import type { OutputFormat } from "../../formats";
import { simplePng } from "../../limits";
import { detailedSample, lockedSample, samples } from "../../site/samples";
import { writeScenes } from "./scenes";

const target = (path: string) => join("public", path);
const png = { compressionLevel: 9, adaptiveFiltering: true } as const;

const photo = () => sharp(target(samples.jpg.path));
const svg = await readFile(target(samples.svg.path));
/** Width in pixels that the drawing itself states. */
const WIDTH = 1600;
/** Renders the drawing as a PNG, `width` pixels wide. */
const draw = (width = WIDTH) =>
  withSvgLoader(() =>
    sharp(svg, { density: (72 * width) / WIDTH })
      .png(png)
      .toBuffer(),
  );

/**
 * Makes what no dependency encodes where its program is installed: in Debian's libheif-examples, libjxl-tools and
 * libopenjp2-tools.
 */
function writeWith(program: string, format: keyof typeof samples, argsOf: (output: string) => string[]) {
  const output = target(samples[format].path);
  try {
    execFileSync(program, argsOf(output), { stdio: "pipe" });
  } catch {
    console.log(`Without ${program}, ${output} stays as it is.`);
  }
}

/** Width of the photo in formats that don't compress. */
const PLAIN = 340;

/** The photo in formats that are only read. */
async function writeForeign() {
  const input = target(samples.jpg.path);
  writeWith("heif-enc", "heic", (output) => ["-q", "52", "-o", output, input]);
  writeWith("cjxl", "jxl", (output) => ["--lossless_jpeg=0", "-d", "1.5", input, output]);
  const whole = target("whole.png");
  await photo().png().toFile(whole);
  writeWith("opj_compress", "jp2", (output) => ["-i", whole, "-o", output, "-r", "36"]);
  rmSync(whole);
  const plain = () => photo().resize(PLAIN);
  await writeFile(target(samples.bmp.path), await toBmp(plain()));
  await writeFile(target(samples.psd.path), await toPsd(plain()));
  const { data, info } = await photo().jpeg({ quality: 85 }).toBuffer({ resolveWithObject: true });
  await writeFile(target(samples.raw.path), rawFile("dng", data, { sensor: info }));
  const icon = target("icon.png");
  await writeFile(icon, await draw());
  const files = { input: icon, output: target(samples.ico.path), limits };
  await convertImage({ kind: "image", ...files, to: "ico", options: {} });
  rmSync(icon);
}

/** Two pages: the drawing, and a gray copy of it. */
async function writePages() {
  const color = await sharp(await draw())
    .flatten({ background: "#ffffff" })
    .png()
    .toBuffer();
  const copy = await sharp(color).grayscale().toColorspace("srgb").png().toBuffer();
  await sharp([color, copy], { join: { animated: true } })
    .tiff({ compression: "deflate", predictor: "horizontal" })
    .toFile(target(samples.tiff.path));
}

/** The photo with what a camera writes, made up; the place is where kites are flown. */
const writeDetailed = () =>
  photo()
    .resize(LARGE)
    .withExif({
      IFD0: { Make: "Example", Model: "Example Camera 5", Software: "Camera 5.1", Artist: "Pixmill" },
      IFD2: { DateTimeOriginal: "2024:05:06 07:08:09", LensModel: "Example 24-70mm f/2.8" },
      IFD3: {
        GPSLatitudeRef: "N",
        GPSLatitude: "37/1 52/1 1500/100",
        GPSLongitudeRef: "W",
        GPSLongitude: "122/1 19/1 600/100",
      },
    })
    .jpeg({ quality: 82 })
    .toFile(target(detailedSample.path));

/** Encryption is random, so an existing file stays: it would be another one each time. */
async function writeLocked() {
  const output = target(lockedSample.path);
  if (existsSync(output)) return;
  const permissions = { printing: false, copying: false, changes: false };
  const input = target(samples.pdf.path);
  await protectPdf({ kind: "pdf-protect", input, output, newPassword: "", permissions });
}

/** Widths in pixels of the figures that show the whole scene. */
const LARGE = 1040;
const SMALL = 560;
/** Small enough to be shown pixel for pixel, two in a row. */
const TINY = 300;
/** The first kite, pixel for pixel. */
const kite = { left: 130, top: 110, width: TINY, height: 225 } as const;

const limits = { megapixels: 10, frames: 1 };

/** An original, and what the engine makes of it with the settings of a page. */
type Figure = { name: string; from: string } & (
  | { compress: true }
  | { to: OutputFormat; options: ImageOptions }
);

const figures: readonly Figure[] = [
  { name: "compress-image-after.jpg", from: "compress-image-before.jpg", compress: true },
  { name: "png-to-jpg-white.jpg", from: "transparent.png", to: "jpg", options: { quality: 85 } },
  { name: "png-to-jpg-85.jpg", from: "kite.png", to: "jpg", options: { quality: 85 } },
  { name: "png-to-jpg-30.jpg", from: "kite.png", to: "jpg", options: { quality: 30 } },
  { name: "jpg-to-gif-after.gif", from: "jpg-to-gif-before.jpg", to: "gif", options: {} },
  {
    name: "png-to-webp-after.webp",
    from: "transparent.png",
    to: "webp",
    options: { quality: simplePng.quality, optimize: true },
  },
  { name: "avif-to-jpg-before.avif", from: "small.png", to: "avif", options: {} },
  { name: "avif-to-jpg-after.jpg", from: "avif-to-jpg-before.avif", to: "jpg", options: {} },
];

/** Makes the figures of the articles. Their sizes in bytes are stated in the articles; a test compares them. */
async function writeFigures() {
  const path = (name: string) => target(join("figures", name));
  await writeFile(path("transparent.png"), await draw(SMALL));
  await photo().resize(LARGE).jpeg({ quality: 92 }).toFile(path("compress-image-before.jpg"));
  await photo().resize(TINY).jpeg({ quality: 90 }).toFile(path("jpg-to-gif-before.jpg"));
  await photo().extract(kite).toFile(path("kite.png"));
  await photo().resize(SMALL).toFile(path("small.png"));
  for (const figure of figures) {
    const files = { input: path(figure.from), output: path(figure.name), limits };
    if ("compress" in figure) await compressImage({ kind: "compress", ...files });
    else await convertImage({ kind: "image", ...files, to: figure.to, options: figure.options });
    console.log(`${figure.name} ${statSync(files.output).size}, of ${statSync(files.input).size}`);
  }
  for (const source of ["kite.png", "small.png"]) rmSync(path(source));
}

mkdirSync(target("figures"), { recursive: true });
await photo().webp({ quality: 88, effort: 6 }).toFile(target(samples.webp.path));
await photo().avif({ quality: 68, effort: 6 }).toFile(target(samples.avif.path));
await writeForeign();
// A photo would be a PNG of several megabytes; this is what PNG is for. As most programs save it, so that it can get smaller.
await sharp(await draw())
  .png({ compressionLevel: 3 })
  .toFile(target(samples.png.path));
await writePages();
await writeLocked();
await writeDetailed();
await writeScenes();
await writeFigures();
