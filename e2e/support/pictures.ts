import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";
import { largestOf } from "../../lib/engine/fixtures/icons";
import { jp2Fixture } from "../../lib/engine/fixtures/jp2";
import { jxlFixture } from "../../lib/engine/fixtures/jxl";
import { toBmp, toIco, toPsd, toSvg, toTga } from "../../lib/engine/fixtures/own-formats";
import { rawFile } from "../../lib/engine/fixtures/raw";
import { type FormatId, formats, type TileId } from "../../lib/formats";
import { pdf } from "./pdfs";
import { expect } from "./test";

export type Picture = { name: string; mimeType: string; buffer: Buffer };

const fixtures = new URL("../../lib/engine/fixtures/heic/", import.meta.url);

/** The painted scene of the project's HEIC files: rows of cells, each [red, green, blue, alpha]. */
const { rows } = JSON.parse(readFileSync(new URL("scene.json", fixtures), "utf8")) as { rows: number[][][] };
/** The opaque cells, which are the same in every format. */
const cells = rows.flatMap((row, y) =>
  row.flatMap(([red = 0, green = 0, blue = 0, alpha], x) =>
    alpha === 255 ? [{ x, y, red, green, blue }] : [],
  ),
);
const COLUMNS = rows[0]?.length ?? 1;
const CELL = 32;

const painted = () =>
  sharp({
    create: { width: COLUMNS * CELL, height: rows.length * CELL, channels: 3, background: "#ffffff" },
  }).composite(
    cells.map(({ x, y, red, green, blue }) => ({
      input: {
        create: { width: CELL, height: CELL, channels: 3, background: { r: red, g: green, b: blue } },
      },
      left: x * CELL,
      top: y * CELL,
    })),
  );

/** Returns the format of a tile's test file: JPG for JPEG, and PNG for any image. */
const formatOf = (tile: TileId): FormatId | "txt" | "zip" =>
  tile === "jpeg" ? "jpg" : tile === "image" ? "png" : tile;

type Documents = "pdf" | "docx" | "xlsx" | "csv";

/** Encoders of the scene. HEIC comes from a fixture, because sharp cannot write it. */
const encoders: Record<Exclude<FormatId, Documents>, (image: Sharp) => Promise<Buffer>> = {
  jpg: (image) => image.jpeg({ quality: 95 }).toBuffer(),
  png: (image) => image.png().toBuffer(),
  webp: (image) => image.webp({ quality: 95 }).toBuffer(),
  avif: (image) => image.avif({ quality: 90, effort: 0 }).toBuffer(),
  heic: () => readFile(new URL("plain.heic", fixtures)),
  gif: (image) => image.gif({ dither: 0 }).toBuffer(),
  jxl: () => jxlFixture("scene"),
  jp2: () => jp2Fixture("scene.jp2"),
  raw: async (image) => {
    const { data, info } = await image.jpeg({ quality: 95 }).toBuffer({ resolveWithObject: true });
    return rawFile("dng", data, { sensor: info });
  },
  tiff: (image) => image.tiff({ compression: "lzw" }).toBuffer(),
  bmp: toBmp,
  ico: toIco,
  tga: toTga,
  psd: toPsd,
  svg: toSvg,
};

/** Makes a small file of a format: a picture of the scene, or a PDF of three pages. */
export async function picture(tile: TileId, name: string): Promise<Picture> {
  const format = formatOf(tile);
  if (format === "pdf") return pdf(name, 3);
  if (format === "docx" || format === "xlsx" || format === "csv" || format === "txt" || format === "zip")
    throw new Error(`There are no test files of ${format}.`);
  return { name, mimeType: formats[format].mime, buffer: await encoders[format](painted()) };
}

/** sharp's names of formats, where they differ; an icon is compared by its largest picture. */
const sharpNames: Partial<Record<FormatId | "txt" | "zip", string>> = {
  jpg: "jpeg",
  avif: "heif",
  ico: "png",
};

/** The scene in the largest square of an icon, as a PNG. */
async function sceneOfIcon(bytes: Buffer): Promise<Buffer> {
  const square = sharp(await largestOf(bytes));
  const { width } = await square.metadata();
  const height = Math.round((width * rows.length) / COLUMNS);
  return square
    .extract({ left: 0, top: Math.floor((width - height) / 2), width, height })
    .png()
    .toBuffer();
}

/** Returns the allowed distance from the painted colors, 0 to 255: GIFs are dithered, others at most lossy. */
const toleranceOf = (format: FormatId | "txt" | "zip") => (format === "gif" ? 40 : 12);

/** Expects a picture of the scene, which every test picture shows, in a format. */
export async function expectScene(bytes: Buffer, tile: TileId): Promise<void> {
  const format = formatOf(tile);
  const found = await compareWithScene(format === "ico" ? await sceneOfIcon(bytes) : bytes);
  expect(found.format).toBe(sharpNames[format] ?? format);
  expect(found.worst).toBeLessThanOrEqual(toleranceOf(format));
}

/**
 * Decodes a picture of the scene.
 *
 * @returns its format by sharp's name, and the distance of its worst cell from the painted color, 0 to 255
 */
export async function compareWithScene(bytes: Buffer): Promise<{ format: string; worst: number }> {
  const image = sharp(bytes);
  const { format = "" } = await image.metadata();
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const distances = cells.flatMap(({ x, y, red, green, blue }) => {
    const column = Math.floor(((x + 0.5) / COLUMNS) * info.width);
    const row = Math.floor(((y + 0.5) / rows.length) * info.height);
    const start = (row * info.width + column) * info.channels;
    return [red, green, blue].map((value, channel) => Math.abs((data[start + channel] ?? 999) - value));
  });
  return { format, worst: Math.max(...distances) };
}

/** Draws a landscape for screenshots, as a PNG: at dawn, noon or night by its number. */
export async function scene(hour: number): Promise<Picture> {
  const sky = ["#f6c28b", "#8cc5f0", "#27335e"][hour % 3];
  const hill = ["#6b7f4a", "#4f8f5b", "#1d2b3f"][hour % 3];
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800">
    <rect width="1200" height="800" fill="${sky}"/><circle cx="${300 * hour}" cy="240" r="90" fill="#fff3d1"/>
    <path d="M0 560 Q300 380 620 540 T1200 480 V800 H0Z" fill="${hill}"/>
    <path d="M0 680 Q420 560 760 670 T1200 640 V800 H0Z" fill="#00000040"/></svg>`;
  const buffer = await sharp(Buffer.from(drawing)).png().toBuffer();
  return { name: `lake at ${["dawn", "noon", "night"][hour % 3]}.png`, mimeType: "image/png", buffer };
}
