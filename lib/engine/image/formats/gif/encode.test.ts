import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { dice } from "../../../fixtures/pictures";
import { toReference, visibleBands } from "../../compress/visible-error";
import { decodeLike, openRaster } from "../../raster/raster";
import { encodeGif } from "./encode";
import { decodeAll, digest, type Paint, paint } from "./fixtures";

const still = (width: number, height: number, color: Paint) =>
  encodeGif([paint(width, height, color)], { width, height });

describe("colors", () => {
  it.each([1, 2, 3, 4, 5, 16, 17, 128, 129, 255, 256])("%i colors are kept exactly", async (count) => {
    const frame = paint(64, 48, (x, y) => {
      const number = (y * 64 + x) % count;
      return [number, 255 - number, (number * 7) & 0xff];
    });
    const gif = encodeGif([frame], { width: 64, height: 48 });
    expect(digest([await decodeAll(gif)])).toBe(digest([frame.data]));
  });

  it("255 colors and transparency are kept exactly", async () => {
    const frame = paint(64, 48, (x, y) => {
      const number = (y * 64 + x) % 256;
      return [number, number, 9, number === 77 ? 0 : 255];
    });
    const gif = encodeGif([frame], { width: 64, height: 48 });
    expect(digest([await decodeAll(gif)])).toBe(digest([frame.data]));
  });

  it("a picture of many colors has fewer bands than sharp's GIF", async () => {
    const frame = paint(480, 320, (x, y) => [x / 2, (y * 3) / 4, 128 + 90 * Math.sin((x + y) / 60)]);
    const raster = { data: frame.data, width: 480, height: 320, channels: 4 };
    const bandsOf = async (gif: Uint8Array) =>
      visibleBands(toReference(raster), await decodeLike(raster, gif));
    const theirs = await openRaster(raster).gif({ effort: 1 }).toBuffer();
    expect(await bandsOf(encodeGif([frame], raster))).toBeLessThan(await bandsOf(theirs));
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
});

describe("sizes", () => {
  it.each([
    [1, 1],
    [333, 77],
    [65535, 1],
    [1, 65535],
  ])("%i x %i comes back, noise and all", async (width, height) => {
    const roll = dice(width + height);
    const frame = paint(width, height, () => [roll(6) * 51, roll(6) * 51, roll(6) * 51]);
    const gif = encodeGif([frame], { width, height });
    expect(digest([await decodeAll(gif)])).toBe(digest([frame.data]));
  });

  it("a side of more than 65535 pixels is refused", () => {
    const frame = { data: new Uint8Array(65536 * 3), channels: 3, delayMs: 0 } as const;
    expect(() => encodeGif([frame], { width: 65536, height: 1 })).toThrow("cannot_convert");
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
      const gif = encodeGif([frame], { width, height });
      expect(digest([await decodeAll(gif)]), `${width} x ${height}, ${count} colors`).toBe(
        digest([frame.data]),
      );
    }
  });
});
