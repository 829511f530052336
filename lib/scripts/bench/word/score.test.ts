import { expect, it } from "vitest";
import { score } from "./score";
import type { Passage } from "./source";

const texts = (...all: string[]): Passage[] => all.map((text) => ({ text, role: "text" }));

it("gives full marks to the same paragraphs", () => {
  expect(score(texts("a b", "c d e"), texts("a b", "c d e"))).toEqual({
    ...{ words: 1, paragraphs: 1, roles: 1, headings: 1, interleaved: 0 },
  });
});

it("counts the words that are in the same order", () => {
  expect(score(texts("a b c d"), texts("x c d a b")).words).toBe(0.5);
});

it("counts ends of paragraphs that are missing and those that are too many", () => {
  expect(score(texts("a b", "c d"), texts("a b c d")).paragraphs).toBeCloseTo(2 / 3);
  expect(score(texts("a b c d"), texts("a b", "c d")).paragraphs).toBeCloseTo(2 / 3);
});

it("finds an end beside a word that differs", () => {
  expect(score(texts("a b", "c d"), texts("a x", "c d")).paragraphs).toBe(1);
});

it("counts headings, items and cells only as what they are", () => {
  const heading: Passage = { text: "a", role: "heading" };
  expect(score([heading], [heading]).roles).toBe(1);
  expect(score([heading], texts("a")).roles).toBe(0);
});

it("finds letters of two lines that are mixed, and no words that are split or joined", () => {
  const lines = texts("Nested Numbered list", "1. First item here");
  expect(score(lines, texts("Nes1t.edF Nirsutmitebmered listhere")).interleaved).toBe(1);
  expect(score(lines, texts("Nes- ted Num-bered N u m listFirst item")).interleaved).toBe(0);
});

it("counts words in a figure in any order, and none that stand loose", () => {
  const label = (text: string): Passage => ({ text, role: "label" });
  expect(score([label("a b"), label("c")], [label("c a b")])).toMatchObject({ words: 1, paragraphs: 1 });
  expect(score([label("a b")], texts("a b")).words).toBe(0);
});
