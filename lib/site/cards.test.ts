import { expect, it } from "vitest";
import { cardFile, cardPicture, cards, findCard } from "./cards";

it("no two cards share a file, and each is found by it", () => {
  const files = cards.map(({ path }) => cardFile(path));
  expect(files).toEqual([...new Set(files)]);
  expect(files.map((file) => findCard(file)?.path)).toEqual(cards.map(({ path }) => path));
});

it("a page without a card cannot name one", () =>
  expect(() => cardPicture("/no-such-page")).toThrow("There is no card for /no-such-page."));
