import { PDFDocument } from "@cantoo/pdf-lib";
import JSZip from "jszip";
import { afterEach, describe, expect, it } from "vitest";
import { calls, failure } from "@/lib/contract/calls";
import { type DocumentParts, makePdf } from "@/lib/engine/fixtures/pdf";
import { form, post } from "@/lib/server/testing/forms";
import { fetchResult } from "@/lib/server/testing/replies";
import { testServer } from "@/lib/server/testing/server";

const server = testServer();
afterEach(async () => await expect.poll(() => server.scratch()).toEqual([]));

/** A document whose pages are told by their widths. */
const pdf = (widths: readonly number[], parts: DocumentParts = {}) =>
  makePdf(
    widths.map((width) => ({ content: "", box: [width, 50] })),
    parts,
  );

const three = pdf([101, 102, 103]);
const two = pdf([201, 202]);

type Fields = Record<string, string>;
const plan = (...documents: { name: string; pages: object[] }[]) => ({ plan: JSON.stringify({ documents }) });

async function send(path: string, files: readonly Uint8Array[], fields: Fields) {
  const parts = files.map((bytes, i) => ({ name: `file ${i + 1}.pdf`, bytes, field: "pdf" }));
  return server.route(path)(post(form(parts, fields)));
}

async function organized(files: readonly Uint8Array[], fields: Fields) {
  const response = await send("/api/organize-pdf", files, fields);
  expect(response.status).toBe(200);
  const { data } = calls.organizePdf.reply.parse(await response.json());
  const widths = await Promise.all(
    data.documents.map(async ({ downloadUrl }) => {
      const made = await PDFDocument.load(await fetchResult(server, downloadUrl));
      return made.getPages().map((page) => page.getWidth());
    }),
  );
  return { ...data, widths, names: data.documents.map(({ name }) => name) };
}

async function refused(path: string, files: readonly Uint8Array[], fields: Fields) {
  const response = await send(path, files, fields);
  const reply = failure.parse(await response.json());
  return { status: response.status, ...reply };
}

