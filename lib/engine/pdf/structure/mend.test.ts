import { brotliCompressSync } from "node:zlib";
import { PDFDocument } from "@cantoo/pdf-lib";
import { describe, expect, it } from "vitest";
import { makePdf, numbered, text } from "../../fixtures/pdf";
import { startPdf } from "../../fixtures/start-pdf";
import { cutLongKeys, mentionsEncryption } from "./encryption";

const { draw, open } = startPdf();

const latin = (bytes: Buffer) => bytes.toString("latin1");
const changed = (bytes: Buffer, from: RegExp | string, to: string) =>
  Buffer.from(latin(bytes).replace(from, to), "latin1");

/** Says that an object is elsewhere, without changing any length. */
function misplaced(bytes: Buffer, object: number): Buffer {
  const at = bytes.indexOf(`\n${object} 0 obj`) + 1;
  const row = (offset: number) => `${String(offset).padStart(10, "0")} 00000 n`;
  return changed(bytes, row(at), row(at + 7));
}

/** How much is black where a page of `numbered` has its words. */
const inkOf = async (bytes: Buffer, password?: string) =>
  (await draw(bytes, password === undefined ? {} : { password })).ink(0, 30, 120, 70);

/** A document of one page, all of whose streams are packed with Brotli, those of objects and cross-references included. */
function brotliPdf(content: string): Buffer {
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]/Contents 4 0 R/Resources<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>>",
  ];
  let pdf = Buffer.from("%PDF-2.0\n");
  const starts: number[] = [];
  const add = (number: number, dictionary: string, data: Buffer) => {
    starts.push(pdf.length);
    const packed = brotliCompressSync(data);
    const head = `${number} 0 obj\n<<${dictionary}/Filter/BrotliDecode/Length ${packed.length}>>stream\n`;
    pdf = Buffer.concat([pdf, Buffer.from(head), packed, Buffer.from("\nendstream\nendobj\n")]);
  };
  add(4, "", Buffer.from(content));
  const places = objects.map((_, i) => objects.slice(0, i).join(" ").length + Math.min(i, 1));
  const index = `${places.map((place, i) => `${i + 1} ${place}`).join(" ")} `;
  add(5, `/Type/ObjStm/N 3/First ${index.length}`, Buffer.from(index + objects.join(" ")));
  const rows = [
    [0, 0, 0],
    ...objects.map((_, i) => [2, 5, i]),
    ...[...starts, pdf.length].map((at) => [1, at, 0]),
  ];
  const table = rows.flatMap(([type = 0, place = 0, i = 0]) => [type, place >> 8, place & 255, i]);
  add(6, "/Type/XRef/Size 7/Root 1 0 R/W[1 2 1]", Buffer.from(table));
  return Buffer.concat([pdf, Buffer.from(`startxref\n${starts.at(-1)}\n%%EOF\n`)]);
}

describe("a damaged document", () => {
  // The content of its page is object 3, the page itself object 4.
  it.each([
    ["a page", 4],
    ["the content of a page", 3],
  ])("is drawn although %s is elsewhere than it says", async (_, object) => {
    expect(await inkOf(misplaced(numbered(1), object))).toBe(await inkOf(numbered(1)));
  });

  it("is drawn although an operator ends in the next part of a page's content", async () => {
    const content = text("Page 1");
    const page = makePdf([{ content: "" }], {
      objects: {
        first: { dictionary: "", data: content.slice(0, content.indexOf("Tj") + 1) },
        second: { dictionary: "", data: content.slice(content.indexOf("Tj") + 1) },
      },
    });
    // The named objects have the numbers 3 and 4.
    const cut = changed(page, /\/Contents \d+ 0 R/, "/Contents[3 0 R 4 0 R]");
    expect(await inkOf(cut)).toBe(await inkOf(numbered(1)));
  });
});

