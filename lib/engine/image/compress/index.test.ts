import sharp, { type Sharp } from "sharp";
import { describe, expect, it } from "vitest";
import type { InputFormat } from "../../../formats";
import {
  animation,
  dice,
  noisePicture,
  photoPicture,
  pixelAt,
  pixelDigest,
  quadrants,
  readQuadrants,
  upright,
} from "../../fixtures/pictures";
import { codecs } from "../formats";
import { HEAVY_BYTES } from "../formats/jpeg/mozjpeg";
import { decodeLike, rasterize } from "../raster/raster";
import { compress } from "./index";
import { targets, VERIFY_TOLERANCE } from "./settings";
import { toReference, visibleBands, visibleError } from "./visible-error";

const formats = ["jpg", "png", "webp", "avif"] as const;
type Tried = (typeof formats)[number];

const open = (bytes: Buffer, gray = false) =>
  sharp(bytes, { pages: -1 })
    .autoOrient()
    .toColorspace(gray ? "b-w" : "srgb");

async function shrink(bytes: Buffer, from: InputFormat) {
  const { pages = 1, depth, space } = await sharp(bytes).metadata();
  const source = { from, frames: pages, bits: depth === "uchar" ? 8 : 16 } as const;
  return compress(codecs[from].compressor, {
    source,
    bytes,
    pixels: from === "avif" ? sharp(bytes) : open(bytes, space === "b-w"),
  });
}

/** Visible error between two files. */
async function errorBetween(before: Buffer, after: Uint8Array): Promise<number> {
  const raster = await rasterize(sharp(before));
  return visibleError(toReference(raster), await decodeLike(raster, after));
}

/** A sky at dusk, which 16 levels would turn into bands. */
function gradient(width = 256, height = 256): Sharp {
  const pixels = new Uint8Array(width * height * 3);
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 3)
      pixels.set([40 + (x * 90) / width, 60 + (y * 110) / height, 200 - ((x + y) * 60) / width], at);
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

const generous: Record<Tried, (picture: Sharp) => Sharp> = {
  jpg: (picture) => picture.jpeg({ quality: 97, chromaSubsampling: "4:4:4" }),
  png: (picture) => picture.png({ compressionLevel: 1 }),
  webp: (picture) => picture.webp({ quality: 99, effort: 0 }),
  avif: (picture) => picture.avif({ quality: 99, effort: 0 }),
};

describe.each(formats)("a %s", (format) => {
  it("saved generously comes back smaller, of the same format and size, and looks the same", async () => {
    const source = await generous[format](photoPicture()).toBuffer();
    const { bytes, width, height, kept } = await shrink(source, format);
    expect(kept).toBe(false);
    expect(bytes.length).toBeLessThan(source.length * 0.9);
    const before = await sharp(source).metadata();
    expect(await sharp(bytes).metadata()).toMatchObject({ format: before.format, width: 320, height: 240 });
    expect([width, height]).toEqual([320, 240]);
    const target = format === "png" ? targets.palette : targets.lossy * VERIFY_TOLERANCE;
    expect(await errorBetween(source, bytes)).toBeLessThanOrEqual(target);
  });

  it("never grows, and comes back unchanged after two rounds at most", async () => {
    let bytes = await generous[format](photoPicture()).toBuffer();
    for (let round = 0; round < 2; round += 1) {
      const next = await shrink(bytes, format);
      expect(next.bytes.length).toBeLessThanOrEqual(bytes.length);
      bytes = Buffer.from(next.bytes);
    }
    const again = await shrink(bytes, format);
    expect(again.kept).toBe(true);
    expect(await pixelDigest(again.bytes)).toBe(await pixelDigest(bytes));
  });

  it("of one pixel keeps its size", async () => {
    const dot = sharp({ create: { width: 1, height: 1, channels: 3, background: "#c04020" } });
    const source = await generous[format](dot).toBuffer();
    const { bytes, width, height } = await shrink(source, format);
    expect([width, height]).toEqual([1, 1]);
    expect(bytes.length).toBeLessThanOrEqual(source.length);
    const [red] = await pixelAt(bytes, 0, 0);
    expect(Math.abs(red - 0xc0)).toBeLessThan(8);
  });

  it.each([100, 30])(
    "at quality %i loses its EXIF and XMP, whether it is encoded again or kept",
    async (quality) => {
      const source = await photoPicture(64, 48)
        .withExif({ IFD0: { Make: "Camera" }, IFD3: { GPSLatitude: "51/1 30/1 3230/100" } })
        .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
        .toFormat(format === "jpg" ? "jpeg" : format, format === "png" ? {} : { quality })
        .toBuffer();
      expect(source.includes("Camera")).toBe(true);
      const { bytes } = await shrink(source, format);
      const left = await sharp(bytes).metadata();
      expect([left.exif, left.xmp]).toEqual([undefined, undefined]);
      expect(Buffer.from(bytes).includes("Camera")).toBe(false);
    },
  );
});

