import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { psdFile, psdResource } from "../../../fixtures/own-formats";
import { startEngine } from "../../../fixtures/start-engine";

const { convert } = startEngine();

const hex = (text: string) => Buffer.from(text.replaceAll(" ", ""), "hex");

/** Converts to PNG and returns its pixels of 8 bits in hexadecimal. */
async function pixelsOf(file: Buffer): Promise<string> {
  const { bytes } = await convert(file, { to: "png" });
  return (await sharp(bytes).toColorspace("srgb").raw({ depth: "uchar" }).toBuffer()).toString("hex");
}

const RAW = "0000";
const PACKED = "0001";
const two = { width: 2, height: 1 } as const;

/** A section of layers with nothing but their number; the transparency is saved where it is negative. */
const layers = (count: number) => {
  const section = Buffer.alloc(8);
  section.writeUInt32BE(2, 0);
  section.writeInt16BE(count, 4);
  return section;
};

const floats = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeFloatBE(value, index * 4);
  return bytes.toString("hex");
};

const palette = Buffer.alloc(768);
palette.set([255, 0], 0);
palette.set([0, 128], 256);
palette.set([0, 255], 512);

describe("a Photoshop file", () => {
  it.each([
    ["RGB", { channels: 3, image: hex(`${RAW} ff00 0080 00ff`) }, "ff00000080ff"],
    [
      "RGB of 16 bits",
      { channels: 3, depth: 16, image: hex(`${RAW} ffff0000 00008080 0000ffff`) },
      "ff00000080ff",
    ],
    // Half of the light is a signal of 188.
    [
      "RGB of 32 bits",
      { channels: 3, depth: 32, image: hex(RAW + floats(1, 0, 0, 0.5, -1, 2)) },
      "ff000000bcff",
    ],
    [
      "packed RGB",
      { channels: 3, image: hex(`${PACKED} 0003 0002 0003 01ff00 ff80 01 00ff`) },
      "ff80000080ff",
    ],
    ["gray", { channels: 1, mode: 1, image: hex(`${RAW} 4080`) }, "404040808080"],
    [
      "a duotone",
      { channels: 1, mode: 8, colors: Buffer.alloc(20), image: hex(`${RAW} 4080`) },
      "404040808080",
    ],
    ["a bitmap", { channels: 1, mode: 0, depth: 1, image: hex(`${RAW} 40`) }, "ffffff000000"],
    ["indices", { channels: 1, mode: 2, colors: palette, image: hex(`${RAW} 0001`) }, "ff00000080ff"],
    ["RGB and a saved selection", { channels: 4, image: hex(`${RAW} ff00 0080 00ff 0000`) }, "ff00000080ff"],
    [
      "RGB and a saved selection beside a layer",
      { channels: 4, layers: layers(1), image: hex(`${RAW} ff00 0080 00ff 0000`) },
      "ff00000080ff",
    ],
  ])("of %s has its pixels", async (_, options, expected) => {
    expect(await pixelsOf(psdFile({ ...two, ...options }))).toBe(expected);
  });

  it("has the transparency of its layers, without the white behind them", async () => {
    // Red at half, which Photoshop saves as pink; and nothing, which it saves as white.
    const image = hex(`${RAW} ffff 7fff 7fff 80 00`);
    const file = psdFile({ ...two, channels: 4, layers: layers(-1), image });
    expect(await pixelsOf(file)).toBe("ff000080ffffff00");
  });

  it.each([
    ["gray", { channels: 2, mode: 1, image: hex(`${RAW} bfff 8000`) }, "80808080"],
    [
      "gray of 16 bits",
      { channels: 2, mode: 1, depth: 16, image: hex(`${RAW} bfffffff 80000000`) },
      "80808080",
    ],
    [
      "RGB of 16 bits",
      { channels: 4, depth: 16, image: hex(`${RAW} ffffffff 7fffffff 7fffffff 80000000`) },
      "ff000080",
    ],
    [
      "RGB of 32 bits",
      { channels: 4, depth: 32, image: hex(RAW + floats(1, 1, 1, 1, 1, 1, 0.5, 0)) },
      "ffffff80",
    ],
    ["CMYK", { channels: 5, mode: 4, image: hex(`${RAW} ffff ffff ffff ffff 8000`) }, "ffffff80"],
    ["Lab", { channels: 4, mode: 9, image: hex(`${RAW} ffff 8080 8080 8000`) }, "ffffff80"],
  ])("of %s has the transparency of its layers", async (_, options, first) => {
    const pixels = await pixelsOf(psdFile({ ...two, layers: layers(-1), ...options }));
    expect(pixels).toMatch(new RegExp(`^${first}......00$`));
  });

  it("has the transparent color of its indices", async () => {
    const resources = psdResource(1047, hex("0001"));
    const file = psdFile({
      ...two,
      channels: 1,
      mode: 2,
      colors: palette,
      resources,
      image: hex(`${RAW} 0001`),
    });
    expect(await pixelsOf(file)).toBe("ff0000ff0080ff00");
  });

  it("in CMYK is converted from ink", async () => {
    // No ink, and all of the black ink.
    const file = psdFile({ ...two, channels: 4, mode: 4, image: hex(`${RAW} ffff ffff ffff ff00`) });
    const pixels = await pixelsOf(file);
    expect(pixels.slice(0, 6)).toBe("ffffff");
    expect(Number.parseInt(pixels.slice(6, 8), 16)).toBeLessThan(60);
  });

  it("in Lab is converted to sRGB", async () => {
    // sRGB's red, green, and a gray (CIE 15 and ICC's D50 white).
    const file = psdFile({
      width: 3,
      height: 1,
      channels: 3,
      mode: 9,
      image: hex(`${RAW} 8ae088 d13180 c6d180`),
    });
    const [r1 = 0, g1 = 0, b1 = 0, r2 = 0, g2 = 0, b2 = 0, ...gray] = [...hex(await pixelsOf(file))];
    expect([r1 > 250, g1 < 20, b1 < 20]).toEqual([true, true, true]);
    expect([r2 < 20, g2 > 250, b2 < 20]).toEqual([true, true, true]);
    expect(Math.max(...gray) - Math.min(...gray)).toBeLessThan(2);
  });

  it("is converted from its profile, if that is one of its colors", async () => {
    const p3 = await sharp({ create: { width: 1, height: 1, channels: 3, background: "red" } })
      .withIccProfile("p3")
      .png()
      .toBuffer();
    const icc = (await sharp(p3).metadata()).icc ?? Buffer.alloc(0);
    const resources = psdResource(1039, icc);
    const image = hex(`${RAW} 4080 c080 4080`);
    const [red = 0] = hex(await pixelsOf(psdFile({ ...two, channels: 3, resources, image })));
    expect(red).toBeLessThan(0x30);
    const gray = psdFile({ ...two, channels: 1, mode: 1, resources, image: hex(`${RAW} 4080`) });
    expect(await pixelsOf(gray)).toBe("404040808080");
  });

  it("in the format for large files is read the same way", async () => {
    const file = psdFile({
      ...two,
      channels: 3,
      image: hex(`${PACKED} 00000003 00000002 00000003 01ff00 ff80 0100ff`),
    });
    const version2 = Buffer.concat([file.subarray(0, 34), Buffer.alloc(8), file.subarray(38)]);
    version2[5] = 2;
    expect(await pixelsOf(version2)).toBe("ff8000" + "0080ff");
  });

  it("without a merged picture is refused, because it would be white", async () => {
    const resources = psdResource(1057, hex("00000001 00"));
    const file = psdFile({ ...two, channels: 3, resources, image: hex(`${RAW} ffffffffffff`) });
    await expect(convert(file, { to: "png" })).rejects.toMatchObject({ code: "no_merged_picture" });
    const merged = psdResource(1057, hex("00000001 01"));
    expect(
      await pixelsOf(psdFile({ ...two, channels: 3, resources: merged, image: hex(`${RAW} ffff0000 0000`) })),
    ).toBe("ff0000ff0000");
  });

  it.each([
    ["several inks", { channels: 3, mode: 7 }, "cannot_convert"],
    [
      "a compression that Photoshop never uses here",
      { channels: 3, image: hex("0003 00") },
      "cannot_convert",
    ],
    ["more colors than channels", { channels: 2 }, "corrupt"],
    ["fewer bytes than pixels", { channels: 3, width: 5000, height: 5000 }, "corrupt"],
    ["a row that ends early", { channels: 3, image: hex(`${PACKED} 0001 0001 0001 05 05 05`) }, "corrupt"],
    [
      "rows that end after the file",
      { channels: 3, image: hex(`${PACKED} ffff 0001 0001 05 05 05`) },
      "corrupt",
    ],
  ])("with %s is refused", async (_, options, code) => {
    const file = psdFile({ ...two, image: hex(`${RAW} ffffffffffff`), ...options });
    await expect(convert(file, { to: "png" })).rejects.toMatchObject({ code });
  });

  it("whose sections claim to be huge is damaged", async () => {
    const whole = psdFile({ ...two, channels: 3, image: hex(`${RAW} ffffffffffff`) });
    for (const at of [26, 30, 34]) {
      const file = Buffer.from(whole);
      file.writeUInt32BE(0xffff_fff0, at);
      await expect(convert(file, { to: "png" })).rejects.toMatchObject({ code: "corrupt" });
    }
  });
});
