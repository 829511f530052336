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
