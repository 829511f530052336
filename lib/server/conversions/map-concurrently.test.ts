import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { mapConcurrently } from "./map-concurrently";

it("limits concurrency and returns results in order", async () => {
  let working = 0;
  let most = 0;
  const doubled = await mapConcurrently(3, [1, 2, 3, 4, 5, 6, 7], async (item, i) => {
    working += 1;
    most = Math.max(most, working);
    // The first items take longest.
    for (let turns = 7 - i; turns > 0; turns -= 1) await setImmediate();
    working -= 1;
    return item * 2;
  });
  expect(doubled).toEqual([2, 4, 6, 8, 10, 12, 14]);
  expect(most).toBe(3);
});

it("returns an empty array for no items", async () => {
  expect(await mapConcurrently(3, [], async () => 1)).toEqual([]);
});
