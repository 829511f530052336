import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { drawIcon, icons } from "../../server/pages/icons";
import { siteMark } from "../../site/drawing";
import { paper } from "../../site/metadata";

type Icon = keyof typeof icons;
const files = Object.keys(icons) as Icon[];
const committed = (file: Icon) => readFileSync(fileURLToPath(new URL(`../../../${file}`, import.meta.url)));

/** Decodes an icon; an ICO has a header of 22 bytes before its PNG. */
const pixelsOf = (bytes: Buffer, file: Icon) =>
  sharp(file.endsWith(".ico") ? bytes.subarray(22) : bytes)
    .raw()
    .toBuffer({ resolveWithObject: true });

describe.each(files)("%s", (file) => {
  it("is what 'npm run icons' draws from the mark", async () => {
    const [now, then] = await Promise.all([
      pixelsOf(await drawIcon(file, await siteMark()), file),
      pixelsOf(committed(file), file),
    ]);
    expect(then.info).toEqual(now.info);
    // Edges may differ slightly on another processor.
    const furthest = then.data.reduce(
      (most, value, at) => Math.max(most, Math.abs(value - (now.data[at] ?? 0))),
      0,
    );
    expect(furthest).toBeLessThan(16);
  });

  it("has its declared size", async () => {
    const { info } = await pixelsOf(committed(file), file);
    expect([info.width, info.height]).toEqual([icons[file].size, icons[file].size]);
  });
});

it("iOS and maskable icons are opaque, on the background color of the site", async () => {
  for (const file of files.filter((name) => icons[name].ground === "square")) {
    const { data, info } = await pixelsOf(committed(file), file);
    expect(info.channels).toBe(3);
    expect(`#${data.subarray(0, 3).toString("hex")}`).toBe(paper.light);
  }
});
