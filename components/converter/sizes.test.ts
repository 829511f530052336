import { expect, it } from "vitest";
import { fileCount, kilobytes, megabytes, size, sizeChange, sizeGained } from "./sizes";

it("formats a file's size in KB with one decimal, a selection's in MB with two", () => {
  expect(kilobytes(1536)).toBe("1.5 KB");
  expect(megabytes(1_572_864)).toBe("1.50 MB");
});

it("describes a smaller or larger size, and nothing below half a percent", () => {
  expect(sizeChange(1000, 380)).toBe("62% smaller");
  expect(sizeChange(100, 142)).toBe("42% larger");
  expect(sizeChange(100, 420)).toBe("4.2 times the size");
  expect(sizeChange(1000, 1001)).toBeUndefined();
  expect(sizeChange(0, 10)).toBeUndefined();
});

it("describes what a compression saved, and nothing when it saved nothing", () => {
  expect(sizeGained(1000, 380)).toBe("62% smaller");
  for (const after of [999, 1000, 1200]) expect(sizeGained(1000, after)).toBeUndefined();
  expect(sizeGained(0, 0)).toBeUndefined();
});

it("formats sizes below 1 MB in KB, larger ones in MB", () =>
  expect([size(1536), size(1_572_864)]).toEqual(["1.5 KB", "1.50 MB"]));

it("uses the singular for one file only", () =>
  expect([fileCount(1), fileCount(0)]).toEqual(["1 file", "0 files"]));
