import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";
import type { TileId } from "../../lib/formats";
import { pdf } from "./pdfs";

export type Picture = { name: string; mimeType: string; buffer: Buffer };

const fixtures = new URL("../../lib/engine/fixtures/heic/", import.meta.url);

/** The painted scene of the project's HEIC files: rows of cells, each [red, green, blue, alpha]. */
const { rows } = JSON.parse(readFileSync(new URL("scene.json", fixtures), "utf8")) as { rows: number[][][] };
/** The cells without transparency; the same in every format. */
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

type Encoder = { mimeType: string; encode: (image: Sharp) => Sharp };

const jpeg: Encoder = { mimeType: "image/jpeg", encode: (image) => image.jpeg({ quality: 95 }) };
const png: Encoder = { mimeType: "image/png", encode: (image) => image.png() };
const encoders: Partial<Record<TileId, Encoder>> = {
  jpg: jpeg,
  jpeg,
  png,
  image: png,
  webp: { mimeType: "image/webp", encode: (image) => image.webp({ quality: 95 }) },
  avif: { mimeType: "image/avif", encode: (image) => image.avif({ quality: 90, effort: 0 }) },
};

/** A small picture of the scene; a HEIC is one of the project's own files, a PDF has three pages of its own. */
export async function picture(format: TileId, name: string): Promise<Picture> {
  if (format === "pdf") return pdf(name, 3);
  if (format === "heic") {
    const buffer = await readFile(new URL("plain.heic", fixtures));
    return { name, mimeType: "image/heic", buffer };
  }
  const encoder = encoders[format];
  if (!encoder) throw new Error(`There are no test pictures of ${format}.`);
  const { mimeType, encode } = encoder;
  return { name, mimeType, buffer: await encode(painted()).toBuffer() };
}

/**
 * Decodes a picture of the scene.
 *
 * @returns its format as sharp names it, and how far its worst cell is from the painted colour, 0 to 255
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

/** A drawn landscape at another hour of the day for each number, as a PNG for screenshots. */
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
