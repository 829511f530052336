import sharp, { type Sharp } from "sharp";
import { describe, expect, it } from "vitest";
import { entry, type FoundImage, numberIn, readPages } from "../../fixtures/pdf-pages";
import { noisePicture, pixelAt, quadrantsPicture, readQuadrants, upright } from "../../fixtures/pictures";
import { startWriter } from "../../fixtures/start-writer";
import { chunksOf, makeChunk, PNG_SIGNATURE } from "../../image/containers/png";

const { write, draw } = startWriter();

async function onlyImage(picture: Uint8Array): Promise<FoundImage & { bytes: Buffer }> {
  const { bytes } = await write([picture]);
  const [page] = await readPages(bytes);
  if (!page) throw new Error("no page");
  return { ...page.image, bytes };
}

const dataOf = (png: Buffer) =>
  Buffer.concat(chunksOf(png).flatMap(({ name, payload }) => (name === "IDAT" ? [payload] : [])));

/** The same picture with a chunk behind its header. */
const withChunk = (png: Buffer, name: string, payload: Uint8Array) =>
  Buffer.concat([
    png.subarray(0, PNG_SIGNATURE.length + 25),
    makeChunk(name, payload),
    png.subarray(PNG_SIGNATURE.length + 25),
  ]);

const halfClear = (background = { r: 255, g: 0, b: 0, alpha: 0.5 }) =>
  sharp({ create: { width: 24, height: 24, channels: 4, background } });

describe("a PNG's data", () => {
  const kinds: Record<string, [() => Promise<Buffer>, string, number]> = {
    "true color": [() => quadrantsPicture().png().toBuffer(), "/DeviceRGB", 8],
    gray: [() => quadrantsPicture().toColourspace("b-w").png().toBuffer(), "/DeviceGray", 8],
    "16-bit color": [() => quadrantsPicture().toColourspace("rgb16").png().toBuffer(), "/DeviceRGB", 16],
    "16-bit gray": [() => quadrantsPicture().toColourspace("grey16").png().toBuffer(), "/DeviceGray", 16],
    "many colors": [() => noisePicture().png().toBuffer(), "/DeviceRGB", 8],
  };

  it.each(Object.keys(kinds))("(%s) is embedded byte for byte", async (kind) => {
    const [make, space, bits] = kinds[kind] as (typeof kinds)[string];
    const png = await make();
    const { dict, data } = await onlyImage(png);
    expect(data.equals(dataOf(png))).toBe(true);
    expect(entry(dict, "ColorSpace")).toBe(space);
    expect(numberIn(dict, "BitsPerComponent")).toBe(bits);
    expect(entry(dict, "DecodeParms")).toMatch(/\/Predictor 15/);
  });

  it.each([2, 4, 16, 256])("with a palette of %i colors is embedded byte for byte", async (colors) => {
    const png = await noisePicture(64, 48).png({ palette: true, colors, dither: 0 }).toBuffer();
    const { dict, data } = await onlyImage(png);
    expect(data.equals(dataOf(png))).toBe(true);
    const palette = chunksOf(png).find(({ name }) => name === "PLTE")?.payload;
    expect(entry(dict, "ColorSpace")).toContain(
      `/Indexed /DeviceRGB ${(palette?.length ?? 0) / 3 - 1} <${palette?.toString("hex")}>`,
    );
  });

  it("is reencoded when it is interlaced, and shows the same", async () => {
    const png = await quadrantsPicture().png({ progressive: true }).toBuffer();
    const { data, bytes } = await onlyImage(png);
    expect(data.equals(dataOf(png))).toBe(false);
    expect(await readQuadrants(await draw(bytes))).toEqual(upright);
  });
});

describe("transparency", () => {
  const formats = {
    png: (picture: Sharp) => picture.png(),
    webp: (picture: Sharp) => picture.webp({ lossless: true }),
    "lossy webp": (picture: Sharp) => picture.webp({ quality: 90 }),
    tiff: (picture: Sharp) => picture.tiff({ compression: "lzw" }),
    avif: (picture: Sharp) => picture.avif({ quality: 90 }),
  };

  it.each(Object.keys(formats) as (keyof typeof formats)[])(
    "in a %s becomes a mask of eight bits",
    async (format) => {
      const { mask, bytes } = await onlyImage(await formats[format](halfClear()).toBuffer());
      expect(mask && entry(mask.dict, "ColorSpace")).toBe("/DeviceGray");
      expect(mask && numberIn(mask.dict, "BitsPerComponent")).toBe(8);
      const [red, green, blue] = await pixelAt(await draw(bytes), 12, 12);
      // Half of red on white paper.
      expect(red).toBeGreaterThan(250);
      expect(Math.abs(green - 127)).toBeLessThan(4);
      expect(Math.abs(blue - 127)).toBeLessThan(4);
    },
  );

  it("in a gray or 16-bit picture becomes a mask", async () => {
    for (const space of ["b-w", "rgb16"] as const) {
      const { mask } = await onlyImage(await halfClear().toColourspace(space).png().toBuffer());
      expect(mask).toBeDefined();
    }
  });

  it("is left out when every pixel is opaque", async () => {
    const { mask } = await onlyImage(await quadrantsPicture().ensureAlpha().png().toBuffer());
    expect(mask).toBeUndefined();
  });

  it("of a single color (tRNS) becomes a mask", async () => {
    const png = await quadrantsPicture().png().toBuffer();
    const { mask, bytes } = await onlyImage(withChunk(png, "tRNS", Buffer.from([0, 255, 0, 0, 0, 0])));
    expect(mask).toBeDefined();
    expect(await readQuadrants(await draw(bytes))).toEqual(["white", "green", "blue", "white"]);
  });
});

describe("a PNG's metadata", () => {
  it("is dropped, except its ICC profile", async () => {
    const png = await quadrantsPicture().withIccProfile("p3").png().toBuffer();
    const commented = withChunk(png, "tEXt", Buffer.from("Comment\0where I live"));
    const { dict, bytes } = await onlyImage(commented);
    expect(entry(dict, "ColorSpace")).toMatch(/^\[ \/ICCBased/);
    expect(bytes.includes("where I live")).toBe(false);
  });

  it("does not hide a wrong checksum: the file is refused", async () => {
    const png = await quadrantsPicture().png().toBuffer();
    const data = png.indexOf("IDAT");
    const length = png.readUInt32BE(data - 4);
    png.writeUInt8((png[data + 4 + length] ?? 0) ^ 1, data + 4 + length);
    await expect(write([png])).rejects.toMatchObject({ code: "corrupt" });
  });
});
