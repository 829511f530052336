import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { describe, expect, it, vi } from "vitest";
import { text as line, makePdf } from "../../fixtures/pdf";
import { lyingFont } from "../../fixtures/pdf-fonts";
import {
  A4,
  asJpeg,
  drawGray,
  germanLetter,
  letter,
  linesOfText,
  lyingPdf,
  moveBy,
  scannedPdf,
  textPicture,
} from "../../fixtures/scans";
import { startEngine } from "../../fixtures/start-engine";
import { openDocument } from "../document";
import { loadPdfium } from "../pdfium";
import { glyphlessFont } from "./glyphless-font";

// A page takes seconds, and many on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const { place, pool } = startEngine();
const never = new AbortController().signal;
const timeoutMs = 60_000;

async function scansOf(pdf: Uint8Array) {
  const { input } = await place(pdf);
  return pool().run(never, { kind: "pdf-open", input, findScansUpTo: 500 }, { timeoutMs });
}

/** Makes a document searchable as the server does. */
async function searchable(pdf: Uint8Array, password?: string) {
  const { input, output } = await place(pdf);
  const own = password === undefined ? {} : { password };
  const { scans = [] } = await pool().run(
    never,
    { kind: "pdf-open", input, findScansUpTo: 500, ...own },
    { timeoutMs },
  );
  const texts: string[] = [];
  const limits = { megapixels: 40, frames: 1 };
  for (const page of scans) {
    const text = `${output}-${page}`;
    texts.push(text);
    await pool().run(
      never,
      { kind: "ocr-page", input, output: text, page, language: "auto", limits, ...own },
      { timeoutMs },
    );
  }
  const inputs = [input, ...texts];
  const result = await pool().run(never, { kind: "pdf-text-layer", inputs, output, ...own }, { timeoutMs });
  return { result, bytes: await readFile(output) };
}

/** The text of a page, as a reader finds it. */
async function textOf(pdf: Uint8Array, page = 1): Promise<string> {
  const pdfium = await loadPdfium();
  const { c } = pdfium;
  const document = openDocument(pdfium, pdf, undefined);
  const opened = c.FPDF_LoadPage(document.handle, page - 1);
  const textPage = c.FPDFText_LoadPage(opened);
  const codes = Array.from({ length: c.FPDFText_CountChars(textPage) }, (_, i) =>
    c.FPDFText_GetUnicode(textPage, i),
  );
  return String.fromCodePoint(...codes).replaceAll("\r\n", "\n");
}

/** Compares the first page with its picture. */
async function isWrong(pdf: Uint8Array): Promise<boolean> {
  const { input } = await place(pdf);
  const { scans } = await pool().run(never, { kind: "pdf-open", input, compare: [1] }, { timeoutMs });
  return scans?.length === 1;
}

describe("survey", () => {
  it.each([
    ["letters of the alphabet moved by one", moveBy(1)],
    ["numbers of glyphs, as simple programs write", moveBy(-29)],
    ["signs", (character: string) => String.fromCharCode(33 + (character.charCodeAt(0) % 15))],
    ["letters of Korea", (character: string) => String.fromCharCode(0xac00 + character.charCodeAt(0) * 97)],
  ])("doubts a font that says %s, and a look at the page shows that it is wrong", async (_, say) => {
    const pdf = lyingPdf(letter, say);
    expect(await scansOf(pdf)).toEqual({ pages: 1, scans: [], doubtful: [1] });
    expect(await isWrong(pdf)).toBe(true);
  });

  it.each([
    ["", letter],
    [", also of a few words", ["Chapter 2"]],
  ])("takes text in a font that says private characters for a scan%s", async (_, lines) => {
    const pdf = lyingPdf(lines, (character) => String.fromCharCode(0xe000 + character.charCodeAt(0)));
    expect(await scansOf(pdf)).toEqual({ pages: 1, scans: [1] });
  });

  it.each([
    [
      "random letters",
      Array.from({ length: 12 }, (_, i) => `${"Qxk7TzvWpJ9dhgYbRcLmZ4nfKsXq2GwVj".slice(i)}hTzKq0WxvB`),
    ],
    ["signs", Array.from({ length: 12 }, () => "{}[]!&%$#@*+-=<>?/|~^;:,.{}[]!&%$")],
    [
      "a program",
      Array.from({ length: 12 }, (_, i) => `mov r${i}, #0x${i}F3C ; bne _Lx${i}q kjhgt(%rbx), xmm${i}`),
    ],
  ])("doubts %s, and a look at the page shows that it is right", async (_, lines) => {
    const pdf = makePdf([{ content: linesOfText(lines), box: A4 }]);
    expect(await scansOf(pdf)).toEqual({ pages: 1, scans: [], doubtful: [1] });
    expect(await isWrong(pdf)).toBe(false);
  });

  it("lists pictures of text, text drawn as shapes and fonts without meaning, but no page with a few words", async () => {
    const scan = await scannedPdf([await textPicture(letter, {}, 72)]);
    expect(await scansOf(scan)).toEqual({ pages: 1, scans: [1] });
    const pages = makePdf(
      [
        { content: linesOfText(letter), box: A4 },
        { content: "" },
        { content: "0 0 m 50 50 l 80 20 l f\n".repeat(40) },
        { content: line("W".repeat(40), 10, 40, 5), resources: "/Font<</F1 @whole>>" },
        { content: `${line("Chapter 2")}0 0 m 50 50 l 80 20 l f` },
      ],
      { objects: lyingFont(() => "\ue001") },
    );
    expect(await scansOf(pages)).toEqual({ pages: 5, scans: [3, 4] });
  });
});

