// npm run icons: draws every icon that is not an SVG anew from the mark, `app/icon.svg`. They are committed.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { install, requireNode, root } from "./project.mjs";

/** The light theme's; `lib/site/metadata.ts`. */
const PAPER = "#f8f8f5";

/**
 * Each icon: pixels of a side, and which part of it the mark takes. `ground` is what is behind it: nothing,
 * a rounded sheet, or all of the square, for systems that cut a shape of their own out of it (of a maskable
 * icon only the middle 80% are sure to stay: https://www.w3.org/TR/appmanifest/#icon-masks).
 */
export const icons = {
  "app/favicon.ico": { size: 32, mark: 1, ground: "none" },
  "app/apple-icon.png": { size: 180, mark: 0.72, ground: "square" },
  "public/icon-192.png": { size: 192, mark: 0.76, ground: "sheet" },
  "public/icon-512.png": { size: 512, mark: 0.76, ground: "sheet" },
  "public/icon-maskable-512.png": { size: 512, mark: 0.56, ground: "square" },
};

/** An ICO of one PNG: directory of one entry, then the file (https://en.wikipedia.org/wiki/ICO_(file_format)). */
function ico(png, size) {
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

/** @param {"none" | "sheet" | "square"} ground */
function groundOf(ground, size) {
  if (ground === "none") return "";
  return `<rect width="${size}" height="${size}" rx="${ground === "sheet" ? size * 0.22 : 0}" fill="${PAPER}"/>`;
}

/**
 * Draws one of {@link icons}.
 *
 * @param {keyof typeof icons} file
 * @returns {Promise<Buffer>} the file's bytes
 */
export async function drawIcon(file) {
  const { size, mark, ground } = icons[file];
  const { default: sharp } = await import("sharp");
  const inner = size * mark;
  const at = (size - inner) / 2;
  // As an element of its own inside, the mark keeps its view box and its style.
  const svg = readFileSync(join(root, "app", "icon.svg"), "utf8").replace(
    "<svg ",
    `<svg x="${at}" y="${at}" width="${inner}" height="${inner}" `,
  );
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${groundOf(ground, size)}${svg}</svg>`;
  const drawn = sharp(Buffer.from(picture));
  const png = await (ground === "square" ? drawn.flatten({ background: PAPER }) : drawn)
    .png({ compressionLevel: 9 })
    .toBuffer();
  return file.endsWith(".ico") ? ico(png, size) : png;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  requireNode();
  await install();
  for (const file of Object.keys(icons)) {
    const path = join(root, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, await drawIcon(file));
    console.log(file);
  }
}
