import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { bomb } from "../fixtures/bombs";
import { animation, noise, type PictureFormat, quadrants } from "../fixtures/pictures";
import { startEngine } from "../fixtures/start-engine";

// A bomb that is decoded would need ten times this cap, and would be answered `out_of_memory`.
const { convert } = startEngine({ memoryMb: 200 });

const formats: readonly PictureFormat[] = ["png", "jpg", "gif", "webp", "tiff", "avif"];

describe("pixels", () => {
  it.each(formats)("a small %s that declares 16000 x 16000 is refused by its header", async (format) => {
    const source = await bomb(format, { width: 16_000, height: 16_000 });
    expect(source.length).toBeLessThan(2000);
    await expect(convert(source, { to: "png" })).rejects.toMatchObject({
      code: "too_many_pixels",
      limit: 100,
    });
  });

  it("a HEIC is measured before it is cropped, because all of it has to be decoded", async () => {
    const bytes = await readFile(new URL("../fixtures/heic/grid-cropped.heic", import.meta.url));
    const at = (pixels: number) =>
      convert(bytes, { to: "jpg", limits: { megapixels: pixels / 1_000_000, frames: 1 } });
    await expect(at(151 * 101)).resolves.toMatchObject({ width: 131, height: 81 });
    await expect(at(151 * 101 - 1)).rejects.toMatchObject({ code: "too_many_pixels" });
  });

  it.each(formats)("a %s of exactly the limit passes, one row more does not", async (format) => {
    const limits = { megapixels: 0.01, frames: 1 };
    const fits = await convert(await quadrants(format, { width: 100, height: 100 }), { to: "jpg", limits });
    expect(fits).toMatchObject({ width: 100, height: 100 });
    const tooLarge = convert(await quadrants(format, { width: 100, height: 101 }), { to: "jpg", limits });
    await expect(tooLarge).rejects.toMatchObject({ code: "too_many_pixels", limit: 0.01 });
  });
});

describe("frames", () => {
  it.each(["gif", "webp"] as const)("an animated %s is measured with all its frames", async (format) => {
    const source = await animation(format, 5);
    const pixels = (64 * 48 * 5) / 1_000_000;
    await expect(
      convert(source, { to: "jpg", limits: { megapixels: pixels, frames: 5 } }),
    ).resolves.toBeDefined();
    await expect(
      convert(source, { to: "jpg", limits: { megapixels: pixels * 0.9, frames: 5 } }),
    ).rejects.toMatchObject({ code: "too_many_pixels" });
    await expect(
      convert(source, { to: "jpg", limits: { megapixels: 100, frames: 4 } }),
    ).rejects.toMatchObject({ code: "too_many_frames", limit: 4 });
  });

  it("pages of a TIFF after the first do not count: they are never read", async () => {
    const page = await quadrants("png");
    const pages = await sharp([page, page, page], { join: { animated: true } })
      .tiff()
      .toBuffer();
    expect(await convert(pages, { to: "jpg", limits: { megapixels: 0.004, frames: 1 } })).toMatchObject({
      frames: 3,
      height: 48,
    });
  });
});

describe("kinds", () => {
  const text = (content: string) => Buffer.from(content);

  it.each([
    ["HTML with a drawing in it", text("<!doctype html><body><svg width='9' height='9'></svg>")],
    ["XML", text('<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"/>')],
    ["gzip", Buffer.from("1f8b0800000000000003", "hex")],
    ["PDF", text("%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\n")],
    ["ZIP", text("PK\u0003\u0004\u0014\0\0\0\0\0\0\0\0\0\0\0")],
    ["HTML", text("<!doctype html><title>x</title><img src=x>")],
    ["text that begins like a BMP", text("BMW and Audi sell cars")],
    ["libvips' own format", Buffer.from("08f2a6b6000000400000003000000003", "hex")],
    ["plain text", text("just a few words, nothing else")],
    ["a file of one byte", text("x")],
  ])("%s is not a type we convert", async (_kind, bytes) => {
    await expect(convert(bytes, { to: "png" })).rejects.toMatchObject({ code: "unsupported_type" });
  });

  it("an empty file is reported as empty", async () => {
    await expect(convert(Buffer.alloc(0), { to: "png" })).rejects.toMatchObject({ code: "empty_file" });
  });

  it.each(["png", "bmp", "ico", "tga", "psd"] as const)(
    "a %s with nothing but a valid head is damaged, not unknown",
    async (format) => {
      const head = (await noise(format)).subarray(0, 18);
      await expect(convert(head, { to: "png" })).rejects.toMatchObject({ code: "corrupt" });
    },
  );
});
