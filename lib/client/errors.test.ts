import { describe, expect, it } from "vitest";
import type { Refusal } from "../contract/calls";
import { en } from "../words/en";
import { batchProblems } from "./batch-problems";
import { BatchError, CallError } from "./call-error";
import { problems as problemsIn } from "./errors";
import { inCall } from "./in-call";
import { jpegProblems } from "./jpeg-problems";
import { pdfProblems } from "./pdf-problems";
import { say } from "./testing";

const { failures } = say;
const problems = problemsIn(say);
const { anyFormat, serverSaid, pngFailed } = batchProblems(say);
const { pdfFailed, pageNotSaved, pagesNotSaved } = pdfProblems(say, en.pdf);
const { jpegFailed, runFailed } = jpegProblems(say);

const server = (status: number) => new CallError({ kind: "server", status, answer: undefined });
const said = (answer: Refusal) => new CallError({ kind: "server", status: 422, answer });
const two = said({
  error: "Bad.",
  details: ["b: c.png: Bad.", "Page 3: Bad."],
  files: [
    { name: "b: c.png", code: "empty_file", params: {} },
    { page: 3, code: "too_many_pixels", params: { limit: 40 } },
  ],
});
const network = new CallError({ kind: "network" });
const timeout = new CallError({ kind: "timeout" });

describe("the general converter reports a failure", () => {
  it("without any image in one sentence", () =>
    expect(anyFormat(new BatchError("empty", []))).toEqual([{ text: "No images returned." }]));

  it("with one line per file when each has its own error", () => {
    const files = [
      { name: "a.png", reason: said({ code: "empty_file", params: {} }) },
      {
        name: "b: c.png",
        reason: said({ message: "This file is damaged or incomplete. Try another copy." }),
      },
    ];
    expect(anyFormat(new BatchError("conversion", files))).toEqual([
      {
        text: "a.png: This file is empty. Select another one.",
        reason: "This file is empty. Select another one.",
        name: "a.png",
        permanent: true,
      },
      {
        text: "b: c.png: This file is damaged or incomplete. Try another copy.",
        reason: "This file is damaged or incomplete. Try another copy.",
        name: "b: c.png",
        permanent: true,
      },
    ]);
  });

  it.each<[string, Error, string]>([
    ["the server's error", said({ error: "Bad.", message: "Worse." }), "Conversion failed: Bad."],
    ["the server's message", said({ message: "Worse." }), "Conversion failed: Worse."],
    ["the network's words", network, "Conversion failed: Network Error"],
    ["the status of an answer that says nothing", server(502), "Conversion failed: Server error (502)"],
  ])("with %s when the call failed", (_, error, text) => expect(anyFormat(error)[0]?.text).toBe(text));

  it("with one line for each file that the server names", () =>
    expect(anyFormat(two).slice(1)).toEqual([
      { text: "b: c.png: This file is empty. Select another one.", name: "b: c.png" },
      {
        text: "Page 3: This picture has more than 40 megapixels, the most we can convert. Try a smaller size.",
        name: "Page 3",
      },
    ]));

  it("without the line of a single file that would repeat the sentence", () => {
    const message = "This file is damaged or incomplete. Try another copy.";
    const files = [{ name: "a.png", code: "corrupt", params: {} }];
    expect(anyFormat(said({ message, files }))).toEqual([{ text: `Conversion failed: ${message}` }]);
  });

  it("with another backend's lines as they are, and those of codes that are new", () => {
    const details = ["b: c.png: Bad.", "Else."];
    const lines = details.map((text) => ({ text }));
    expect(anyFormat(said({ error: "Bad.", details })).slice(1)).toEqual(lines);
    const files = [{ name: "b: c.png", code: "brand_new", params: {} }];
    expect(anyFormat(said({ error: "Bad.", details, files })).slice(1)).toEqual(lines);
  });
});

