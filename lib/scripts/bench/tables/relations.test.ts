import { expect, it } from "vitest";
import { compare, figuresOf, type GridCell, relationsOf } from "./relations";

const cell = (row: number, column: number, text: string, rows = 1, columns = 1): GridCell => {
  return { row, column, rows, columns, text };
};

it("relates each cell to the nearest with text, over empty ones", () => {
  const cells = [cell(0, 0, "a b"), cell(0, 1, " "), cell(0, 2, "c"), cell(2, 0, "d")];
  expect(relationsOf(cells)).toEqual(["ab > c", "ab v d"]);
});

it("relates a cell over several columns to each one below", () => {
  const cells = [cell(0, 0, "head", 1, 2), cell(1, 0, "a"), cell(1, 1, "b")];
  expect(relationsOf(cells)).toEqual(["head v a", "head v b", "a > b"]);
});

it("counts a relation as often as it is in both", () => {
  const score = compare(["a > b", "a > b", "b v c"], ["a > b", "c v d"]);
  expect(score).toEqual({ hits: 1, missed: ["a > b", "b v c"], extra: ["c v d"] });
  const [recall, precision, f1] = figuresOf({ hits: 1, missed: 2, extra: 1 });
  expect([recall, precision, f1]).toEqual([1 / 3, 1 / 2, 2 / 5]);
});