it.each(["jpg", "png", "webp"] as const)(
  "a %s with an orientation tag comes out upright and without it",
  async (format) => {
    const source = await quadrants(format, { orientation: 6 });
    const { bytes, width, height } = await shrink(source, format);
    expect([width, height]).toEqual([64, 48]);
    expect(await readQuadrants(bytes)).toEqual(upright);
    expect((await sharp(bytes).metadata()).orientation).toBeUndefined();
    expect(bytes.length).toBeLessThanOrEqual(source.length);
  },
);

it.each(["png", "webp", "avif"] as const)("a %s keeps its transparency", async (format) => {
  const source = await generous[format](photoPicture(320, 240, 4)).toBuffer();
  const { bytes } = await shrink(source, format);
  const alphas = await sharp(bytes).ensureAlpha().extractChannel(3).raw().toBuffer();
  for (const x of [0, 100, 200, 300])
    expect(Math.abs((alphas[120 * 320 + x] ?? -99) - Math.min(255, x))).toBeLessThan(6);
});

it.each(["webp", "gif"] as const)("an animated %s keeps its frames, delays and loops", async (format) => {
  const frames = await animation(format, 4);
  const slow = sharp(frames, { animated: true });
  const timing = { delay: [100, 250, 400, 50], loop: 3 };
  const source = await (format === "gif"
    ? slow.gif(timing)
    : slow.webp({ ...timing, lossless: true, effort: 0 })
  ).toBuffer();
  const { bytes, width, height } = await shrink(source, format);
  expect(bytes.length).toBeLessThanOrEqual(source.length);
  expect([width, height]).toEqual([64, 48]);
  expect(await sharp(bytes, { animated: true }).metadata()).toMatchObject({ pages: 4, ...timing });
});

it("a smooth gradient in a PNG is not banded, and in a JPEG stays smooth", async () => {
  for (const format of ["png", "jpg"] as const) {
    const source = await generous[format](gradient()).toBuffer();
    const { bytes } = await shrink(source, format);
    const raster = await rasterize(sharp(source));
    const after = await decodeLike(raster, bytes);
    expect(visibleBands(toReference(raster), after)).toBeLessThanOrEqual(targets.bands);
  }
});

it("16 levels of a gradient count as bands, noise of the same strength does not", async () => {
  const raster = await rasterize(gradient());
  const reference = toReference(raster);
  const banded = { ...raster, data: raster.data.map((value) => Math.round(value / 12) * 12) };
  const roll = dice(3);
  const grainy = { ...raster, data: raster.data.map((value) => value + roll(13) - 6) };
  expect(visibleBands(reference, banded)).toBeGreaterThan(targets.bands * 2);
  expect(visibleBands(reference, grainy)).toBeLessThan(visibleBands(reference, banded) * 0.6);
});

it.each(["jpg", "png"] as const)("a gray %s stays gray", async (format) => {
  const source = await generous[format](photoPicture().toColorspace("b-w")).toBuffer();
  const { bytes } = await shrink(source, format);
  expect(await sharp(bytes).metadata()).toMatchObject({ space: "b-w", channels: 1 });
});

