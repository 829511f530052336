import sharp from "sharp";
import { afterEach, describe, expect, it } from "vitest";
import { calls } from "@/lib/contract/calls";
import { heic, picture } from "@/lib/server/testing/forms";
import { batch, fetchResult } from "@/lib/server/testing/replies";
import { testServer } from "@/lib/server/testing/server";

const server = testServer();
afterEach(async () => await expect.poll(() => server.scratch()).toEqual([]));

const originals = {
  heic,
  jpg: () => picture("jpeg"),
  webp: () => picture("webp"),
  avif: () => picture("avif"),
};

describe.each([
  { from: "heic", to: "png", path: calls.heicToPng.path },
  { from: "heic", to: "jpg", path: calls.heicToJpg.path },
  { from: "jpg", to: "png", path: calls.jpgToPng.path },
  { from: "jpg", to: "jpeg", path: calls.jpgToJpeg.path },
  { from: "webp", to: "png", path: calls.webpToPng.path },
  { from: "webp", to: "jpg", path: calls.webpToJpg.path },
  { from: "avif", to: "png", path: calls.avifToPng.path },
  { from: "avif", to: "jpg", path: calls.avifToJpg.path },
] as const)("$from to $to", ({ from, to, path }) => {
  const POST = server.route(path);
  const format = to === "png" ? "png" : "jpeg";

  it("converts one file", async () => {
    const bytes = await originals[from]();
    const { width, height } = await sharp(bytes).metadata();
    const [image, none] = await batch(POST, [{ name: `photo.${from}`, bytes }]);
    expect(none).toBeUndefined();
    expect(image).toMatchObject({ originalName: `photo.${from}`, convertedName: `photo.${to}` });
    expect(image?.note).toBeUndefined();
    const result = await fetchResult(server, image?.downloadUrl);
    expect(result.length).toBe(image?.size);
    expect(image?.compressionRatio).toBeCloseTo(result.length / bytes.length, 2);
    expect(await sharp(result).metadata()).toMatchObject({ format, width, height });
    await sharp(result).raw().toBuffer();
  });
});

const jpgToPng = server.route(calls.jpgToPng.path);

it("converts files by their content, whatever their names", async () => {
  const images = await batch(jpgToPng, [
    { name: "写真.jpg", bytes: await picture("jpeg", 30) },
    { name: "写真.jpg", bytes: await picture("png", 20) },
    { name: "no ending", bytes: await picture("webp", 10) },
  ]);
  expect(images.map(({ convertedName }) => convertedName)).toEqual([
    "写真.png",
    "写真 (2).png",
    "no ending.png",
  ]);
  const results = await Promise.all(images.map(({ downloadUrl }) => fetchResult(server, downloadUrl)));
  const found = await Promise.all(results.map((bytes) => sharp(bytes).metadata()));
  expect(found.map(({ format, width }) => [format, width])).toEqual(
    [30, 20, 10].map((size) => ["png", size]),
  );
});
