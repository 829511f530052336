import { describe, expect, it } from "vitest";
import { accepts } from "./accepts";

const heic = { types: ["image/heic"], endings: [".heic"] };
const images = { types: ["image/"], endings: [] };
const jpg = { types: ["image/jpeg", "image/jpg"], endings: [] };

describe("a page takes", () => {
  it.each([
    ["a HEIC by its type", heic, "photo", "image/heic", true],
    ["a HEIC by its name, as iOS sends it without a type", heic, "IMG_1.HEIC", "", true],
    ["no JPEG among HEICs", heic, "photo.jpg", "image/jpeg", false],
    ["a JPEG by its type, whatever its name", jpg, "photo.bin", "image/JPEG", true],
    ["no JPEG by its name alone", jpg, "photo.jpg", "", false],
    ["any image where all are taken", images, "x", "image/x-odd", true],
    ["nothing that only looks like an image", images, "image", "text/plain", false],
  ])("%s", (_, rule, name, type, taken) =>
    expect(accepts(rule, new File(["x"], name, { type }), "drop")).toBe(taken),
  );

  it("a file by another rule when it was chosen, where there is one", () => {
    const rule = { ...jpg, selected: { types: [], endings: [".jpg"] } };
    const file = new File(["x"], "photo.jpeg", { type: "image/jpeg" });
    expect(accepts(rule, file, "drop")).toBe(true);
    expect(accepts(rule, file, "select")).toBe(false);
  });
});
