import { describe, expect, it } from "vitest";
import { durationIn, listIn } from "./phrases";

describe("phrases", () => {
  it.each([
    [1, "1 minute"],
    [45, "45 minutes"],
    [60, "60 minutes"],
    [90, "90 minutes"],
    [180, "3 hours"],
    [1440, "24 hours"],
    [2880, "2 days"],
    [1_440_000, "1000 days"],
  ])("writes %i minutes as '%s'", (minutes, said) => expect(durationIn("en", minutes)).toBe(said));

  it("name things in a row", () => {
    expect(listIn("en", ["JPG", "PNG", "WEBP"])).toBe("JPG, PNG and WEBP");
    expect(listIn("en", ["JPG", "PNG", "WEBP"], "or")).toBe("JPG, PNG or WEBP");
  });

  it("follow the rules of other languages", () => {
    expect(durationIn("pl", 300)).toBe("5 godzin");
  });
});
