import { expect, it } from "vitest";
import { quantile, slopeOf } from "./figures";

it("slopeOf returns the slope of a line through scattered points, and 0 where there is none", () => {
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

it("quantile returns the median and the 95th percentile, and NaN for no values", () => {
  const values = Array.from({ length: 100 }, (_, i) => 100 - i);
  expect([quantile(values, 0.5), quantile(values, 0.95), quantile([], 0.5)]).toEqual([51, 96, Number.NaN]);
});