describe("a document that is encrypted in an unusual way", () => {
  const longer = (bytes: Buffer) => changed(bytes, /(\/O<[0-9a-f]+)>/, "$1deadbeef>");
  /** Its encryption is an object of its own, whose place is wrong. */
  const hidden = (bytes: Buffer) => {
    const [dictionary = ""] =
      /<<\/Filter\/Standard.*?>>/s.exec(latin(bytes).slice(latin(bytes).indexOf("/Encrypt"))) ?? [];
    const refers = changed(bytes, dictionary, " 9 0 R");
    return changed(refers, "xref\n0 ", `9 0 obj\n${dictionary}\nendobj\nxref\n0 `);
  };

  it("opens without a password if it has none", async () => {
    const bytes = longer(numbered(1, { encrypt: { owner: "o" } }));
    expect(await inkOf(bytes)).toBe(await inkOf(numbered(1)));
  });

  it.each([
    ["a key's length in bytes", "RC4-128", /\/Length 128/, "/Length 16"],
    ["a key's length of zero", "RC4-128", /\/Length 128/, "/Length 0"],
    ["no length of its key", "RC4-128", /\/Length 128/, ""],
    ["a key's length that is too large", "RC4-128", /\/Length 128/, "/Length 256"],
    ["no filter for strings", "AES-128", /\/StrF \/StdCF/, ""],
    ["its permissions in one place", "AES-256", /\/Perms <\w+>/, ""],
  ] as const)("opens with %s", async (_, algorithm, from, to) => {
    const encrypted = async (userPassword: string) => {
      const file = await PDFDocument.load(numbered(1));
      file.encrypt({ userPassword, ownerPassword: "o", algorithm, allowWeakCryptography: true });
      const bytes = Buffer.from(await file.save({ useObjectStreams: false }));
      expect(latin(bytes)).toMatch(from);
      return changed(bytes, from, to);
    };
    expect(await inkOf(await encrypted(""))).toBe(await inkOf(numbered(1)));
    expect(await inkOf(await encrypted("u"), "u")).toBe(await inkOf(numbered(1)));
    await expect(open(await encrypted("u"), "x")).rejects.toMatchObject({ code: "wrong_password" });
  });

  it("opens with its password, and says whether one is missing or wrong", async () => {
    const bytes = longer(numbered(1, { encrypt: { user: "u", owner: "o" } }));
    await expect(open(bytes)).rejects.toMatchObject({ code: "password_needed" });
    await expect(open(bytes, "x")).rejects.toMatchObject({ code: "wrong_password" });
    expect(await inkOf(bytes, "u")).toBe(await inkOf(numbered(1)));
  });

  it("needs its password, too, where the encryption is not found in its place", async () => {
    const bytes = hidden(numbered(1, { encrypt: { user: "u", owner: "o" } }));
    await expect(draw(bytes)).rejects.toMatchObject({ code: "password_needed" });
    await expect(draw(bytes, { password: "x" })).rejects.toMatchObject({ code: "wrong_password" });
    expect(await inkOf(bytes, "u")).toBe(await inkOf(numbered(1)));
  });
});

describe("cutLongKeys", () => {
  it("cuts a string in parentheses after 32 bytes, in its place", () => {
    const key = `\\(\\051${"k".repeat(30)}`;
    const before = `1 0 obj<</Filter/Standard/R 2/O(${key}\\)\\000k)/U(${key})>>endobj`;
    const bytes = Buffer.from(before);
    cutLongKeys(bytes);
    expect(latin(bytes)).toBe(before.replace("\\)\\000k)", ")       "));
  });
});

describe("mentionsEncryption", () => {
  it.each([
    [
      "before fonts with the standard encoding",
      "1 0 obj<</Filter /Standard/R 2>>endobj /Encoding/StandardEncoding",
      true,
    ],
    ["nowhere else", "/Encoding/StandardEncoding", false],
  ])("finds the handler %s", (_, text, expected) => {
    expect(mentionsEncryption(Buffer.from(text))).toBe(expected);
  });
});

describe("a document that is packed with Brotli", () => {
  it("is drawn", async () => {
    const bytes = brotliPdf(text("Page 1"));
    expect(await open(bytes)).toMatchObject({ pages: 1 });
    expect(await inkOf(bytes)).toBe(await inkOf(numbered(1)));
  });
});
