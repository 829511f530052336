import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp, { type AvifOptions, type Sharp } from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { noisePicture } from "../../../fixtures/pictures";
import type { ImageJob, ImageOptions } from "../../../types";
import { withNclx } from "../../color/fixtures";
import { codingOfStill } from "../../containers/av1";
import { itemData } from "../../containers/bmff";
import { dav1dVersion } from "../../decoders";
import { openPicture } from "../../pipeline";
import { avif } from ".";
import { decodeWithDav1d, openDecoded } from "./dav1d";
import { readY4m, toRgb } from "./planes";

const limits = { megapixels: 100, frames: 1 };
/** Odd, so that the last column and row have half a chroma sample; just over the size from which dav1d is used. */
const [WIDTH, HEIGHT] = [1501, 1335];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "pixmill-dav1d-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function opened(bytes: Buffer) {
  const input = join(folder, "picture.avif");
  await writeFile(input, bytes);
  const job = { input, limits };
  return { job, source: await openPicture(job) };
}

const samplesOf = (pixels: Sharp): Promise<Buffer> => pixels.toColorspace("srgb").raw().toBuffer();

const noise = () => noisePicture(WIDTH, HEIGHT);
const effort = { quality: 60, effort: 0 } as const;
const written = (picture: Sharp, options: AvifOptions) => picture.avif({ ...effort, ...options }).toBuffer();

const readByDav1d: [string, () => Promise<Buffer>][] = [
  ["4:2:0 of 8 bits", () => written(noise(), { chromaSubsampling: "4:2:0" })],
  ["4:4:4 of 8 bits", () => written(noise(), { chromaSubsampling: "4:4:4" })],
  ["4:4:4 with alpha", () => written(noise().ensureAlpha(0.4), { chromaSubsampling: "4:4:4" })],
  ["an ICC profile", () => written(noise().withIccProfile("p3"), { chromaSubsampling: "4:2:0" })],
  ...[1, 9].map((matrix): [string, () => Promise<Buffer>] => [
    `matrix ${matrix} in its index`,
    async () =>
      withNclx(
        await written(noise().withIccProfile("srgb"), { chromaSubsampling: "4:2:0" }),
        { primaries: 1, transfer: 13 },
        matrix,
      ),
  ]),
];

const leftToLibheif: [string, () => Promise<Buffer>][] = [
  ["10 bits", () => written(noise(), { bitdepth: 10 })],
  ["4:2:0 with alpha", () => written(noise().ensureAlpha(0.4), { chromaSubsampling: "4:2:0" })],
  ["lossless, whose samples are RGB", () => written(noise(), { lossless: true })],
  ["less than two megapixels", () => written(noisePicture(400, 300), {})],
];

const version = await dav1dVersion();

describe.runIf(version || process.env.CI)(`dav1d ${version}`, () => {
  it.each(readByDav1d)("reads %s as libheif does, sample for sample", async (_, make) => {
    const { job, source } = await opened(await make());
    const decoded = await decodeWithDav1d(job, source);
    if (!decoded) throw new Error("left to libheif");
    const [ours, libheifs] = await Promise.all([openDecoded(decoded), sharp(job.input)].map(samplesOf));
    expect(ours?.equals(libheifs as Buffer)).toBe(true);
    expect(await readdir(folder)).toEqual(["picture.avif"]);
  });

  it.each(leftToLibheif)("is not asked for %s", async (_, make) => {
    const { job, source } = await opened(await make());
    expect(await decodeWithDav1d(job, source)).toBeUndefined();
  });

  it("leaves a damaged file to libheif, whose words say what is wrong", async () => {
    const whole = await written(noise(), {});
    const { job, source } = await opened(whole);
    await writeFile(job.input, whole.subarray(0, whole.length / 2));
    expect(await decodeWithDav1d(job, source)).toBeUndefined();
    await expect(avif.decode(job, source, false, (pixels) => pixels.raw().toBuffer())).rejects.toThrow();
  });
});

