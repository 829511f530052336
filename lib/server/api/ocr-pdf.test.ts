import { describe, expect, it, vi } from "vitest";
import { makePdf } from "../../engine/fixtures/pdf";
import { A4, letter, linesOfText, scannedPdf, textPicture } from "../../engine/fixtures/scans";
import { form, post } from "../testing/forms";
import { testServer } from "../testing/server";

// A page takes seconds, and many on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const server = testServer();
const send = (bytes: Uint8Array, fields: Record<string, string> = {}) =>
  server.route("/api/ocr-pdf")(post(form([{ name: "Minutes.pdf", bytes, field: "pdf" }], fields)));

const scan = async (pages = 1) => {
  const picture = await textPicture(letter.slice(0, 3));
  return scannedPdf(Array.from({ length: pages }, () => picture));
};

describe("POST /api/ocr-pdf", () => {
  it("returns the PDF with the text of its scans, and keeps nothing else", async () => {
    const pdf = await scan();
    const response = await send(pdf, { language: "eng" });
    expect(response.status).toBe(200);
    const reply = await response.json();
    expect(reply).toMatchObject({
      success: true,
      convertedName: "Minutes.pdf",
      pages: 1,
      readPages: 1,
      words: letter.slice(0, 3).join(" ").split(" ").length,
    });
    const result = Buffer.from(await (await server.fetch(reply.downloadUrl)).arrayBuffer());
    expect(result.length).toBe(reply.fileSize);
    expect(result.subarray(0, pdf.length).equals(pdf)).toBe(true);
    expect(await server.sessions()).toHaveLength(1);
    await expect.poll(() => server.scratch()).toEqual([]);
  });

  it("reports each page and the reply in lines, if asked", async () => {
    const response = await send(await scan(2), { language: "eng", progress: "true" });
    expect(response.headers.get("content-type")).toBe("application/x-ndjson");
    const lines = (await response.text())
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    const reply = lines.pop();
    expect(lines[0]).toEqual({ done: 0, pages: 2 });
    expect(lines.at(-1)).toEqual({ done: 2, pages: 2 });
    expect(reply).toMatchObject({ success: true, readPages: 2 });
    expect((await server.fetch(reply.downloadUrl)).status).toBe(200);
  });

  it("returns a PDF with text unchanged, and says so", async () => {
    const pdf = makePdf([{ content: linesOfText(letter), box: A4 }]);
    const reply = await (await send(pdf)).json();
    expect(reply).toMatchObject({ fileSize: pdf.length, readPages: 0 });
    expect(reply.note).toBe("You can search the text of this PDF already. You get it back unchanged.");
  });

  it("reads only the pages that are named", async () => {
    const reply = await (await send(await scan(3), { language: "eng", pages: "2" })).json();
    expect(reply).toMatchObject({ pages: 3, readPages: 1 });
  });

  it("refuses more scans than MAX_OCR_PAGES before it reads one", async () => {
    await server.with({ MAX_OCR_PAGES: "2" }, async () => {
      const response = await send(await scan(3), { progress: "true" });
      expect(response.status).toBe(422);
      expect((await response.json()).code).toBe("too_many_scans");
    });
  });

  it("answers with an error in the last line when the time is over before any page is read", async () => {
    await server.with({ OCR_TIMEOUT_S: "1", ENGINE_PROCESSES: "1" }, async () => {
      const before = await server.sessions();
      const response = await send(await scan(), { progress: "true" });
      const lines = (await response.text())
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line));
      expect(lines.at(-1)).toMatchObject({ success: false });
      await expect.poll(() => server.sessions()).toEqual(before);
    });
  });
});
