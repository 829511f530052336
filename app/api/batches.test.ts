import sharp from "sharp";
import { afterEach, describe, expect, it } from "vitest";
import { failure } from "@/lib/contract/calls";
import { notes } from "@/lib/contract/notes";
import { animation, form, heic, picture, post } from "@/lib/server/testing/forms";
import { batch, fetchResult } from "@/lib/server/testing/replies";
import { testServer } from "@/lib/server/testing/server";
import * as avifToJpg from "./avif-to-jpg/route";
import * as avifToPng from "./avif-to-png/route";
import * as heicToJpg from "./heic-to-jpg/route";
import * as heicToPng from "./heic-to-png/route";
import * as jpgToJpeg from "./Jpg-to-jpeg/route";
import * as jpgToPng from "./jpg-to-png/route";
import * as webpToJpg from "./webp-to-jpg/route";
import * as webpToPng from "./webp-to-png/route";

const server = testServer();
afterEach(async () => expect(await server.scratch()).toEqual([]));

const originals = {
  heic,
  jpg: () => picture("jpeg"),
  webp: () => picture("webp"),
  avif: () => picture("avif"),
};

describe.each([
  { from: "heic", to: "png", route: heicToPng },
  { from: "heic", to: "jpg", route: heicToJpg },
  { from: "jpg", to: "png", route: jpgToPng },
  { from: "jpg", to: "jpeg", route: jpgToJpeg },
  { from: "webp", to: "png", route: webpToPng },
  { from: "webp", to: "jpg", route: webpToJpg },
  { from: "avif", to: "png", route: avifToPng },
  { from: "avif", to: "jpg", route: avifToJpg },
] as const)("$from to $to", ({ from, to, route: { GET, POST } }) => {
  const format = to === "png" ? "png" : "jpeg";

  it("converts one file", async () => {
    const bytes = await originals[from]();
    const { width, height } = await sharp(bytes).metadata();
    const [image, none] = await batch(POST, [{ name: `photo.${from}`, bytes }]);
    expect(none).toBeUndefined();
    expect(image).toMatchObject({ originalName: `photo.${from}`, convertedName: `photo.${to}` });
    expect(image?.note).toBeUndefined();
    const result = await fetchResult(image?.downloadUrl);
    expect(result.length).toBe(image?.size);
    expect(image?.compressionRatio).toBeCloseTo(result.length / bytes.length, 2);
    expect(await sharp(result).metadata()).toMatchObject({ format, width, height });
    await sharp(result).raw().toBuffer();
  });

  it("converts three, of whatever kind their names claim, around one that is bad", async () => {
    const images = await batch(POST, [
      { name: `写真.${from}`, bytes: await picture("jpeg", 30) },
      { name: `bad.${from}`, bytes: "certainly not a picture" },
      { name: `写真.${from}`, bytes: await picture("png", 20) },
      { name: "no ending", bytes: await picture("webp", 10) },
    ]);
    expect(images.map(({ convertedName, code }) => convertedName ?? code)).toEqual([
      `写真.${to}`,
      "unsupported_type",
      `写真 (2).${to}`,
      `no ending.${to}`,
    ]);
    const good = images.filter(({ error }) => !error);
    const results = await Promise.all(good.map(({ downloadUrl }) => fetchResult(downloadUrl)));
    const found = await Promise.all(results.map((bytes) => sharp(bytes).metadata()));
    expect(found.map((one) => [one.format, one.width])).toEqual([30, 20, 10].map((size) => [format, size]));
  });

  it("says that an animation's first frame is all there is", async () => {
    const [image] = await batch(POST, [{ name: `moving.${from}`, bytes: await animation("gif", 3) }]);
    expect(image).toMatchObject({ frames: 3, note: notes.firstFrame(3) });
    expect(await sharp(await fetchResult(image?.downloadUrl)).metadata()).toMatchObject({
      width: 24,
      height: 24,
    });
  });

  it("fails as a whole when all fail, and leaves nothing", async () => {
    const before = await server.sessions();
    const response = await POST(post(form([1, 2].map((i) => ({ name: `${i}.${from}`, bytes: "" })))));
    expect(response.status).toBe(422);
    const { code, details } = failure.parse(await response.json());
    expect(code).toBe("empty_file");
    expect(details).toEqual([1, 2].map((i) => `${i}.${from}: This file is empty.`));
    expect(await server.sessions()).toEqual(before);
  });

  it("tells who comes by GET how it is called", async () => {
    const response = await GET(new Request("http://localhost/api"));
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("POST");
    expect(failure.parse(await response.json()).code).toBe("method_not_allowed");
  });
});
