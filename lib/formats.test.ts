import { describe, expect, it } from "vitest";
import { formatIds, formats } from "./formats";

describe("formats", () => {
  it("have one hue each, at least 12 degrees apart", () => {
    const hues = formatIds.map((id) => formats[id].hue).sort((a, b) => a - b);
    const gaps = hues.slice(1).map((hue, index) => hue - (hues[index] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(12);
  });
});
