import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { type OutputFormat, sizedFormats } from "../../../formats";
import type { Resizing } from "../../../resize/plan";
import {
  animation,
  noisePicture,
  orientations,
  type PictureFormat,
  pixelAt,
  quadrants,
  quadrantsPicture,
  readQuadrants,
  upright,
} from "../../fixtures/pictures";
import { letter, textPicture } from "../../fixtures/scans";
import { startEngine } from "../../fixtures/start-engine";
import type { ResizeJob } from "../../types";

const { convert } = startEngine();

type Options = Partial<Resizing> & Pick<Resizing, "to">;
const resize = (
  bytes: Uint8Array,
  options: Options,
  {
    to = "original",
    background,
    ...rest
  }: { to?: ResizeJob["to"]; background?: string } & Partial<Pick<ResizeJob, "limits" | "target">> = {},
) =>
  convert(bytes, {
    kind: "resize",
    to,
    resizing: { fit: "inside", enlarge: false, ...options },
    options: { ...(background && { background }) },
    ...rest,
  });

/**
 * One way of each kind, for a picture of 64 x 48, and the size of the result: smaller, larger, cut, with borders, and as
 * large as it is. All ways to say a size are rows in lib/resize/plan.test.ts.
 */
const kinds = [
  [{ to: { by: "box", width: 32 } }, 32, 24],
  [{ to: { by: "box", width: 128, height: 128 }, enlarge: true }, 128, 96],
  [{ to: { by: "box", width: 30, height: 30 }, fit: "cover" }, 30, 30],
  [{ to: { by: "box", width: 30, height: 30 }, fit: "pad" }, 30, 30],
  [{ to: { by: "box", width: 128, height: 96 } }, 64, 48],
] as const satisfies readonly (readonly [Options, number, number])[];
const [[smaller], , [cut]] = kinds;

const sharpNames: Partial<Record<OutputFormat, string>> = { jpg: "jpeg", avif: "heif" };
const inputs: readonly PictureFormat[] = ["jpg", "png", "webp", "avif", "gif", "tiff"];

/** Colors in the quarters of the picture, without its borders above and below. */
const seen = async (bytes: Buffer, isPadded: boolean) => {
  const { width, height } = await sharp(bytes).metadata();
  const inner = Math.min(width, 64);
  const middle = { width: inner, height: Math.round((inner * 3) / 4) };
  const left = Math.floor((width - middle.width) / 2);
  const top = Math.floor((height - middle.height) / 2);
  return readQuadrants(
    isPadded
      ? await sharp(bytes)
          .extract({ left, top, ...middle })
          .png()
          .toBuffer()
      : bytes,
  );
};

const isPadded = (options: Options) => options.fit === "pad";

describe.each(inputs)("a %s", (from) => {
  it.each<(typeof kinds)[number]>(kinds)(
    "of 64 x 48, with %j, has %i x %i pixels",
    async (options, width, height) => {
      const { bytes, ...result } = await resize(await quadrants(from), options);
      expect(result).toMatchObject({ from, to: from, width, height, size: bytes.length });
      const { format, width: w, height: h } = await sharp(bytes).metadata();
      expect([format, w, h]).toEqual([sharpNames[from as OutputFormat] ?? from, width, height]);
      expect(await seen(bytes, isPadded(options))).toEqual(upright);
    },
  );

  it.each(sizedFormats)("becomes a smaller %s", async (to) => {
    const { bytes, ...result } = await resize(await quadrants(from), smaller, { to });
    expect(result).toMatchObject({ from, to, width: 32, height: 24 });
    expect((await sharp(bytes).metadata()).format).toBe(sharpNames[to] ?? to);
    expect(await readQuadrants(bytes)).toEqual(upright);
  });
});

it.each(orientations)("a JPEG of EXIF orientation %i is turned upright first", async (orientation) => {
  const source = await quadrants("jpg", { orientation });
  for (const [options, width, height] of kinds) {
    const { bytes, ...result } = await resize(source, options);
    expect(result, JSON.stringify(options)).toMatchObject({ width, height });
    expect((await sharp(bytes).metadata()).orientation ?? 1).toBe(1);
    expect(await seen(bytes, isPadded(options))).toEqual(upright);
  }
});

it.each(orientations)("a picture of EXIF orientation %i is cropped as it is seen", async (orientation) => {
  const source = await quadrants("jpg", { orientation });
  for (const side of [12, 40])
    for (const [x, y, quarter] of [
      [0, 0, "red"],
      [100, 0, "green"],
      [0, 100, "blue"],
      [100, 100, "white"],
    ] as const) {
      const crop = { x, y, zoom: 240 };
      const { bytes } = await resize(source, {
        to: { by: "box", width: side, height: side },
        fit: "cover",
        crop,
        enlarge: true,
      });
      expect(await readQuadrants(bytes)).toEqual(Array(4).fill(quarter));
    }
});

