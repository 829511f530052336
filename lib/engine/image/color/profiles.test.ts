import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { describe, expect, it } from "vitest";
import { pixelAt, pixelDigest, write } from "../../fixtures/pictures";
import { startEngine } from "../../fixtures/start-engine";
import { profileOf, withColorants } from "./fixtures";

const { convert } = startEngine();

/** Levels a channel may differ after a way through profiles and JPEG. */
const TOLERANCE = 4;

/** Colorants of Adobe RGB (1998), adapted to D50, as XYZ. */
const adobeRgb = {
  rXYZ: [0.60974, 0.31111, 0.01947],
  gXYZ: [0.20528, 0.62567, 0.06087],
  bXYZ: [0.14919, 0.06322, 0.74457],
};

type Rgb = readonly [number, number, number];

const patch = ([r, g, b]: Rgb): Sharp =>
  sharp({ create: { width: 32, height: 32, channels: 3, background: { r, g, b } } });

async function expectColor(bytes: Uint8Array, wanted: Rgb, tolerance = TOLERANCE) {
  const seen = await pixelAt(bytes, 16, 16);
  const off = Math.max(...seen.map((value, channel) => Math.abs(value - (wanted[channel] ?? 0))));
  expect(off, `${seen} instead of ${wanted}`).toBeLessThanOrEqual(tolerance);
}

const colors: readonly Rgb[] = [
  [200, 60, 40],
  [40, 160, 90],
  [70, 90, 140],
  [128, 128, 128],
];

describe("profiles", () => {
  const written = colors.flatMap((color) =>
    (["jpg", "png", "webp", "tiff"] as const).map((as) => [as, color] as const),
  );

  it.each(written)("a %s in Display P3 shows its color (%s) in sRGB", async (as, color) => {
    const source = await write(patch(color).withIccProfile("p3"), as);
    // The stored numbers are others, or this would prove nothing.
    if (color[0] !== color[1]) expect((await sharp(source).metadata()).icc).toBeDefined();
    const { bytes } = await convert(source, { to: "png" });
    await expectColor(bytes, color);
    expect((await sharp(bytes).metadata()).hasProfile).toBe(false);
  });

  it.each(colors)("a JPEG in Adobe RGB shows (%s, %s, %s) in sRGB", async (...color) => {
    const folder = await mkdtemp(join(tmpdir(), "pixmill-icc-"));
    const path = join(folder, "adobe.icc");
    await writeFile(path, withColorants(await profileOf("p3"), adobeRgb));
    const source = await patch(color).withIccProfile(path).jpeg({ quality: 95 }).toBuffer();
    await rm(folder, { recursive: true });
    const stored = await sharp(source, { ignoreIcc: true }).raw().toBuffer();
    // A green of sRGB needs far less of Adobe RGB's, or the profile was not used.
    if (color[1] === 160) expect(Math.abs((stored[0] ?? 0) - color[0])).toBeGreaterThan(20);
    await expectColor((await convert(source, { to: "png" })).bytes, color);
  });

  it.each(["jpg", "png"] as const)("a %s with a broken profile converts as if it had none", async (as) => {
    const source = await write(patch([200, 60, 40]).withIccProfile("srgb"), as);
    const { icc } = await sharp(source).metadata();
    if (!icc) throw new Error("no profile was written");
    await expectColor((await convert(breakProfile(source, as), { to: "png" })).bytes, [200, 60, 40]);
  });
});

/** Overwrites the profile's inside, where a JPEG carries it as it is; a PNG's deflated one is cut off by its first byte. */
function breakProfile(bytes: Buffer, as: "jpg" | "png"): Buffer {
  const broken = Buffer.from(bytes);
  if (as === "jpg")
    return broken.fill(0x5a, broken.indexOf("ICC_PROFILE") + 14, broken.indexOf("ICC_PROFILE") + 300);
  const at = broken.indexOf("iCCP");
  const end = at + 4 + broken.readUInt32BE(at - 4);
  broken.fill(0x5a, at + 20, end);
  return broken;
}

describe("depth", () => {
  const deep = (space: "rgb16" | "grey16") =>
    sharp(
      Uint16Array.from({ length: 256 * 3 }, (_, index) => Math.floor(index / 3) * 257),
      {
        raw: { width: 256, height: 1, channels: 3 },
      },
    )
      .toColorspace(space)
      .png()
      .toBuffer();

  it("a 16-bit PNG becomes an 8-bit JPEG", async () => {
    const { bytes } = await convert(await deep("rgb16"), { to: "jpg", options: { quality: 100 } });
    expect(await sharp(bytes).metadata()).toMatchObject({ depth: "uchar", format: "jpeg" });
    expect((await pixelAt(bytes, 200, 0))[0]).toBeGreaterThan(195);
  });

  it.each(["rgb16", "grey16"] as const)(
    "a 16-bit PNG (%s) converted to PNG keeps every bit",
    async (space) => {
      const source = await deep(space);
      const { bytes } = await convert(source, { to: "png" });
      expect(await sharp(bytes).metadata()).toMatchObject({ depth: "ushort", space });
      expect(await pixelDigest(bytes)).toBe(await pixelDigest(source));
    },
  );
});

describe("gray", () => {
  it.each(["jpg", "png"] as const)("a gray picture stays gray and one channel as %s", async (to) => {
    const source = await patch([120, 120, 120]).toColorspace("b-w").png().toBuffer();
    const { bytes } = await convert(source, { to });
    expect(await sharp(bytes).metadata()).toMatchObject({ space: "b-w", channels: 1 });
    await expectColor(bytes, [120, 120, 120], 1);
  });
});