describe("POST /api/organize-pdf", () => {
  it("makes the documents of a plan, and a ZIP of them", async () => {
    const { widths, names, documents, zipUrl } = await organized(
      [three, two],
      plan(
        {
          name: "a.pdf",
          pages: [
            { file: 1, page: 2, rotate: 90 },
            { file: 0, page: 3 },
          ],
        },
        { name: "a", pages: [{ blank: { width: 300, height: 400 } }, { file: 0, page: 1 }] },
      ),
    );
    expect(widths).toEqual([
      [202, 103],
      [300, 101],
    ]);
    expect(names).toEqual(["a.pdf", "a (2).pdf"]);
    expect(documents[0]).toMatchObject({ pages: 2, size: expect.any(Number) });
    const zip = await JSZip.loadAsync(await fetchResult(server, zipUrl ?? ""));
    expect(Object.keys(zip.files).sort()).toEqual(["a (2).pdf", "a.pdf"]);
  });

  it("merges all files in their order", async () => {
    const { widths, names, zipUrl } = await organized([two, three], { merge: "true" });
    expect(widths).toEqual([[201, 202, 101, 102, 103]]);
    expect(names).toEqual(["file 1-merged.pdf"]);
    expect(zipUrl).toBeUndefined();
  });

  it.each([
    ["pages", [[101], [102], [103]], ["file 1-1.pdf", "file 1-2.pdf", "file 1-3.pdf"]],
    ["2", [[101, 102], [103]], ["file 1-1.pdf", "file 1-3.pdf"]],
  ])("splits by %s", async (split, expected, called) => {
    const { widths, names } = await organized([three], { split });
    expect(widths).toEqual(expected);
    expect(names).toEqual(called);
  });

  it("splits at the bookmarks of the first level", async () => {
    const objects = {
      outlines: "<</First @a/Last @b>>",
      a: "<</Title(Start: here)/Parent @outlines/Next @b/Dest[1 /Fit]>>",
      b: "<</Title(End)/Parent @outlines/Prev @a/A<</S/GoTo/D[2 /Fit]>>>>",
    };
    // PDFium takes destinations by the number of objects alone.
    const numbers = { a: "9 0 R", b: "11 0 R" };
    const source = pdf([101, 102, 103], { objects, catalog: "/Outlines @outlines" }).toString("latin1");
    const file = Buffer.from(
      source.replace("[1 /Fit]", `[${numbers.a} /Fit]`).replace("[2 /Fit]", `[${numbers.b} /Fit]`),
      "latin1",
    );
    const { widths, names } = await organized([file], { split: "bookmarks" });
    expect(widths).toEqual([[101], [102], [103]]);
    expect(names).toEqual(["file 1.pdf", "file 1 - Start_ here.pdf", "file 1 - End.pdf"]);
  });

  it("opens each file with its own password", async () => {
    const locked = pdf([301], { encrypt: { user: "sesame", owner: "boss" } });
    const fields = { merge: "true", passwords: JSON.stringify(["", "sesame"]) };
    const { widths, documents } = await organized([two, locked], fields);
    expect(widths).toEqual([[201, 202, 301]]);
    expect(documents[0]?.notes?.map(({ code }) => code)).toEqual(["unprotected_pdf"]);
    expect(await refused("/api/organize-pdf", [two, locked], { merge: "true" })).toMatchObject({
      status: 422,
      code: "password_needed",
      files: [{ name: "file 2.pdf", code: "password_needed" }],
    });
  });

  const page = { file: 0, page: 1 };
  it.each<[string, Fields, string]>([
    ["no way to make one", {}, "bad_option"],
    ["two ways", { merge: "true", split: "pages" }, "bad_option"],
    ["no JSON", { plan: "{" }, "bad_option"],
    ["no documents", plan(), "bad_option"],
    ["no pages", plan({ name: "a", pages: [] }), "bad_option"],
    ["45 degrees", plan({ name: "a", pages: [{ ...page, rotate: 45 }] }), "bad_option"],
    ["a file that is not there", plan({ name: "a", pages: [{ file: 2, page: 1 }] }), "bad_option"],
    ["a page that is not there", plan({ name: "a", pages: [{ file: 0, page: 4 }] }), "missing_page"],
    ["page 0", plan({ name: "a", pages: [{ file: 0, page: 0 }] }), "bad_option"],
    ["half a page", plan({ name: "a", pages: [{ file: 0, page: 1.5 }] }), "bad_option"],
    [
      "a page of 9 kilometers",
      plan({ name: "a", pages: [{ blank: { width: 1e7, height: 3 } }] }),
      "bad_option",
    ],
    [
      "another key",
      { plan: `{"documents":[{"name":"a","pages":[{"file":0,"page":1,"__proto__":{}}]}]}` },
      "bad_option",
    ],
    ["too many pages", plan({ name: "a", pages: Array(10_001).fill(page) }), "bad_option"],
    ["too many documents", plan(...Array(1001).fill({ name: "a", pages: [page] })), "bad_option"],
    ["a million pages", { plan: `[${"0,".repeat(1_000_000)}0]` }, "bad_request"],
    ["lists in lists", { plan: "[".repeat(400_000) + "]".repeat(400_000) }, "bad_option"],
    ["a list of a megabyte", { plan: `{"documents":${" ".repeat(1_000_000)}[]}` }, "bad_request"],
    ["passwords that are no list", { merge: "true", passwords: '"sesame"' }, "bad_option"],
  ])("refuses a plan with %s before anything is converted", async (_, fields, code) => {
    expect(await refused("/api/organize-pdf", [three, two], fields)).toMatchObject({ status: 400, code });
  });

  it("refuses to split several files, or at bookmarks that are not there", async () => {
    expect(await refused("/api/organize-pdf", [two, three], { split: "pages" })).toMatchObject({
      status: 400,
    });
    expect(await refused("/api/organize-pdf", [two], { split: "bookmarks" })).toMatchObject({
      status: 422,
      code: "no_bookmarks",
    });
  });

  /** A document of an empty page that says it has more. */
  const claiming = (count: number) =>
    Buffer.from(pdf([101]).toString("latin1").replace("/Count 1>", `/Count ${count}>`), "latin1");

  it.each([
    ["broken", [...Array(49).fill(three.subarray(0, 99)), Buffer.alloc(0)]],
    ["without the pages that they claim", Array(50).fill(claiming(3))],
  ])("names each of 50 files that are %s", async (_, files) => {
    const { status, details, files: named } = await refused("/api/organize-pdf", files, { merge: "true" });
    expect([status, details?.length]).toEqual([422, 50]);
    expect(named?.map(({ name }) => name)).toEqual(files.map((_, i) => `file ${i + 1}.pdf`));
    expect(named?.map(({ code }) => code)).toContain("corrupt");
  });

  it.each([
    [50, { merge: "true" }],
    [1, { split: "pages" }],
  ])("refuses %i documents of 20,000 pages to be made at once", async (count, fields) => {
    const files = Array(count).fill(claiming(20_000));
    expect(await refused("/api/organize-pdf", files, fields as Fields)).toMatchObject({
      status: 422,
      code: "too_many_pages",
    });
  });

  it("takes 50 files", async () => {
    const { widths } = await organized(Array(50).fill(two), { merge: "true" });
    expect(widths[0]).toHaveLength(100);
    expect(await refused("/api/organize-pdf", Array(51).fill(two), { merge: "true" })).toMatchObject({
      status: 413,
      code: "too_many_files",
      params: { limit: 50 },
    });
  });
});

