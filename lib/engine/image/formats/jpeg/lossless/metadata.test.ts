import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { noisePicture, type Orientation } from "../../../../fixtures/pictures";
import { makeSegment } from "../../../containers/jpeg";
import { unusual } from "./fixtures";
import { type RewriteOptions, rewriteJpeg } from "./index";

/** A photo with all that a phone writes into it. */
const photo = (orientation: Orientation) =>
  noisePicture(64, 32)
    .withMetadata({
      orientation,
      icc: "p3",
      exif: {
        IFD0: { Copyright: "Ada Lovelace" },
        IFD2: { DateTimeOriginal: "2024:05:06 07:08:09", PixelXDimension: "64", PixelYDimension: "32" },
        IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 1234/100", GPSMapDatum: "WGS-84-of-a-place" },
      },
    })
    .jpeg()
    .toBuffer();

const text = (value: string) => Buffer.from(value, "latin1");
const xmp = (inner: string) => makeSegment(0xe1, text(`http://ns.adobe.com/xap/1.0/\0<x ${inner}/>`));
const iptc = (dataset: number) =>
  makeSegment(
    0xed,
    text(`Photoshop 3.0\x008BIM\x04\x04\0\0\0\x09\x1c\x02${String.fromCharCode(dataset)}\0\x04Rome`),
  );

/** Puts segments right after the start marker. */
const withSegments = (bytes: Buffer, ...more: Uint8Array[]) =>
  Buffer.concat([bytes.subarray(0, 2), ...more, bytes.subarray(2)]);

const rewrite = (bytes: Uint8Array, options: Partial<RewriteOptions> = {}) =>
  Buffer.from(rewriteJpeg(bytes, { orientation: 1, keepIcc: false, ...options })?.bytes ?? []);

const turns: readonly Orientation[] = [1, 3, 6];

describe.each(turns)("metadata at orientation %i", (orientation) => {
  it("is gone, and the profile with it, if nothing is to be kept", async () => {
    const bytes = withSegments(
      await photo(orientation),
      makeSegment(0xfe, text("a comment")),
      xmp(""),
      iptc(5),
    );
    const result = rewrite(Buffer.concat([bytes, text("a trailer")]), { orientation });
    const { exif, icc, xmp: packet, iptc: record } = await sharp(result).metadata();
    expect([exif, icc, packet, record]).toEqual([undefined, undefined, undefined, undefined]);
    expect(result.includes("a comment")).toBe(false);
    expect(result.subarray(-2).toString("hex")).toBe("ffd9");
  });

  it("keeps the color profile if asked", async () => {
    const bytes = await photo(orientation);
    const { icc, exif } = await sharp(rewrite(bytes, { orientation, keepIcc: true })).metadata();
    expect(exif).toBeUndefined();
    expect((await sharp(bytes).metadata()).icc?.equals(icc ?? Buffer.alloc(0))).toBe(true);
  });
});

describe("color information", () => {
  it.each([1, 6] as const)("Adobe's segment stays at orientation %i", (orientation) => {
    const result = rewrite(Buffer.from(unusual.RGB, "base64"), { orientation });
    expect(result.includes("Adobe")).toBe(true);
  });

  it("a JFIF segment loses its thumbnail, and its densities swap with the axes", async () => {
    const bytes = await noisePicture(64, 32).jpeg().toBuffer();
    const jfif = makeSegment(0xe0, [...text("JFIF\0"), 1, 2, 0, 0, 2, 0, 3, 1, 1, 9, 9, 9]);
    const head = (orientation: Orientation) =>
      rewrite(withSegments(bytes, jfif), { orientation }).subarray(2, 20);
    expect(head(1).toString("hex")).toBe("ffe000104a46494600010200000200030000");
    expect(head(6).toString("hex")).toBe("ffe000104a46494600010200000300020000");
  });
});