describe("a code of our own backend", () => {
  const limited = said({
    code: "too_large",
    params: { limit: 100 },
    message: "Server's.",
    error: "Server's.",
  });
  const words = "You can upload up to 100 MB at once. Select fewer or smaller files.";

  it("is said in the page's words, whatever sentence came with it", () => {
    expect(problems.message(limited)).toBe(words);
    expect(serverSaid(limited)).toEqual({ text: words });
    expect(pdfFailed(limited)).toEqual({ text: words });
    expect(anyFormat(limited)).toEqual([{ text: `Conversion failed: ${words}` }]);
  });

  it("that is new is said in the server's", () =>
    expect(problems.message(said({ code: "brand_new", params: {}, message: "New." }))).toBe("New."));

  it("of one file in a call is its reason alone", () => {
    expect(inCall(problems, "b: c.png", two).text).toBe("b: c.png: This file is empty. Select another one.");
    expect(inCall(problems, "d.png", two).text).toBe("d.png: Bad.");
    expect(inCall(problems, "d.png", network).text).toBe(
      "d.png: We couldn't reach the server. Check your connection and try again.",
    );
  });
});

describe("trying a file again", () => {
  const one = (answer: Refusal, status = 200) =>
    problems.inBatch("a.png", new CallError({ kind: "server", status, answer }));

  it.each(["corrupt", "empty_file", "too_large", "unsupported_type", "password_needed", "too_many_pixels"])(
    "cannot help after %s",
    (code) => expect(one({ code, params: {} }).permanent).toBe(true),
  );

  it.each(["busy", "rate_limited", "conversion_timeout", "engine_crashed", "upload_broken"])(
    "can help after %s",
    (code) => expect(one({ code, params: {} }).permanent).toBeUndefined(),
  );

  it("can help after a lost connection, and after an answer of a server that is down", () => {
    expect(problems.fileFailed("a.png", network).permanent).toBeUndefined();
    expect(jpegFailed("a.jpeg", timeout).permanent).toBeUndefined();
    expect(problems.inBatch("a.png", server(502)).permanent).toBeUndefined();
    expect(jpegFailed("a.jpeg", server(413)).permanent).toBe(true);
  });

  it("depends on what the server says of that file, where it names several", () =>
    expect(inCall(problems, "b: c.png", two).permanent).toBe(true));
});

describe("a file that cannot be used", () => {
  const refused = (answer: Refusal) => new CallError({ kind: "server", status: 422, answer });

  it("is one that the server names, where no settings can help", () => {
    expect(inCall(problems, "b: c.png", two)).toMatchObject({ permanent: true, adjustable: false });
    const files = [{ name: "a.png", code: "target_unreachable", params: { limit: 10 } }];
    expect(inCall(problems, "a.png", refused({ files })).adjustable).toBe(true);
  });

  it("is none of too many", () =>
    expect(inCall(problems, "a.png", refused({ code: "too_many_files", params: {} }))).toMatchObject({
      permanent: true,
      adjustable: true,
    }));
});

describe("the compressor reports one sentence, with the reason in the detail", () => {
  it.each<[string, Error, string]>([
    [
      "the server's",
      said({ message: "This file is empty. Select another one." }),
      "This file is empty. Select another one.",
    ],
    ["what to do", network, "We couldn't reach the server. Check your connection and try again."],
    [
      "what a ZIP without pictures said",
      new BatchError("conversion", [{ name: "a.png", reason: said({ code: "empty_file", params: {} }) }]),
      "This file is empty. Select another one.",
    ],
  ])("%s", (_, error, detail) =>
    expect(problems.compressionFailed(error)).toEqual({
      text: "Compression failed. Please try again.",
      detail,
    }),
  );

  it("with a line for each file that the server names", () =>
    expect(
      problems.compressionFailed(said({ message: "x", details: ["a.png: Bad.", "b.png: Bad."] })),
    ).toEqual({
      text: "Compression failed. Please try again.",
      lines: [{ text: "a.png: Bad." }, { text: "b.png: Bad." }],
    }));
});

describe("the simple PNG page reports a failure", () => {
  const files = [{ name: "a.png", reason: new Error("This file is empty.") }];
  const unheard = "No response from server. Please check your connection.";
  it.each<[string, Error, string]>([
    ["with the details joined", said({ details: ["a", "b"] }), "Error: a, b"],
    ["with the server's message", said({ message: "Boom." }), "Error: Boom."],
    ["with the server's error", said({ error: "Bad." }), "Error: Bad."],
    ["of a success that was none", server(200), "Conversion failed"],
    ["of the network", network, unheard],
    ["of the time", timeout, unheard],
    ["of every file", new BatchError("conversion", files), "No images were successfully converted"],
    ["of every download", new BatchError("download", files), "Failed to download converted files"],
  ])("%s", (_, error, text) => expect(pngFailed(error).text).toBe(text));

  it("of the time with advice", () =>
    expect(pngFailed(timeout).detail).toBe("Request timed out. Please try with smaller files."));
});

