import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { ConversionError } from "../../../../contract/errors";
import { encodeGif, framesOf } from "./encode";
import { blurredError, decodeAll, dice, digest, type Paint, paint } from "./fixtures";

const still = (width: number, height: number, color: Paint) =>
  encodeGif([paint(width, height, color)], { width, height });

/** A picture like a photo: gradients, a shadow, grain. */
const scene = (width: number, height: number) => {
  const roll = dice(7);
  return paint(width, height, (x, y) => {
    const light = 0.35 + 0.65 * Math.sin((x / width) * 3) * Math.cos((y / height) * 1.4);
    const grain = roll(9) - 4;
    const color = [250 * light, 210 * light * (y / height), 60 + 150 * (1 - x / width)] as const;
    const [r, g, b] = color.map((part) => Math.max(0, Math.min(255, Math.round(part + grain))));
    return [r ?? 0, g ?? 0, b ?? 0];
  });
};

describe("colors", () => {
  it.each([1, 2, 3, 4, 5, 16, 17, 128, 129, 255, 256])("%i colors are kept exactly", async (count) => {
    const frame = paint(64, 48, (x, y) => {
      const number = (y * 64 + x) % count;
      return [number, 255 - number, (number * 7) & 0xff];
    });
    const gif = await encodeGif([frame], { width: 64, height: 48 });
    expect(digest([await decodeAll(gif)])).toBe(digest([frame.data]));
  });

  it("255 colors and transparency are kept exactly", async () => {
    const frame = paint(64, 48, (x, y) => {
      const number = (y * 64 + x) % 256;
      return [number, number, 9, number === 77 ? 0 : 255];
    });
    const gif = await encodeGif([frame], { width: 64, height: 48 });
    expect(digest([await decodeAll(gif)])).toBe(digest([frame.data]));
  });

  it("a picture of many colors is closer to its source than sharp's GIF", async () => {
    const [width, height] = [480, 320];
    const { data } = scene(width, height);
    const source = () => sharp(data, { raw: { width, height, channels: 4 } });
    const ours = await encodeGif([{ data, channels: 4, delayMs: 0 }], { width, height });
    const theirs = await source().gif({ effort: 1 }).toBuffer();
    expect(await blurredError(source(), sharp(ours))).toBeLessThan(
      await blurredError(source(), sharp(theirs)),
    );
  });

  it("flat areas stay flat next to a gradient", async () => {
    const gif = await still(300, 200, (x, y) => (x < 200 ? [250, 251, 247] : [x % 256, y, (x * y) & 0xff]));
    const { channels } = await sharp(
      await sharp(gif).extract({ left: 0, top: 0, width: 200, height: 200 }).png().toBuffer(),
    ).stats();
    expect(channels.slice(0, 3).map(({ min, max }) => [min, max])).toEqual(
      [250, 251, 247].map((level) => [level, level]),
    );
  });

  it("encodes RGB like RGBA", async () => {
    const { data } = scene(90, 70);
    const rgb = await sharp(data, { raw: { width: 90, height: 70, channels: 4 } })
      .removeAlpha()
      .raw()
      .toBuffer();
    const options = { width: 90, height: 70 };
    const one = await encodeGif([{ data, channels: 4, delayMs: 0 }], options);
    const other = await encodeGif([{ data: rgb, channels: 3, delayMs: 0 }], options);
    expect(Buffer.compare(one, other)).toBe(0);
  });

  it("does not change its source", async () => {
    const frame = scene(50, 50);
    const before = digest([frame.data]);
    await encodeGif([frame], { width: 50, height: 50 });
    expect(digest([frame.data])).toBe(before);
  });
});

describe("transparency", () => {
  it("a soft shadow becomes a pattern as dense as it was opaque", async () => {
    const gif = await still(256, 64, (x) => [0, 0, 0, x]);
    for (const left of [32, 96, 160, 208]) {
      const part = await sharp(gif).extract({ left, top: 0, width: 16, height: 64 }).png().toBuffer();
      const alpha = (await sharp(part).stats()).channels[3]?.mean ?? 0;
      expect(Math.abs(alpha - (left + 7.5))).toBeLessThan(8);
    }
  });

  it("an antialiased edge is cut at half", async () => {
    const edge = [0, 0, 0, 100, 255, 255, 160, 0, 0];
    const pixels = await decodeAll(await still(9, 5, (x) => [200, 0, 0, edge[x] ?? 0]));
    expect(Array.from({ length: 9 }, (_, x) => pixels[x * 4 + 3])).toEqual([0, 0, 0, 0, 255, 255, 255, 0, 0]);
  });

  it("a fully transparent picture stays transparent", async () => {
    const { channels } = await sharp(await still(8, 8, () => [1, 2, 3, 0])).stats();
    expect(channels[3]?.max).toBe(0);
  });
});

describe("sizes", () => {
  it.each([
    [1, 1],
    [1, 7],
    [3, 1],
    [333, 77],
    [65535, 1],
    [1, 65535],
    [2001, 3],
  ])("%i x %i comes back, noise and all", async (width, height) => {
    const roll = dice(width + height);
    const frame = paint(width, height, () => [roll(6) * 51, roll(6) * 51, roll(6) * 51]);
    const gif = await encodeGif([frame], { width, height });
    expect(digest([await decodeAll(gif)])).toBe(digest([frame.data]));
  });

  it("a side of more than 65535 pixels is refused", async () => {
    const long = encodeGif([{ data: new Uint8Array(65536 * 3), channels: 3, delayMs: 0 }], {
      width: 65536,
      height: 1,
    });
    await expect(long).rejects.toMatchObject({ code: "cannot_convert" } satisfies Partial<ConversionError>);
  });

  it("random pictures survive a round trip", async () => {
    const roll = dice(1);
    for (let round = 0; round < 60; round += 1) {
      const [width, height, count, run] = [1 + roll(200), 1 + roll(120), 1 + roll(256), 1 + roll(40)];
      let number = 0;
      const frame = paint(width, height, () => {
        if (roll(run) === 0) number = roll(count);
        return [number, (number * 31) & 0xff, 3];
      });
      const gif = await encodeGif([frame], { width, height });
      expect(digest([await decodeAll(gif)]), `${width} x ${height}, ${count} colors`).toBe(
        digest([frame.data]),
      );
    }
  });
});

it("any sharp pipeline can be encoded", async () => {
  const gray = sharp({ create: { width: 20, height: 10, channels: 3, background: "#777" } }).toColorspace(
    "b-w",
  );
  const { frames, options } = await framesOf(sharp(await gray.png().toBuffer()));
  expect(await sharp(await encodeGif(frames, options)).metadata()).toMatchObject({ width: 20, height: 10 });
});
