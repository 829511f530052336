import { expect, it } from "vitest";
import { readArguments } from "./arguments";
import { quantile, slopeOf } from "./figures";

it("finds how fast a line grows, through what scatters around it", () => {
  const points = Array.from({ length: 100 }, (_, i) => [i / 10, 3 * (i / 10) + (i % 2 ? 1 : -1)] as const);
  expect(slopeOf(points)).toBeCloseTo(3, 1);
  expect(slopeOf([[0, 5]])).toBe(0);
  expect(
    slopeOf([
      [1, 5],
      [1, 9],
    ]),
  ).toBe(0);
});

it("finds the value in the middle, and the one that hardly any are above", () => {
  const values = Array.from({ length: 100 }, (_, i) => 100 - i);
  expect([quantile(values, 0.5), quantile(values, 0.95), quantile([], 0.5)]).toEqual([51, 96, Number.NaN]);
});

it("runs for twenty minutes unless it is told how many", () => {
  expect(readArguments([])).toEqual({ minutes: 20 });
  expect(readArguments(["2", "--write", "SOAK.md"])).toEqual({ minutes: 2, write: "SOAK.md" });
  expect(() => readArguments(["soon"])).toThrow(/'soon'/);
});