it("a PNG of up to 256 colors keeps every pixel, in a palette", async () => {
  const source = await quadrants("png", { width: 200, height: 150 });
  const { bytes } = await shrink(source, "png");
  expect(await pixelDigest(await sharp(bytes).toColorspace("srgb").removeAlpha().png().toBuffer())).toBe(
    await pixelDigest(source),
  );
  expect((await sharp(bytes).metadata()).bitsPerSample).toBe(2);
});

it("a PNG loses color channels that are all gray and alpha that is all opaque", async () => {
  const single = await photoPicture().toColorspace("b-w").png().toBuffer();
  const gray = await sharp(single).toColorspace("srgb").ensureAlpha().png({ compressionLevel: 1 }).toBuffer();
  expect((await sharp(gray).metadata()).channels).toBe(4);
  const { bytes } = await shrink(gray, "png");
  expect((await sharp(bytes).metadata()).channels).toBe(1);
});

it.each(["rgb16", "grey16"] as const)("a PNG of 16 bits (%s) keeps its tones in 8", async (space) => {
  const source = await photoPicture().toColorspace(space).png({ compressionLevel: 1 }).toBuffer();
  const { bytes } = await compress(codecs.png.compressor, {
    source: { from: "png", frames: 1, bits: 16 },
    bytes: source,
    pixels: sharp(source).toColorspace(space),
  });
  expect(bytes.length).toBeLessThan(source.length);
  expect(await errorBetween(source, bytes)).toBeLessThanOrEqual(targets.palette);
});

it("a gray PNG keeps its alpha", async () => {
  const pairs = Uint8Array.from({ length: 96 * 64 * 2 }, (_, at) => (at * 7 + (at >> 7)) & 255);
  const picture = sharp(pairs, { raw: { width: 96, height: 64, channels: 2 } }).toColorspace("b-w");
  const source = await picture.png({ compressionLevel: 1 }).toBuffer();
  const { bytes } = await shrink(source, "png");
  const alphaOf = (file: Uint8Array) => sharp(file).ensureAlpha().extractChannel(3).raw().toBuffer();
  expect((await alphaOf(bytes)).equals(await alphaOf(source))).toBe(true);
});

it("a JPEG of saturated drawings keeps its full color resolution", async () => {
  const stripes = Uint8Array.from({ length: 128 * 128 * 3 }, (_, at) => {
    const x = Math.floor(at / 3) % 128;
    return x % 3 < 1 === (at % 3 === 0) ? 230 : 20;
  });
  const picture = sharp(stripes, { raw: { width: 128, height: 128, channels: 3 } });
  const source = await picture.jpeg({ quality: 100, chromaSubsampling: "4:4:4" }).toBuffer();
  const { bytes } = await shrink(source, "jpg");
  expect((await sharp(bytes).metadata()).chromaSubsampling).toBe("4:4:4");
});

it("a large JPEG of noise becomes smaller in time", async () => {
  const [width, height] = [4096, 4896];
  const strip = await noisePicture(width, 96).raw().toBuffer();
  const pixels = Buffer.alloc(width * height * 3, strip);
  const source = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 97, optimizeCoding: false })
    .toBuffer();
  const { bytes, kept, ...size } = await shrink(source, "jpg");
  expect(size).toMatchObject({ width, height });
  expect(kept).toBe(false);
  expect(bytes.length).toBeGreaterThan(HEAVY_BYTES);
  expect(bytes.length).toBeLessThan(source.length * 0.95);
});

it("a PNG with too many colors for a palette keeps every pixel", async () => {
  const wave = (place: number) => 128 + 127 * Math.sin(place);
  const pixels = Uint8Array.from({ length: 640 * 480 * 3 }, (_, at) => {
    const [x, y] = [Math.floor(at / 3) % 640, Math.floor(at / 3 / 640)];
    return wave([x / 19, y / 17, (x + y) / 23][at % 3] ?? 0);
  });
  const picture = sharp(pixels, { raw: { width: 640, height: 480, channels: 3 } });
  const source = await picture.png({ compressionLevel: 1 }).toBuffer();
  const { bytes } = await shrink(source, "png");
  expect(await pixelDigest(bytes)).toBe(await pixelDigest(source));
});