describe.runIf(version || process.env.CI)(`a large JPEG by dav1d ${version}`, () => {
  const large = () => noisePicture(2401, 1801);
  const plain = { chromaSubsampling: "4:2:0" } as const;

  async function transcoded(bytes: Buffer, options: ImageOptions = {}) {
    const { job, source } = await opened(bytes);
    const output = join(folder, "picture.jpg");
    const converted: ImageJob = { kind: "image", ...job, output, to: "jpg", options };
    const result = await avif.transcode?.(converted, source);
    return { result, converted, source };
  }

  it("shows what ours shows, in as many bytes, without metadata", async () => {
    const { result, converted, source } = await transcoded(
      await written(large().withExif({ IFD0: { Artist: "somebody" } }), plain),
    );
    const bytes = await readFile(converted.output);
    expect(result).toEqual({ width: 2401, height: 1801, size: bytes.length });
    expect(bytes.includes("somebody")).toBe(false);
    await avif.decode(converted, source, false, async (pixels) => {
      const ours = await pixels.jpeg({ quality: 85, optimizeCoding: false }).toBuffer();
      const [one, other] = await Promise.all([ours, bytes].map((file) => sharp(file).raw().toBuffer()));
      const difference = one?.reduce((sum, value, i) => sum + Math.abs(value - (other?.[i] ?? 0)), 0) ?? 0;
      expect(difference / (one?.length ?? 1)).toBeLessThan(0.5);
      expect(bytes.length / ours.length).toBeCloseTo(1, 2);
    });
    expect(await readdir(folder)).toEqual(["picture.avif", "picture.jpg"]);
    await rm(converted.output);
  });

  it.each<[string, () => Promise<Buffer>, ImageOptions?]>([
    ["a quality with all of its color", () => written(large(), plain), { quality: 90 }],
    ["the fewest bytes", () => written(large(), plain), { optimize: true }],
    ["a picture with alpha", () => written(large().ensureAlpha(0.4), { chromaSubsampling: "4:4:4" })],
    ["Display P3", () => written(large().withIccProfile("p3"), plain)],
    ["more than 8 bits", () => written(large(), { ...plain, bitdepth: 10 })],
    ["less than four megapixels", () => written(noise(), plain)],
  ])("is not asked for with %s", async (_, make, options) => {
    expect((await transcoded(await make(), options)).result).toBeUndefined();
  });
});

describe("the coding of a still picture's colors", () => {
  it("is read from its AV1 data", async () => {
    const codingOf = async (options: AvifOptions) =>
      codingOfStill(itemData(await noisePicture(64, 48).avif(options).toBuffer(), "av01")[0] as Uint8Array);
    expect(await codingOf({ chromaSubsampling: "4:2:0" })).toEqual({ matrix: 6, isFullRange: true });
    expect(await codingOf({ bitdepth: 12 })).toEqual({ matrix: 6, isFullRange: true });
    expect(await codingOf({ lossless: true })).toMatchObject({ matrix: 0 });
  });

  it("is unknown where the data is broken", () => {
    for (const bytes of [[], [0x0a], [0x0a, 0x01], [0x0a, 0x0b, 0x1c], [0x0a, 0xff, 0xff], [0x08, 0x1c]])
      expect(codingOfStill(Uint8Array.from(bytes))).toBeUndefined();
  });
});

describe("YUV4MPEG2", () => {
  const file = (head: string, ...samples: number[]) =>
    Buffer.concat([Buffer.from(`YUV4MPEG2 ${head}\nFRAME\n`), Buffer.from(samples)]);

  it("halves chroma across alone in 4:2:2", () => {
    const planes = readY4m(file("W2 H2 C422 XCOLORRANGE=FULL", 9, 9, 9, 9, 128, 128, 128, 255));
    expect(planes && [...(toRgb(planes, 6)?.data ?? [])].map((value) => value > 9)).toEqual(
      [false, true].flatMap((isRed) => Array(2).fill([isRed, false, false]).flat()),
    );
  });

  it.each([
    ["no file of its kind", Buffer.from("P6 1 1 255\n\n123")],
    ["gray", file("W1 H1 Cmono XCOLORRANGE=FULL", 1)],
    ["of more than 8 bits", file("W1 H1 C444p10 XCOLORRANGE=FULL", 1, 2, 3, 4, 5, 6)],
    ["of the narrow range", file("W1 H1 C444 XCOLORRANGE=LIMITED", 16, 128, 128)],
    ["cut off", file("W2 H2 C420jpeg XCOLORRANGE=FULL", 1, 2, 3, 4, 5)],
    ["without a size", file("C444 XCOLORRANGE=FULL", 1, 2, 3)],
    ["without a frame", Buffer.from("YUV4MPEG2 W1 H1 C444")],
  ])("is not read when it is %s", (_, bytes) => {
    expect(readY4m(bytes)).toBeUndefined();
  });
});
