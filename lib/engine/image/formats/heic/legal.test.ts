import { readFileSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import scene from "../../../fixtures/heic/scene.json";
import { box, fullBox, readItems, u8, u16, u32, writeHeif } from "../../../fixtures/heif-boxes.mjs";
import { startEngine } from "../../../fixtures/start-engine";
import { withoutCrop } from "./crop";
import { withoutRepeats } from "./repeats";

const { convert } = startEngine();

type Item = { type: string; data: Buffer; properties: Buffer[] };

const fixture = (name: string) =>
  readFileSync(new URL(`../../../fixtures/heic/${name}.heic`, import.meta.url));
const plain = (): Item => readItems(fixture("plain"))[0] as Item;
const size = { width: 96, height: 64 };

/** RGB of all pixels. */
const pixelsOf = async (bytes: Buffer) => sharp(bytes).removeAlpha().toColorspace("srgb").raw().toBuffer();

/** A crop of so many pixels, its middle moved by halves of a pixel (ISO/IEC 14496-12, 12.1.4). */
const clap = (width: number, height: number, right = 0, down = 0) =>
  box("clap", ...[width, 1, height, 1, right >>> 0, 2, down >>> 0, 2].map((value) => u32(value)));

const single = (properties: Buffer[], item = plain()): Buffer =>
  writeHeif({ primary: 1, items: [{ ...item, id: 1, properties: [...item.properties, ...properties] }] });

const transformations: Record<string, Buffer[]> = {
  "as it is": [],
  "turned once": [box("irot", u8(1))],
  "turned twice": [box("irot", u8(2))],
  "turned three times": [box("irot", u8(3))],
  "swapped top and bottom": [box("imir", u8(0))],
  "swapped left and right": [box("imir", u8(1))],
  "turned and swapped": [box("irot", u8(1)), box("imir", u8(1))],
};

/** Each crop's distance from the left and the top. */
const crops = [
  ["in the middle", clap(8, 4), { left: 44, top: 30, width: 8, height: 4 }],
  ["at the corner", clap(10, 6, -(96 - 10), -(64 - 6)), { left: 0, top: 0, width: 10, height: 6 }],
  ["off the middle", clap(12, 2, 30, 24), { left: 57, top: 43, width: 12, height: 2 }],
] as const;

describe.each(Object.entries(transformations))("a HEIC %s", (_, after) => {
  it.each(crops)("with a large crop %s shows that part", async (_place, crop, part) => {
    const whole = await convert(single([]), { to: "png" });
    const cut = await sharp(whole.bytes).extract(part).png().toBuffer();
    let wanted = cut;
    for (const property of after) {
      const value = property.at(-1) ?? 0;
      const image = sharp(wanted);
      const isTurn = property.toString("latin1", 4, 8) === "irot";
      // `irot` counts counter-clockwise.
      wanted = await (isTurn ? image.rotate(-90 * value) : value === 1 ? image.flop() : image.flip())
        .png()
        .toBuffer();
    }
    const result = await convert(single([crop, ...after]), { to: "png" });
    const { width, height } = await sharp(wanted).metadata();
    expect(result).toMatchObject({ width, height, from: "heic" });
    expect((await pixelsOf(result.bytes)).equals(await pixelsOf(wanted))).toBe(true);
  });
});

describe("a HEIC", () => {
  it("with alpha and a large crop keeps both", async () => {
    const items = readItems(fixture("alpha")) as Item[];
    const crop = clap(8, 4, 60);
    const [color, alpha] = items;
    if (!color || !alpha) throw new Error("no alpha");
    const auxiliary = { ...alpha, id: 2, hidden: true, references: [{ type: "auxl", to: [1] }] };
    const source = (more: Buffer[]) =>
      writeHeif({
        primary: 1,
        items: [
          { ...color, id: 1, properties: [...color.properties, ...more] },
          { ...auxiliary, properties: [...alpha.properties, ...more] },
        ],
      });
    const whole = await convert(source([]), { to: "png" });
    const wanted = await sharp(whole.bytes)
      .extract({ left: 74, top: 30, width: 8, height: 4 })
      .raw()
      .toBuffer();
    const { bytes } = await convert(source([crop]), { to: "png" });
    expect((await sharp(bytes).metadata()).hasAlpha).toBe(true);
    expect((await sharp(bytes).raw().toBuffer()).equals(wanted)).toBe(true);
  });

  it("with alpha that is cropped in another way is refused, but not as damaged", async () => {
    const [color, alpha] = readItems(fixture("alpha")) as Item[];
    if (!color || !alpha) throw new Error("no alpha");
    const items = [
      { ...color, id: 1, properties: [...color.properties, clap(8, 4)] },
      {
        ...alpha,
        id: 2,
        hidden: true,
        properties: [...alpha.properties, clap(8, 6)],
        references: [{ type: "auxl", to: [1] }],
      },
    ];
    const refused = convert(writeHeif({ primary: 1, items }), { to: "png" });
    await expect(refused).rejects.toMatchObject({ code: "cannot_convert" });
  });

  it("with a crop beyond its picture is damaged", async () => {
    const crop = convert(single([clap(4, 4, 2 * 96)]), { to: "png" });
    await expect(crop).rejects.toMatchObject({ code: "corrupt" });
  });

  it("over the limit is refused however little a crop leaves", async () => {
    const limits = { megapixels: 0.001, frames: 1 };
    const crop = convert(single([clap(8, 4)]), { to: "png", limits });
    await expect(crop).rejects.toMatchObject({ code: "too_many_pixels" });
  });
});

/** A grid of copies of one tile (ISO/IEC 23008-12, 6.6.2.3). */
function gridOf(columns: number, rows: number, sources: readonly number[]): Buffer {
  const [width, height] = [columns * size.width, rows * size.height];
  const tile = plain();
  const tiles = [...new Set(sources)].map((id) => ({ ...tile, id, hidden: true }));
  const grid = {
    id: 9,
    type: "grid",
    data: Buffer.concat([u8(0), u8(0), u8(rows - 1), u8(columns - 1), u16(width), u16(height)]),
    properties: [fullBox("ispe", u32(width), u32(height))],
    references: [{ type: "dimg", to: [...sources] }],
  };
  return writeHeif({ primary: 9, items: [...tiles, grid] });
}

describe("a HEIC that shows a source more than once", () => {
  it.each([
    ["all of it", [1, 1, 1, 1]],
    ["two of two", [1, 2, 2, 1]],
    ["the last", [1, 2, 3, 3]],
  ])("is shown whole (%s)", async (_, sources) => {
    const distinct = await convert(gridOf(2, 2, [1, 2, 3, 4]), { to: "png" });
    const result = await convert(gridOf(2, 2, sources), { to: "png" });
    expect(result).toMatchObject({ width: 192, height: 128 });
    expect((await pixelsOf(result.bytes)).equals(await pixelsOf(distinct.bytes))).toBe(true);
    const [first] = scene.rows[0]?.[0] ? [scene.rows[0][0]] : [];
    expect(Math.abs(((await pixelsOf(result.bytes))[0] ?? 0) - (first?.[0] ?? 0))).toBeLessThan(12);
  });

  it("is laid over itself (ISO/IEC 23008-12, 6.6.2.2)", async () => {
    const tile = plain();
    const overlayOf = (sources: readonly number[]) => {
      const fill = [u16(0xffff), u16(0xffff), u16(0xffff), u16(0xffff)];
      const places = [0, 0, 100, 70].map((place) => u16(place));
      const overlay = {
        id: 9,
        type: "iovl",
        data: Buffer.concat([u8(0), u8(0), ...fill, u16(200), u16(140), ...places]),
        properties: [fullBox("ispe", u32(200), u32(140))],
        references: [{ type: "dimg", to: [...sources] }],
      };
      const tiles = [...new Set(sources)].map((id) => ({ ...tile, id, hidden: true }));
      return writeHeif({ primary: 9, items: [...tiles, overlay] });
    };
    const [distinct, repeated] = await Promise.all(
      [
        [1, 2],
        [1, 1],
      ].map(async (sources) => pixelsOf((await convert(overlayOf(sources), { to: "png" })).bytes)),
    );
    expect(distinct?.length).toBe(200 * 140 * 3);
    expect(repeated && distinct?.equals(repeated)).toBe(true);
  });

  it("is damaged where it is cut off", async () => {
    const source = gridOf(2, 2, [1, 1, 1, 1]);
    for (const share of [0.2, 0.5, 0.8, 0.99]) {
      const cut = convert(source.subarray(0, source.length * share), { to: "png" });
      await expect(cut, `${share}`).rejects.toMatchObject({ code: "corrupt" });
    }
  });
});

describe("an image sequence without a still", () => {
  /** A movie with one track of so many samples, as far as an index goes. */
  const movie = (brand: string, samples: number) => {
    const sizes = fullBox("stsz", u32(4), u32(samples));
    const track = box("trak", box("mdia", box("minf", box("stbl", sizes))));
    return Buffer.concat([
      box("ftyp", Buffer.from(brand), u32(0), Buffer.from(`msf1${brand}`)),
      box("moov", track),
      box("mdat", Buffer.alloc(4 * samples)),
    ]);
  };

  it.each(["hevc", "msf1", "avis"])("of brand %s is a type we don't convert, not damage", async (brand) => {
    const sequence = convert(movie(brand, 3), { to: "png" });
    await expect(sequence).rejects.toMatchObject({ code: "unsupported_type" });
  });

  it("is damaged where its index is cut off", async () => {
    const source = movie("hevc", 3);
    const cut = convert(source.subarray(0, 60), { to: "png" });
    await expect(cut).rejects.toMatchObject({ code: "corrupt" });
  });
});

describe("an index with any byte changed", () => {
  it.each([
    ["a large crop", single([clap(8, 4)])],
    ["a repeated source", gridOf(2, 2, [1, 1, 2, 2])],
  ])("and %s is prepared without an exception", (_, source) => {
    const end = source.indexOf("mdat");
    for (let at = 0; at < end; at += 1)
      for (const value of [0, 1, 0x7f, 0xff]) {
        const changed = Buffer.from(source);
        changed[at] = value;
        expect(() => withoutCrop(withoutRepeats(changed) ?? changed), `${at}: ${value}`).not.toThrow();
      }
  });
});
