import { expect, it } from "vitest";
import { createCleanupStack } from "./cleanup-stack";

it("runs every cleanup once, last first", async () => {
  const given: string[] = [];
  const cleanup = createCleanupStack();
  for (const name of ["folder", "reservation", "results"])
    cleanup.defer(async () => {
      given.push(name);
    });
  await cleanup.dispose();
  await cleanup.dispose();
  expect(given).toEqual(["results", "reservation", "folder"]);
});

it("runs the other cleanups when one fails, and rejects with its error", async () => {
  const given: string[] = [];
  const cleanup = createCleanupStack();
  cleanup.defer(async () => {
    given.push("folder");
  });
  cleanup.defer(async () => {
    throw new Error("no");
  });
  await expect(cleanup.dispose()).rejects.toThrow("no");
  expect(given).toEqual(["folder"]);
});
