// npm run font: makes the fonts in `app`, with the characters and weights that app/fonts.ts names.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { run } from "./install.mjs";

/** Fetched on demand: the file is committed, and its source seldom changes. */
const SUBSETTER = "subset-font@2.9.0";
const SOURCE =
  "node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2";
/** Figures of one width; kerning. The site uses no other. */
const FEATURES = ["kern", "tnum"];

type Subset = (
  font: Buffer,
  text: string,
  options: {
    targetFormat: "woff2";
    keepFeatures: string[];
    noHinting: boolean;
    variationAxes: { wght: { min: number; max: number } };
  },
) => Promise<Buffer>;

const fonts = readFileSync("app/fonts.ts", "utf8").matchAll(
  /src: "\.\/(.+?)",\s+weight: "(\d+) (\d+)"[\s\S]*?value:\s+"([^"]+)"/g,
);

const textOf = (ranges: string): string =>
  ranges
    .split(",")
    .flatMap((range) => {
      const [first = 0, last = first] = range
        .slice(2)
        .split("-")
        .map((hex) => Number.parseInt(hex, 16));
      return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
    })
    .join("");

const folder = mkdtempSync(join(tmpdir(), "pixmill-font-"));
try {
  await run("npm", ["install", "--no-save", "--no-audit", "--no-fund", "--prefix", folder, SUBSETTER]);
  const entry = pathToFileURL(join(folder, "node_modules", "subset-font", "index.js")).href;
  const { default: subset }: { default: Subset } = await import(entry);
  for (const [, name = "", min, max, ranges = ""] of fonts) {
    const text = textOf(ranges);
    const bytes = await subset(readFileSync(SOURCE), text, {
      targetFormat: "woff2",
      keepFeatures: FEATURES,
      noHinting: true,
      variationAxes: { wght: { min: Number(min), max: Number(max) } },
    });
    writeFileSync(join("app", name), bytes);
    console.log(`${name}: ${text.length} characters, ${bytes.length} bytes`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
