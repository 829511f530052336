import { expect, it } from "vitest";
import { report } from "./report";
import type { Sample } from "./samples";
import type { Kind, Visit } from "./visits";

const kind: Kind = { name: "a visit", weight: 1, expected: 200, visit: async () => 200 };
const visits = (status: number): Visit[] => [{ kind, status, ms: 10 }];

/** Samples every ten seconds for twenty minutes; memory scatters by 20 MB and grows by `growth` MB an hour. */
const samples = (growth: number, count = 120): Sample[] =>
  Array.from({ length: count }, (_, i) => ({
    hours: i / 360,
    serverMib: 150 + (i % 3) * 10 + growth * (i / 360),
    engineMib: 400,
    descriptors: 30,
    diskMib: 500 + (i % 6) * 50,
  }));

it("passes a run in which nothing grows, although disk usage goes up and down", () => {
  expect(report(samples(0), visits(200), 1).failed).toEqual([]);
});

it("names the figure that grows, and its slope", () => {
  expect(report(samples(600), visits(200), 1).failed).toEqual([
    expect.stringMatching(/^server, MB: grows by 6\d\d/),
  ]);
});

it("names visits that were answered with another status than expected", () => {
  expect(report(samples(0), visits(500), 1).failed).toEqual(["a visit: 1 were answered with 500"]);
});

it("judges no growth in a run of two minutes", () => {
  const { text, failed } = report(samples(600, 12), visits(200), 1);
  expect([failed, text.includes("run too short")]).toEqual([[], true]);
});
