import { expect, it } from "vitest";
import { createHoldings } from "./holdings";

it("gives all back, the last first, and nothing twice", async () => {
  const given: string[] = [];
  const held = createHoldings();
  for (const name of ["folder", "room", "results"])
    held.hold(async () => {
      given.push(name);
    });
  await held.release();
  await held.release();
  expect(given).toEqual(["results", "room", "folder"]);
});

it("gives the rest back when one fails, and then says so", async () => {
  const given: string[] = [];
  const held = createHoldings();
  held.hold(async () => {
    given.push("folder");
  });
  held.hold(async () => {
    throw new Error("no");
  });
  await expect(held.release()).rejects.toThrow("no");
  expect(given).toEqual(["folder"]);
});
