import { describe, expect, it } from "vitest";
import {
  assumptions,
  bestPlan,
  capacities,
  folderAssumptions,
  largestPlan,
  type Measured,
  meanOf,
  planOf,
  predictOnOneMachine,
} from "./plan";

/** Round numbers: a file takes 180 ms of the engine, 2 ms of Redis and 10 ms of a web server. */
const measured: Measured = {
  file: {
    engine: 180,
    worker: 10,
    slot: 200,
    web: 10,
    redis: 2,
    balancer: 1,
    request: 250,
    upload: 500_000,
    result: 750_000,
    storeWrites: 5,
    storeReads: 10,
  },
  background: { base: 10, perWeb: 1, perWorker: 2 },
};

describe("capacities", () => {
  const limits = capacities(measured, { workers: 10, webs: 2 }, assumptions);
  it.each([
    // 40 processes for 0.2 s each.
    ["engine", 200],
    ["workers' threads", 1000],
    // 1000 - 10 - 2 - 20 ms for 2 ms each.
    ["Redis", 484],
    ["web servers", 200],
    // 3500 / 5 and 5500 / 10.
    ["store", 550],
    ["balancer", 4000],
    // 1.25 GB a second for 1.25 MB.
    ["network of the balancer", 1000],
    ["network of web servers", 2000],
    // 12.5 GB a second for 0.75 MB.
    ["network of workers", 16_666.67],
  ] as const)("of %s are %s files a second", (name, expected) => {
    expect(limits[name]).toBeCloseTo(expected, 2);
  });

  it("has the network of its file server as the limit of a folder", () => {
    expect(capacities(measured, { workers: 10, webs: 2 }, folderAssumptions).store).toBeCloseTo(1000);
  });

  it("is limited by processor time where the engine uses more than its core", () => {
    const busy = { ...measured, file: { ...measured.file, engine: 390 } };
    expect(capacities(busy, { workers: 1, webs: 1 }, assumptions).engine).toBeCloseTo(10);
  });
});

it("plans for a share of the limit, with what is inside by Little's law", () => {
  const plan = planOf(measured, { workers: 1, webs: 1 }, assumptions);
  expect(plan.limit).toBe("engine");
  expect(plan.highest).toBeCloseTo(20);
  expect(plan.planned).toBeCloseTo(16);
  expect(plan.utilization.engine).toBeCloseTo(0.8);
  // 16 files a second for 0.25 s.
  expect(plan.admittedFiles).toBeCloseTo(4);
  expect(plan.admittedBytes).toBeCloseTo(2_000_000);
  // By hand, for 3.2 Erlangs: B(4) = 4.36907 / (1 + 3.2 + 5.12 + 5.46133 + 4.36907) = 0.22814, C = 0.22814 / (1 - 0.8 * 0.77186)
  // = 0.59643, and ln(59.643) / (20 - 16).
  expect(plan.waitMs).toBeCloseTo(1022, 0);
});

it("adds web servers until they are not the limit, and no more", () => {
  // 220 files a second, of which a web server answers 100.
  expect(bestPlan(measured, 11, assumptions)).toMatchObject({ webs: 3, limit: "engine" });
});

it("finds the limit that more workers do not move", () => {
  expect(bestPlan(measured, 300, assumptions).limit).toBe("Redis");
  const heavy = { ...measured, file: { ...measured.file, redis: 0.1, storeWrites: 50 } };
  expect(bestPlan(heavy, 100, assumptions).limit).toBe("store");
});

it("stops at the number of workers that others add nothing to", () => {
  const light: Measured = {
    file: { ...measured.file, redis: 10, web: 1 },
    background: { base: 0, perWeb: 0, perWorker: 0 },
  };
  // Redis converts 100 files a second, and five workers 20 each.
  expect(largestPlan(light, 20, assumptions)).toMatchObject({ workers: 5, webs: 1, highest: 100 });
});

it("predicts one machine by its engine processes, and then by its cores", () => {
  const machine = { cores: 2, client: 5 };
  expect(predictOnOneMachine(measured, { workers: 1, webs: 2 }, machine)).toBeCloseTo(5);
  // 2000 - 20 ms for 180 + 10 + 10 + 2 + 1 + 5 ms.
  expect(predictOnOneMachine(measured, { workers: 4, webs: 2 }, machine)).toBeCloseTo(1980 / 208);
});

it("averages kinds of files by their shares", () => {
  const light = { ...measured.file, engine: 20 };
  const mean = meanOf([
    { share: 0.75, file: measured.file },
    { share: 0.25, file: light },
  ]);
  expect(mean.engine).toBe(140);
  expect(mean.slot).toBe(200);
});
