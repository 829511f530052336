// npm run samples: draws the sample files of `public/samples` and the figures of the articles in `public/figures`.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { samples } from "../../site/samples";
import { drawGraphic, drawPhoto, writeGraphic } from "./draw";
import { drawFigures } from "./figures";
import { writeSamplePdf } from "./pdf";

/** Width of the pictures in the PDF. */
const PDF_WIDTH = 1000;

const target = (path: string) => join("public", path);
const scratch = mkdtempSync(join(tmpdir(), "samples-"));

/** libheif's encoder is no dependency: the HEIC is made where Debian's libheif-examples is installed, and committed. */
function writeHeic(photo: Buffer, output: string) {
  const input = join(scratch, "photo.png");
  writeFileSync(input, photo);
  try {
    execFileSync("heif-enc", ["-q", "52", "-o", output, input], { stdio: "pipe" });
  } catch (error) {
    if (!existsSync(output)) throw error;
    console.log(`Without heif-enc, ${output} stays as it is.`);
  }
}

/** Two pages: the drawing, and a gray copy of it. */
async function writePages(output: string) {
  const color = await drawGraphic().flatten({ background: "#ffffff" }).png().toBuffer();
  const copy = await sharp(color).grayscale().toColorspace("srgb").png().toBuffer();
  await sharp([color, copy], { join: { animated: true } })
    .tiff({ compression: "deflate", predictor: "horizontal" })
    .toFile(output);
}

/** Kites in the wind: width in pixels, number of frames, and milliseconds of each. */
const animation = { width: 480, frames: 20, delayMs: 80, sky: "#cfe6f2" } as const;

async function writeAnimation(output: string) {
  const { width, frames, delayMs, sky } = animation;
  const drawn = await Promise.all(
    Array.from({ length: frames }, (_, frame) =>
      drawGraphic(width, frame / frames)
        .flatten({ background: sky })
        .png()
        .toBuffer(),
    ),
  );
  await sharp(drawn, { join: { animated: true } })
    .gif({ delay: drawn.map(() => delayMs), loop: 0, dither: 0 })
    .toFile(output);
}

try {
  for (const folder of ["samples", "figures"]) mkdirSync(target(folder), { recursive: true });
  const photo = await drawPhoto().png({ compressionLevel: 1 }).toBuffer();
  await sharp(photo).jpeg({ quality: 93 }).toFile(target(samples.jpg.path));
  await sharp(photo).webp({ quality: 88, effort: 6 }).toFile(target(samples.webp.path));
  await sharp(photo).avif({ quality: 68, effort: 6 }).toFile(target(samples.avif.path));
  writeHeic(photo, target(samples.heic.path));
  // A photo would be a PNG of several megabytes; this is what PNG is for.
  await drawGraphic().png({ compressionLevel: 9, adaptiveFiltering: true }).toFile(target(samples.png.path));
  writeFileSync(target(samples.svg.path), writeGraphic());
  await writePages(target(samples.tiff.path));
  await writeAnimation(target(samples.gif.path));
  const picture = await sharp(photo).resize(PDF_WIDTH).jpeg({ quality: 86 }).toBuffer();
  writeFileSync(target(samples.pdf.path), await writeSamplePdf(picture));

  const figures = await drawFigures(photo, target("figures"), () => import("../../engine/image/pipeline"));

  for (const path of [...Object.values(samples).map((sample) => target(sample.path)), ...figures])
    console.log(`${path} ${statSync(path).size}`);
} finally {
  rmSync(scratch, { recursive: true });
}
