import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { describe, expect, inject, it } from "vitest";
import { ConversionError } from "../../../../contract/errors";
import scene from "../../../fixtures/heic/scene.json";
import { createHeicDecoder, decodeWhole, type HeicPixels } from "./decoder";
import { createHelpers } from "./helpers";
import { createSession } from "./session";

const small = { width: 96, height: 64 };
const large = { width: 151, height: 101 };

/** Fixtures that heif-enc coded of the scene in `scene.json`; those turned, cropped or of tiles have boxes of our own. */
const fixture = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../../fixtures/heic/${name}.heic`, import.meta.url)));

const upright = [
  ["plain", small],
  ["odd-size", large],
  ["ten-bit", small],
  ["twelve-bit", small],
  ["p3-icc", small],
  ["second-is-primary", small],
  ["alpha", small],
  ["alpha-premultiplied", small],
  ["rotated-then-mirrored", small],
  ["grid", large],
  ["grid-rotated-90", large],
  ["grid-rotated-180", large],
  ["grid-rotated-270", large],
  ["grid-mirrored-top-bottom", large],
  ["grid-mirrored-left-right", large],
  ["grid-rotated-then-mirrored", large],
  ["grid-mirrored-then-rotated", large],
  ["grid-even-rotated-90", { width: 150, height: 102 }],
] as const;

/** Codec noise; a mistake in a matrix or a bit depth is far larger. */
const TOLERANCE = 10;

/** Each cell of the scene: its center and its corners 4 pixels off the edge, against the color painted there. */
function expectScene({ data, width, height, channels }: HeicPixels): void {
  for (const [row, cells] of scene.rows.entries())
    for (const [column, [red, green, blue, alpha = 255]] of cells.entries()) {
      const left = Math.ceil((column * width) / 3) + 4;
      const right = Math.ceil(((column + 1) * width) / 3) - 5;
      const top = Math.ceil((row * height) / 2) + 4;
      const bottom = Math.ceil(((row + 1) * height) / 2) - 5;
      for (const x of [left, (left + right) >> 1, right])
        for (const y of [top, (top + bottom) >> 1, bottom]) {
          const at = (y * width + x) * channels;
          const where = `${x}, ${y}`;
          if (channels === 4)
            expect(Math.abs((data[at + 3] as number) - alpha), where).toBeLessThan(TOLERANCE);
          if (channels === 4 && alpha === 0) continue;
          for (const [channel, value] of [red, green, blue].entries())
            expect(Math.abs((data[at + channel] as number) - (value as number)), where).toBeLessThan(
              TOLERANCE,
            );
        }
    }
}

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: unknown) => (error instanceof ConversionError ? error.code : error),
  );

/** A helper that is bundled with the engine. */
const workerUrl = new URL("./heic-worker.mjs", pathToFileURL(inject("engineEntry")));
const alone = createHeicDecoder();
const helped = createHeicDecoder(createHelpers(2, workerUrl));

describe("a HEIC file", () => {
  it.each(upright)("%s is upright and has its colors", async (name, size) => {
    expect(await alone.probe(fixture(name))).toMatchObject(size);
    const pixels = await alone.decode(fixture(name));
    expect(pixels).toMatchObject(size);
    expect(pixels.data.length).toBe(size.width * size.height * pixels.channels);
    expectScene(pixels);
    pixels.release();
  });

  it.each(upright)("%s is the same with helper threads", async (name) => {
    const [one, many] = [await alone.decode(fixture(name)), await helped.decode(fixture(name))];
    expect(Buffer.from(many.data).equals(Buffer.from(one.data))).toBe(true);
    one.release();
    many.release();
  });

  it.each(["grid", "grid-even-rotated-90"])("%s is the same as libheif's own composition", async (name) => {
    const pixels = await alone.decode(fixture(name));
    const whole = await createSession().withImage(fixture(name), decodeWhole);
    expect(Buffer.from(pixels.data).equals(Buffer.from(whole.data))).toBe(true);
    pixels.release();
  });

  it("cropped by a clean aperture shows the middle", async () => {
    const pixels = await alone.decode(fixture("grid-cropped"));
    expect(pixels).toMatchObject({ width: 131, height: 81, channels: 3 });
    // 10 pixels are gone on each side, so the border of the first two cells moves from 50 to 40.
    expect([...pixels.data.subarray(34 * 3, 35 * 3)].map((value) => value > 128)).toEqual([
      true,
      false,
      false,
    ]);
    expect([...pixels.data.subarray(47 * 3, 48 * 3)].map((value) => value > 128)).toEqual([
      false,
      true,
      false,
    ]);
  });

  it("without color becomes gray RGB", async () => {
    const { data, channels } = await alone.decode(fixture("grey"));
    expect(channels).toBe(3);
    expect(data.every((value, index) => value === data[index - (index % 3)])).toBe(true);
  });

  it.each([
    ["plain", { hasAlpha: false, bitDepth: 8, images: 1 }],
    ["alpha", { hasAlpha: true, bitDepth: 8, images: 1 }],
    ["ten-bit", { hasAlpha: false, bitDepth: 10, images: 1 }],
    ["twelve-bit", { hasAlpha: false, bitDepth: 12, images: 1 }],
    ["second-is-primary", { hasAlpha: false, bitDepth: 8, images: 2 }],
    ["grid-rotated-90", { hasAlpha: false, bitDepth: 8, images: 1 }],
  ])("%s is described before it is decoded", async (name, info) => {
    expect(await alone.probe(fixture(name))).toMatchObject(info);
  });
});

describe("a damaged file", () => {
  const cut = ["plain", "alpha", "grid"].flatMap((name) =>
    [0, 7, 40, 0.3, 0.6, 0.9, -1].map((end) => [name, end] as const),
  );

  it.each(cut)("%s cut off at %d is corrupt", async (name, end) => {
    const whole = fixture(name);
    const bytes = whole.subarray(0, Number.isInteger(end) ? end : whole.length * end);
    expect(await codeOf(alone.probe(bytes))).toBe("corrupt");
    expect(await codeOf(helped.decode(bytes))).toBe("corrupt");
  });

  it.each(["plain", "alpha", "grid"])("%s with zeros where data should be is corrupt", async (name) => {
    const bytes = fixture(name);
    const start = Buffer.from(bytes).indexOf("mdat") + 4;
    bytes.fill(0, start + (bytes.length - start) / 2, start + (bytes.length - start) / 2 + 12);
    expect(await codeOf(alone.decode(bytes))).toBe("corrupt");
    expect(await codeOf(helped.decode(bytes))).toBe("corrupt");
  });

  it.each([
    ["plain", 96, 640],
    ["plain", 64, 32],
    ["grid", 151, 300],
  ])("%s with a wrong height is corrupt", async (name, from, to) => {
    const bytes = Buffer.from(fixture(name));
    for (let at = bytes.indexOf("ispe"); at > 0; at = bytes.indexOf("ispe", at + 1))
      for (const field of [at + 8, at + 12])
        if (bytes.readUInt32BE(field) === from) bytes.writeUInt32BE(to, field);
    expect(await codeOf(alone.decode(bytes))).toBe("corrupt");
  });

  it("is told apart from an intact one with a codec we do not have", async () => {
    const avif = await sharp({ create: { ...small, channels: 3, background: "red" } })
      .avif()
      .toBuffer();
    const bytes = Buffer.from(avif.toString("latin1").replaceAll("avif", "mif1"), "latin1");
    expect(await codeOf(alone.decode(bytes))).toBe("cannot_convert");
  });

  it("may end in what a phone appended", async () => {
    const bytes = Buffer.concat([fixture("grid"), Buffer.from("SEFTtrailer of a phone")]);
    expect(await codeOf(alone.decode(bytes))).toBe("done");
  });
});

describe("the decoder", () => {
  it("keeps no memory from one picture to the next", async () => {
    const session = createSession();
    const decodeAll = async () => {
      for (const [name] of upright) await session.withImage(fixture(name), decodeWhole);
      await codeOf(session.withImage(fixture("grid").fill(0, 1200, 1220), decodeWhole));
    };
    await decodeAll();
    const before = session.memory();
    for (let round = 0; round < 8; round++) await decodeAll();
    expect(session.memory()).toBe(before);
  });

  it("restarts after a trap", async () => {
    const session = createSession();
    const trap = () => {
      throw new WebAssembly.RuntimeError("unreachable");
    };
    expect(await codeOf(session.withImage(fixture("plain"), trap))).toBe("corrupt");
    expect(session.memory()).toBe(0);
    expect(await session.withImage(fixture("plain"), decodeWhole)).toMatchObject(small);
  });

  it("works without a helper that cannot start", async () => {
    const decoder = createHeicDecoder(createHelpers(1, new URL("file:///nowhere/heic-worker.mjs")));
    expectScene(await decoder.decode(fixture("grid")));
  });

  it("returns pixels that stay unchanged when the next picture comes before their release", async () => {
    const first = await alone.decode(fixture("grid"));
    const second = await alone.decode(fixture("grid-even-rotated-90"));
    expectScene(first);
    expectScene(second);
    first.release();
    second.release();
  });
});
