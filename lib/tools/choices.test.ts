import { describe, expect, it } from "vitest";
import { type FormatId, formatIds, formats } from "../formats";
import { MIB } from "../limits";
import { registry } from ".";
import { choicesOf, sharedChoices, toolFor } from "./choices";

const choices = choicesOf(registry);

/** Path by goal, for a file of this size. */
const pathsFor = (format: FormatId, bytes = 1) => {
  const file = { size: bytes } as File;
  return Object.fromEntries(
    (choices[format] ?? []).map((choice) => [choice.goal, toolFor(choice, [file])?.path]),
  );
};

describe("what can become of a file", () => {
  it("is a tool of its own where there is one", () => {
    expect(pathsFor("heic")).toEqual({
      jpg: "/heic-to-jpg",
      png: "/heic-to-png",
      webp: "/heic-to-webp",
      pdf: "/image-to-pdf",
      txt: "/image-to-text",
      smaller: "/image-compressor#webp",
      resized: "/resize-image",
      other: "/image-compressor",
    });
    expect(pathsFor("jpg")).toEqual({
      png: "/jpg-to-png",
      webp: "/jpg-to-webp",
      avif: "/jpg-to-avif",
      gif: "/jpg-to-gif",
      pdf: "/jpg-to-pdf",
      txt: "/image-to-text",
      smaller: "/compress-image",
      resized: "/resize-image",
      other: "/image-compressor",
    });
  });

  it("is a tool for all pictures otherwise", () => {
    expect(pathsFor("gif")).toEqual({
      webp: "/gif-to-webp",
      pdf: "/image-to-pdf",
      txt: "/image-to-text",
      smaller: "/image-compressor#webp",
      resized: "/resize-image",
      other: "/image-compressor",
    });
  });

  it("is the tool that takes a file of that size", () => {
    expect(pathsFor("pdf").jpg).toBe("/pdf-to-jpg");
    expect(pathsFor("pdf", 11 * MIB).jpg).toBe("/pdf-to-image");
  });

  it("is something for every format that a tool takes", () => {
    expect(formatIds.filter((format) => !choices[format])).toEqual(
      formatIds.filter((format) => formats[format].mimes.length === 0),
    );
  });

  it("is what one tool makes of all formats, where they are mixed", () => {
    const shared = sharedChoices(choices, ["jpg", "heic"]);
    expect(shared.map(({ goal, tools: [tool] }) => [goal, tool?.path])).toEqual([
      ["pdf", "/image-to-pdf"],
      ["txt", "/image-to-text"],
      ["resized", "/resize-image"],
      ["other", "/image-compressor"],
    ]);
    expect(sharedChoices(choices, ["jpg", "pdf"])).toEqual([]);
  });
});
