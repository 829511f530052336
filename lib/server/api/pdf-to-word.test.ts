import JSZip from "jszip";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ConversionError } from "@/lib/contract/errors";
import { makePdf, numbered, rectangle } from "@/lib/engine/fixtures/pdf";
import { letter, lyingPdf, moveBy, scannedPdf, textPicture } from "@/lib/engine/fixtures/scans";
import { formats } from "@/lib/formats";
import { fetchResult, pdfRoute } from "@/lib/server/testing/replies";
import { testServer } from "@/lib/server/testing/server";

// A page takes seconds, and many on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const server = testServer();
const POST = server.route("/api/pdf-to-word");
afterEach(async () => await expect.poll(() => server.scratch()).toEqual([]));

const { converted, refused } = pdfRoute(POST, "pdfToWord");

const textOf = async (bytes: Buffer) => {
  const xml = (await (await JSZip.loadAsync(bytes)).file("word/document.xml")?.async("string")) ?? "";
  return [...xml.matchAll(/<w:t(?: [^>]*)?>([^<]*)/g)].map(([, text]) => text);
};

describe("POST /api/pdf-to-word", () => {
  it("replies with the URL of a .docx that has the name and the text of the PDF", async () => {
    const bytes = numbered(3);
    const reply = await converted(bytes, {}, "My report.PDF");
    expect(reply).toMatchObject({
      success: true,
      originalName: "My report.PDF",
      convertedName: "My report.docx",
      originalSize: bytes.length,
    });
    const result = await fetchResult(server, reply.downloadUrl);
    expect(result.length).toBe(reply.fileSize);
    const { headers } = await server.fetch(reply.downloadUrl, { method: "HEAD" });
    expect(headers.get("Content-Type")).toBe(formats.docx.mime);
    expect(await textOf(result)).toEqual(["Page 1", "Page 2", "Page 3"]);
  });

  it("puts text into frames at their places if the layout is to be exact", async () => {
    const { downloadUrl } = await converted(numbered(2), { layout: "exact" });
    const result = await fetchResult(server, downloadUrl);
    expect(await textOf(result)).toEqual(["Page 1", "Page 2"]);
    const xml = await (await JSZip.loadAsync(result)).file("word/document.xml")?.async("string");
    expect([...(xml ?? "").matchAll(/<w:framePr /g)].length).toBe(2);
  });

  it("converts pictures without text, and says so, but refuses an empty page with no_text", async () => {
    const shape = await converted(makePdf([{ content: rectangle("1 0 0", 0, 0, 90, 90) }]));
    expect(shape.note).toBe("We found no text in this PDF, so the Word file has only its pictures.");
    expect(await refused(makePdf([{ content: "" }]))).toMatchObject({
      status: 422,
      code: "no_text",
      message: "We found no text in this PDF, not even in its pictures.",
    });
  });

  it("reads the pictures of a scan, and says so", async () => {
    const lines = letter.slice(0, 3);
    const reply = await converted(await scannedPdf([await textPicture(lines)]));
    expect(reply.note).toBe(
      "One page is a scan, so we read the text from its picture. Check it for mistakes.",
    );
    const words = (await textOf(await fetchResult(server, reply.downloadUrl))).join(" ");
    expect(words.replace(/\s+/g, " ").trim()).toBe(lines.join(" "));
  });

  it("reads the picture of a page whose text is not what it shows", async () => {
    const lines = letter.slice(0, 3);
    const reply = await converted(lyingPdf(lines, moveBy(3)));
    expect(reply.readPages).toBe(1);
    const words = (await textOf(await fetchResult(server, reply.downloadUrl))).join(" ");
    expect(words.replace(/\s+/g, " ").trim()).toBe(lines.join(" "));
  });

  const late = new ConversionError("conversion_timeout", { limit: 30 });

  it("gives up where scans take as long as a document may and none is read, and tries no more than two", async () => {
    const run = vi.spyOn(server.services.queue, "run").mockRejectedValue(late);
    const picture = await textPicture(["One line"]);
    expect(await refused(await scannedPdf([picture, picture, picture]))).toMatchObject({
      status: 422,
      code: "conversion_timeout",
    });
    expect(run.mock.calls.map(([{ job }]) => job.kind)).toEqual(["ocr-page", "ocr-page"]);
    run.mockRestore();
  });

  it("keeps the picture of a scan that takes that long beside those that are read", async () => {
    const run = vi.spyOn(server.services.queue, "run").mockRejectedValueOnce(late);
    const lines = letter.slice(0, 3);
    const picture = await textPicture(lines);
    const reply = await converted(await scannedPdf([picture, picture]));
    expect(reply.notes?.map(({ code }) => code)).toEqual(["read_scans", "unread_scans"]);
    const words = (await textOf(await fetchResult(server, reply.downloadUrl))).join(" ");
    expect(words.replace(/\s+/g, " ").trim()).toBe(lines.join(" "));
    run.mockRestore();
  });

  it("takes a password", async () => {
    const locked = numbered(1, { encrypt: { user: "secret", owner: "other" } });
    const { downloadUrl } = await converted(locked, { password: "secret" });
    expect(await textOf(await fetchResult(server, downloadUrl))).toEqual(["Page 1"]);
  });
});
