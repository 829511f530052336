import { describe, expect, it } from "vitest";
import { type Placement, place, placementOf, type Transformation } from "./placement";

const width = 3;
const height = 2;
/** Pixels 1 to 6, row by row. */
const coded = [1, 2, 3, 4, 5, 6];

const rotate = (degreesCounterClockwise: number): Transformation => ({
  kind: "rotate",
  degreesCounterClockwise,
});
const mirror = (direction: "horizontal" | "vertical"): Transformation => ({ kind: "mirror", direction });

const cases: [string, Transformation[], number, number[]][] = [
  ["nothing", [], 3, [1, 2, 3, 4, 5, 6]],
  ["a quarter turn", [rotate(90)], 2, [3, 6, 2, 5, 1, 4]],
  ["a half turn", [rotate(180)], 3, [6, 5, 4, 3, 2, 1]],
  ["three quarters of a turn", [rotate(270)], 2, [4, 1, 5, 2, 6, 3]],
  ["left to right", [mirror("horizontal")], 3, [3, 2, 1, 6, 5, 4]],
  ["top to bottom", [mirror("vertical")], 3, [4, 5, 6, 1, 2, 3]],
  ["a turn, then top to bottom", [rotate(90), mirror("vertical")], 2, [1, 4, 2, 5, 3, 6]],
  ["top to bottom, then a turn", [mirror("vertical"), rotate(90)], 2, [6, 3, 5, 2, 4, 1]],
];

/** Places the picture tile by tile of one pixel column, with rows padded to 8 bytes. */
function placed(placement: Placement, columns: number): number[] {
  const output = new Uint8Array(width * height * 3);
  for (let left = 0; left < width; left += columns) {
    const data = new Uint8Array(16);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < columns; x++)
        data.fill(coded[y * width + left + x] as number, y * 8 + x * 3, y * 8 + x * 3 + 3);
    place({ data, stride: 8, width: columns, height }, { x: left, y: 0 }, placement, output);
  }
  expect(output.every((value, index) => value === output[index - (index % 3)])).toBe(true);
  return [...output].filter((_, index) => index % 3 === 0);
}

describe("placementOf", () => {
  it.each(cases)("turns by %s", (_, transformations, upright, expected) => {
    const placement = placementOf(width, height, transformations);
    expect([placement.width, placement.height]).toEqual([upright, 6 / upright]);
    expect(placed(placement, 1)).toEqual(expected);
  });
});
