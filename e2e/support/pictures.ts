import { readFile } from "node:fs/promises";
import sharp from "sharp";
import type { FormatId } from "../../lib/formats";

export type Picture = { name: string; mimeType: string; buffer: Buffer };

/** The four quarters of every test picture: top left, top right, bottom left, bottom right. */
const quarters = ["#e02020", "#20a040", "#2040e0", "#f0c020"] as const;

const WIDTH = 96;
const HEIGHT = 64;

const quadrants = () =>
  sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: "#000000" } }).composite(
    quarters.map((background, index) => ({
      input: { create: { width: WIDTH / 2, height: HEIGHT / 2, channels: 3, background } },
      left: (index % 2) * (WIDTH / 2),
      top: Math.floor(index / 2) * (HEIGHT / 2),
    })),
  );

/** A small picture of four coloured quarters; a HEIC is one of the project's own files. */
export async function picture(format: FormatId, name: string): Promise<Picture> {
  if (format === "heic") {
    const buffer = await readFile(new URL("../../lib/engine/fixtures/heic/plain.heic", import.meta.url));
    return { name, mimeType: "image/heic", buffer };
  }
  const encoded = format === "png" ? quadrants().png() : quadrants().jpeg({ quality: 95 });
  return { name, mimeType: format === "png" ? "image/png" : "image/jpeg", buffer: await encoded.toBuffer() };
}

/** Colour of the middle of each quarter of a picture, rounded to what survives a JPEG. */
export async function quartersOf(bytes: Buffer): Promise<{ format: string; colours: string[] }> {
  const image = sharp(bytes);
  const { format = "" } = await image.metadata();
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const start = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
    return `#${[...data.subarray(start, start + 3)].map((value) => (Math.round(value / 32) * 32).toString(16)).join(" ")}`;
  };
  return { format, colours: [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)] };
}
