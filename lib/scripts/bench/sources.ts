import { existsSync } from "node:fs";
import { copyFile, mkdir } from "node:fs/promises";
import { extname, join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { photoPicture } from "../../engine/fixtures/pictures";
import type { EnginePool } from "../../engine/types";
import { formatIds, formats, type InputFormat } from "../../formats";
import { limits, plainPages, run } from "./jobs";
import type { Subject } from "./pairs";
import { runLine } from "./usage";

/** The same two pictures in every input format. */
export type Sources = {
  folder: string;
  path: (of: Subject, format: InputFormat) => string;
  /** Whether the programs that make a source were there. */
  has: (of: Subject, format: InputFormat) => boolean;
  /** Path of a PDF with ten pages. */
  document: string;
};

const writers: Partial<Record<InputFormat, (picture: Sharp) => Sharp>> = {
  jpg: (picture) => picture.jpeg({ quality: 92 }),
  png: (picture) => picture.png({ compressionLevel: 6 }),
  webp: (picture) => picture.webp({ quality: 90 }),
  avif: (picture) => picture.avif({ quality: 70, effort: 2 }),
  tiff: (picture) => picture.tiff({ compression: "lzw" }),
};

/** Made by other programs, where they are installed. */
const programs: Partial<Record<InputFormat, string>> = {
  heic: "heif-enc -q 60 {in} -o {out}",
  jxl: "cjxl --quiet -d 1 --lossless_jpeg=0 {in} {out}",
  jp2: "convert {in} -quality 60 {out}",
  psd: "convert {in} {out}",
  bmp: "convert {in} {out}",
};

/**
 * Writes the sources into `folder`, except those that exist. The HEIC is a copy of `photo` if that is one.
 *
 * @param photo path of a picture in any format the engine reads
 */
export async function makeSources(folder: string, pool: EnginePool, photo?: string): Promise<Sources> {
  await mkdir(folder, { recursive: true });
  const path: Sources["path"] = (of, format) =>
    join(folder, `${of.replace(" ", "-")}.${formats[format].extensions[0]}`);
  const master = path("photo", "png");
  if (!existsSync(master)) {
    if (photo)
      await run(pool, { kind: "image", input: photo, output: master, to: "png", options: {}, limits });
    else await photoPicture(4032, 3024).png({ compressionLevel: 6 }).toFile(master);
  }
  for (const format of Object.keys(writers) as InputFormat[]) {
    for (const [of, picture] of [
      ["photo", () => sharp(master)],
      ["graphic", renderGraphic],
    ] as const)
      if (!existsSync(path(of, format))) await writers[format]?.(picture()).toFile(path(of, format));
  }
  const rotated = path("rotated photo", "jpg");
  if (!existsSync(rotated))
    await sharp(master).rotate(270).withMetadata({ orientation: 6 }).jpeg({ quality: 92 }).toFile(rotated);
  if (photo && formatOf(photo) === "heic" && !existsSync(path("photo", "heic")))
    await copyFile(photo, path("photo", "heic"));
  for (const [format, line] of Object.entries(programs)) {
    const out = path("photo", format as InputFormat);
    if (!existsSync(out)) await runLine(line, { in: path("photo", "jpg"), out }).catch(() => {});
  }
  const document = join(folder, "ten-pages.pdf");
  const inputs = Array.from({ length: 10 }, () => path("graphic", "jpg"));
  await run(pool, {
    kind: "pdf-write",
    inputs,
    output: document,
    options: plainPages,
    limits,
    maxPages: 500,
  });
  return { folder, path, has: (of, format) => existsSync(path(of, format)), document };
}

const formatOf = (path: string) =>
  formatIds.find((id) =>
    (formats[id].extensions as readonly string[]).includes(extname(path).slice(1).toLowerCase()),
  );

/** Renders one megapixel of typical screenshot content: flat areas, text, a gradient, thin lines. */
function renderGraphic(): Sharp {
  const lines = Array.from(
    { length: 36 },
    (_, index) =>
      `<text x="40" y="${90 + index * 24}" font-size="17">The quick brown fox jumps ${index} times.</text>`,
  );
  const bars = Array.from(
    { length: 12 },
    (_, index) =>
      `<rect x="${620 + index * 30}" y="${700 - index * 40}" width="22" height="${index * 40 + 60}" fill="hsl(${index * 30} 70% 50%)"/>`,
  );
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024">
      <defs><linearGradient id="g"><stop stop-color="#2b5fd9"/><stop offset="1" stop-color="#9be3c9"/></linearGradient></defs>
      <rect width="1024" height="1024" fill="#fbfbf8"/><rect width="1024" height="56" fill="url(#g)"/>
      <g font-family="sans-serif" fill="#1b2130">${lines.join("")}</g>${bars.join("")}
      <path d="M600 780H1000M600 780V120" stroke="#1b2130" fill="none"/></svg>`),
  );
}
