import { expect, it } from "vitest";
import { type Kind, kindNames, scheduleOf } from "./kinds";

it("spreads kinds evenly over a mix", () => {
  const kinds = Object.fromEntries(kindNames.map((name) => [name, { name } as Kind]));
  const mix = { "jpg-png": 4, "jpg-webp": 2, "heic-jpg": 1, "pdf-jpg": 0 };
  const names = scheduleOf(kinds as Record<(typeof kindNames)[number], Kind>, mix).map(({ name }) => name);
  // At 1/8, 1/4, 3/8, 1/2, 5/8, 3/4 and 7/8.
  expect(names).toEqual(["jpg-png", "jpg-webp", "jpg-png", "heic-jpg", "jpg-png", "jpg-webp", "jpg-png"]);
});
