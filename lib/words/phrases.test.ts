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

  it.each([
    ["es", "60 minutos, 2 días"],
    ["pt-BR", "60 minutos, 2 dias"],
    ["fr", "60 minutes, 2 jours"],
    ["de", "60 Minuten, 2 Tage"],
    ["ja", "60分, 2日"],
    ["ar", "60 دقيقة, يومان"],
  ])("write durations in %s", (lang, said) =>
    expect(
      [60, 2880]
        .map((minutes) => durationIn(lang, minutes))
        .join(", ")
        .replace(/\s/g, " "),
    ).toBe(said),
  );

  it.each([
    ["es", "A, B y C", "A, B o C"],
    ["pt-BR", "A, B e C", "A, B ou C"],
    ["fr", "A, B et C", "A, B ou C"],
    ["de", "A, B und C", "A, B oder C"],
    ["ja", "A、B、C", "A、B、またはC"],
    ["ar", "A وB وC", "A أو B أو C"],
  ])("name things in a row in %s", (lang, and, or) =>
    expect([listIn(lang, ["A", "B", "C"]), listIn(lang, ["A", "B", "C"], "or")]).toEqual([and, or]),
  );
});
