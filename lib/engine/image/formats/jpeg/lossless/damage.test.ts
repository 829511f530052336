import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { ConversionError } from "../../../../../contract/errors";
import { noisePicture, type Orientation, orientations } from "../../../../fixtures/pictures";
import { longRun, unusual } from "./fixtures";
import { rewriteJpeg } from "./index";

/** Always the same numbers below `limit` (Numerical Recipes' linear congruential generator). */
function randomNumbers(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/** Some bytes changed, and often the end cut off. */
function damaged(bytes: Uint8Array, seed: number): Uint8Array {
  const random = randomNumbers(seed);
  const copy = Uint8Array.from(bytes);
  for (let flips = 1 + random(4); flips > 0; flips -= 1) copy[random(copy.length)] = random(256);
  return random(3) === 0 ? copy.subarray(0, random(copy.length)) : copy;
}

function outcome(bytes: Uint8Array, orientation: Orientation): string {
  try {
    return rewriteJpeg(bytes, { orientation, keepIcc: true }) ? "done" : "null";
  } catch (error) {
    return error instanceof ConversionError ? error.code : String(error);
  }
}

const picture = () => noisePicture(64, 32).withMetadata({ orientation: 6 });
const sources: Record<string, () => Promise<Uint8Array>> = {
  sequential: () => picture().jpeg().toBuffer(),
  progressive: () => picture().jpeg({ progressive: true }).toBuffer(),
  ...Object.fromEntries(
    Object.entries(unusual).map(([name, text]) => [name, async () => Buffer.from(text, "base64")]),
  ),
};

describe("damaged bytes", () => {
  it.each(Object.keys(sources))("of a %s JPEG soon end in a picture, null or 'corrupt'", async (name) => {
    const bytes = (await sources[name]?.()) ?? new Uint8Array(0);
    for (let seed = 0; seed < 300; seed += 1) {
      const orientation = orientations[seed % orientations.length] ?? 1;
      expect(["done", "null", "corrupt"]).toContain(outcome(damaged(bytes, seed), orientation));
    }
  });

  it("cut anywhere in its data never give half a picture", async () => {
    for (const name of ["sequential", "progressive"]) {
      const bytes = (await sources[name]?.()) ?? new Uint8Array(0);
      for (let less = 4; less < bytes.length; less += 7) {
        expect(["null", "corrupt"]).toContain(outcome(bytes.subarray(0, bytes.length - less), 6));
      }
    }
  });
});

describe("what libjpeg does not mind", () => {
  const rewrite = (bytes: Uint8Array) => rewriteJpeg(bytes, { orientation: 6, keepIcc: false });
  const withRestarts = Buffer.from(unusual["4:2:0 with restart markers"], "base64");
  const ended = Buffer.from([0xff, 0xd9]);
  const open = withRestarts.subarray(0, -2);
  // Two rows of MCUs, a restart marker between them: the next one is RST1.
  const oddities: Record<string, Uint8Array> = {
    "a restart marker behind the last MCU": Buffer.concat([open, Buffer.from([0xff, 0xd1]), ended]),
    "half a marker at the end": withRestarts.subarray(0, -1),
    "no end": open,
  };

  it.each(Object.keys(oddities))("is turned, but not called exact: %s", (name) => {
    const turned = rewrite(oddities[name] as Uint8Array);
    expect(turned?.bytes).toEqual(rewrite(withRestarts)?.bytes);
    expect([turned?.isExact, rewrite(withRestarts)?.isExact]).toEqual([false, true]);
  });

  it("is turned, but not called exact: a run of zeros beyond its block", async () => {
    const bytes = longRun();
    const turned = rewrite(bytes);
    expect(turned?.isExact).toBe(false);
    expect(await sharp(turned?.bytes).raw().toBuffer()).toEqual(await sharp(bytes).raw().toBuffer());
  });
});
