import { describe, expect, it } from "vitest";
import { isUnread, mayBeLatin } from "./unread";

const seen = (script: string, scriptConfidence: number) => ({
  turns: 0,
  confidence: 4,
  script,
  scriptConfidence,
});
const attempt = (text: string, confidence: number) => ({ language: "eng" as const, text, confidence });

const blurred =
  "Kak) la Lasavertaring arvoltasn ja On annettu ja omatunto, ja heidan on toimittava toisiaan kohtaan";
const armenian =
  "nahundmunh Umdmdimdun nmipgp mn guyny Tu niufehunmhmnmd pnnnp dunnhl dudnud bu wquwm nt hunduuwn hpbug";

describe("isUnread", () => {
  it.each([
    ["Tamil, which it names", seen("Tamil", 11), attempt("ESA IRE MET YU USA POZA", 41)],
    ["Armenian, which it takes for Latin, by words of no language", seen("Latin", 14), attempt(armenian, 53)],
    ["Georgian, which it takes for Arabic", seen("Arabic", 1), attempt("ونامودفهه في دفوودفه", 44)],
  ])("is true for %s", (_, orientation, read) => {
    expect(isUnread(orientation, read)).toBe(true);
  });

  it.each([
    ["a bad scan of Latin words", seen("Latin", 2), attempt(blurred, 45)],
    ["a bad scan that was taken for another script, and read", seen("Bengali", 7), attempt(blurred, 71)],
    ["Fraktur", seen("Fraktur", 9), attempt("In der Mitte des Landes liegt ein See", 50)],
    ["a picture with too few letters to tell", undefined, attempt("x", 30)],
    ["a picture without words", seen("Latin", 8), attempt("", 0)],
  ])("is false for %s", (_, orientation, read) => {
    expect(isUnread(orientation, read)).toBe(false);
  });
});

describe("mayBeLatin", () => {
  it("is true for a doubtful text in another script", () => {
    expect(mayBeLatin(seen("Arabic", 1), attempt("قز ها مشو", 53))).toBe(true);
    expect(mayBeLatin(seen("Arabic", 2), attempt("يولد جميع الناس", 90))).toBe(false);
    expect(mayBeLatin(seen("Latin", 20), attempt("Al Furman", 40))).toBe(false);
  });
});
