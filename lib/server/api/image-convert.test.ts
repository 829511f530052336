import sharp from "sharp";
import { afterEach, describe, expect, it } from "vitest";
import { failure } from "@/lib/contract/calls";
import { readIcon } from "@/lib/engine/fixtures/icons";
import { noise } from "@/lib/engine/fixtures/pictures";
import { animation, form, picture, post } from "@/lib/server/testing/forms";
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
    [{ format: "gif" }, "a.gif", "gif"],
    [{ format: "jpg" }, "a.jpg", "jpeg"],
    [{ format: "jpeg" }, "a.jpeg", "jpeg"],
    [{ format: " JPEG\n" }, "a.jpeg", "jpeg"],
    [{ format: "png" }, "a.png", "png"],
    [{ format: "avif" }, "a.avif", "heif"],
    [{ format: "tiff" }, "a.tiff", "tiff"],
    [{ target_format: "jpg" }, "a.jpg", "jpeg"],
    [{ format: "png", target_format: "jpg" }, "a.png", "png"],
  ])("of %j gives %s in the format %s", async (fields, convertedName, format) => {
    const [image] = await convert(fields as Record<string, string>);
    expect(image).toMatchObject({ originalName: "a.png", convertedName });
    const bytes = await fetchResult(server, image?.downloadUrl);
    expect(bytes.length).toBe(image?.size);
    expect(await sharp(bytes).metadata()).toMatchObject({ format, width: 24, height: 24 });
  });

  it("of ico gives an icon with the picture at its own size", async () => {
    const [image] = await convert({ format: "ico" });
    expect(image).toMatchObject({ convertedName: "a.ico" });
    const bytes = await fetchResult(server, image?.downloadUrl);
    expect((await readIcon(bytes)).map(({ side }) => side)).toEqual([16, 24]);
  });

  it("applies to every file of a batch, in order", async () => {
    const sizes = [40, 10, 30];
    const parts = await Promise.all(
      sizes.map(async (size) => ({ name: `${size}.jpg`, bytes: await picture("jpeg", size) })),
    );
    const images = await batch(POST, parts, { format: "webp" });
    expect(images.map(({ convertedName }) => convertedName)).toEqual(["40.webp", "10.webp", "30.webp"]);
  });
});

describe("an animation", () => {
  it.each(["webp", "gif"] as const)("keeps its frames in %s", async (format) => {
    const [image] = await convert({ format }, await animation(format === "gif" ? "webp" : "gif"), "moving");
    expect(image?.note).toBeUndefined();
    expect((await sharp(await fetchResult(server, image?.downloadUrl)).metadata()).pages).toBe(3);
  });

  it.each(["png", "jpg", "avif", "tiff"])("keeps only its first frame in %s, with a note", async (format) => {
    const [image] = await convert({ format }, await animation("gif", 4), "moving.gif");
    expect(image).toMatchObject({ frames: 4, note: "This animation has 4 frames; you get the first." });
  });
});

describe("the options", () => {
  const pagePng = { target_format: "jpg", quality: "85", auto_optimize: "true", preserve_metadata: "false" };

  it("of the PNG page are accepted, and the reply has the fields that the page reads", async () => {
    const bytes = await noise("png");
    const [image] = await convert({ ...pagePng, preset: "web" }, bytes);
    expect(image).toMatchObject({ convertedName: "a.jpg" });
    expect(image?.compressionRatio).toBeCloseTo((image?.size ?? 0) / bytes.length, 2);
  });

  it("default to a quality of 85", async () => {
    const bytes = await noise("png");
    const [byDefault, explicit] = await Promise.all(
      [undefined, "85"].map((quality) => result({ format: "jpg", ...(quality && { quality }) }, bytes)),
    );
    expect(byDefault?.length).toBe(explicit?.length);
  });

  it.each(["jpg", "webp", "avif"])("make a smaller %s at a lower quality", async (format) => {
    const bytes = await noise("png");
    const [low = 0, high = 0] = await Promise.all(
      ["10", "90"].map(async (quality) => (await result({ format, quality }, bytes)).length),
    );
    expect(low).toBeLessThan(high / 2);
  });

  it.each([
    ["web", "4:2:0"],
    ["print", "4:4:4"],
  ])("of preset %s give a JPEG with chroma subsampling %s", async (preset, chromaSubsampling) => {
    const bytes = await result({ format: "jpg", preset }, await noise("png"));
    expect(await sharp(bytes).metadata()).toMatchObject({ chromaSubsampling });
  });

  it.each(["jpg", "png", "webp"])("make a %s no larger with auto_optimize", async (format) => {
    const bytes = await noise("png");
    const [plain = 0, optimized = 0] = await Promise.all(
      ["false", "true"].map(
        async (optimize) => (await result({ format, auto_optimize: optimize }, bytes)).length,
      ),
    );
    expect(optimized).toBeLessThanOrEqual(plain);
  });

  it.each([
    ["true", "Pixmill's neighbour"],
    ["false", undefined],
  ])(
    "with preserve_metadata=%s keep the artist %s, and never the location",
    async (preserve_metadata, artist) => {
      const bytes = await sharp(await picture("jpeg"))
        .withExif({
          IFD0: { Artist: "Pixmill's neighbour" },
          IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" },
        })
        .jpeg()
        .toBuffer();
      const exifOf = async (file: Buffer) => (await sharp(file).metadata()).exif ?? Buffer.alloc(0);
      // 51/1 as two 32-bit numbers, in either byte order.
      const place = /3300000001000000|0000003300000001/;
      expect((await exifOf(bytes)).toString("hex")).toMatch(place);
      const exif = await exifOf(await result({ format: "jpg", preserve_metadata }, bytes));
      expect(exif.includes("Pixmill's neighbour") ? "Pixmill's neighbour" : undefined).toBe(artist);
      expect(exif.toString("hex")).not.toMatch(place);
    },
  );

  it.each([
    ["format", {}],
    ["format", { format: "" }],
    ["format", { format: "bmp" }],
    ["format", { format: "heic" }],
    ["target_format", { target_format: "exe" }],
    ["target_format", { format: "png", target_format: "exe" }],
    ["quality", { format: "jpg", quality: "0" }],
    ["quality", { format: "jpg", quality: "101" }],
    ["quality", { format: "jpg", quality: "best" }],
    ["preset", { format: "jpg", preset: "fax" }],
    ["svg_side", { format: "png", svg_side: "8193" }],
    ["svg_side", { format: "png", svg_side: "15" }],
    ["auto_optimize", { format: "jpg", auto_optimize: "1" }],
    ["preserve_metadata", { format: "jpg", preserve_metadata: "some" }],
  ])("are refused with the name %s: %j", async (name, fields) => {
    const data = form([{ name: "a.png", bytes: await picture("png") }], fields as Record<string, string>);
    const response = await POST(post(data));
    expect(response.status).toBe(400);
    const body = failure.parse(await response.json());
    expect(body).toMatchObject({ code: "bad_option", message: expect.stringContaining(`'${name}'`) });
  });
});
