import { describe, expect, it } from "vitest";
import { accepts } from "./accepts";

const heic = { types: ["image/heic"], endings: [".heic"] };
const jpg = { types: ["image/jpeg", "image/jpg"], endings: [] };

describe("a page takes", () => {
  it.each([
    ["a HEIC by its type", heic, "photo", "image/heic", true],
    ["a HEIC by its name, as iOS sends it without a type", heic, "IMG_1.HEIC", "", true],
    ["no JPEG among HEICs", heic, "photo.jpg", "image/jpeg", false],
    ["a JPEG by its type, whatever its name", jpg, "photo.bin", "image/JPEG", true],
    ["no JPEG by its name alone", jpg, "photo.jpg", "", false],
  ])("%s", (_, rule, name, type, taken) =>
    expect(accepts(rule, new File(["x"], name, { type }))).toBe(taken),
  );
});
