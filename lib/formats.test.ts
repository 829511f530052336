import { describe, expect, it } from "vitest";
import { formatIds, formatOfName, formats, keepsDetails } from "./formats";

describe("formats", () => {
  it("have one hue each, at least 12 degrees apart", () => {
    const hues = formatIds.map((id) => formats[id].hue).sort((a, b) => a - b);
    const gaps = hues.slice(1).map((hue, index) => hue - (hues[index] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(12);
  });

  it.each([
    ["heic", "jpg", true],
    ["raw", "tiff", true],
    ["image", "jpeg", true],
    ["heic", "gif", false],
    ["svg", "png", false],
    ["pdf", "jpg", false],
  ])("keep a photo's details from %s to %s: %s", (from, to, kept) =>
    expect(keepsDetails(from, to)).toBe(kept),
  );

  it.each([
    ["IMG_1.HEIC", "heic"],
    ["a.b.jpeg", "jpg"],
    ["photo.NEF", "raw"],
    ["jpg", undefined],
    ["x.", undefined],
    ["notes.txt", undefined],
  ])("are told by the ending of %s: %s", (name, format) => expect(formatOfName(name)).toBe(format));
});
