import { expect, it } from "vitest";
import { inBatches } from "./batches";

it("processes the items of a group in parallel, and the groups in sequence", async () => {
  const log: string[] = [];
  await inBatches([1, 2, 3, 4], 3, async (item) => {
    log.push(`start ${item}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
    log.push(`end ${item}`);
  });
  expect(log).toEqual(["start 1", "start 2", "start 3", "end 1", "end 2", "end 3", "start 4", "end 4"]);
});
