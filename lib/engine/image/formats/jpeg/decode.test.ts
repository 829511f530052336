import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { startEngine } from "../../../fixtures/start-engine";

const { convert } = startEngine();

/** Makes a gray progressive JPEG of 16 megapixels that repeats its last scan. */
async function inPasses(more: number): Promise<Buffer> {
  const flat = sharp({ create: { width: 4000, height: 4000, channels: 3, background: "#888" } });
  const file = await flat.toColorspace("b-w").jpeg({ progressive: true }).toBuffer();
  const last = file.lastIndexOf(Buffer.from([0xff, 0xda]));
  const scan = file.subarray(last, -2);
  return Buffer.concat([file.subarray(0, last), ...Array<Buffer>(more).fill(scan), file.subarray(-2)]);
}

describe("a JPEG stored in passes", () => {
  it.each([
    ["converted", { to: "png" }],
    ["compressed", { kind: "compress" }],
    ["rewritten", { kind: "lossless" }],
  ] as const)("is refused before it is %s if there are a thousand", async (_, how) => {
    await expect(convert(await inPasses(1000), how)).rejects.toMatchObject({ code: "too_many_passes" });
  });

  it("is converted if there are a few more than usual", async () => {
    await expect(convert(await inPasses(1), { to: "jpg" })).resolves.toMatchObject({ width: 4000 });
  });
});
