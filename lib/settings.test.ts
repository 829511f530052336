import { expect, test } from "vitest";
import { durationInWords } from "./settings";

test.each([
  [1, "1 minute"],
  [45, "45 minutes"],
  [60, "60 minutes"],
  [90, "90 minutes"],
  [180, "3 hours"],
  [1440, "24 hours"],
  [2880, "2 days"],
])("%i minutes are shown as %s", (minutes, words) => {
  expect(durationInWords(minutes)).toBe(words);
});
