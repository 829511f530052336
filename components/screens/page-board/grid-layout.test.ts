import { describe, expect, it } from "vitest";
import { cornerOf, gapAt, layoutOf, placesIn } from "./grid-layout";

const layout = layoutOf(390, 8);
const { columns, width, height } = layout;
const middle = (place: number) => {
  const { x, y } = cornerOf(layout, place);
  return { x: x + width / 2, y: y + height / 2 };
};

describe("a grid of pages", () => {
  it.each([
    [300, 2],
    [390, 3],
    [720, 4],
    [1200, 8],
  ])("of %i pixels has %i columns", (across, expected) => {
    expect(layoutOf(across, 20).columns).toBe(expected);
  });

  it("drops before a page on its left half, and after it on its right half", () => {
    const { x, y } = middle(4);
    expect(gapAt(layout, { x: x - 5, y })).toEqual({ gap: 4, end: false });
    expect(gapAt(layout, { x: x + 5, y })).toEqual({ gap: 5, end: false });
  });

  it("shows a drop behind the last page of a row at the end of that row", () => {
    expect(gapAt(layout, { x: 389, y: middle(2).y })).toEqual({ gap: 3, end: true });
  });

  it("drops behind the last page wherever the pointer is below it", () => {
    expect(gapAt(layout, { x: 389, y: 10_000 })).toEqual({ gap: 8, end: true });
    expect(gapAt(layout, { x: -50, y: -50 })).toEqual({ gap: 0, end: false });
  });

  it("finds the pages that a rectangle touches, drawn in any direction", () => {
    expect(columns).toBe(3);
    expect(placesIn(layout, middle(4), middle(0))).toEqual([0, 1, 3, 4]);
  });
});
