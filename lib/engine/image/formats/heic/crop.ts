import { ConversionError } from "../../../../contract/errors";
import { type Box, bodyOf, boxesIn, FULL_BOX_BYTES, metaOf, primaryProperties } from "../../containers/bmff";

/** A part of a picture, in pixels. */
export type Crop = { left: number; top: number; width: number; height: number };

type Size = { width: number; height: number };

const viewOf = ({ body }: Box) => new DataView(body.buffer, body.byteOffset, body.byteLength);

/** Size of the coded picture (`ispe`, ISO/IEC 23008-12, 6.5.3). */
const sizeOf = (ispe: Box): Size => ({
  width: viewOf(ispe).getUint32(FULL_BOX_BYTES),
  height: viewOf(ispe).getUint32(FULL_BOX_BYTES + 4),
});

/**
 * Reads a clean aperture (`clap`, ISO/IEC 14496-12, 12.1.4): four fractions, of which the offsets count from the middle.
 * Rounds as libheif does.
 *
 * @returns undefined when it is not within the picture
 */
function apertureOf(clap: Box, { width, height }: Size): Crop | undefined {
  const view = viewOf(clap);
  const fraction = (index: number) => view.getInt32(8 * index) / view.getInt32(8 * index + 4);
  const [wide, high] = [Math.round(fraction(0)), Math.round(fraction(1))];
  const left = Math.floor(fraction(2) + (width - 1) / 2 - (fraction(0) - 1) / 2);
  const top = Math.floor(fraction(3) + (height - 1) / 2 - (fraction(1) - 1) / 2);
  const isWithin =
    wide > 0 && high > 0 && left >= 0 && top >= 0 && left + wide <= width && top + high <= height;
  return isWithin ? { left, top, width: wide, height: high } : undefined;
}

/** A crop after a quarter turn counter-clockwise of a picture of this width. */
const turned = ({ left, top, width, height }: Crop, pictureWidth: number): Crop => ({
  left: top,
  top: pictureWidth - left - width,
  width: height,
  height: width,
});

/** Where a crop is after the transformations that follow it (6.5.10 and 6.5.12). */
function placeOf(crop: Crop, coded: Size, after: readonly Box[]): Crop {
  let [placed, size] = [crop, coded];
  for (const { type, body } of after) {
    if (type === "irot")
      for (let turn = (body[0] ?? 0) & 3; turn > 0; turn -= 1) {
        placed = turned(placed, size.width);
        size = { width: size.height, height: size.width };
      }
    if (type === "imir") {
      const { left, top, width, height } = placed;
      const isSideways = ((body[0] ?? 0) & 1) === 1;
      placed = isSideways
        ? { ...placed, left: size.width - left - width }
        : { ...placed, top: size.height - top - height };
    }
  }
  return placed;
}

/** libheif 1.23 lets a coded picture be so many pixels longer on each side than the cropped one. */
const MARGIN = 64;

/** Writes a clean aperture that takes all of a picture. */
function openAperture(clap: Box, { width, height }: Size): void {
  const view = viewOf(clap);
  for (const [index, value] of [width, 1, height, 1, 0, 1, 0, 1].entries()) view.setUint32(4 * index, value);
}

/**
 * Takes a large crop out of a file, because libheif 1.23 compares the size of the coded picture with that of the cropped
 * one, and calls such a file damaged (strukturag/libheif#1856).
 *
 * @returns a copy without the crop, and where the crop is in its upright picture; undefined where libheif can do it
 * @throws ConversionError `cannot_convert` where the alpha may be cropped in another way
 */
export function withoutCrop(file: Uint8Array): { bytes: Uint8Array; crop: Crop } | undefined {
  const properties = primaryProperties(file);
  const at = properties.findIndex(({ type }) => type === "clap");
  const clap = properties[at];
  const ispe = properties.find(({ type }) => type === "ispe");
  if (!clap || !ispe || clap.body.length < 32 || ispe.body.length < 12) return undefined;
  const size = sizeOf(ispe);
  const crop = apertureOf(clap, size);
  if (!crop || (crop.width + MARGIN) * (crop.height + MARGIN) >= size.width * size.height) return undefined;
  if (hasCroppedAlpha(file))
    throw new ConversionError("cannot_convert", { cause: "a crop of the alpha alone" });
  const bytes = Uint8Array.from(file);
  const copied = primaryProperties(bytes)[at];
  if (copied) openAperture(copied, size);
  return { bytes, crop: placeOf(crop, size, properties.slice(at)) };
}

/** Ends of both names of alpha in `auxC` (ISO/IEC 23000-22, 7.3.5.2; ISO/IEC 23008-12, B.2.4.2). */
const alphaNames = /:alpha\0|:auxid:1\0/;

/** Whether there is alpha, and another crop that may be the alpha's, which would no longer fit. */
function hasCroppedAlpha(file: Uint8Array): boolean {
  const iprp = bodyOf(metaOf(file) ?? new Uint8Array(), "iprp");
  const properties = [...boxesIn((iprp && bodyOf(iprp, "ipco")) ?? new Uint8Array())];
  const isAlpha = ({ type, body }: Box) =>
    type === "auxC" && alphaNames.test(Buffer.from(body).toString("latin1"));
  return properties.some(isAlpha) && properties.filter(({ type }) => type === "clap").length > 1;
}
