import { PDFDocument } from "@cantoo/pdf-lib";
import { afterEach, describe, expect, it } from "vitest";
import { failure } from "@/lib/contract/calls";
import { quadrants } from "@/lib/engine/fixtures/pictures";
import { form, type Part, picture, post } from "@/lib/server/testing/forms";
import { testServer } from "@/lib/server/testing/server";

const server = testServer();
const imageToPdf = server.route("/api/imagetopdf");
const jpgToPdf = server.route("/api/jpg-to-pdf");
afterEach(async () => {
  await expect.poll(() => server.scratch()).toEqual([]);
  await expect.poll(() => server.sessions()).toEqual([]);
});

const send = (parts: readonly Part[], fields: Record<string, string> = {}, route = imageToPdf) =>
  route(post(form(parts, fields), { "x-request-id": "the-page-s-own-id" }));

const pagesOf = async (response: Response) => {
  expect(response.status).toBe(200);
  const document = await PDFDocument.load(await response.arrayBuffer());
  return document.getPages().map((page) => page.getSize());
};

describe("POST /api/imagetopdf", () => {
  it("answers with a PDF attachment that has a page for each picture, in order", async () => {
    const sizes = [32, 96, 64];
    const parts = await Promise.all(
      sizes.map(async (size) => ({ name: `${size}.jpg`, bytes: await picture("jpeg", size) })),
    );
    const response = await send(parts);
    expect(response.headers.get("content-type")).toBe("application/pdf");
    expect(response.headers.get("content-disposition")).toBe(
      `attachment; filename="converted.pdf"; filename*=UTF-8''converted.pdf`,
    );
    expect(response.headers.get("x-request-id")).toBe("the-page-s-own-id");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect((await pagesOf(response)).map(({ width }) => width)).toEqual([24, 72, 48]);
    await expect.poll(() => server.lastRequest()).toMatchObject({ status: 200, files: 3, failed: 0 });
  });

  it("names every bad file in the details, whatever its name", async () => {
    const good = await picture("jpeg", 64);
    const response = await send([
      { name: "good.jpg", bytes: good },
      { name: "写真 📷.jpg", bytes: good.subarray(0, good.length / 2) },
      { name: "empty.jpg", bytes: "" },
    ]);
    expect(response.status).toBe(422);
    expect(failure.parse(await response.json())).toMatchObject({
      code: "cannot_convert",
      details: [
        "写真 📷.jpg: This file is damaged or incomplete. Try another copy.",
        "empty.jpg: This file is empty. Select another one.",
      ],
    });
    await expect
      .poll(() => server.lastRequest())
      .toMatchObject({ files: 3, failed: 2, code: "cannot_convert" });
  });

  it("answers with the error of a single bad file", async () => {
    const response = await send([{ name: "note.jpg", bytes: "Dear diary, today was a good day." }]);
    expect(response.status).toBe(415);
    expect(failure.parse(await response.json())).toMatchObject({
      code: "unsupported_type",
      details: ["note.jpg: This tool can't read what's in this file. Select another one."],
    });
  });
});

it.each([
  [imageToPdf, "holiday.jpg", "converted.pdf"],
  [jpgToPdf, "写真 1.jpeg", "写真 1.pdf"],
])("a single picture's document has the name its page promises", async (route, name, saved) => {
  const response = await send([{ name, bytes: await picture("jpeg") }], {}, route);
  expect(response.headers.get("content-disposition")).toContain(`''${encodeURIComponent(saved)}`);
  expect(await pagesOf(response)).toHaveLength(1);
});

it("turns each picture as asked", async () => {
  const bytes = await quadrants("jpg", { width: 64, height: 32 });
  const parts = ["a.jpg", "b.jpg", "c.jpg"].map((name) => ({ name, bytes }));
  const pages = await pagesOf(await send(parts, { turns: "90,0,270" }));
  expect(pages.map(({ width }) => width)).toEqual([24, 48, 24]);
});

it("the page options set the layout of the page", async () => {
  const parts = [{ name: "a.png", bytes: await picture("png", 32) }];
  const response = await send(parts, { pageSize: "A4", orientation: "landscape", margin: "small" });
  expect(await pagesOf(response)).toEqual([{ width: 841.89, height: 595.28 }]);
});
