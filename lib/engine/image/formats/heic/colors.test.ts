import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { describe, expect, inject, it } from "vitest";
import { profileIn, withColorants } from "../../color/fixtures";
import { createHeicDecoder, decodeWhole } from "./decoder";
import { createHelpers, decodeTiles } from "./helpers";
import { createSession } from "./session";
import { newControl, planTiles, type TilePlan } from "./tiles";

const fixture = (name: string) =>
  Buffer.from(readFileSync(new URL(`../../../fixtures/heic/${name}.heic`, import.meta.url)));

const displayP3 = { primaries: 12, transfer: 13 };
const session = createSession();

const decoder = createHeicDecoder();
const helpers = createHelpers(1, new URL("./heic-worker.mjs", pathToFileURL(inject("engineEntry"))));

const planOf = (file: Uint8Array, convert?: typeof displayP3) =>
  session.withImage(file, (image) => planTiles(image, convert) as TilePlan);

const canvasFor = ({ placement: { width, height } }: TilePlan) =>
  new Uint8Array(new SharedArrayBuffer(width * height * 3));

async function byThisThread(file: Uint8Array, convert?: typeof displayP3): Promise<Uint8Array> {
  const plan = await planOf(file, convert);
  const output = canvasFor(plan);
  await session.withImage(file, (image) => decodeTiles(image, plan, file, output, undefined));
  return output;
}

async function byHelper(file: Uint8Array, convert: typeof displayP3): Promise<Uint8Array> {
  const plan = await planOf(file, convert);
  const output = canvasFor(plan);
  await helpers.join({ file, plan, control: newControl(), output });
  return output;
}

describe("a HEIC's colors", () => {
  it.each(["plain", "p3-icc", "p3-nclx"])("%s comes in sRGB", async (name) => {
    const { icc, nclx } = await decoder.decode(fixture(name));
    expect([icc, nclx]).toEqual([undefined, undefined]);
  });

  it("named only by the index are converted by the matrices of both spaces", async () => {
    const { data, width } = await decoder.decode(fixture("p3-nclx"));
    // (208, 40, 40) of Display P3; its green lies below sRGB's 0.
    for (const [channel, value] of [226, 0, 25].entries())
      expect(Math.abs((data[(16 * width + 16) * 3 + channel] as number) - value)).toBeLessThan(10);
  });

  it("of HDR are left as they are, with their code points", async () => {
    const file = fixture("p3-nclx");
    file.writeUInt16BE(16, file.indexOf("colrnclx") + 10);
    expect(await decoder.decode(file)).toMatchObject({ nclx: { primaries: 12, transfer: 16 } });
  });

  it("of another profile are left as they are, with the profile", async () => {
    const file = fixture("p3-icc");
    const profile = profileIn(file);
    withColorants(profile, { gXYZ: [0.20528, 0.62567, 0.06087] }).copy(file, file.indexOf(profile));
    const { icc } = await decoder.decode(file);
    expect(Buffer.from(icc ?? []).toString("latin1", 36, 40)).toBe("acsp");
  });

  it("are the same whichever thread converts them", async () => {
    const file = fixture("grid-rotated-90");
    const [coded, here, there] = [
      await byThisThread(file),
      await byThisThread(file, displayP3),
      await byHelper(file, displayP3),
    ];
    expect(Buffer.from(here).equals(coded)).toBe(false);
    expect(Buffer.from(there).equals(here)).toBe(true);
  });

  it("are the same tile by tile and in one piece", async () => {
    const file = fixture("grid-even-rotated-90");
    const whole = await session.withImage(file, (image) => decodeWhole(image, displayP3));
    expect(Buffer.from(whole.data).equals(await byThisThread(file, displayP3))).toBe(true);
  });

  it("keep the picture's alpha", async () => {
    const decode = (convert?: typeof displayP3) =>
      session.withImage(fixture("alpha"), (image) => decodeWhole(image, convert).data);
    const [coded, converted] = [await decode(), await decode(displayP3)];
    expect(Buffer.from(converted).equals(coded)).toBe(false);
    expect(converted.every((value, at) => at % 4 < 3 || value === coded[at])).toBe(true);
  });
});
