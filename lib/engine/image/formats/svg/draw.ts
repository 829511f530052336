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

/** Draws at a size; only while libvips may draw SVGs. */
async function drawAt(svg: Buffer, own: Size, { width, height }: Size): Promise<Samples> {
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
    found.width === width && found.height === height ? pixels : pixels.resize(width, height, { fit: "fill" });
  const data = await fitted.toColorspace("srgb").raw().toBuffer();
  return { data, width, height, channels: 4 };
}

/** Processor time of this process in seconds: that of the clock grows with what else the machine does. */
const processorSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** Longest sides in pixels of the trials that tell how long a drawing takes; the first one shows what takes its time at any. */
const trialSides = [32, 64, 128, 256] as const;
const settings = {
  /** A trial tells something if it takes so many seconds longer than the first, and so much of the first trial's time. */
  seconds: 0.1,
  // 40,000 paths take 0.8 s at any of these sizes, 0.03 more or less.
  noise: 0.2,
  /** Seconds of a drawing that is not begun: twice a job's limit. */
  most: 60,
} as const;

const morphology = /(<[\w:]*feMorphology\b[^<]*?\bradius\s*=\s*["'])([^"']+)/g;

/** Enlarges the radius of `feMorphology`, which a smaller drawing would have smaller: its time grows with it. */
const withRadii = (svg: Buffer, factor: number): Buffer => {
  const enlarged = svg.toString("latin1").replace(morphology, (_, tag: string, radii: string) => {
    const values = radii.split(/[\s,]+/).map((radius) => Number(radius) * factor);
    return tag + values.join(" ");
  });
  return Buffer.from(enlarged, "latin1");
};

/**
 * Refuses filters that would take too long: their time grows with the pixels. Four times `feMorphology` with a radius of ten,
 * which is the most that librsvg looks at, take 16 s at 1,024 x 1,024 pixels, and four minutes at 4,096.
 *
 * @throws ConversionError `too_complex`
 */
async function checkTime(svg: Buffer, { own, drawn }: Measured): Promise<void> {
  if (!svg.includes("filter")) return;
  const longest = Math.max(drawn.width, drawn.height);
  let first: number | undefined;
  for (const side of trialSides.filter((side) => side < longest)) {
    const begun = processorSeconds();
    await drawAt(withRadii(svg, longest / side), own, drawnSize(own, side));
    const taken = processorSeconds() - begun;
    first ??= taken;
    const longer = taken - first;
    const isClear = longer > Math.max(settings.seconds, first * settings.noise);
    if (isClear && longer * (longest / side) ** 2 > settings.most)
      throw new ConversionError("too_complex", { cause: `${taken} s at ${side} pixels` });
  }
}

/**
 * Draws an SVG with librsvg. It gets the drawing without an address, so that it loads nothing: no file, no other host, no
 * entity of another document. It runs no scripts.
 *
 * @throws ConversionError `too_complex`; libvips' own for XML that is no drawing
 */
export async function drawSvg(svg: Buffer, measured: Measured): Promise<Samples> {
  if (svg.includes("text")) await addFonts();
  return withSvgLoader(async () => {
    await checkTime(svg, measured);
    return drawAt(svg, measured.own, measured.drawn);
  });
}
