import sharp from "sharp";
import { ConversionError } from "../../../../contract/errors";
import { fontPath } from "../../../fonts";
import { openWithVips, type Samples, withSvgLoader } from "../../vips";
import { isUnsized, withSize } from "./markup";

type Size = { width: number; height: number };

/** CSS pixels per inch, which lengths in inches or points are drawn for. */
const CSS_DPI = 96;
/** libvips draws a CSS pixel as one pixel at this density, and scales with it. */
const VIPS_DPI = 72;
/** The highest density that sharp takes, and the lowest. */
const DENSITIES = { least: 1, most: 100_000 } as const;

/** Longest side of a drawn picture in pixels: smaller drawings are enlarged, larger ones reduced. */
export const drawnSide = { least: 1024, most: 4096 } as const;

const measure = async (svg: Buffer, density: number): Promise<Size> => {
  const { width, height } = await openWithVips(svg, { density, limitInputPixels: false }).metadata();
  return { width, height };
};

/** Pixels of a side that tell proportions well, although they are whole numbers. */
const FINE = 20_000;

/** Reads the size of a drawing in CSS pixels: its width and height, or its view box. */
async function ownSize(svg: Buffer): Promise<Size> {
  if (isUnsized(svg)) return { width: 300, height: 150 };
  const coarse = await measure(svg, CSS_DPI);
  const longest = Math.max(coarse.width, coarse.height);
  const density = Math.min(DENSITIES.most, (CSS_DPI * FINE) / longest);
  const fine = longest < FINE ? await measure(svg, density) : coarse;
  const factor = (longest * VIPS_DPI) / CSS_DPI / Math.max(fine.width, fine.height);
  return { width: fine.width * factor, height: fine.height * factor };
}

/** Returns the size in pixels that a drawing is drawn at. @param side longest side, if it is chosen */
function drawnSize({ width, height }: Size, side: number | undefined): Size {
  const longest = Math.max(width, height);
  const drawn = side ?? Math.min(Math.max(longest, drawnSide.least), drawnSide.most);
  const pixels = (length: number) => Math.max(1, Math.round((length * drawn) / longest));
  return { width: pixels(width), height: pixels(height) };
}

/** What a drawing measures: its own size in CSS pixels, and the size in pixels that it is drawn at. */
export type Measured = { own: Size; drawn: Size };

/** @throws libvips' own for XML that is no drawing */
export const measureSvg = (svg: Buffer, side?: number): Promise<Measured> =>
  withSvgLoader(async () => {
    const own = await ownSize(svg);
    return { own, drawn: drawnSize(own, side) };
  });

let fontsAdded = false;

/** Lets text be drawn where the machine has no font for it. The process keeps the fonts. */
async function addFonts(): Promise<void> {
  if (fontsAdded) return;
  fontsAdded = true;
  for (const font of ["korean", "koreanBold", "chinese"] as const)
    await sharp({ text: { text: "a", fontfile: fontPath(font) } })
      .raw()
      .toBuffer();
}

/**
 * Draws an SVG with librsvg. It gets the drawing without an address, so that it loads nothing: no file, no other host, no
 * entity of another document. It runs no scripts.
 *
 * @throws libvips' own for XML that is no drawing
 */
export async function drawSvg(svg: Buffer, { own, drawn }: Measured): Promise<Samples> {
  if (svg.includes("text")) await addFonts();
  return withSvgLoader(async () => {
    const { width, height } = drawn;
    // At this density points and inches have the right size, and everything is drawn a third larger.
    const scale = VIPS_DPI / CSS_DPI;
    const sized = withSize(svg, own, { width: width * scale, height: height * scale });
    const wanted = (VIPS_DPI * Math.max(width, height)) / Math.max(own.width, own.height);
    const density = sized ? CSS_DPI : Math.min(Math.max(wanted, DENSITIES.least), DENSITIES.most);
    const source = sized ?? svg;
    const found = await measure(source, density);
    // A style sheet of the drawing may have had another size in mind.
    if (Math.max(found.width, found.height) > 2 * drawnSide.most)
      throw new ConversionError("cannot_convert", { cause: `drawn at ${found.width} x ${found.height}` });
    const pixels = openWithVips(source, { density, limitInputPixels: false }).ensureAlpha();
    const fitted =
      found.width === width && found.height === height
        ? pixels
        : pixels.resize(width, height, { fit: "fill" });
    const data = await fitted.toColorspace("srgb").raw().toBuffer();
    return { data, width, height, channels: 4 };
  });
}
