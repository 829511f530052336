import { copyFile, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readJpegXl, withoutMetadata } from "../../containers/jpeg-xl";
import { djxlVersion } from "../../decoders";
import { decode } from "./decoder";
import { decodeWithDjxl } from "./djxl";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "pixmill-djxl-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Reads a fixture both ways: with djxl, as if it had so many extra channels, and with libvips. */
async function bothWays(name: string, extraChannels?: number) {
  const input = join(folder, "picture.jxl");
  await copyFile(new URL(`../../../fixtures/jxl/${name}.jxl`, import.meta.url), input);
  const file = await readFile(input);
  const picture = readJpegXl(file);
  const theirs = await decodeWithDjxl(input, { ...picture, ...(extraChannels && { extraChannels }) });
  return [theirs, await decode(withoutMetadata(file))] as const;
}

const version = await djxlVersion();

describe.runIf(version || process.env.CI)(`djxl ${version}`, () => {
  it.each([
    ["rgb", undefined],
    ["gray", undefined],
    ["turned", undefined],
    ["lossless", undefined],
    ["sixteen-bit", undefined],
    ["p3-profile", undefined],
    ["alpha", 2],
  ] as const)("reads %s as libvips does", async (name, extraChannels) => {
    const [theirs, ours] = await bothWays(name, extraChannels);
    const { data, icc, ...size } = ours;
    expect(theirs).toMatchObject(size);
    const step = data instanceof Uint16Array ? 257 : 1;
    const differences = Array.from(data, (sample, at) => Math.abs(sample - (theirs?.data[at] ?? -1)));
    expect(Math.max(...differences)).toBeLessThanOrEqual(2 * step);
    expect(await readdir(folder)).toEqual(["picture.jxl"]);
  });
});
