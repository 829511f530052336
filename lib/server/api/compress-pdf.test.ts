import { afterEach, describe, expect, it } from "vitest";
import { makePdf, numbered } from "@/lib/engine/fixtures/pdf";
import { photoJpeg, photoPage } from "@/lib/engine/fixtures/pdf-photos";
import { fetchResult, pdfRoute } from "@/lib/server/testing/replies";
import { testServer } from "@/lib/server/testing/server";

const server = testServer();
const POST = server.route("/api/compress-pdf");
afterEach(async () => await expect.poll(() => server.scratch()).toEqual([]));

const { converted, refused } = pdfRoute(POST, "compressPdf");

describe("POST /api/compress-pdf", () => {
  it("replies with both sizes and the URL of the smaller document", async () => {
    const bytes = await photoPage();
    const reply = await converted(bytes, {}, "My scan.PDF");
    expect(reply).toMatchObject({
      success: true,
      originalName: "My scan.PDF",
      convertedName: "My scan.pdf",
      originalSize: bytes.length,
    });
    expect(reply.note).toBeUndefined();
    expect(reply.fileSize).toBeLessThan(bytes.length / 3);
    const result = await fetchResult(server, reply.downloadUrl);
    expect(result.length).toBe(reply.fileSize);
    expect(result.subarray(0, 5).toString()).toBe("%PDF-");
  });

  it("compresses at three levels, balanced by default", async () => {
    const bytes = await photoPage();
    const sizes: number[] = [];
    for (const fields of [{ level: "light" }, {}, { level: "Strong" }])
      sizes.push((await converted(bytes, fields as Record<string, string>)).fileSize);
    expect(sizes).toEqual([...new Set(sizes)].sort((a, b) => b - a));
  });

  it("makes a document as small as asked, and says how", async () => {
    const bytes = await photoPage();
    const reply = await converted(bytes, { targetSize: "30000", level: "light" });
    expect(reply.fileSize).toBeLessThanOrEqual(30_000);
    expect(reply.fileSize).toBeGreaterThanOrEqual(27_000);
    const { dpi = 0 } = reply;
    expect(dpi).toBeGreaterThanOrEqual(72);
    expect(reply.note).toContain(`pictures were reduced to ${dpi} dpi or less.`);
    expect((await fetchResult(server, reply.downloadUrl)).length).toBe(reply.fileSize);
  });

  it("says that pictures lost quality alone where they keep their pixels", async () => {
    const content = "1000 0 0 500 0 0 cm /P Do";
    const picture = await photoJpeg(1000, 500);
    const bytes = makePdf([{ content, box: [1000, 500], resources: "/XObject<</P @picture>>" }], {
      objects: { picture },
    });
    const { note } = await converted(bytes, { targetSize: String(Math.round(bytes.length / 2)) });
    expect(note).toContain("They kept all their pixels.");
    expect(note).not.toContain("dpi");
  });

  it("says what size can be reached where that is not small enough", async () => {
    const answer = await refused(await photoPage(), { targetSize: "1000" });
    expect(answer).toMatchObject({ status: 422, code: "target_unreachable" });
    expect(answer.message).toMatch(/The smallest we reach is [1-9]\d* KB\.$/);
  });

  it("returns a document unchanged that cannot get smaller, with a note", async () => {
    const { downloadUrl } = await converted(numbered(60));
    const smallest = await fetchResult(server, downloadUrl);
    const reply = await converted(smallest);
    expect(reply).toMatchObject({ fileSize: smallest.length, notes: [{ code: "kept_pdf", params: {} }] });
    expect((await fetchResult(server, reply.downloadUrl)).equals(smallest)).toBe(true);
    const again = await converted(smallest, { targetSize: String(smallest.length) });
    expect(again).toMatchObject({ fileSize: smallest.length, notes: [{ code: "fitting_pdf", params: {} }] });
  });

  it("notes that the result of a protected document has no password", async () => {
    const bytes = numbered(20, { encrypt: { user: "letmein", owner: "secret" } });
    expect((await converted(bytes, { password: "letmein" })).note).toBe("No password is needed anymore.");
  });
});
