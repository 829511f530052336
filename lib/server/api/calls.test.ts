import sharp from "sharp";
import { afterEach, describe, expect, it } from "vitest";
import { calls, failure } from "@/lib/contract/calls";
import { noise } from "@/lib/engine/fixtures/pictures";
import { form, type Part, picture, post } from "@/lib/server/testing/forms";
import { batch, fetchResult } from "@/lib/server/testing/replies";
import { testServer } from "@/lib/server/testing/server";

const server = testServer();
const jpgToPng = server.route("/api/jpg-to-png");
const pngToJpg = server.route("/png-to-jpg");
afterEach(async () => await expect.poll(() => server.scratch()).toEqual([]));

async function single(fields: Record<string, string>, part?: Partial<Part>) {
  const bytes = await picture("png", 24, "#00000000");
  return pngToJpg(post(form([{ name: "a.png", field: "image", bytes, ...part }], fields)));
}

const corner = async (bytes: Buffer) => [...(await sharp(bytes).raw().toBuffer()).subarray(0, 3)];

describe("POST /png-to-jpg", () => {
  it("replies as in the contract, and the download is the JPG", async () => {
    const response = await single({});
    expect(response.status).toBe(200);
    const reply = calls.pngToJpg.reply.parse(await response.json());
    expect(reply).toMatchObject({ success: true, originalName: "a.png", convertedName: "a.jpg" });
    expect(reply.downloadUrl).toMatch(/^\/api\/download\/[0-9a-f]{40}\/a\.jpg$/);
    const bytes = await fetchResult(server, reply.downloadUrl);
    expect(bytes.length).toBe(reply.fileSize);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 24, height: 24 });
  });

  it.each([
    [{ backgroundColor: "#ff0000" }, [254, 0, 0]],
    [{ backgroundColor: "#ff0000", removeTransparency: "false" }, [0, 0, 0]],
  ])("with %j fills transparent parts with %j", async (fields, color) => {
    const { downloadUrl } = calls.pngToJpg.reply.parse(await (await single(fields)).json());
    const pixel = await corner(await fetchResult(server, downloadUrl));
    pixel.forEach((value, i) => {
      expect(Math.abs(value - (color[i] ?? 0))).toBeLessThan(3);
    });
  });

  it("makes a smaller file at a lower quality", async () => {
    const bytes = await noise("png");
    const sizeAt = async (quality: string) =>
      calls.pngToJpg.reply.parse(await (await single({ quality }, { bytes })).json()).fileSize;
    expect(await sizeAt("10")).toBeLessThan((await sizeAt("100")) / 3);
  });

  it("answers with the error of its only file", async () => {
    const response = await single({}, { bytes: "no picture at all, but long enough" });
    expect(response.status).toBe(415);
    expect(failure.parse(await response.json())).toEqual({
      success: false,
      code: "unsupported_type",
      params: {},
      error: "This tool can't read what's in this file. Select another one.",
      message: "This tool can't read what's in this file. Select another one.",
    });
  });

  it("refuses a second file", async () => {
    const part = { name: "a.png", field: "image", bytes: await picture("png") };
    const response = await pngToJpg(post(form([part, part])));
    expect(response.status).toBe(413);
    expect(failure.parse(await response.json())).toMatchObject({
      code: "too_many_files",
      message: "Too many files at once. Select up to 1 and try again.",
    });
  });
});

describe("POST /api/jpg-to-png", () => {
  it("reports the error of a bad file in its place", async () => {
    const good = await picture("jpeg", 64);
    const images = await batch(jpgToPng, [
      { name: "first.jpg", bytes: good },
      { name: "cut.jpg", bytes: good.subarray(0, good.length / 2) },
      { name: "text.jpg", bytes: "just a few words, nothing else" },
      { name: "empty.jpg", bytes: "" },
      { name: "last.jpg", bytes: good },
    ]);
    expect(images.map(({ originalName, code }) => [originalName, code])).toEqual([
      ["first.jpg", undefined],
      ["cut.jpg", "corrupt"],
      ["text.jpg", "unsupported_type"],
      ["empty.jpg", "empty_file"],
      ["last.jpg", undefined],
    ]);
    expect(images[2]).toEqual({
      originalName: "text.jpg",
      code: "unsupported_type",
      params: {},
      error: "This tool can't read what's in this file. Select another one.",
    });
    await expect.poll(() => server.lastRequest()).toMatchObject({ status: 200, files: 5, failed: 3 });
    await fetchResult(server, images[4]?.downloadUrl);
  });

  it.each([
    ["of one kind", ["", ""], 422, "empty_file"],
    ["of different kinds", ["", "not a picture, not at all"], 422, "cannot_convert"],
  ])("fails if all files fail, with errors %s", async (_, contents, status, code) => {
    const before = await server.sessions();
    const response = await jpgToPng(post(form(contents.map((bytes, i) => ({ name: `${i}.jpg`, bytes })))));
    expect(response.status).toBe(status);
    const body = failure.parse(await response.json());
    expect(body.code).toBe(code);
    expect(body.details).toHaveLength(2);
    expect(body.details?.[0]).toBe("0.jpg: This file is empty. Select another one.");
    expect(await server.sessions()).toEqual(before);
  });
});

it.each([
  ["pngToJpg", "backgroundColor", { backgroundColor: "red" }],
  ["jpegToJpg", "outputFormat", { outputFormat: "png" }],
  ["imageConvert", "format", {}],
  ["imageConvert", "target_format", { format: "png", target_format: "exe" }],
  ["imageConvert", "quality", { format: "jpg", quality: "101" }],
  ["imageConvert", "preset", { format: "jpg", preset: "fax" }],
  ["imageConvert", "svg_side", { format: "png", svg_side: "15" }],
  ["resize", "width", {}],
  ["resize", "targetSize", { percent: "50", targetSize: "999" }],
  ["imageToPdf", "margin", { margin: "huge" }],
  ["imageToPdf", "turns", { turns: "45" }],
  ["imageToPdf", "turns", { turns: "" }],
  ["imageToPdf", "turns", { turns: "0,90" }],
  ["jpgToPdf", "turns", { turns: "-90" }],
  ["jpgToPdf", "turns", { turns: '{"__proto__":90}' }],
  ["jpgToPdf", "turns", { turns: "0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0" }],
  ["pdfToImages", "scale", { scale: "4" }],
  ["pdfToImages", "format", { format: "gif" }],
  ["compressPdf", "level", { level: "tiny" }],
  ["pdfToWord", "layout", { layout: "wide" }],
  ["ocrPdf", "language", { language: "tlh" }],
] as const)("%s refuses a wrong %s by its name: %j", async (id, name, fields) => {
  const { path, fileField } = calls[id];
  const file = { name: "a.png", field: fileField, bytes: await picture("png") };
  const response = await server.route(path)(post(form([file], { ...fields })));
  expect(response.status).toBe(400);
  expect(failure.parse(await response.json())).toMatchObject({
    code: "bad_option",
    message: `The option '${name}' has a value this tool doesn't accept. Reload the page and try again.`,
  });
});
