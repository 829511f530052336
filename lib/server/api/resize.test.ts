import sharp from "sharp";
import { afterEach, describe, expect, it } from "vitest";
import { calls, failure } from "@/lib/contract/calls";
import { noisePicture } from "@/lib/engine/fixtures/pictures";
import { form, heic, picture, post } from "@/lib/server/testing/forms";
import { batch, fetchResult } from "@/lib/server/testing/replies";
import { testServer } from "@/lib/server/testing/server";

const server = testServer();
const POST = server.route(calls.resize.path);
afterEach(async () => await expect.poll(() => server.scratch()).toEqual([]));

const photo = (width = 240, height = 160) => noisePicture(width, height).jpeg().toBuffer();

describe("POST /api/resize", () => {
  it("replies with pixels, resolution, bytes and a link for each file, in order", async () => {
    const [first, second] = await batch(
      POST,
      [
        { name: "one.jpeg", bytes: await photo(2000, 1500) },
        { name: "two.jpeg", bytes: await photo(600, 900) },
      ],
      { preset: "photo-4x6", fit: "cover" },
    );
    expect(first).toMatchObject({
      originalName: "one.jpeg",
      convertedName: "one.jpg",
      width: 1800,
      height: 1200,
      dpi: 300,
    });
    expect(first?.note).toBeUndefined();
    expect(second).toMatchObject({
      width: 600,
      height: 900,
      dpi: 150,
      notes: [{ code: "not_enlarged", params: {} }],
    });
    const bytes = await fetchResult(server, first?.downloadUrl);
    expect(bytes.length).toBe(first?.size);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1800, height: 1200, density: 300 });
  });

  it.each([
    ["tiff", () => picture("tiff"), "a.tiff"],
    ["heic, which becomes a JPG", heic, "a.jpg"],
  ])("keeps the format of a %s, whatever the file's name", async (_format, made, convertedName) => {
    const [image] = await batch(POST, [{ name: "a.bin", bytes: await made() }], { percent: "50" });
    expect(image).toMatchObject({ originalName: "a.bin", convertedName });
    await sharp(await fetchResult(server, image?.downloadUrl))
      .raw()
      .toBuffer();
  });

  it("keeps each result below a number of bytes", async () => {
    const files = [
      { name: "a.jpg", bytes: await photo(600, 400) },
      { name: "b.png", bytes: await photo(60, 40) },
    ];
    const images = await batch(POST, files, { percent: "50", targetSize: "15000" });
    expect(images.map(({ width }) => width)).toEqual([300, 30]);
    for (const { size, downloadUrl } of images) {
      expect(size).toBeLessThanOrEqual(15_000);
      expect((await fetchResult(server, downloadUrl)).length).toBe(size);
    }
  });

  it("crops each file where its own field says", async () => {
    const { data, info } = await sharp(await photo())
      .raw()
      .toBuffer({ resolveWithObject: true });
    // The left half is black.
    for (let at = 0; at < data.length; at += 1) if (Math.floor(at / 3) % 240 < 120) data[at] = 0;
    const bytes = await sharp(data, { raw: { ...info, channels: 3 } })
      .png()
      .toBuffer();
    const images = await batch(
      POST,
      ["left.png", "right.png"].map((name) => ({ name, bytes })),
      {
        width: "40",
        height: "80",
        fit: "cover",
        crop: "0.0 50.0 100,100.0 50.0 100",
      },
    );
    const means = await Promise.all(
      images.map(async ({ downloadUrl }) => {
        const { channels } = await sharp(await fetchResult(server, downloadUrl)).stats();
        return channels[0]?.mean ?? 0;
      }),
    );
    expect(means[0]).toBe(0);
    expect(means[1]).toBeGreaterThan(60);
  });

  it("gives files of one name different names, and a bad file its error", async () => {
    const images = await batch(
      POST,
      [
        { name: "a.jpg", bytes: await photo() },
        { name: "a.png", bytes: await picture("png") },
        { name: "bad.png", bytes: "certainly not a picture" },
      ],
      { longest: "20" },
    );
    expect(images.map(({ convertedName, code }) => convertedName ?? code)).toEqual([
      "a.jpg",
      "a (2).png",
      "unsupported_type",
    ]);
  });

  it("refuses a result of too many pixels, in words", async () => {
    const response = await POST(
      post(form([{ name: "a.png", bytes: await picture("png") }], { width: "20000", enlarge: "true" })),
    );
    expect(response.status).toBe(422);
    expect(failure.parse(await response.json())).toMatchObject({
      code: "result_too_large",
      message: "The result would have more than 100 megapixels, the most we can make. Choose a smaller size.",
    });
  });
});
