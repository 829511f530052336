import { createHash } from "node:crypto";
import { PDFHexString, type PDFObject, type PDFRef } from "@cantoo/pdf-lib";
import type { PdfFile } from "./write-file";
import type { ColourSpace, PdfImage } from "./write-types";

const deviceSpaces = { 1: "DeviceGray", 3: "DeviceRGB", 4: "DeviceCMYK" } as const;

/** Profiles that are in the document already, by their digest: a hundred photos of one phone share theirs. */
export type Profiles = Map<string, PDFRef>;

/** An image's colour space, its profile written where it is new (ISO 32000-1, 8.6.5.5 and 8.6.6.3). */
function* writeSpace(
  file: PdfFile,
  profiles: Profiles,
  { channels, icc, palette }: ColourSpace,
): Generator<Uint8Array, PDFObject> {
  const { context } = file;
  let base: PDFObject = context.obj(deviceSpaces[channels]);
  if (icc) {
    const digest = createHash("sha256").update(icc).digest("hex");
    let profile = profiles.get(digest);
    if (!profile) {
      profile = context.nextRef();
      profiles.set(digest, profile);
      yield* file.stream(profile, context.obj({ N: channels, Alternate: deviceSpaces[channels] }), [icc]);
    }
    base = context.obj(["ICCBased", profile]);
  }
  if (!palette) return base;
  const colours = PDFHexString.of(Buffer.from(palette).toString("hex"));
  return context.obj(["Indexed", base, palette.length / 3 - 1, colours]);
}

/**
 * Writes an image and its mask (ISO 32000-1, 8.9.5 and 11.6.5.3).
 *
 * @returns the image's object
 */
export function* writeImage(
  file: PdfFile,
  profiles: Profiles,
  { width, height, bits, space, filter, parameters, inverted, data }: PdfImage,
  mask?: PdfImage,
): Generator<Uint8Array, PDFRef> {
  const { context } = file;
  const ref = context.nextRef();
  const softMask = mask && (yield* writeImage(file, profiles, mask));
  const dict = context.obj({
    Type: "XObject",
    Subtype: "Image",
    Width: width,
    Height: height,
    ColorSpace: yield* writeSpace(file, profiles, space),
    BitsPerComponent: bits,
    Filter: filter,
    ...(parameters && { DecodeParms: { ...parameters } }),
    ...(inverted && { Decode: Array.from({ length: 2 * space.channels }, (_, at) => (at + 1) % 2) }),
    ...(softMask && { SMask: softMask }),
  });
  yield* file.stream(ref, dict, data);
  return ref;
}
