import sharp from "sharp";
import { paper } from "../../site/drawing";

type Icon = { size: number; mark: number; ground: "none" | "sheet" | "square" };

/**
 * Each icon: side length in pixels, the share of it for the mark, and the background: none, a rounded sheet, or the whole
 * square, for systems that apply their own mask (only the middle 80% of a maskable icon are always visible:
 * https://www.w3.org/TR/appmanifest/#icon-masks).
 */
export const icons = {
  "app/favicon.ico": { size: 32, mark: 1, ground: "none" },
  "app/apple-icon.png": { size: 180, mark: 0.72, ground: "square" },
  "public/icon-192.png": { size: 192, mark: 0.76, ground: "sheet" },
  "public/icon-512.png": { size: 512, mark: 0.76, ground: "sheet" },
  "public/icon-maskable-512.png": { size: 512, mark: 0.56, ground: "square" },
} as const satisfies Record<string, Icon>;

/** Wraps a PNG into an ICO: a directory with one entry, then the file (https://en.wikipedia.org/wiki/ICO_(file_format)). */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

function groundOf(ground: Icon["ground"], size: number): string {
  if (ground === "none") return "";
  return `<rect width="${size}" height="${size}" rx="${ground === "sheet" ? size * 0.22 : 0}" fill="${paper.light}"/>`;
}

/** Draws one of {@link icons} from the mark, an SVG. @returns the bytes of the file */
export async function drawIcon(file: keyof typeof icons, markSvg: string): Promise<Buffer> {
  const { size, mark, ground } = icons[file];
  const inner = size * mark;
  const at = (size - inner) / 2;
  // Nested as its own element, the mark keeps its view box and its style.
  const svg = markSvg.replace("<svg ", `<svg x="${at}" y="${at}" width="${inner}" height="${inner}" `);
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${groundOf(ground, size)}${svg}</svg>`;
  const drawn = sharp(Buffer.from(picture));
  const png = await (ground === "square" ? drawn.flatten({ background: paper.light }) : drawn)
    .png({ compressionLevel: 9 })
    .toBuffer();
  return file.endsWith(".ico") ? ico(png, size) : png;
}
