import { describe, expect, it } from "vitest";
import { BatchError } from "./batch-error";
import { CallError } from "./call-error";
import { problems } from "./errors";

const server = (status: number) => new CallError({ kind: "server", status, answer: undefined });
const said = (answer: { error?: string; message?: string; details?: string[] }) =>
  new CallError({ kind: "server", status: 422, answer });
const network = new CallError({ kind: "network" });

describe("the general converter puts it", () => {
  it("so when no image came back", () =>
    expect(problems.anyFormat(new BatchError("empty", []))).toEqual([{ text: "No images returned." }]));

  it("on a line a file when each has its own error", () => {
    const files = [
      { name: "a.png", reason: "This file is empty." },
      { name: "b: c.png", reason: "This file is damaged or incomplete." },
    ];
    expect(problems.anyFormat(new BatchError("conversion", files))).toEqual([
      { text: "a.png: This file is empty.", name: "a.png" },
      { text: "b: c.png: This file is damaged or incomplete.", name: "b: c.png" },
    ]);
  });

  it.each<[string, Error, string]>([
    ["the server's error", said({ error: "Bad.", message: "Worse." }), "Conversion failed: Bad."],
    ["the server's message", said({ message: "Worse." }), "Conversion failed: Worse."],
    ["the network's words", network, "Conversion failed: Network Error"],
    ["the status of an answer that says nothing", server(502), "Conversion failed: Server error (502)"],
  ])("with %s when the call failed", (_, error, text) =>
    expect(problems.anyFormat(error)[0]?.text).toBe(text),
  );

  it("with a line for each file that the server names, its name set apart", () =>
    expect(
      problems
        .anyFormat(said({ error: "Bad.", details: ["b: c.png: This file is empty.", "Else."] }))
        .slice(1),
    ).toEqual([{ text: "b: c.png: This file is empty.", name: "b: c.png" }, { text: "Else." }]));
});

describe("the compressor says one sentence, and the reason on a line of its own", () => {
  it.each<[string, Error, string]>([
    ["the server's", said({ message: "This file is empty." }), "This file is empty."],
    [
      "the files'",
      said({ message: "x", details: ["a.png: Bad.", "b.png: Bad."] }),
      "a.png: Bad. b.png: Bad.",
    ],
    ["what to do", network, "There was no answer. Check your connection, then try again."],
    [
      "what a ZIP without pictures said",
      new BatchError("conversion", [{ name: "a.png", reason: "This file is empty." }]),
      "This file is empty.",
    ],
  ])("%s", (_, error, detail) =>
    expect(problems.compressionFailed(error)).toEqual({
      text: "Compression failed. Please try again.",
      detail,
    }),
  );
});
