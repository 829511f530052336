import { type PDFContext, type PDFDict, PDFNumber, type PDFObject, PDFRawStream } from "@cantoo/pdf-lib";
import type { Raster } from "../../image/raster/raster";
import { filtersOf, name, numberIn, unpack } from "../structure/streams";
import { allDicts, dictIn } from "./contents";
import { readColorSpace, type Size, type Source } from "./picture-source";
import { MAX_DRAWN_BYTES, MAX_DRAWN_PIXELS } from "./settings";
import { writeTemporary } from "./temporary";

/**
 * Draws the first page of a document at one pixel per point.
 *
 * @param pixels of the page
 */
export type PageDrawing = (document: Uint8Array, pixels: number) => Promise<Raster>;

/** Marker of the size of a JPEG 2000 picture, after the one that starts its data (ISO/IEC 15444-1, A.4 and A.5.1). */
const SIZE_MARKER = Buffer.from([0xff, 0x4f, 0xff, 0x51]);

/** Reads the size that JPEG 2000 data has itself, which may differ from that of the dictionary. */
function sizeOfJpx(data: Buffer): Size | undefined {
  const at = data.indexOf(SIZE_MARKER);
  if (at < 0 || at + 24 > data.length) return undefined;
  const [right, bottom, left, top] = [8, 12, 16, 20].map((offset) => data.readUInt32BE(at + offset)) as [
    number,
    number,
    number,
    number,
  ];
  return { width: right - left, height: bottom - top };
}

const isDrawable = ({ width, height }: Size) => width > 0 && height > 0 && width * height <= MAX_DRAWN_PIXELS;

const isDefault = (image: PDFDict, key: string) => {
  const value = image.lookup(name(key));
  return value === undefined || (value instanceof PDFNumber && value.asNumber() === 0);
};

/** Returns whether all is magenta, which the page is where PDFium draws nothing. */
const isBackground = ({ data, channels }: Raster) =>
  channels === 3 && data.every((level, i) => level === (i % 3 === 1 ? 0 : 255));

/** By document, so that its objects are searched once and not for each picture. */
const defaults = new WeakMap<PDFContext, { cmyk: PDFObject | undefined }>();

/** Returns the color space that stands for CMYK in the document, if it names one (8.6.5.6). */
function defaultCmykOf(context: PDFContext): PDFObject | undefined {
  const known = defaults.get(context) ?? { cmyk: findDefaultCmyk(context) };
  defaults.set(context, known);
  return known.cmyk;
}

function findDefaultCmyk(context: PDFContext): PDFObject | undefined {
  const key = name("DefaultCMYK");
  for (const dict of allDicts(context)) {
    const spaces = [dict, dictIn(dict, "Resources")].map(
      (resources) => dictIn(resources, "ColorSpace") ?? resources,
    );
    for (const space of spaces) if (space?.has(key)) return space.get(key);
  }
  return undefined;
}

/**
 * Has PDFium decode a picture that sharp cannot: JPEG 2000, and pictures for print in CMYK or spot colors.
 *
 * @param forScreen whether the colors of print may become those of screens
 * @returns undefined for a picture of another kind, or a very large one
 */
export async function drawPicture(
  stream: PDFRawStream,
  forScreen: boolean,
  draw: PageDrawing,
): Promise<Source | undefined> {
  const { dict } = stream;
  const filters = filtersOf(dict).map(({ filter }) => filter);
  const isJpx = filters.at(-1) === "JPXDecode";
  const isForPrint = dict.has(name("ColorSpace")) && !(await readColorSpace(dict));
  if (isForPrint ? !forScreen : !isJpx) return undefined;
  if (dict.has(name("ImageMask")) || !isDefault(dict, "SMaskInData")) return undefined;
  const own = isJpx ? sizeOfJpx(Buffer.from((await unpack(stream)).data)) : undefined;
  const size = own ?? { width: numberIn(dict, "Width") ?? 0, height: numberIn(dict, "Height") ?? 0 };
  if ((isJpx && !own) || !isDrawable(size) || stream.contents.length > MAX_DRAWN_BYTES) return undefined;
  const plain = dict.clone();
  for (const key of ["SMask", "Mask", "Alternates", "OC"]) plain.delete(name(key));
  const { width, height } = size;
  const cmyk = defaultCmykOf(dict.context);
  const page = {
    content: `1 0 1 rg 0 0 ${width} ${height} re f ${width} 0 0 ${height} 0 0 cm /P Do`,
    size: [width, height],
    resources: {
      XObject: { P: dict.context.register(PDFRawStream.of(plain, stream.contents)) },
      ...(cmyk && { ColorSpace: { DefaultCMYK: cmyk } }),
    },
  } as const;
  const raster = await draw(await writeTemporary(dict.context, [page]), width * height).finally(() =>
    dict.context.delete(page.resources.XObject.P),
  );
  if (isBackground(raster)) return undefined;
  const channels = raster.channels as 1 | 3;
  return {
    kind: isJpx || filters.at(-1) === "DCTDecode" ? "jpeg" : "lossless",
    width: raster.width,
    height: raster.height,
    file: Buffer.from(raster.data),
    raw: { width: raster.width, height: raster.height, channels },
    space: { channels, object: name(channels === 1 ? "DeviceGray" : "DeviceRGB"), neutral: true },
  };
}
