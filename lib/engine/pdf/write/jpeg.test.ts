import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { entry, type FoundImage, readPages } from "../../fixtures/pdf-pages";
import { pixelAt, quadrantsPicture } from "../../fixtures/pictures";
import { startWriter } from "../../fixtures/start-writer";
import { splitSegments } from "../../image/containers/jpeg";
import { unusual } from "../../image/formats/jpeg/lossless/fixtures";

const { write, draw } = startWriter();

async function onlyImage(picture: Uint8Array): Promise<FoundImage> {
  const [page] = await readPages((await write([picture])).bytes);
  if (!page) throw new Error("no page");
  return page.image;
}

/** All that is decoded, scan by scan. */
const scansOf = (jpeg: Uint8Array) =>
  Buffer.concat((splitSegments(jpeg)?.list ?? []).map(({ entropy }) => Buffer.from(entropy)));

const cmyk = () =>
  quadrantsPicture().toColourspace("cmyk").jpeg({ quality: 95, chromaSubsampling: "4:4:4" }).toBuffer();

describe("a JPEG's data", () => {
  const kinds: Record<string, () => Promise<Buffer>> = {
    baseline: () => quadrantsPicture().jpeg({ progressive: false }).toBuffer(),
    progressive: () => quadrantsPicture().jpeg({ progressive: true }).toBuffer(),
    gray: () => quadrantsPicture().toColourspace("b-w").jpeg().toBuffer(),
    CMYK: () => cmyk(),
    ...Object.fromEntries(
      Object.entries(unusual)
        .filter(([name]) => name !== "arithmetic")
        .map(([name, base64]) => [name, async () => Buffer.from(base64, "base64")]),
    ),
  };

  it.each(Object.keys(kinds))("(%s) is embedded byte for byte and still decodes", async (kind) => {
    const jpeg = (await kinds[kind]?.()) ?? Buffer.alloc(0);
    const { dict, data } = await onlyImage(jpeg);
    expect(entry(dict, "Filter")).toBe("/DCTDecode");
    expect(scansOf(data).equals(scansOf(jpeg))).toBe(true);
    expect(await sharp(data).raw().toBuffer()).toEqual(await sharp(jpeg).raw().toBuffer());
  });

  it("is reencoded when a PDF cannot hold it", async () => {
    const arithmetic = Buffer.from(unusual.arithmetic, "base64");
    const { data } = await onlyImage(arithmetic);
    expect((await sharp(data).metadata()).chromaSubsampling).toBe("4:4:4");
    const [was, is] = await Promise.all([pixelAt(arithmetic, 20, 20), pixelAt(data, 20, 20)]);
    for (const [channel, value] of was.entries())
      expect(Math.abs(value - (is[channel] ?? 0))).toBeLessThan(8);
  });
});

describe("a JPEG's metadata", () => {
  it("is dropped: no place, no camera, no comment", async () => {
    const jpeg = await quadrantsPicture()
      .withExif({
        IFD0: { Make: "Secretcam", Copyright: "Somebody" },
        IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" },
      })
      .withXmp(
        '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></x:xmpmeta>',
      )
      .jpeg()
      .toBuffer();
    expect(jpeg.includes("Secretcam") && jpeg.includes("xmpmeta")).toBe(true);
    const { bytes } = await write([jpeg]);
    for (const word of ["Exif", "Secretcam", "Somebody", "xmpmeta", "ns.adobe.com"])
      expect(bytes.includes(word)).toBe(false);
  });

  it("keeps its ICC profile, stored once for all pages that share it", async () => {
    const wide = await quadrantsPicture().withIccProfile("p3").jpeg().toBuffer();
    const { bytes } = await write([wide, wide, wide]);
    const pages = await readPages(bytes);
    for (const { image } of pages)
      expect(entry(image.dict, "ColorSpace")).toMatch(/^\[ \/ICCBased \d+ 0 R \]$/);
    expect(bytes.toString("latin1").match(/\/N 3\b/g)).toHaveLength(1);
    expect(bytes.toString("latin1").match(/acsp/g)).toHaveLength(1);
  });

  it("loses an ICC profile of another color space", async () => {
    const jpeg = await quadrantsPicture().withIccProfile("srgb").jpeg().toBuffer();
    jpeg.write("GRAY", jpeg.indexOf("ICC_PROFILE") + 14 + 16, "latin1");
    expect(entry((await onlyImage(jpeg)).dict, "ColorSpace")).toBe("/DeviceRGB");
  });
});

describe("a JPEG's colors", () => {
  it("are DeviceGray for a gray JPEG", async () => {
    const { dict } = await onlyImage(await quadrantsPicture().toColourspace("b-w").jpeg().toBuffer());
    expect(entry(dict, "ColorSpace")).toBe("/DeviceGray");
  });

  it("are inverted for Adobe's CMYK", async () => {
    const jpeg = await cmyk();
    expect(jpeg.includes("Adobe")).toBe(true);
    const { dict } = await onlyImage(jpeg);
    expect(entry(dict, "ColorSpace")).toMatch(/DeviceCMYK|ICCBased/);
    expect(entry(dict, "Decode")).toBe("[ 1 0 1 0 1 0 1 0 ]");
    const { bytes } = await write([jpeg]);
    const drawn = await draw(bytes);
    // Ink on paper is not as bright as a screen: by their kind.
    const [red, , blue, white] = await Promise.all(
      [16, 48].flatMap((_, row) => [pixelAt(drawn, 16, 12 + 24 * row), pixelAt(drawn, 48, 12 + 24 * row)]),
    );
    expect(Math.min(...(white ?? [0]))).toBeGreaterThan(230);
    expect((red?.[0] ?? 0) - (red?.[2] ?? 0)).toBeGreaterThan(120);
    expect((blue?.[2] ?? 0) - (blue?.[0] ?? 0)).toBeGreaterThan(40);
  });

  it("are not taken for YCbCr when only the component names say RGB", async () => {
    const adobe = Buffer.from(unusual.RGB, "base64");
    expect(entry((await onlyImage(adobe)).dict, "DecodeParms")).toBeUndefined();
    const at = adobe.indexOf(Buffer.from([0xff, 0xee]));
    const bare = Buffer.concat([adobe.subarray(0, at), adobe.subarray(at + 16)]);
    expect(entry((await onlyImage(bare)).dict, "DecodeParms")).toBe("<< /ColorTransform 0 >>");
  });
});
