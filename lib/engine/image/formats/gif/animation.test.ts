import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { dice } from "../../../fixtures/pictures";
import { encodeGif } from "./encode";
import { decodeAll, digest, paint } from "./fixtures";
import type { GifFrame } from "./types";

const size = { width: 40, height: 30 };
const every = { pages: -1 };

/** A red square that moves over transparency, or over blue. */
const moving = (solid: boolean): GifFrame[] =>
  Array.from({ length: 6 }, (_, frame) =>
    paint(40, 30, (x, y) => {
      const inside = x >= frame * 5 && x < frame * 5 + 10 && y >= 8 && y < 20;
      return inside ? [255, 0, 0] : [0, 0, 255, solid ? 255 : 0];
    }),
  );

const seen = (frames: readonly GifFrame[]) => digest(frames.map(({ data }) => data));

describe("frames", () => {
  it.each([
    ["over blue", true],
    ["over nothing, which has to come back", false],
  ])("a square moves %s", async (_, solid) => {
    const frames = moving(solid);
    expect(digest([await decodeAll(encodeGif(frames, size))])).toBe(seen(frames));
  });

  it("random changes survive a round trip", async () => {
    for (let seed = 1; seed <= 25; seed += 1) {
      const roll = dice(seed);
      const [width, height] = [1 + roll(30), 1 + roll(30)];
      let last = paint(width, height, () => [roll(4) * 80, 0, roll(4) * 80, roll(3) ? 255 : 0]);
      const frames = [last];
      for (let more = roll(6); more > 0; more -= 1) {
        const data = last.data.slice();
        for (let pixel = 0; pixel < width * height; pixel += 1)
          if (roll(8) === 0) data.set([roll(4) * 80, 0, roll(200), roll(3) ? 255 : 0], pixel * 4);
        last = { data, channels: 4, delayMs: 50 };
        frames.push(last);
      }
      const gif = encodeGif(frames, { width, height });
      expect(digest([await decodeAll(gif)]), `seed ${seed}`).toBe(seen(frames));
    }
  });

  it("each frame may have 256 colors of its own", async () => {
    const frames = [0, 1, 2].map((frame) => paint(32, 24, (x, y) => [(y * 32 + x) % 256, frame * 100, 50]));
    expect(digest([await decodeAll(encodeGif(frames, { width: 32, height: 24 }))])).toBe(seen(frames));
  });

  it("pixels that do not change are stored once", async () => {
    const roll = dice(3);
    const still = paint(160, 120, () => [roll(256), roll(256), roll(256)]);
    const data = still.data.slice();
    data.fill(255, 0, 400);
    const options = { width: 160, height: 120 };
    const one = encodeGif([still], options);
    const two = encodeGif([still, { ...still, data }], options);
    expect(two.length - one.length).toBeLessThan(1200);
    const pixels = await decodeAll(two);
    const bottom = [60, 180].map((y) => pixels.subarray(y * 640, (y + 60) * 640));
    expect(digest(bottom.slice(0, 1))).toBe(digest(bottom.slice(1)));
  });

  it("a few changed pixels in a large picture are kept", async () => {
    const [width, height] = [1500, 1000];
    const before = new Uint8Array(width * height * 3).fill(40);
    const data = before.slice();
    for (let dot = 0; dot < 400; dot += 1) data.set([dot & 0xff, dot >> 1, 255 - (dot >> 2)], dot * 3601 * 3);
    const frames = [before, data].map((pixels) => ({ data: pixels, channels: 3 as const, delayMs: 50 }));
    const pixels = await decodeAll(encodeGif(frames, { width, height }));
    const dots = Array.from({ length: 400 }, (_, dot) => (width * height + dot * 3601) * 4);
    const errors = dots.map((at, dot) => Math.abs((pixels[at] ?? 0) - (dot & 0xff)));
    expect(Math.max(...errors)).toBeLessThan(12);
  });

  it("a frame equal to the one before is still a frame", async () => {
    const [first] = moving(true);
    const gif = first && encodeGif([first, first, first], size);
    expect((await sharp(gif, every).metadata()).pages).toBe(3);
  });
});

describe("time", () => {
  const timed = async (delays: number[], loop?: number) => {
    const frames = delays.map((delayMs, at) => paint(4, 4, () => [at, 0, 0], delayMs));
    return sharp(
      encodeGif(frames, { width: 4, height: 4, ...(loop !== undefined && { loop }) }),
      every,
    ).metadata();
  };

  it.each([0, 1, 2, 7, 65535])("a loop of %i survives", async (loop) => {
    expect((await timed([100, 100], loop)).loop).toBe(loop);
  });

  it.each([
    ["stay what they are", [100, 20, 0, 10, 3000, 150], [100, 20, 0, 10, 3000, 150]],
    ["last as long together as they did", [33, 33, 33, 33, 33, 33], [30, 40, 30, 30, 40, 30]],
    ["are not cut to what browsers slow down", [12, 16, 16, 14], [20, 20, 20, 20]],
  ])("delays %s", async (_, before, after) => {
    const { delay = [] } = await timed(before);
    expect(delay).toHaveLength(after.length);
    expect(Math.abs(delay.reduce((a, b) => a + b, 0) - after.reduce((a, b) => a + b, 0))).toBeLessThanOrEqual(
      10,
    );
    expect(delay.every((value, at) => Math.abs(value - (after[at] ?? 0)) <= 10)).toBe(true);
  });
});
