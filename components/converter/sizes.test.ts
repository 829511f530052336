import { expect, it } from "vitest";
import { growthReason, savedPercent } from "./sizes";

it("says what a compression saved, and nothing when it saved nothing", () => {
  expect(savedPercent(1000, 380)).toBe(62);
  for (const after of [999, 1000, 1200]) expect(savedPercent(1000, after)).toBeUndefined();
  expect(savedPercent(0, 0)).toBeUndefined();
});

it("explains a file that grew by a tenth or more, unless it was encoded again as wished", () => {
  expect(growthReason("png", "jpg", 100, 111)).toBe("jpgOfPng");
  expect(growthReason("webp", "jpeg", 100, 142)).toBe("jpg");
  expect(growthReason("jpg", "tiff", 100, 420)).toBe("tiff");
  expect(growthReason("png", "jpg", 100, 109)).toBeUndefined();
  expect(growthReason("jpeg", "jpg", 100, 200)).toBe("again");
  expect(growthReason("jpg", "jpg", 100, 200)).toBeUndefined();
  expect(growthReason("image", "jpg", 100, 200)).toBeUndefined();
  expect(growthReason("png", "webp", 100, 200)).toBeUndefined();
});
