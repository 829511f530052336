import { once } from "node:events";
import { connect } from "node:net";
import JSZip from "jszip";
import sharp from "sharp";
import { afterEach, describe, expect, it } from "vitest";
import { failure } from "@/lib/contract/calls";
import { pagesZipUrl, pageUrl } from "@/lib/contract/pdf";
import { makePdf, numbered, rectangle, slowPdf } from "@/lib/engine/fixtures/pdf";
import { newSession } from "@/lib/server/store/key";
import { form, picture, post } from "@/lib/server/testing/forms";
import { fetchResult, pdfRoute } from "@/lib/server/testing/replies";
import { openFiles, testServer } from "@/lib/server/testing/server";

let clock = Date.now();
const server = testServer({}, { now: () => clock });
const POST = server.route("/api/convert");
afterEach(async () => await expect.poll(() => server.scratch()).toEqual([]));

const { send, converted: replyOf, refused } = pdfRoute(POST, "pdfToImages");

async function converted(...sent: Parameters<typeof send>) {
  const { success, data } = await replyOf(...sent);
  expect(success).toBe(true);
  return data;
}

const fetchAll = (sessionId: string, method: "GET" | "HEAD" = "GET") =>
  server.fetch(`/api/download-all/${sessionId}`, { method });

/** Makes a document whose pages differ in color. */
const colored = (count: number) =>
  makePdf(
    Array.from({ length: count }, (_, i) => ({
      content: rectangle(`${(i + 1) / count} 0 0`, 0, 0, 200, 100),
    })),
  );

const redness = async (bytes: Buffer) => (await sharp(bytes).raw().toBuffer())[0] ?? -1;

describe("POST /api/convert", () => {
  it("replies with a JPG of every page at two pixels per point, in page order", async () => {
    const { sessionId, totalPages, documentPages, images } = await converted(colored(12));
    expect([totalPages, documentPages]).toEqual([12, 12]);
    expect(images.map(({ page }) => page)).toEqual(Array.from({ length: 12 }, (_, i) => i + 1));
    expect(images[2]).toEqual({ page: 3, filename: "report-03.jpg", size: expect.any(Number) });
    const names = images.map(({ filename = "" }) => filename);
    expect([...names].sort()).toEqual(names);
    for (const { page, filename = "", size } of images) {
      const bytes = await fetchResult(server, pageUrl(sessionId, filename));
      expect(bytes.length).toBe(size);
      expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 400, height: 200 });
      expect(Math.abs((await redness(bytes)) - (page / 12) * 255)).toBeLessThan(4);
    }
  });

  it.each([
    ["0.5", "PNG", 100, "png", "png"],
    ["3.0", "jpeg", 600, "jpeg", "jpeg"],
    ["1", "webp", 200, "webp", "webp"],
  ])("draws at a scale of %s as %s", async (scale, given, width, extension, format) => {
    const { sessionId, images } = await converted(numbered(1), { scale, format: given });
    expect(images[0]?.filename).toBe(`report-1.${extension}`);
    const bytes = await fetchResult(server, pageUrl(sessionId, images[0]?.filename ?? ""));
    expect(await sharp(bytes).metadata()).toMatchObject({ format, width });
  });

  it.each([
    ["8,1-3,2", [1, 2, 3, 8]],
    [" 11 - ", [11, 12]],
    ["-2", [1, 2]],
    ["3-2", [2, 3]],
    ["10\u201399", [10, 11, 12]],
    ["5;6;", [5, 6]],
  ])("with pages=%j renders only %j", async (pages, wanted) => {
    const { totalPages, documentPages, images } = await converted(colored(12), { pages, scale: "0.5" });
    expect(images.map(({ page }) => page)).toEqual(wanted);
    expect([totalPages, documentPages]).toEqual([wanted.length, 12]);
  });

  it.each(["1-2-3", "0-4", ",", "1.5", "-"])("explains the page syntax for pages=%j", async (pages) => {
    expect(await refused(numbered(2), { pages })).toMatchObject({ status: 400, code: "bad_pages" });
  });

  it("names the last page if a requested page is beyond it", async () => {
    expect(await refused(numbered(7), { pages: "1, 8" })).toMatchObject({
      status: 422,
      code: "no_such_page",
      message: "Some of these pages don't exist. The last page of this PDF is 7.",
    });
  });

  it.each([
    ["写真 & a.b.PDF", "写真 & a.b-1.jpg"],
    ["../../etc/passwd", "passwd-1.jpg"],
  ])("names the pages of %j like %s", async (name, filename) => {
    const { sessionId, images } = await converted(numbered(1), {}, name);
    expect(images[0]?.filename).toBe(filename);
    await fetchResult(server, pageUrl(sessionId, filename));
  });

  it("refuses a missing or wrong password and takes the right one", async () => {
    const bytes = numbered(1, { encrypt: { user: "open sesame", owner: "x" } });
    expect(await refused(bytes)).toMatchObject({ status: 422, code: "password_needed" });
    expect(await refused(bytes, { password: "wrong-guess" })).toMatchObject({
      status: 422,
      code: "wrong_password",
    });
    expect((await converted(bytes, { password: "open sesame" })).totalPages).toBe(1);
    const log = JSON.stringify(server.requests());
    expect(log).not.toContain("wrong-guess");
    expect(log).not.toContain("sesame");
  });

  it.each([
    ["a picture", () => picture("png"), 415, "unsupported_type"],
    ["a damaged one", async () => "%PDF-1.4 and then nothing", 422, "corrupt"],
  ])("refuses %s", async (_, bytes, status, code) => {
    const before = await server.sessions();
    expect(await refused(await bytes())).toMatchObject({ status, code });
    expect(await server.sessions()).toEqual(before);
  });

  it("refuses a second file, in the same field or in another", async () => {
    const part = { name: "a.pdf", bytes: numbered(1), field: "pdf" };
    expect((await POST(post(form([part, part])))).status).toBe(413);
    expect((await POST(post(form([{ ...part, field: "images" }])))).status).toBe(200);
  });

  it("limits the number of requested pages, not of all pages", () =>
    server.with({ MAX_PDF_PAGES: "3" }, async () => {
      expect(await refused(numbered(4))).toMatchObject({
        status: 422,
        code: "too_many_pages",
        message: "This is more than 3 pages, the most we can convert at once.",
      });
      expect((await converted(numbered(4), { pages: "2-" })).totalPages).toBe(3);
    }));

  it("reports a page that is too large in its place, and fails if all are", async () => {
    const large = { content: "", box: [6000, 6000] };
    const small = { content: "" };
    const { totalPages, images } = await converted(makePdf([small, large, small]));
    expect(totalPages).toBe(2);
    expect(images[1]).toEqual({
      page: 2,
      code: "too_many_pixels",
      params: { limit: 40 },
      error: "This picture has more than 40 megapixels, the most we can convert. Try a smaller size.",
    });
    expect(await refused(makePdf([large]))).toMatchObject({ status: 422, code: "too_many_pixels" });
  });

  it("gives up after two endless pages and still returns the finished ones", () =>
    server.with({ JOB_TIMEOUT_S: "4", ENGINE_PROCESSES: "2" }, async () => {
      const { totalPages, images } = await converted(slowPdf());
      expect(totalPages).toBeGreaterThanOrEqual(1);
      const codes = images.map(({ code }) => code);
      expect(codes.slice(1, 4)).toEqual(Array(3).fill("conversion_timeout"));
      expect(await refused(slowPdf(), { pages: "2" })).toMatchObject({
        status: 422,
        code: "conversion_timeout",
      });
      // The next request succeeds.
      expect((await converted(numbered(1))).totalPages).toBe(1);
    }));

  it("renders all pages of an admitted request although the queue is full, and refuses other requests", async () => {
    const lease = await server.services.queue.admit({ bytes: 0, visitor: null });
    await lease.extend(998);
    expect((await converted(numbered(40))).totalPages).toBe(40);
    await lease.extend(1);
    expect(await refused(numbered(1))).toMatchObject({ status: 503, code: "busy" });
    await lease.release();
    expect((await converted(numbered(2))).totalPages).toBe(2);
  });
});

