import sharp from "sharp";
import { afterEach, describe, expect, it } from "vitest";
import { noise } from "@/lib/engine/fixtures/pictures";
import { animation, picture } from "@/lib/server/testing/forms";
import { batch, fetchResult } from "@/lib/server/testing/replies";
import { testServer } from "@/lib/server/testing/server";

const server = testServer();
const POST = server.route("/api/image/convert");
afterEach(async () => await expect.poll(() => server.scratch()).toEqual([]));

const convert = async (fields: Record<string, string>, bytes?: Uint8Array, name = "a.png") =>
  batch(POST, [{ name, bytes: bytes ?? (await picture("png")) }], fields);

async function result(fields: Record<string, string>, bytes?: Uint8Array) {
  const [image] = await convert(fields, bytes);
  return fetchResult(server, image?.downloadUrl);
}

describe("the target format", () => {
  it.each([
    [{ format: "webp" }, "a.webp", "webp"],
    [{ format: " JPEG\n" }, "a.jpeg", "jpeg"],
    [{ target_format: "jpg" }, "a.jpg", "jpeg"],
    [{ format: "png", target_format: "jpg" }, "a.png", "png"],
  ])("of %j gives %s in the format %s", async (fields, convertedName, format) => {
    const [image] = await convert(fields as Record<string, string>);
    expect(image).toMatchObject({ originalName: "a.png", convertedName });
    const bytes = await fetchResult(server, image?.downloadUrl);
    expect(bytes.length).toBe(image?.size);
    expect(await sharp(bytes).metadata()).toMatchObject({ format, width: 24, height: 24 });
  });

  it("keeps the frames of an animation, or only the first, with a note", async () => {
    const moving = await animation("gif", 4);
    const [webp, png] = [
      ...(await convert({ format: "webp" }, moving)),
      ...(await convert({ format: "png" }, moving)),
    ];
    expect(webp?.note).toBeUndefined();
    expect((await sharp(await fetchResult(server, webp?.downloadUrl)).metadata()).pages).toBe(4);
    expect(png).toMatchObject({
      frames: 4,
      note: "This animation has 4 frames; you get the first.",
      notes: [{ code: "first_frame", params: { n: 4 } }],
    });
  });
});

describe("the options", () => {
  it.each([
    ["quality", "10", "jpg", () => noise("png")],
    ["auto_optimize", "true", "png", () => picture("png", 1000)],
  ])("%s=%s makes a smaller %s than the defaults", async (name, value, format, original) => {
    const bytes = await original();
    const byDefault = await result({ format }, bytes);
    expect((await result({ format, [name]: value }, bytes)).length).toBeLessThan(byDefault.length);
  });

  it.each([
    ["web", "4:2:0"],
    ["print", "4:4:4"],
  ])("of preset %s give a JPEG with chroma subsampling %s", async (preset, chromaSubsampling) => {
    const bytes = await result({ format: "jpg", preset }, await noise("png"));
    expect(await sharp(bytes).metadata()).toMatchObject({ chromaSubsampling });
  });

  it.each([
    ["true", true],
    ["false", false],
  ])("with preserve_metadata=%s keep the artist: %s", async (preserve_metadata, kept) => {
    const bytes = await sharp(await picture("jpeg"))
      .withExif({ IFD0: { Artist: "Pixmill's neighbour" } })
      .jpeg()
      .toBuffer();
    const { exif = Buffer.alloc(0) } = await sharp(
      await result({ format: "jpg", preserve_metadata }, bytes),
    ).metadata();
    expect(exif.includes("Pixmill's neighbour")).toBe(kept);
  });

  it("svg_side says how large a drawing becomes", async () => {
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="5"/>');
    const bytes = await result({ format: "png", svg_side: "200" }, drawing);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 200, height: 100 });
  });
});
