import { describe, expect, it } from "vitest";
import { en } from "../words/en";
import { CallError, codeOf } from "./call-error";
import { pdfToDocument, pdfToPages } from "./convert-pdf";
import { pdfProblems } from "./pdf-problems";
import { callAt, errorOf, NOWHERE, say } from "./testing";
import type { Transport } from "./xhr-fetch";

const { pdfFailed } = pdfProblems(say, en.pdf);

const { signal } = new AbortController();
const file = new File(["%PDF-1.7"], "report.pdf", { type: "application/pdf" });
callAt(NOWHERE);

/** Responds with `reply` and records what was sent. */
function answering(reply: object) {
  const sent: [string, string][] = [];
  const transport: Transport = (body) => async () => {
    for (const [name, value] of body) sent.push([name, typeof value === "string" ? value : value.name]);
    return Response.json(reply);
  };
  return { sent, transport };
}

const images = [
  { page: 2, filename: "report 2.jpg", size: 20 },
  { page: 3, error: "This file is damaged or incomplete. Try another copy.", code: "corrupt" },
];
const reply = { data: { sessionId: "s/1", totalPages: 1, documentPages: 9, images } };
const choice = { target: "jpg", scale: 2, pages: "2-3" } as const;

describe("a PDF into pictures", () => {
  it("sends the file with the options", async () => {
    const { sent, transport } = answering(reply);
    await pdfToPages(signal, { file, transport, password: "open sesame" }, choice);
    expect(sent).toEqual([
      ["scale", "2.0"],
      ["format", "jpg"],
      ["pages", "2-3"],
      ["password", "open sesame"],
      ["pdf", "report.pdf"],
    ]);
  });

  it("omits empty pages and password", async () => {
    const { sent, transport } = answering(reply);
    await pdfToPages(signal, { file, transport }, { ...choice, scale: 0.5, pages: " " });
    expect(sent.map(([name]) => name)).toEqual(["scale", "format", "pdf"]);
    expect(sent[0]).toEqual(["scale", "0.5"]);
  });

  it("returns each page's address or its failure, in order", async () => {
    const made = await pdfToPages(signal, { file, ...answering(reply) }, choice);
    const picture = {
      page: 2,
      name: "report 2.jpg",
      size: 20,
      url: `${NOWHERE}/api/download/s%2F1/report%202.jpg`,
    };
    expect(made).toEqual({
      target: "jpg",
      pages: [picture, { page: 3, reason: expect.any(CallError) }],
      pictures: [picture],
      totalPages: 1,
      documentPages: 9,
      zip: { url: `${NOWHERE}/api/download-all/s%2F1`, name: "converted_images_s/1.zip" },
      sessions: [`${NOWHERE}/api/download/s%2F1`],
    });
  });

  it("does not send the file when the page range is invalid", async () => {
    const { sent, transport } = answering(reply);
    const error = await errorOf(pdfToPages(signal, { file, transport }, { ...choice, pages: "one" }));
    expect(codeOf(error)).toBe("bad_pages");
    expect(sent).toEqual([]);
  });

  it.each([
    ["there are no pages", [], "Reload the page and try again."],
    ["no page was converted", images.slice(1), "This file is damaged or incomplete. Try another copy."],
  ])("fails when %s", async (_, pages, detail) => {
    const empty = { data: { sessionId: "1", totalPages: 0, images: pages } };
    const error = await errorOf(pdfToPages(signal, { file, ...answering(empty) }, choice));
    expect(pdfFailed(error)).toEqual({ text: "An error occurred during conversion.", detail });
  });
});

describe("a PDF into another document", () => {
  const url = `data:application/octet-stream,${"x".repeat(30)}`;

  it("sends the level, and returns the document with its sizes", async () => {
    const { sent, transport } = answering({ fileSize: 30, originalSize: 90, downloadUrl: url, note: "So." });
    const made = await pdfToDocument(
      signal,
      { file, transport },
      { call: "compressPdf", ending: ".pdf", level: "strong" },
    );
    expect(sent).toEqual([
      ["level", "strong"],
      ["pdf", "report.pdf"],
    ]);
    expect(made).toMatchObject({ name: "report.pdf", before: 90, after: 30, noted: { note: "So." } });
  });

  it("names the document after the PDF when the server does not", async () => {
    const made = await pdfToDocument(
      signal,
      { file, ...answering({ fileSize: 30, downloadUrl: url }) },
      { call: "pdfToWord", ending: ".docx", layout: "flow" },
    );
    expect(made).toMatchObject({ name: "report.docx", before: file.size, after: 30 });
  });
});