async function changed(path: string, file: Uint8Array, fields: Fields) {
  const response = await send(path, [file], fields);
  expect(response.status).toBe(200);
  const reply = calls.protectPdf.reply.parse(await response.json());
  return { ...reply, bytes: await fetchResult(server, reply.downloadUrl) };
}

describe("POST /api/protect-pdf and /api/unlock-pdf", () => {
  it("lock a document with a password of any letters, and unlock it again", async () => {
    const secret = "pässwörd 密码";
    const locked = await changed("/api/protect-pdf", three, { newPassword: secret, allowPrinting: "false" });
    expect(locked.convertedName).toBe("file 1.pdf");
    expect(locked.bytes.toString("latin1")).toMatch(/\/V 5\/R 6.*\/CFM\/AESV3/s);
    const without = await refused("/api/unlock-pdf", [locked.bytes], {});
    expect(without).toMatchObject({ status: 422, code: "password_needed" });
    const wrong = await refused("/api/unlock-pdf", [locked.bytes], { password: "passwort" });
    expect(wrong).toMatchObject({ status: 422, code: "wrong_password" });
    const open = await changed("/api/unlock-pdf", locked.bytes, { password: secret });
    const pages = (await PDFDocument.load(open.bytes)).getPages().map((page) => page.getWidth());
    expect(pages).toEqual([101, 102, 103]);
  });

  it("lift restrictions without a password", async () => {
    const restricted = pdf([101], { encrypt: { owner: "boss" } });
    const { bytes } = await changed("/api/unlock-pdf", restricted, {});
    expect(bytes.toString("latin1")).not.toContain("/Encrypt");
  });

  it("say of a document without a password that it has none", async () => {
    const { bytes, notes } = await changed("/api/unlock-pdf", three, {});
    expect(bytes.equals(three)).toBe(true);
    expect(notes?.map(({ code }) => code)).toEqual(["unlocked_already"]);
  });

  it.each([
    ["emoji", "👩‍💻❤️🔒"],
    ["127 bytes", `${"д".repeat(63)}x`],
    ["another width", "ｐａｓｓ"],
    ["spaces", " \u00a0 "],
  ])("take a password of %s, to lock and to unlock", async (_, secret) => {
    const { bytes } = await changed("/api/protect-pdf", three, { newPassword: secret });
    await changed("/api/unlock-pdf", bytes, { password: secret });
    await organized([bytes], { merge: "true", passwords: JSON.stringify([secret]) });
    const lone = { merge: "true", passwords: '["\\ud800"]' };
    expect(await refused("/api/organize-pdf", [bytes], lone)).toMatchObject({ code: "wrong_password" });
  });

  it.each([
    ["nothing", ""],
    ["128 bytes", "д".repeat(64)],
    ["10,000 characters", "x".repeat(10_000)],
    ["a NUL", "open\0sesame"],
  ])("refuse a new password of %s", async (_, newPassword) => {
    expect(await refused("/api/protect-pdf", [three], { newPassword })).toMatchObject({ status: 400 });
  });
});
