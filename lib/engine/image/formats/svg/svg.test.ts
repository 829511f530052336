import { writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { startEngine } from "../../../fixtures/start-engine";

const { convert, place, pool } = startEngine();

const XMLNS = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const draw = (attributes: string, content = '<rect width="50%" height="100%" fill="red"/>', before = "") =>
  Buffer.from(`${before}<svg ${XMLNS} ${attributes}>${content}</svg>`);

const toPng = (svg: Buffer) => convert(svg, { to: "png" });

/** Red, green, blue and alpha of a pixel, by its place in the picture from 0 to 1. */
async function colorAt(bytes: Buffer, u: number, v: number): Promise<number[]> {
  const { data, info } = await sharp(bytes)
    .toColorspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (Math.floor(v * info.height) * info.width + Math.floor(u * info.width)) * 4;
  return [...data.subarray(at, at + 4)];
}

/** How many pixels show anything. */
async function painted(bytes: Buffer): Promise<number> {
  const alpha = await sharp(bytes).ensureAlpha().extractChannel("alpha").raw().toBuffer();
  return alpha.filter((value) => value > 0).length;
}

const red = [255, 0, 0, 255];
const clear = [0, 0, 0, 0];

describe("a drawing with filters", () => {
  const grown = (times: number, name = "a") => {
    const effect = `<feMorphology operator="dilate" result="${name}" radius="10"/>`.repeat(times);
    const filter = `<filter id="f" x="0" y="0" width="1" height="1">${effect}</filter>`;
    return `${filter}<rect width="100%" height="100%" fill="red" filter="url(#f)"/>`;
  };

  it.each(["a", "a>b"])("that would take minutes is refused before it is drawn: %s", async (name) => {
    const slow = toPng(draw('width="4000" height="4000"', grown(6, name)));
    await expect(slow).rejects.toMatchObject({ code: "too_complex" });
  });

  it("is drawn where it takes no longer than others", async () => {
    const { bytes } = await convert(draw('width="200" height="200"', grown(1)), { to: "png", svgSide: 300 });
    expect(await colorAt(bytes, 0.5, 0.5)).toEqual(red);
  });
});

describe("the size of a drawing", () => {
  it.each([
    ["its width and height", 'width="1600" height="900"', 1600, 900],
    ["its view box", 'viewBox="0 0 1200 600"', 1200, 600],
    ["its width, and the proportions of its view box", 'width="2000" viewBox="0 0 10 5"', 2000, 1000],
    ["its view box where it fills the page", 'width="100%" height="100%" viewBox="0 0 1200 600"', 1200, 600],
    ["inches, of 96 pixels", 'width="20in" height="10in"', 1920, 960],
    ["millimeters", 'width="508mm" height="254mm" viewBox="0 0 2 1"', 1920, 960],
    ["a style", 'style="width:1500px;height:750px" viewBox="0 0 10 5"', 1500, 750],
    ["1024 pixels at least", 'viewBox="0 0 24 18"', 1024, 768],
    ["1024 pixels at least, in small proportions", 'viewBox="0 0 3 1"', 1024, 341],
    ["4096 pixels at most", 'viewBox="0 0 1000000 500000"', 4096, 2048],
    ["4096 pixels at most, without a view box", 'width="20000" height="10000"', 4096, 2048],
  ])("is %s", async (_, attributes, width, height) => {
    const { bytes, ...result } = await toPng(draw(attributes));
    expect(result).toMatchObject({ from: "svg", width, height, frames: 1 });
    expect(await colorAt(bytes, 0.25, 0.5)).toEqual(red);
    expect(await colorAt(bytes, 0.48, 0.98)).toEqual(red);
    expect(await colorAt(bytes, 0.52, 0.5)).toEqual(clear);
  });

  it("is 300 x 150 where it says nothing, as in browsers", async () => {
    const { bytes, width, height } = await toPng(
      draw("", '<rect x="30" width="1000" height="150" fill="red"/>'),
    );
    expect([width, height]).toEqual([1024, 512]);
    expect(await colorAt(bytes, 0.09, 0.5)).toEqual(clear);
    expect(await colorAt(bytes, 0.11, 0.5)).toEqual(red);
  });

  it.each([
    [16, 16, 8],
    [512, 512, 256],
    [8192, 8192, 4096],
  ])("is %i pixels on the longer side where that is chosen", async (svgSide, width, height) => {
    const { bytes, ...result } = await convert(draw('viewBox="0 0 24 12"'), { to: "png", svgSide });
    expect(result).toMatchObject({ width, height });
    expect(await colorAt(bytes, 0.48, 0.5)).toEqual(red);
    expect(await colorAt(bytes, 0.52, 0.5)).toEqual(clear);
  });

  it("is large enough for a resized picture, which stays sharp", async () => {
    const resizing = { to: { by: "longest", longest: 3000 }, fit: "inside", enlarge: false } as const;
    const { bytes, ...result } = await convert(draw('viewBox="0 0 24 12"'), {
      kind: "resize",
      to: "png",
      resizing,
      options: {},
    });
    expect(result).toMatchObject({ width: 3000, height: 1500, resized: { limited: false } });
    const { data, info } = await sharp(bytes)
      .extractChannel("alpha")
      .raw()
      .toBuffer({ resolveWithObject: true });
    const soft = data.subarray(0, info.width).filter((alpha) => alpha > 8 && alpha < 247);
    expect(soft.length).toBeLessThan(6);
  });

  it("does not change what points are to pixels", async () => {
    const { bytes } = await toPng(
      draw('width="96" height="48"', '<rect width="36pt" height="48" fill="red"/>'),
    );
    expect(await colorAt(bytes, 0.48, 0.5)).toEqual(red);
    expect(await colorAt(bytes, 0.52, 0.5)).toEqual(clear);
  });
});

describe("an SVG", () => {
  it("is transparent where nothing is drawn, and white there as JPG", async () => {
    const { bytes } = await convert(draw('viewBox="0 0 2 1"'), { to: "jpg" });
    expect(await colorAt(bytes, 0.75, 0.5)).toEqual([255, 255, 255, 255]);
  });

  it("in gzip is read, and nothing else in gzip is", async () => {
    expect(await toPng(gzipSync(draw('viewBox="0 0 2 1"')))).toMatchObject({ from: "svg", width: 1024 });
    await expect(toPng(gzipSync("just words"))).rejects.toMatchObject({ code: "unsupported_type" });
    await expect(toPng(gzipSync(Buffer.alloc(200_000_000, 32)))).rejects.toMatchObject({
      code: "unsupported_type",
    });
  });

  it("in UTF-16 is read", async () => {
    const text = `<?xml version="1.0" encoding="UTF-16"?>${draw('viewBox="0 0 2 1"')}`;
    const { bytes } = await toPng(Buffer.concat([Buffer.from("fffe", "hex"), Buffer.from(text, "utf16le")]));
    expect(await colorAt(bytes, 0.25, 0.5)).toEqual(red);
  });

  it("may have declarations, comments and a prefix before and in its root", async () => {
    const before = '<?xml version="1.0"?><!-- <svg> --><!DOCTYPE svg [<!ENTITY color "red">]>';
    const content = '<s:rect width="50%" height="100%" fill="&color;"/>';
    const { bytes } = await toPng(
      Buffer.from(
        `${before}<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox='0 0 2 1' data-a=" width='7' >">${content}</s:svg>`,
      ),
    );
    expect(await colorAt(bytes, 0.25, 0.5)).toEqual(red);
  });

  it.each([
    ["Latin", "Pixmill"],
    ["Cyrillic", "Привет"],
    ["Chinese", "漢字"],
    ["Korean", "한국어"],
  ])("has its %s text drawn", async (_, text) => {
    const content = `<text x="10" y="80" font-size="60" font-family="No Such Font">${text}</text>`;
    expect(await painted((await toPng(draw('viewBox="0 0 400 100"', content))).bytes)).toBeGreaterThan(5000);
  });

  it("loads no file: no picture, style sheet, entity or part of another drawing", async () => {
    const { input } = await place(draw('width="9" height="9"', '<rect id="r" width="9" height="9"/>'));
    const picture = join(dirname(input), "seen.png");
    await writeFile(
      picture,
      await sharp({ create: { width: 9, height: 9, channels: 3, background: "red" } })
        .png()
        .toBuffer(),
    );
    const nested = draw('width="9" height="9"', `<image href="file://${picture}" width="9" height="9"/>`);
    const drawings = [
      `<image href="file://${picture}" width="9" height="9"/>`,
      `<image xlink:href="${picture}" width="9" height="9"/>`,
      '<image href="https://127.0.0.1:9/x.png" width="9" height="9"/>',
      `<image href="data:image/svg+xml;base64,${nested.toString("base64")}" width="9" height="9"/>`,
      `<use href="file://${input}#r"/>`,
      `<filter id="f"><feImage href="file://${picture}"/></filter><rect width="9" height="9" filter="url(#f)"/>`,
      `<style>@import url("file://${input}");</style>`,
      `<i:include xmlns:i="http://www.w3.org/2001/XInclude" href="file://${input}"/>`,
      "<script>document.documentElement.remove()</script>",
    ];
    for (const content of drawings)
      expect(await painted((await toPng(draw('width="9" height="9"', content))).bytes), content).toBe(0);
    // What stands in the file itself is drawn.
    const own = `<image href="data:image/png;base64,${(await sharp(picture).png().toBuffer()).toString("base64")}" width="9" height="9"/>`;
    expect(await painted((await toPng(draw('width="9" height="9"', own))).bytes)).toBe(1024 * 1024);
    for (const entity of [
      `<!ENTITY e SYSTEM "file://${input}">`,
      `<!ENTITY % e SYSTEM "file://${input}"> %e;`,
    ]) {
      const file = draw('width="9" height="9"', "<text>&e;</text>", `<!DOCTYPE svg [${entity}]>`);
      await expect(toPng(file)).rejects.toMatchObject({ code: "corrupt" });
    }
  });

  it("of more than 20 MB is refused", async () => {
    const padded = draw('width="9" height="9"', `<!--${" ".repeat(20 * 1024 * 1024)}-->`);
    await expect(toPng(padded)).rejects.toMatchObject({ code: "cannot_convert" });
  });

  it("goes into a PDF beside others, which are drawn at the same time", async () => {
    const drawings = Array.from({ length: 4 }, () => draw('viewBox="0 0 2 1"'));
    const placed = await Promise.all(drawings.map(place));
    const { output } = await place(Buffer.alloc(0));
    const job = {
      kind: "pdf-write",
      maxPages: 500,
      inputs: placed.map(({ input }) => input),
      output,
      limits: { megapixels: 100, frames: 1 },
      options: { pageSize: "fit", orientation: "auto", margin: "none" },
    } as const;
    const result = await pool().run(new AbortController().signal, job, { timeoutMs: 20_000 });
    expect(result).toMatchObject({ from: "svg", to: "pdf", frames: 4 });
  });

  it("is drawn as before after pictures of other formats, whose loaders stay apart", async () => {
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: "red" } })
      .png()
      .toBuffer();
    for (const file of [draw('viewBox="0 0 2 1"'), png, draw('viewBox="0 0 2 1"')])
      expect(await convert(file, { to: "webp" })).toMatchObject({ to: "webp" });
  });
});