describe("JPEG to JPG reports a failure", () => {
  const large = "You can upload up to 1 MB at once. Select fewer or smaller files.";
  const answered = (status: number, message: string) =>
    new CallError({ kind: "server", status, answer: { error: "Refused", message } });
  it.each<[string, Error, string, string | undefined]>([
    ["of the size", answered(413, large), "File too large", large],
    ["of the server", answered(503, "The converter is busy."), "Server error", "The converter is busy."],
    ["of the file", answered(422, "This file is damaged."), "This file is damaged.", undefined],
    ["of the time", timeout, "Request timeout (connection aborted)", failures.advice.timeout],
    ["of the network", network, "Network Error", failures.advice.network],
  ])("%s", (_, error, reason, detail) =>
    expect(jpegFailed("lake.jpeg", error)).toMatchObject({
      text: `Failed to convert lake.jpeg: ${reason}`,
      detail,
      name: "lake.jpeg",
    }),
  );

  it("of a run in one sentence", () =>
    expect(runFailed(new Error("No script.")).text).toBe("Conversion failed: No script."));
});

describe("JPG to WEBP and GIF report the server's sentence", () => {
  it("alone for one file", () =>
    expect(serverSaid(said({ error: "Bad.", details: ["a.jpg: Bad."] }))).toEqual({
      text: "Bad.",
    }));

  it("and a line for each of several files", () =>
    expect(serverSaid(said({ error: "Bad.", details: ["a.jpg: Bad.", "b.jpg: Worse."] })).lines).toEqual([
      { text: "a.jpg: Bad." },
      { text: "b.jpg: Worse." },
    ]));
});

describe("a failed PDF conversion is reported", () => {
  it("with the server's message", () =>
    expect(pdfFailed(said({ error: "Bad.", message: "Worse." }))).toEqual({
      text: "Worse.",
    }));

  it.each<[string, Error, string]>([
    ["an answer without a message", said({ error: "Bad." }), "Bad."],
    ["an answer that says nothing", server(500), "The server had a problem. Try again in a moment."],
    ["no answer", network, "We couldn't reach the server. Check your connection and try again."],
    [
      "pages of which none came through",
      new BatchError("conversion", [{ name: "1", reason: said({ code: "corrupt", params: {} }) }]),
      "This file is damaged or incomplete. Try another copy.",
    ],
  ])("with a general sentence for %s, and the reason in the detail", (_, error, detail) =>
    expect(pdfFailed(error)).toEqual({
      text: "An error occurred during conversion.",
      detail,
    }),
  );

  it("with the first pages by name, when their reasons differ", () => {
    const details = ["Page 1: Bad.", "Page 2: Worse.", "Page 3: Bad.", "Page 4: Bad.", "Page 5: Bad."];
    expect(pdfFailed(said({ message: "Worse.", details }))).toEqual({
      text: "Worse.",
      detail: "Page 1: Bad. Page 3: Bad. Page 4: Bad.",
    });
    expect(pdfFailed(said({ message: "Bad.", details: ["Page 1: Bad."] }))).toEqual({
      text: "Bad.",
    });
  });

  it("with advice about a scan", () =>
    expect(pdfFailed(said({ message: "No text.", code: "no_text" })).detail).toMatch(
      /^Handwriting and very faint print can't be read\./,
    ));

  it("when one page, or all of them, cannot be downloaded", () => {
    const detail = "We couldn't reach the server. Check your connection and try again.";
    expect(pageNotSaved(network)).toEqual({ text: "Failed to download image.", detail });
    expect(pagesNotSaved(network)).toEqual({ text: "Failed to download all images.", detail });
  });
});

it("adds the real limit to the specified one, and the tool for larger files", () =>
  expect(
    problems.overLimit("File size exceeds 50MB limit", 10, { path: "/pdf-to-image", name: "PDF to Image" }),
  ).toEqual({
    text: "File size exceeds 50MB limit",
    detail: "This tool takes files up to 10 MB.",
    link: { path: "/pdf-to-image", name: "PDF to Image" },
  }));
