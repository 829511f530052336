import { expect, it } from "vitest";
import { erlangC, waitQuantile } from "./queueing";

it("erlangC is the utilization of one server, and 1/3 of two that are half busy", () => {
  expect(erlangC(1, 0.7)).toBeCloseTo(0.7, 12);
  // By hand: B(1) = 1/2, B(2) = 1/5, C = 0.2 / (1 - 0.5 * 0.8).
  expect(erlangC(2, 1)).toBeCloseTo(1 / 3, 12);
  expect(erlangC(2, 2)).toBe(1);
});

it("erlangC stays a probability for thousands of servers", () => {
  const waiting = erlangC(4000, 3960);
  expect(waiting).toBeGreaterThan(0.1);
  expect(waiting).toBeLessThan(1);
});

it("waitQuantile returns the 99th percentile of M/M/1 and M/M/2", () => {
  // Half busy, one job a second: ln(0.5 / 0.01) / (1 - 0.5).
  expect(waitQuantile(1, 0.5, 1, 0.99)).toBeCloseTo(7.824, 3);
  // ln(0.33333 / 0.01) / (2 - 1).
  expect(waitQuantile(2, 1, 1, 0.99)).toBeCloseTo(3.5066, 4);
});

it("waitQuantile is 0 where fewer jobs wait, and endless where the queue grows", () => {
  expect(waitQuantile(100, 1, 1, 0.99)).toBe(0);
  expect(waitQuantile(1, 1, 1, 0.99)).toBe(Number.POSITIVE_INFINITY);
});