describe("addTextLayer", () => {
  it("makes a scan searchable and leaves its own bytes as they are", async () => {
    const pdf = await scannedPdf([await textPicture(letter), await textPicture(germanLetter, { slope: 1 })]);
    const { result, bytes } = await searchable(pdf);
    expect(result).toMatchObject({ to: "pdf", frames: 2, size: bytes.length });
    expect(bytes.subarray(0, pdf.length).equals(pdf)).toBe(true);
    expect(bytes.length - pdf.length).toBeLessThan(10_000);
    const [before, after] = [await drawGray(pdf, 50), await drawGray(bytes, 50)];
    expect(Buffer.from(after.data).equals(before.data)).toBe(true);
    expect((await textOf(bytes)).trim()).toBe(letter.join("\n"));
    expect((await textOf(bytes, 2)).trim()).toBe(germanLetter.join("\n"));
  });

  it.each([90, 180, 270])("places the text on a page that is shown turned by %i degrees", async (rotate) => {
    const pdf = await scannedPdf([await textPicture(letter)], { rotate });
    const { bytes } = await searchable(pdf);
    expect((await textOf(bytes)).trim()).toBe(letter.join("\n"));
  });

  it("makes an encrypted scan searchable, and the result opens without a password", async () => {
    const passwords = { user: "user", owner: "owner" };
    const pdf = await scannedPdf([await textPicture(letter)], {}, { encrypt: passwords });
    const { result, bytes } = await searchable(pdf, "user");
    expect(result.remark).toBe("unprotected");
    expect((await textOf(bytes)).trim()).toBe(letter.join("\n"));
  });

  it("makes a scan searchable whose cross-references are damaged", async () => {
    const pdf = await scannedPdf([await textPicture(letter)]);
    const damaged = Buffer.from(pdf.toString("latin1").replace(/startxref\n\d+/, "startxref\n7"), "latin1");
    const { bytes } = await searchable(damaged);
    expect((await textOf(bytes)).trim()).toBe(letter.join("\n"));
  });

  it("returns a document without scans unchanged", async () => {
    const pdf = makePdf([{ content: linesOfText(letter), box: A4 }]);
    const { result, bytes } = await searchable(pdf);
    expect(result.kept).toBe(true);
    expect(bytes.equals(pdf)).toBe(true);
  });
});

describe("a picture that is read for ever", () => {
  it("ends with its time, and the next one is read", async () => {
    let state = 7;
    const [width, height] = [310, 438];
    const squares = Uint8Array.from({ length: width * height }, () => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return state >>> 24 < 60 ? 0 : 255;
    });
    const coarse = sharp(squares, { raw: { width, height, channels: 1 } });
    const noise = await coarse
      .resize(width * 8, height * 8, { kernel: "nearest" })
      .png()
      .toBuffer();
    const read = async (bytes: Uint8Array, ms: number) => {
      const limits = { megapixels: 100, frames: 1 };
      const job = { kind: "ocr-image", ...(await place(bytes)), language: "eng", limits } as const;
      return pool().run(never, job, { timeoutMs: ms });
    };
    await expect(read(noise, 1500)).rejects.toMatchObject({ code: "conversion_timeout" });
    const { read: found } = await read(await asJpeg(await textPicture(letter.slice(0, 2))), timeoutMs);
    expect(found?.words).toBe(letter.slice(0, 2).join(" ").split(" ").length);
  });
});

describe("glyphlessFont", () => {
  it("is small, and its checksum is right", () => {
    const font = glyphlessFont();
    expect(font.length).toBeLessThan(1000);
    let sum = 0;
    for (let at = 0; at < font.length; at += 4) sum = (sum + font.readUInt32BE(at)) >>> 0;
    expect(sum).toBe(0xb1b0afba);
  });
});
