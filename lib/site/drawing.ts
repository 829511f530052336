import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { siteColor, siteLogo } from "../settings";

/** Parts for drawing icons and social cards: fonts, the site's mark, and colors. */

/** `--paper` of `app/globals.css`, also for the browser's own bars. */
export const paper = { light: "#f8f8f5", dark: "#101319" };

const typeface = (weight: 500 | 800) =>
  readFile(
    join(
      process.cwd(),
      `node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-${weight}-normal.woff`,
    ),
  );

/** The site's typeface in the two weights the cards use, as WOFF because Satori cannot read WOFF2. */
export const pictureFonts = async () =>
  Promise.all(
    ([500, 800] as const).map(async (weight) => ({
      name: "Bricolage Grotesque",
      data: await typeface(weight),
      weight,
      style: "normal" as const,
    })),
  );

/** Fonts of pictures of texts, in `app`, by the names that Pango knows them by. */
const textFonts = {
  "Bricolage Grotesque ExtraBold": "card-latin.ttf",
  "Noto Sans Arabic": "card-arabic.ttf",
  "Noto Sans Japanese Bold": "card-japanese.otf",
} as const;

/** The process keeps a font that a text was drawn with once. */
let fonts: Promise<unknown> | undefined;

type TextStyle = { size: number; color: string; width: number };

/**
 * Draws a text in Arabic or Japanese with Pango: Satori neither joins letters nor reads from the right.
 *
 * @param style size and width of lines in pixels, and color as #rrggbb
 * @returns address and size of the picture, on no background
 */
export async function textPicture(text: string, { size, color, width: longest }: TextStyle) {
  const { default: sharp } = await import(/* turbopackIgnore: true */ "sharp");
  fonts ??= Promise.all(
    Object.values(textFonts).map((file) =>
      sharp({ text: { text: "a", fontfile: join(process.cwd(), "app", file) } }).toBuffer(),
    ),
  );
  await fonts;
  const font = `${Object.keys(textFonts).join(",")}, Bold ${size}`;
  // A text runs in the direction of its first letter, which may be that of a format's name.
  const mark = /\p{Script=Arabic}/u.test(text) ? "\u200f" : "";
  const said = mark + text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const { data, info } = await sharp({
    text: { text: `<span foreground="${color}">${said}</span>`, font, width: longest, dpi: 72, rgba: true },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { src: `data:image/png;base64,${data.toString("base64")}`, width, height };
}

/** Side of an operator's logo in pixels. */
const LOGO = 512;

/**
 * The site's mark as an SVG: our own in the site's color, or the operator's logo as a picture in it.
 *
 * @throws Error if SITE_LOGO is no picture
 */
export async function siteMark(): Promise<string> {
  if (!siteLogo) {
    const own = await readFile(join(process.cwd(), "app", "icon.svg"), "utf8");
    return siteColor ? own.replace("#c9f04f", siteColor) : own;
  }
  const { default: sharp } = await import(/* turbopackIgnore: true */ "sharp");
  const png = await sharp(await readFile(/* turbopackIgnore: true */ siteLogo), { density: 300 })
    .resize(LOGO, LOGO, { fit: "contain", background: "transparent" })
    .png()
    .toBuffer();
  const picture = `<image width="${LOGO}" height="${LOGO}" href="data:image/png;base64,${png.toString("base64")}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LOGO} ${LOGO}">${picture}</svg>`;
}

/** The same as a data URL. */
export const markAddress = async (): Promise<string> =>
  `data:image/svg+xml;base64,${Buffer.from(await siteMark()).toString("base64")}`;

const gamma = (linear: number) =>
  linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;

const byte = (linear: number) =>
  Math.round(255 * Math.min(1, Math.max(0, gamma(linear))))
    .toString(16)
    .padStart(2, "0");

/**
 * Converts an `oklch()` color of the style sheet to #rrggbb, for renderers that cannot read it. Colors outside
 * sRGB are clipped. The matrices are Björn Ottosson's (https://bottosson.github.io/posts/oklab/).
 *
 * @param lightness 0 to 1
 * @param hue degrees
 */
export function oklch(lightness: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s;
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s;
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s;
  return `#${byte(red)}${byte(green)}${byte(blue)}`;
}