describe.each(["gif", "webp"] as const)("an animated %s", (from) => {
  it.each<(typeof kinds)[number]>(kinds)(
    "keeps its frames and their time with %j",
    async (options, width, height) => {
      const { bytes, ...result } = await resize(await animation(from, 3), options);
      expect(result).toMatchObject({ width, height, frames: 3 });
      const { pages, delay, loop, width: w, pageHeight } = await sharp(bytes, { pages: -1 }).metadata();
      expect([pages, w, pageHeight, loop]).toEqual([3, width, height, 3]);
      expect(delay).toEqual([120, 130, 140]);
      expect(await seen(await sharp(bytes).png().toBuffer(), isPadded(options))).toEqual(upright);
    },
  );

  it("gives its first frame in a format for one picture", async () => {
    const { bytes, frames } = await resize(await animation(from, 3), cut, { to: "png" });
    expect(frames).toBe(3);
    expect(await readQuadrants(bytes)).toEqual(upright);
  });
});

describe("borders", () => {
  const pad = { to: { by: "box", width: 40, height: 60 }, fit: "pad" } as const;

  it.each(["jpg", "png", "webp", "avif", "tiff", "gif"] as const)("of a %s have the color", async (to) => {
    const { bytes } = await resize(await quadrants("png"), pad, { to, background: "#2040a0" });
    for (const y of [0, 59])
      for (const [channel, value] of (await pixelAt(bytes, 20, y)).entries())
        expect(Math.abs(value - ([0x20, 0x40, 0xa0][channel] ?? 0))).toBeLessThanOrEqual(6);
  });

  it.each(["#2040a0", "#808080"])("of a gray picture have the color %s, too", async (background) => {
    const gray = await quadrantsPicture().toColorspace("b-w").png().toBuffer();
    const { bytes } = await resize(gray, pad, { background });
    expect(await pixelAt(bytes, 20, 0)).toEqual(
      [1, 3, 5].map((at) => Number.parseInt(background.slice(at, at + 2), 16)),
    );
    expect((await sharp(bytes).metadata()).space).toBe(background === "#808080" ? "b-w" : "srgb");
  });

  it("cover what is behind transparent parts", async () => {
    const clear = await sharp({ create: { width: 64, height: 48, channels: 4, background: "#ff000000" } })
      .png()
      .toBuffer();
    const { bytes } = await resize(clear, pad, { background: "#00ff00" });
    expect(await pixelAt(bytes, 20, 30)).toEqual([0, 255, 0]);
    expect(await pixelAt(bytes, 20, 0)).toEqual([0, 255, 0]);
  });
});

