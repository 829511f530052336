// npm run font: makes the fonts in `app`, with the characters and weights that app/fonts.ts names, and those of social cards.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { run } from "./install.mjs";

/** Fetched on demand: the files are committed, and their sources seldom change. */
const PACKAGES = ["subset-font@2.9.0", "@fontsource/noto-sans-arabic@5.3.0", "@embedpdf/fonts-jp@1.0.0"];
const SOURCE =
  "node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2";
/** Figures of one width; kerning. The site uses no other. */
const FEATURES = ["kern", "tnum"];

type Subset = (
  font: Buffer,
  text: string,
  options: {
    targetFormat: "woff2" | "sfnt";
    keepFeatures?: string[];
    noHinting: boolean;
    variationAxes?: { wght: { min: number; max: number } };
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

/** The characters in rows of JIS X 0208, which Japanese is written with: 1 to 5 are symbols and kana, 16 to 47 common kanji. */
function jisRows(first: number, last: number): string {
  const cells = Array.from({ length: (last - first + 1) * 94 }, (_, at) => [
    0xa1 + first - 1 + Math.floor(at / 94),
    0xa1 + (at % 94),
  ]);
  return new TextDecoder("euc-jp").decode(Uint8Array.from(cells.flat())).replaceAll("\ufffd", "");
}

const ASCII = "U+20-7E";

/** For social cards, where Pango reads no WOFF. The sources are packages, here or fetched. */
const cardFonts = [
  {
    name: "card-latin.ttf",
    source: "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff",
    text: textOf(ASCII),
  },
  {
    name: "card-arabic.ttf",
    source: "@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-700-normal.woff",
    text: textOf("U+60C-60C,U+61B-61B,U+61F-63A,U+640-655,U+660-66C,U+AB-AB,U+BB-BB"),
  },
  {
    name: "card-japanese.otf",
    source: "@embedpdf/fonts-jp/fonts/NotoSansJP-Bold.otf",
    text: jisRows(1, 5) + jisRows(16, 47),
  },
];

const folder = mkdtempSync(join(tmpdir(), "pixmill-font-"));
try {
  await run("npm", ["install", "--no-save", "--no-audit", "--no-fund", "--prefix", folder, ...PACKAGES]);
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
  for (const { name, source, text } of cardFonts) {
    const [path = source] = ["", folder].map((root) => join(root, "node_modules", source)).filter(existsSync);
    const bytes = await subset(readFileSync(path), text, { targetFormat: "sfnt", noHinting: true });
    writeFileSync(join("app", name), bytes);
    console.log(`${name}: ${text.length} characters, ${bytes.length} bytes`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
