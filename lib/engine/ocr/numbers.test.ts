import { expect, it } from "vitest";
import { identity } from "../pdf/geometry";
import { withSeenMarks } from "./numbers";

const HEIGHT = 60;
const BASELINE = 40;
/** Width, height and how far it reaches below the baseline, in pixels. */
const shapes: Record<string, readonly [width: number, height: number, below: number]> = {
  ".": [4, 4, 0],
  ",": [4, 10, 6],
  "-": [10, 3, -10],
};
const digit = [14, 24, 0] as const;

/** Draws black boxes in the places of digits and marks. */
function draw(text: string) {
  const width = 20 * text.length + 20;
  const data = new Uint8Array(width * HEIGHT).fill(250);
  let left = 10;
  for (const sign of text) {
    const [wide, high, below] = shapes[sign] ?? digit;
    for (let y = BASELINE + below - high; y < BASELINE + below; y++)
      data.fill(10, y * width + left, y * width + left + wide);
    left += wide + 4;
  }
  return { picture: { data, width, height: HEIGHT }, right: left - 4 };
}

/** Reads a picture of one text as another. */
function corrected(drawn: string, text: string) {
  const { picture, right } = draw(drawn);
  const box = { left: 10, right, top: BASELINE - 24, bottom: BASELINE };
  const word = { ...box, text, confidence: 96 };
  const line = { ...box, baseline: [BASELINE, BASELINE] as const, words: [word] };
  const [read] = withSeenMarks([{ lines: [line] }], picture, identity);
  const [{ text: now = "", confidence = 0 } = {}] = read?.lines[0]?.words ?? [];
  return { now, isSure: confidence === 96 };
}

it.each([
  ["2.3", "23"],
  ["2.3", "2:3"],
  ["1,043", "1043"],
  ["1,043", "1.043"],
  ["-22.5", "-225"],
  ["1.234,56", "1,234.56"],
])("a picture of %s was read as %s, and is no longer sure", (drawn, text) => {
  expect(corrected(drawn, text)).toEqual({ now: drawn, isSure: false });
});

it.each([
  ["23", "23", "shows no mark"],
  ["2.3", "2.3", "says the same"],
  ["23", "2.3", "has no mark where one was read"],
  ["2.3", "234", "shows fewer digits"],
  ["2.3", "x23", "is no number"],
])("a picture of %s leaves %s as it is: it %s", (drawn, text) => {
  expect(corrected(drawn, text)).toEqual({ now: text, isSure: true });
});