describe("pixels", () => {
  /** Black and white lines, one pixel each, in a picture of noise that is no graphic. */
  const lines = (channels: 3 | 4) => {
    const data = Buffer.alloc(256 * 256 * channels, 255);
    for (let at = 0; at < 256 * 256; at += 1)
      for (let channel = 0; channel < 3; channel += 1)
        data[at * channels + channel] = (at >> 8) % 2 ? 255 - ((at * 7) % 13) : (at * 5) % 13;
    return sharp(data, { raw: { width: 256, height: 256, channels } });
  };

  it.each([3, 4] as const)("of photos are averaged in linear light (%i channels)", async (channels) => {
    const { bytes } = await resize(await lines(channels).png().toBuffer(), {
      to: { by: "percent", percent: 25 },
    });
    const [value] = await pixelAt(bytes, 30, 30);
    // Half of the light is 188 of 255 in sRGB (IEC 61966-2-1); the mean of the codes would be 127.
    expect(value).toBeGreaterThan(178);
    expect(value).toBeLessThan(192);
  });

  it("of photos in the dark keep their levels, and the light of bright points", async () => {
    const data = Buffer.alloc(256 * 256 * 3);
    for (let at = 0; at < 256 * 256; at += 1) {
      const [x, y] = [at % 256, at >> 8];
      const point = y >= 128 && x % 4 === 0 && y % 4 === 0;
      data.fill(point ? 255 : 2 + Math.floor(x / 32) + ((at * 7) % 2), at * 3, at * 3 + 3);
    }
    const picture = await sharp(data, { raw: { width: 256, height: 256, channels: 3 } })
      .png()
      .toBuffer();
    const { bytes } = await resize(picture, { to: { by: "percent", percent: 12.5 } });
    for (const x of [2, 6, 10, 14, 18, 22, 26, 30]) {
      const [dark = 0] = await pixelAt(bytes, x, 5);
      expect(Math.abs(dark - (2.5 + Math.floor(x / 4)))).toBeLessThanOrEqual(1.5);
      const [lit = 0] = await pixelAt(bytes, x, 25);
      // A sixteenth of all light is 71 of 255 in sRGB; the mean of the codes would be 20.
      expect(Math.abs(lit - 71)).toBeLessThan(8);
    }
  });

  it("of graphics are averaged as coded, so that text keeps its weight", async () => {
    const { data, width, height } = await textPicture(letter, {}, 100);
    const page = await sharp(data, { raw: { width, height, channels: 1 } })
      .toColorspace("b-w")
      .png()
      .toBuffer();
    const { bytes } = await resize(page, { to: { by: "percent", percent: 50 } });
    const meanOf = async (file: Buffer) => (await sharp(file).stats()).channels[0]?.mean ?? 0;
    expect(Math.abs((await meanOf(bytes)) - (await meanOf(page)))).toBeLessThan(0.5);
  });

  it.each(["b-w", "srgb"] as const)("of one color stay what they are (%s)", async (space) => {
    for (const level of [0, 1, 2, 60, 127, 200, 254, 255]) {
      const background = { r: level, g: level, b: level };
      const flat = await sharp({ create: { width: 40, height: 40, channels: 3, background } })
        .toColorspace(space)
        .png()
        .toBuffer();
      const { bytes } = await resize(flat, { to: { by: "longest", longest: 11 } });
      expect(await pixelAt(bytes, 5, 5)).toEqual([level, level, level]);
    }
  });

  it.each(["png", "tiff"] as const)("of 16 bits stay so in %s", async (to) => {
    const deep = new Uint16Array(64 * 64 * 3).map((_, at) => 20_000 + (at % 977) * 20);
    const source = await sharp(deep, { raw: { width: 64, height: 64, channels: 3 } })
      .toColorspace("rgb16")
      .png()
      .toBuffer();
    const { bytes } = await resize(source, { to: { by: "longest", longest: 20 } }, { to });
    expect((await sharp(bytes).metadata()).depth).toBe("ushort");
    const { channels } = await sharp(bytes).stats();
    expect(channels[0]?.mean).toBeGreaterThan(24_000);
    expect(channels[0]?.mean).toBeLessThan(36_000);
  });

  it.each([1, 16])("keep their transparency, without a dark rim (grain of %i)", async (grain) => {
    const side = 300;
    const data = Buffer.alloc(side * side * 4);
    for (let at = 0; at < side * side; at += 1) {
      const [x, y] = [at % side, Math.floor(at / side)];
      if (Math.hypot(x - side / 2, y - side / 2) < 120)
        data.set([255 - ((at * 7) % grain), 128, (at * 5) % grain, 255], at * 4);
    }
    const disc = await sharp(data, { raw: { width: side, height: side, channels: 4 } })
      .png()
      .toBuffer();
    const { bytes } = await resize(disc, { to: { by: "longest", longest: 30 } });
    const { data: small, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    expect(info.channels).toBe(4);
    expect(small[3]).toBe(0);
    for (let at = 0; at < small.length; at += 4)
      if ((small[at + 3] ?? 0) > 40) expect(small[at]).toBeGreaterThan(235);
  });

  it("of a gray picture with transparency stay gray", async () => {
    const data = Buffer.alloc(60 * 60 * 4).map((_, at) => (at % 4 === 3 ? 128 : ((at >> 2) * 37) % 200));
    const source = await sharp(data, { raw: { width: 60, height: 60, channels: 4 } })
      .toColorspace("b-w")
      .png()
      .toBuffer();
    const { bytes } = await resize(source, { to: { by: "longest", longest: 20 } });
    expect(await sharp(bytes).metadata()).toMatchObject({ space: "b-w", channels: 2, width: 20 });
  });
});

describe("a picture that has the size already", () => {
  const large = { to: { by: "longest", longest: 500 } } as const;

  it("keeps the data of a JPEG", async () => {
    const source = await quadrants("jpg");
    const { bytes, resized } = await resize(source, large);
    expect(resized).toEqual({ limited: true });
    const pixels = (file: Buffer) => sharp(file).raw().toBuffer();
    expect((await pixels(bytes)).equals(await pixels(source))).toBe(true);
  });
});

describe("a limit of bytes", () => {
  const half = { to: { by: "percent", percent: 50 } } as const;

  it.each([
    ["jpg", 10_000],
    ["png", 60_000],
    ["webp", 10_000],
    ["avif", 5_000],
    ["gif", 30_000],
  ] as const)("is kept by a %s, with the size that was asked for", async (format, target) => {
    const source = await noisePicture(600, 400)
      .toFormat(format === "jpg" ? "jpeg" : format)
      .toBuffer();
    const free = await resize(source, half);
    expect(free.size).toBeGreaterThan(target);
    const { bytes, width, height, size } = await resize(source, half, { target });
    expect(size).toBe(bytes.length);
    expect(size).toBeLessThanOrEqual(target);
    expect([width, height]).toEqual([300, 200]);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 300, height: 200 });
  });

  it("changes nothing of a result below it", async () => {
    const source = await noisePicture(600, 400).jpeg().toBuffer();
    const free = await resize(source, half);
    const { bytes } = await resize(source, half, { target: free.size });
    expect(bytes.equals(free.bytes)).toBe(true);
  });

  it("counts the resolution that is written", async () => {
    const source = await noisePicture(600, 400).png().toBuffer();
    const to = { by: "preset", preset: "photo-4x6" } as const;
    for (const target of [60_000, 40_000]) {
      const { bytes } = await resize(source, { to, fit: "cover" }, { to: "png", target });
      expect(bytes.length).toBeLessThanOrEqual(target);
    }
  });

  it("holds for a picture that has its size already", async () => {
    const source = await noisePicture(300, 200).jpeg({ quality: 95 }).toBuffer();
    const { bytes, width } = await resize(
      source,
      { to: { by: "longest", longest: 300 } },
      { target: 20_000 },
    );
    expect(bytes.length).toBeLessThanOrEqual(20_000);
    expect(width).toBe(300);
  });

  it.each(["jpg", "png", "tiff"] as const)(
    "that a %s cannot reach is refused, and says what it can",
    async (to) => {
      const source = await noisePicture(600, 400).png().toBuffer();
      const error = await resize(source, half, { to, target: 100 }).catch((thrown) => thrown);
      expect(error).toMatchObject({ code: "target_unreachable" });
      expect(error.limit).toBeGreaterThanOrEqual(1);
    },
  );
});

