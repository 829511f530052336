import { expect, it } from "vitest";
import { report } from "./report";
import type { Sample } from "./samples";
import type { Kind } from "./visits";

const kind: Kind = { name: "a visit", weight: 1, wanted: 200, visit: async () => 200 };
const seen = (status: number) => [{ kind, status, ms: 10 }];

/** A look every ten seconds for twenty minutes, at memory that scatters by 20 MB and grows as told. */
const samples = (growth: number, count = 120): Sample[] =>
  Array.from({ length: count }, (_, i) => ({
    hours: i / 360,
    serverMib: 150 + (i % 3) * 10 + growth * (i / 360),
    engineMib: 400,
    descriptors: 30,
    diskMib: 500 + (i % 6) * 50,
  }));

it("finds nothing where all is flat, the disk's ups and downs included", () => {
  expect(report(samples(0), seen(200), 1).failed).toEqual([]);
});

it("names what grows, and how fast", () => {
  expect(report(samples(600), seen(200), 1).failed).toEqual([
    expect.stringMatching(/^server, MB: grows by 6\d\d/),
  ]);
});

it("names answers that nobody wanted", () => {
  expect(report(samples(0), seen(500), 1).failed).toEqual(["a visit: 1 were answered with 500"]);
});

it("does not judge what it has hardly seen", () => {
  const { text, failed } = report(samples(600, 12), seen(200), 1);
  expect([failed, text.includes("too short a run")]).toEqual([[], true]);
});
