import { type Box, widthOf } from "../../../geometry";
import { paragraphs as settings } from "../../settings";
import type { Align } from "../../types";
import type { Line } from "../lines/lines";

const isInMiddle = (line: Line, column: Box): boolean => {
  const [left, right] = [line.left - column.left, column.right - line.right];
  return (
    Math.min(left, right) > settings.minCenterInset * line.size &&
    Math.abs(left - right) < 2 * settings.centerTolerance * line.size
  );
};

/** Returns whether lines stand in the middle of a column, and not to an edge of their own as an inset quotation does. */
export function areCentered(lines: readonly Line[], column: Box): boolean {
  const [first] = lines;
  if (!first || !lines.every((line) => isInMiddle(line, column))) return false;
  const shares = (edge: "left" | "right") =>
    lines.every((line) => Math.abs(line[edge] - first[edge]) < settings.edgeTolerance);
  return lines.length === 1 || !shares("left");
}

const isAtEnd = (line: Line, column: Box): boolean => {
  const [before, after] = line.rtl
    ? [column.right - line.right, line.left - column.left]
    : [line.left - column.left, column.right - line.right];
  return after < settings.maxRaggedness * line.size && before > settings.minRightInset * widthOf(column);
};

/** Returns whether lines are set to the far edge of a column. */
export const areAtEnd = (lines: readonly Line[], column: Box): boolean =>
  lines.every((line) => isAtEnd(line, column));

/** Returns the alignment of a paragraph's lines. @param freeSpace what each line leaves of its width, in points */
export function alignOf(lines: readonly Line[], column: Box, freeSpace: readonly number[]): Align {
  if (areCentered(lines, column)) return "center";
  const isFull = (_: Line, i: number) =>
    Math.abs(freeSpace[i] ?? 0) < settings.maxRaggedness * (lines[i]?.size ?? 0);
  const body = lines.slice(0, -1);
  if (body.length > 1 && body.every(isFull)) return "justify";
  return areAtEnd(lines, column) ? "right" : "left";
}