describe("the resolution", () => {
  it.each([
    ["jpg", 300],
    ["png", 300],
    ["tiff", 300],
    ["webp", undefined],
  ] as const)("of a photo print as %s is %s dpi", async (to, density) => {
    const source = await quadrants("png", { width: 2000, height: 1400 });
    const to4x6 = { to: { by: "preset", preset: "photo-4x6" }, fit: "cover" } as const;
    const { bytes, resized, size } = await resize(source, to4x6, { to });
    expect(resized).toEqual({ dpi: 300, limited: false });
    expect(size).toBe(bytes.length);
    const found = await sharp(bytes).metadata();
    expect([found.width, found.height]).toEqual([1800, 1200]);
    if (density) expect(found.density).toBe(density);
    expect(await readQuadrants(bytes)).toEqual(upright);
  });

  it("is lower where the picture has fewer pixels", async () => {
    const to = { by: "preset", preset: "passport-uk" } as const;
    const { bytes, resized } = await resize(await quadrants("jpg", { width: 300, height: 266 }), {
      to,
      fit: "cover",
    });
    expect(resized).toEqual({ dpi: 150, limited: true });
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 207, height: 266, density: 150 });
  });
});

describe("limits", () => {
  const limits = { megapixels: 0.01, frames: 256 };

  it("a result of more pixels than allowed is refused before anything is decoded", async () => {
    const source = await quadrants("png", { width: 50, height: 50 });
    const at = (width: number) =>
      resize(source, { to: { by: "box", width, height: 100 }, fit: "pad" }, { limits });
    await expect(at(100)).resolves.toMatchObject({ width: 100 });
    await expect(at(101)).rejects.toMatchObject({ code: "result_too_large", limit: 0.01 });
  });

  it("all frames of an animation count", async () => {
    const source = await animation("gif", 3);
    const wide = { megapixels: 0.02, frames: 256 };
    const options = { to: { by: "percent", percent: 200 } } as const;
    await expect(resize(source, options, { limits: wide })).rejects.toMatchObject({
      code: "result_too_large",
    });
    await expect(resize(source, options, { limits: wide, to: "png" })).resolves.toMatchObject({ width: 128 });
  });

  it("a side longer than the format's is refused", async () => {
    const to = { by: "box", width: 17_000, height: 10 } as const;
    await expect(resize(await quadrants("png"), { to, fit: "pad" }, { to: "webp" })).rejects.toMatchObject({
      code: "side_too_long",
    });
  });
});

it.each(sizedFormats)("a resized %s carries no metadata", async (to) => {
  const source = await quadrantsPicture()
    .withExif({ IFD0: { Make: "Camera" }, IFD3: { GPSLatitude: "51/1 30/1 3230/100" } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
    .jpeg()
    .toBuffer();
  const { bytes } = await resize(source, smaller, { to });
  expect(bytes.includes("Camera")).toBe(false);
  expect(bytes.includes("xmpmeta")).toBe(false);
});
