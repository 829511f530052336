import { expect, it } from "vitest";
import { oklch } from "./drawing";

// The values that Chromium computes.
it.each([
  [1, 0, 0, "#ffffff"],
  [0, 0, 0, "#000000"],
  [0.628, 0.2577, 29.23, "#ff0000"],
  [0.978, 0.004, 100, "#f8f8f5"],
])("oklch(%d %d %d) is %s", (lightness, chroma, hue, hex) => expect(oklch(lightness, chroma, hue)).toBe(hex));
