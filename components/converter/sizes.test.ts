import { expect, it } from "vitest";
import { growthReason, savedPercent } from "./sizes";

it("says what a compression saved, and nothing when it saved nothing", () => {
  expect(savedPercent(1000, 380)).toBe(62);
  for (const after of [999, 1000, 1200]) expect(savedPercent(1000, after)).toBeUndefined();
  expect(savedPercent(0, 0)).toBeUndefined();
});

it("explains a file that grew by a tenth or more, unless it was encoded again as wished", () => {
  const file = { name: "a.jpg", size: 100 };
  expect(growthReason("png", "jpg", file, 111)).toBe("jpgOfPng");
  expect(growthReason("webp", "jpeg", file, 142)).toBe("jpg");
  expect(growthReason("jpg", "tiff", file, 420)).toBe("tiff");
  expect(growthReason("png", "jpg", file, 109)).toBeUndefined();
  expect(growthReason("jpeg", "jpg", file, 200)).toBe("again");
  expect(growthReason("jpg", "jpg", file, 200)).toBeUndefined();
  expect(growthReason("image", "jpg", file, 200)).toBeUndefined();
  expect(growthReason("image", "png", file, 200)).toBe("png");
  expect(growthReason("image", "png", { ...file, name: "a.png" }, 200)).toBeUndefined();
  expect(growthReason("png", "webp", file, 200)).toBeUndefined();
});
