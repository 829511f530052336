import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { bomb } from "../../fixtures/bombs";
import { entry, numberIn, readPages } from "../../fixtures/pdf-pages";
import {
  noise,
  orientations,
  quadrants,
  quadrantsPicture,
  readQuadrants,
  upright,
} from "../../fixtures/pictures";
import { points, startWriter } from "../../fixtures/start-writer";

const { write, draw } = startWriter();

const onePage = async (picture: Uint8Array, options = {}) => {
  const { bytes } = await write([picture], { options });
  const [page] = await readPages(bytes);
  if (!page) throw new Error("no page");
  return { ...page, bytes };
};

describe("a document", () => {
  it("has one page per picture, in the order sent", async () => {
    const sizes = [64, 20, 48, 32];
    const pictures = await Promise.all(sizes.map((width) => quadrants("jpg", { width, height: 16 })));
    const { bytes, ...result } = await write(pictures);
    expect(result).toMatchObject({
      from: "jpg",
      to: "pdf",
      width: 64,
      height: 16,
      frames: 4,
      size: bytes.length,
    });
    const pages = await readPages(bytes);
    expect(pages.map(({ width }) => width)).toEqual(sizes.map(points));
  });

  it("names its producer, but no date, author or path", async () => {
    const { bytes } = await write([await quadrants("jpg")]);
    const text = bytes.toString("latin1");
    expect(text).toMatch(/^%PDF-1\.7\n/);
    expect(text).toContain("/Producer (Pixmill)");
    expect(text).not.toMatch(/Date|Creator|Author|tmp/);
  });

  it("is identical for the same pictures, and has a different ID for others", async () => {
    const [first, second] = [await quadrants("jpg"), await quadrants("png")];
    const documents = await Promise.all(
      [
        [first, second],
        [first, second],
        [second, first],
      ].map((p) => write(p)),
    );
    const [one, again, other] = documents.map(({ bytes }) => bytes);
    expect(one?.equals(again ?? Buffer.alloc(0))).toBe(true);
    const identity = (pdf: Buffer | undefined) => /\/ID \[ <(\w+)>/.exec(pdf?.toString("latin1") ?? "")?.[1];
    expect(identity(one)).not.toBe(identity(other));
  });

  it("holds a hundred pictures", async () => {
    const picture = await quadrants("jpg");
    const { bytes, frames } = await write(Array(100).fill(picture));
    expect(frames).toBe(100);
    expect(await readPages(bytes)).toHaveLength(100);
    // Where the pages of the site look for it.
    expect(bytes.subarray(-65_536).toString("latin1")).toContain("/Count 100");
  });
});

describe("every format", () => {
  it.each(["jpg", "png", "webp", "avif", "gif", "tiff"] as const)(
    "%s keeps its colors and its way up",
    async (format) => {
      const { bytes } = await write([await quadrants(format)]);
      expect(await readQuadrants(await draw(bytes))).toEqual(upright);
    },
  );

  it("with several frames shows the first", async () => {
    const frames = [
      await quadrants("png"),
      await sharp({ create: { width: 64, height: 48, channels: 3, background: "black" } })
        .png()
        .toBuffer(),
    ];
    for (const format of ["gif", "webp"] as const) {
      const moving = await sharp(frames, { join: { animated: true } })
        .toFormat(format)
        .toBuffer();
      const { bytes } = await write([moving]);
      expect(await readPages(bytes)).toHaveLength(1);
      expect(await readQuadrants(await draw(bytes))).toEqual(upright);
    }
  });

  it("that is lossy becomes a JPEG, one that is lossless stays lossless", async () => {
    const { image: lossy } = await onePage(await quadrantsPicture().webp({ quality: 90 }).toBuffer());
    expect(entry(lossy.dict, "Filter")).toBe("/DCTDecode");
    for (const format of ["webp", "tiff", "gif"] as const) {
      const { image } = await onePage(await quadrants(format));
      expect(entry(image.dict, "Filter")).toBe("/FlateDecode");
    }
  });
});

describe("an EXIF orientation", () => {
  it.each(orientations)("of %i shows upright on the page", async (orientation) => {
    for (const format of ["jpg", "png", "webp"] as const) {
      const picture = await quadrants(format, { orientation });
      const { bytes, width, height } = await onePage(picture);
      expect([width, height]).toEqual([points(64), points(48)]);
      expect(await readQuadrants(await draw(bytes))).toEqual(upright);
    }
  });

  it("is applied by the page, not to the pixels", async () => {
    const { image, matrix } = await onePage(await quadrants("jpg", { orientation: 6 }));
    expect([numberIn(image.dict, "Width"), numberIn(image.dict, "Height")]).toEqual([48, 64]);
    expect(matrix).toEqual([0, -points(48), points(64), 0, 0, points(48)]);
  });
});

describe("a turned picture", () => {
  const turned = {
    0: ["red", "green", "blue", "white"],
    90: ["blue", "red", "white", "green"],
    180: ["white", "blue", "green", "red"],
    270: ["green", "white", "red", "blue"],
  } as const;

  it.each([0, 90, 180, 270] as const)(
    "by %i degrees shows so on its page, whatever its EXIF orientation",
    async (turn) => {
      for (const orientation of orientations) {
        const { bytes } = await write([await quadrants("jpg", { orientation })], { turns: [turn] });
        const [page] = await readPages(bytes);
        const size = [points(64), points(48)];
        expect([page?.width, page?.height]).toEqual(turn % 180 === 0 ? size : size.toReversed());
        expect(await readQuadrants(await draw(bytes))).toEqual(turned[turn]);
      }
    },
  );

  it("keeps the data of a JPEG byte for byte, and the others as they are", async () => {
    const pictures = [await quadrants("jpg"), await quadrants("webp"), await quadrants("jpg")];
    const plain = await readPages((await write(pictures)).bytes);
    const pages = await readPages((await write(pictures, { turns: [90, 180, 0] })).bytes);
    for (const [index, page] of pages.entries())
      expect(page.image.data.equals(plain[index]?.image.data ?? Buffer.alloc(0))).toBe(true);
    expect(pages[2]?.matrix).toEqual(plain[2]?.matrix);
  });

  it("decides which way its paper is turned", async () => {
    const asked = { turns: [90], options: { pageSize: "a4" } } as const;
    const { bytes } = await write([await quadrants("jpg", { width: 80, height: 40 })], asked);
    expect(await readPages(bytes)).toMatchObject([{ width: 595.28, height: 841.89 }]);
  });
});

describe("the page", () => {
  const landscape = () => quadrants("png", { width: 80, height: 40 });

  it.each([
    ["a4", "auto", [841.89, 595.28]],
    ["a4", "portrait", [595.28, 841.89]],
    ["a4", "landscape", [841.89, 595.28]],
    ["letter", "auto", [792, 612]],
    ["letter", "portrait", [612, 792]],
  ] as const)("of %s, %s, measures %j points", async (pageSize, orientation, expected) => {
    const { width, height } = await onePage(await landscape(), { pageSize, orientation });
    expect([width, height]).toEqual(expected);
  });

  it("centers the picture at the largest size that fits", async () => {
    const { matrix } = await onePage(await landscape(), { pageSize: "letter", orientation: "portrait" });
    expect(matrix).toEqual([612, 0, 0, 306, 0, 243]);
  });

  it("has the chosen margin", async () => {
    const { matrix } = await onePage(await landscape(), { pageSize: "letter", margin: "large" });
    expect(matrix).toEqual([684, 0, 0, 342, 54, 135]);
    const around = await onePage(await landscape(), { margin: "small" });
    expect([around.width, around.height]).toEqual([60 + 36, 30 + 36]);
    expect(around.matrix).toEqual([60, 0, 0, 30, 18, 18]);
  });

  it("has no side shorter or longer than readers accept", async () => {
    const dot = await quadrants("png", { width: 1, height: 1 });
    expect(await onePage(dot)).toMatchObject({ width: 3, height: 3 });
    const strip = await sharp({ create: { width: 30_000, height: 4, channels: 3, background: "red" } })
      .png()
      .toBuffer();
    expect((await onePage(strip)).width).toBe(14_400);
  });
});

describe("a density", () => {
  const at = (density: number) => quadrantsPicture().withMetadata({ density });

  it.each([
    [300, 300],
    [96, 96],
    [1200, 1200],
    [1, 96],
    [5000, 96],
  ])("of %i dpi counts as %i", async (said, taken) => {
    for (const format of ["jpeg", "png", "tiff"] as const) {
      const { width } = await onePage(await at(said).toFormat(format).toBuffer());
      expect(width).toBeCloseTo((64 * 72) / taken, 1);
    }
  });

  it("that differs between x and y is ignored", async () => {
    const picture = await at(300).jpeg().toBuffer();
    const jfif = picture.indexOf("JFIF");
    picture.writeUInt16BE(150, jfif + 10);
    // libvips writes it into the EXIF too.
    const exif = picture.indexOf("Exif");
    if (exif > 0) picture.write("Gone", exif, "latin1");
    expect((await onePage(picture)).width).toBe(points(64));
  });
});

describe("a file that cannot be read", () => {
  it("is reported by its index, together with all others", async () => {
    const good = await noise("jpg");
    const cut = good.subarray(0, good.length / 2);
    const png = await noise("png");
    png.writeUInt8((png[png.length >> 1] ?? 0) ^ 0xff, png.length >> 1);
    const text = Buffer.from("%!PS-Adobe-3.0 and more of it");
    const huge = await bomb("png", { width: 60_000, height: 60_000 });
    await expect(write([good, cut, Buffer.alloc(0), good, png, text, huge])).rejects.toMatchObject({
      code: "corrupt",
      files: [
        { index: 1, code: "corrupt" },
        { index: 2, code: "empty_file" },
        { index: 4, code: "corrupt" },
        { index: 5, code: "unsupported_type" },
        { index: 6, code: "too_many_pixels", limit: 100 },
      ],
    });
  });

  it.each(["jpg", "png", "webp", "gif", "tiff", "avif"] as const)(
    "is refused when it is a truncated %s",
    async (format) => {
      const whole = await noise(format);
      for (const share of [0.2, 0.5, 0.9])
        await expect(write([whole.subarray(0, whole.length * share)])).rejects.toMatchObject({
          files: [{ index: 0, code: "corrupt" }],
        });
    },
  );

  it("is refused when it is a JPEG with zeroed data or a truncated progressive one", async () => {
    const zeros = (await noise("jpg")).fill(0, 5000);
    await expect(write([zeros])).rejects.toMatchObject({ code: "corrupt" });
    const passes = await sharp(await noise("png"))
      .jpeg({ progressive: true })
      .toBuffer();
    await expect(write([passes.subarray(0, -2)])).rejects.toMatchObject({ code: "corrupt" });
  });

  it("does not include a JPEG that only lacks its end marker", async () => {
    const { bytes } = await write([(await quadrants("jpg")).subarray(0, -2)]);
    expect(await readQuadrants(await draw(bytes))).toEqual(upright);
  });
});