describe("GET /api/download-all", () => {
  it("sends all pages in one ZIP, in page order and unchanged", async () => {
    const { sessionId, images } = await converted(colored(11), { format: "png" });
    const response = await fetchAll(sessionId);
    expect(response.status).toBe(200);
    expect(pagesZipUrl(sessionId)).toBe(`/api/download-all/${sessionId}`);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "application/zip",
      "content-disposition": expect.stringContaining(`filename="converted_images_${sessionId}.zip"`),
      "cache-control": "no-store",
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    const entries = Object.values((await JSZip.loadAsync(bytes)).files);
    expect(entries.map(({ name }) => name)).toEqual(images.map(({ filename }) => filename));
    for (const [i, entry] of entries.entries())
      expect((await entry.async("uint8array")).length).toBe(images[i]?.size);
    // Stored: pictures do not become smaller.
    expect(bytes.length).toBeGreaterThan(images.reduce((sum, { size = 0 }) => sum + size, 0));
    await expect.poll(() => server.lastRequest()).toMatchObject({ route: "/api/download-all", status: 200 });
    expect(JSON.stringify(server.lastRequest())).not.toContain(sessionId);
  });

  it("answers HEAD without a body", async () => {
    const { sessionId } = await converted(numbered(1));
    const response = await fetchAll(sessionId, "HEAD");
    expect(response.status).toBe(200);
    expect(await response.text()).toBe("");
  });

  it.each([
    ["an unknown session", newSession()],
    ["an escaped path", "..%2f..%2fetc"],
  ])("answers %s with a 404", async (_, sessionId) => {
    const response = await fetchAll(sessionId);
    expect(response.status).toBe(404);
    expect(failure.parse(await response.json()).code).toBe("not_found");
    expect((await fetchAll(sessionId, "HEAD")).status).toBe(404);
  });

  it("closes the results when the client disconnects in the middle", async () => {
    const { sessionId } = await converted(colored(5));
    const reader = (await fetchAll(sessionId)).body?.getReader();
    expect((await reader?.read())?.value?.length).toBeGreaterThan(0);
    await reader?.cancel();
    await expect.poll(() => server.lastRequest()).toMatchObject({ code: "cancelled" });
    await expect.poll(() => openFiles(sessionId)).toEqual([]);
  });

  it("opens no result if the client disconnects before the first is found", async () => {
    const { sessionId } = await converted(colored(5));
    const gone = connect(server.port, "127.0.0.1");
    gone.end(`GET /api/download-all/${sessionId} HTTP/1.1\r\nHost: x\r\n\r\n`, () => gone.destroy());
    await once(gone, "close");
    for (let i = 0; i < 5; i++) {
      const reader = (await fetchAll(sessionId)).body?.getReader();
      const reading = reader?.read().catch(() => {});
      await reader?.cancel();
      await reading;
    }
    // By the time another client has received all pages, the lookup of the first has ended.
    await (await fetchAll(sessionId)).arrayBuffer();
    await expect.poll(() => openFiles(sessionId)).toEqual([]);
  });

  it("answers 404 for an expired session", async () => {
    const { sessionId } = await converted(numbered(2));
    clock += 61 * 60_000;
    expect((await fetchAll(sessionId)).status).toBe(404);
  });
});
