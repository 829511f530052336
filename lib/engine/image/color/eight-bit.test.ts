import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { toTiff } from "../raster/tiff-carrier";
import { eightBitMap } from "./eight-bit";
import { appleP3 } from "./fixtures";
import { toSdr } from "./to-sdr";

/** Every 5th level of each channel: 52³ colors. */
const LEVELS = 52;
const gradient = Uint8Array.from({ length: LEVELS ** 3 * 3 }, (_, at) => {
  const pixel = Math.floor(at / 3);
  return 5 * (Math.floor(pixel / LEVELS ** (at % 3)) % LEVELS);
});
const shape = { width: LEVELS ** 2, height: LEVELS, channels: 3 as const };

const mapped = (cicp: { primaries: number; transfer: number }) => {
  const samples = Uint8Array.from(gradient);
  eightBitMap(cicp)(samples, 3);
  return samples;
};

const mostOff = (a: Uint8Array, b: Uint8Array) =>
  a.reduce((most, value, at) => Math.max(most, Math.abs(value - (b[at] as number))), 0);

describe("8 bits to sRGB", () => {
  it.each([12, 9, 11, 8, 22, 4, 1])("matches toSdr for primaries %i", (primaries) => {
    for (const transfer of [13, 4, 8]) {
      const cicp = { primaries, transfer };
      const { data } = toSdr({ ...shape, data: gradient }, cicp);
      // Display P3's blue is rounded to a sixteenth of a step before it is to a level.
      expect(mostOff(mapped(cicp), data), `transfer ${transfer}`).toBeLessThanOrEqual(
        primaries === 12 ? 1 : 0,
      );
    }
  });

  it("matches lcms for Display P3, within a level or two", async () => {
    const file = toTiff({ ...shape, data: gradient }, await appleP3());
    const seen = await sharp(file).toColorspace("srgb").raw().toBuffer();
    expect(mostOff(mapped({ primaries: 12, transfer: 13 }), seen)).toBeLessThanOrEqual(2);
  });

  it("leaves grays and alpha unchanged", () => {
    const ramp = Uint8Array.from({ length: 256 * 4 }, (_, at) => (at % 4 < 3 ? at >> 2 : 255 - (at >> 2)));
    const samples = Uint8Array.from(ramp);
    eightBitMap({ primaries: 12, transfer: 13 })(samples, 4);
    expect(samples).toEqual(ramp);
  });
});
