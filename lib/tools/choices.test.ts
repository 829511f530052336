import { describe, expect, it } from "vitest";
import { type FormatId, formatIds, formats } from "../formats";
import { MIB } from "../limits";
import { english } from "../site/site";
import { choicesFor, choicesOf, sharedChoices, toolFor } from "./choices";

const { registry } = english;

const choices = choicesOf(registry);

/** Path by goal, for a file of this size. */
const pathsFor = (format: FormatId, bytes = 1) => {
  const file = { size: bytes } as File;
  return Object.fromEntries(
    (choices[format] ?? []).map((choice) => [choice.goal, toolFor(choice, [file])?.path]),
  );
};

describe("what can become of a file", () => {
  it.each([
    ["a tool of its own", "heic", "jpg", "/heic-to-jpg"],
    ["otherwise one for all pictures", "heic", "pdf", "/image-to-pdf"],
    ["a compressor for a smaller file", "jpg", "smaller", "/compress-image"],
    ["WEBP for a smaller file, where no compressor takes it", "gif", "smaller", "/image-compressor#webp"],
    ["nothing for the format it has", "jpg", "jpg", undefined],
  ] as const)("is %s: %s to %s", (_, format, goal, path) => expect(pathsFor(format)[goal]).toBe(path));

  it("is the tool that takes a file of that size", () => {
    expect(pathsFor("pdf").jpg).toBe("/pdf-to-jpg");
    expect(pathsFor("pdf", 11 * MIB).jpg).toBe("/pdf-to-image");
  });

  it("is something for every format that a tool takes", () => {
    expect(formatIds.filter((format) => !choices[format])).toEqual(
      formatIds.filter((format) => formats[format].mimes.length === 0),
    );
  });

  it.each([
    ["jpg", "pdf"],
    ["png", "jpg"],
    ["heic", "jpg"],
    ["svg", "png"],
  ] as const)("is first what is wanted most of a %s: %s", (format, goal) =>
    expect(choices[format]?.[0]?.goal).toBe(goal),
  );

  it("is one PDF first, where there are several", () => {
    const [first] = choicesFor(choices.pdf ?? [], 2);
    expect([first?.goal, first?.tools.map(({ path }) => path)]).toEqual(["merged", ["/merge-pdf"]]);
  });

  it.each([
    ["one PDF has parts and other pages, but nothing to be merged with", 1, ["split", "organized"]],
    ["several PDFs are merged or arranged, but not split", 3, ["merged", "organized"]],
  ] as const)("fits the number of files: %s", (_, count, expected) => {
    const goals = choicesFor(choices.pdf ?? [], count).map(({ goal }) => goal);
    expect(goals.filter((goal) => ["merged", "split", "organized"].includes(goal))).toEqual(expected);
  });

  it("is no smaller PDF of the tools that move pages", () => {
    expect(choices.pdf?.find(({ goal }) => goal === "smaller")?.tools.map(({ path }) => path)).toEqual([
      "/compress-pdf",
    ]);
  });

  it("is what one tool makes of all formats, where they are mixed", () => {
    const shared = sharedChoices(choices, ["jpg", "heic"]);
    expect(shared.map(({ goal, tools: [tool] }) => [goal, tool?.path])).toEqual([
      ["pdf", "/image-to-pdf"],
      ["resized", "/resize-image"],
      ["cleaned", "/remove-exif"],
      ["xlsx", "/image-to-excel"],
      ["txt", "/image-to-text"],
      ["other", "/image-compressor"],
    ]);
    expect(sharedChoices(choices, ["jpg", "pdf"])).toEqual([]);
  });
});
