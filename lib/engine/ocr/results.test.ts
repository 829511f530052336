import { expect, it } from "vitest";
import { plainText } from "./results";
import type { ReadLine } from "./types";

/** A line of letters that are 20 pixels high. */
const line = (text: string, top: number, left = 0, height = 20): ReadLine => {
  const box = { left, top, right: left + 600, bottom: top + height };
  return { ...box, baseline: [box.bottom, box.bottom], words: [{ ...box, text, confidence: 90 }] };
};

it("separates paragraphs where space, size or an indent does", () => {
  const paragraphs = [
    [line("Title", 0, 0, 40)],
    [line("A sentence that", 60)],
    [line("goes on.", 90), line("And on.", 120)],
    [line("Space above.", 170)],
    [line("Indented.", 200, 40)],
  ];
  expect(plainText(paragraphs.map((lines) => ({ lines })))).toBe(
    "Title\n\nA sentence that\ngoes on.\nAnd on.\n\nSpace above.\n\nIndented.",
  );
});
