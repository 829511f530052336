import { describe, expect, it, vi } from "vitest";
import { koreanLetter, koreanPicture } from "../fixtures/korean-scan";
import { germanLetter, letter, textPicture } from "../fixtures/scans";
import { apply } from "../pdf/geometry";
import { levelPaper, lookAt, turnPicture } from "./picture";
import { recognizeText } from "./recognize";
import type { GrayRaster, ReadPage } from "./types";

// A page takes seconds, and many on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const linesOf = ({ paragraphs }: ReadPage) =>
  paragraphs.flatMap(({ lines }) => lines.map(({ words }) => words.map(({ text }) => text).join(" ")));

const firstWord = ({ paragraphs }: ReadPage) => paragraphs[0]?.lines[0]?.words[0];

/** Pixels that are the same in every run. */
function noise(width: number, height: number): GrayRaster {
  let state = 7;
  const data = Uint8Array.from({ length: width * height }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state >>> 24;
  });
  return { data, width, height };
}

describe("recognizeText", () => {
  it("reads a clean page without a mistake", async () => {
    const page = await recognizeText(await textPicture(letter), { language: "auto", dpi: 200 });
    expect(linesOf(page)).toEqual(letter);
    expect(page).toMatchObject({ language: "eng", turns: 0 });
    expect(page.confidence).toBeGreaterThan(90);
    const { left = 0, bottom = 0 } = firstWord(page) ?? {};
    const [x, y] = apply(page.matrix, left, bottom);
    // The text begins 70 points from the left and 82 from the top.
    expect(Math.abs(x - (70 / 72) * 200)).toBeLessThan(6);
    expect(Math.abs(y - (82 / 72) * 200)).toBeLessThan(6);
  });

  it("finds German by its words", async () => {
    const page = await recognizeText(await textPicture(germanLetter), { language: "auto", dpi: 200 });
    expect(page.language).toBe("deu");
    expect(linesOf(page)).toEqual(germanLetter);
  });

  it("reads Korean with its spaces, whose syllables are not columns", async () => {
    const lines = Array.from({ length: 3 }, () => koreanLetter).flat();
    const page = await recognizeText(await koreanPicture([lines]), { language: "auto", dpi: 200 });
    expect(page.language).toBe("kor");
    expect(linesOf(page)).toEqual(lines);
    // A line is 12 points high, and the next one begins after 17.
    const words = page.paragraphs.flatMap(({ lines }) => lines.flatMap(({ words }) => words));
    expect(Math.max(...words.map(({ top, bottom }) => bottom - top))).toBeLessThan((15 / 72) * 200);
  });

  it("reads columns in Korean one after the other", async () => {
    const columns = [koreanLetter, koreanLetter.toReversed()];
    const picture = await koreanPicture(columns);
    const page = await recognizeText(picture, { language: "kor", dpi: 200 });
    expect(linesOf(page)).toEqual(columns.flat());
    const words = page.paragraphs.flatMap(({ lines }) => lines.flatMap(({ words }) => words));
    expect(words.at(-1)?.left).toBeGreaterThan(picture.width / 2);
  });

  it.each([1, 2, 3])(
    "reads a page that was turned %i times to the right, and knows its place",
    async (turns) => {
      const upright = await textPicture(letter);
      const picture = await turnPicture(upright, turns);
      const page = await recognizeText(picture, { language: "eng", dpi: 200 });
      expect(page.turns).toBe((4 - turns) % 4);
      expect(linesOf(page)).toEqual(letter);
      const { left = 0, bottom = 0 } = firstWord(page) ?? {};
      const [x, y] = apply(page.matrix, left, bottom);
      const [x0, y0] = [(70 / 72) * 200, (82 / 72) * 200];
      const [right, down] = [upright.width - x0, upright.height - y0];
      const places = [[], [down, x0], [right, down], [y0, right]];
      expect(Math.hypot(x - (places[turns]?.[0] ?? 0), y - (places[turns]?.[1] ?? 0))).toBeLessThan(8);
    },
  );

  it("reads a crooked page, and knows where its words are", async () => {
    const page = await recognizeText(await textPicture(letter, { slope: 2 }), { language: "eng", dpi: 200 });
    expect(linesOf(page)).toEqual(letter);
    const last = page.paragraphs.at(-1)?.lines.at(-1)?.words.at(-1);
    const [, y] = apply(page.matrix, last?.right ?? 0, last?.bottom ?? 0);
    const straight = page.paragraphs[0]?.lines[0]?.words;
    const [, first] = apply(page.matrix, straight?.[0]?.left ?? 0, straight?.[0]?.bottom ?? 0);
    const [, end] = apply(page.matrix, straight?.at(-1)?.right ?? 0, straight?.at(-1)?.bottom ?? 0);
    // Two degrees over 12 cm are 4 mm: its end is higher than its beginning.
    expect(first - end).toBeGreaterThan(20);
    expect(y).toBeLessThan(last?.bottom ?? 0);
  });

  it("reads a page with a shadow", async () => {
    const { data, width, height } = await textPicture(letter);
    const shaded = data.map((value, i) => value * (0.3 + (0.7 * (i % width)) / width));
    const page = await recognizeText({ data: shaded, width, height }, { language: "eng", dpi: 200 });
    expect(linesOf(page)).toEqual(letter);
  });

  it("finds no text on blank paper and in noise, without looking for lines", async () => {
    const paper = { data: new Uint8Array(1000 * 1000).fill(240), width: 1000, height: 1000 };
    expect(lookAt(paper)).toBe("blank");
    expect(lookAt(noise(1000, 1000))).toBe("noise");
    expect(lookAt(await textPicture(letter, { size: 6 }, 100))).toBe("page");
    const page = await recognizeText(noise(2480, 3508), { language: "auto", dpi: 300 });
    expect(page).toMatchObject({ paragraphs: [], confidence: 0 });
  });
});

describe("levelPaper", () => {
  it("leaves even paper as it is", async () => {
    const picture = await textPicture(letter);
    expect(levelPaper(picture)).toBe(picture);
  });
});
