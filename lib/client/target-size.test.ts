import { expect, it } from "vitest";
import { bytesOf, choiceOf, firstTarget, targetFields } from "./target-size";

it.each([
  ["200", 1000, 200_000],
  [" 1.5 ", 1_000_000, 1_500_000],
  ["0,5", 1_000_000, 500_000],
  ["２００", 1000, 200_000],
  ["٠٫٥", 1_000_000, 500_000],
  ["1", 1000, 1000],
  ["0.9", 1000, undefined],
  ["", 1000, undefined],
  ["200 KB", 1000, undefined],
  ["-5", 1000, undefined],
  ["1e99", 1000, undefined],
])("reads %j of %i bytes as %s", (amount, unit, bytes) =>
  expect(bytesOf({ ...firstTarget, amount, unit })).toBe(bytes),
);

it.each([
  [100_000, "100", 1000],
  [1_000_000, "1", 1_000_000],
  [1_500_000, "1500", 1000],
])("offers %i bytes as %s times %i", (bytes, amount, unit) => {
  expect(choiceOf(bytes)).toMatchObject({ amount, unit });
  expect(bytesOf(choiceOf(bytes))).toBe(bytes);
});

it("sends nothing without a target, and nothing at all with one that is no number", () => {
  expect(targetFields(undefined)).toEqual({});
  expect(targetFields({ ...firstTarget, amount: "x" })).toBeUndefined();
  expect(targetFields({ ...firstTarget, for: "all", fewerPixels: false })).toEqual({
    targetSize: 200_000,
    targetFor: "all",
    fewerPixels: false,
  });
});
