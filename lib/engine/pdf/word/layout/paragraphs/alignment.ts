import { type Box, widthOf } from "../../../geometry";
import { paragraphs as settings } from "../../settings";
import { haveSameSize, measureAligned } from "../lines/line-ends";
import { isBoldLine, type Line } from "../lines/lines";
import { startsItem } from "./lists";

/** Lines under each other that are set to the middle of their column, or to its far edge. */
export type AlignedLines = {
  align: "center" | "right";
  lines: Line[];
  /** What they could fill. */
  width: number;
};

type Inset = { before: number; after: number };

/** Returns how far a line is from the near and the far edge of its column, in reading direction. */
function insetOf({ left, right, rtl }: Line, column: Box): Inset {
  const [before, after] = [left - column.left, column.right - right];
  return rtl ? { before: after, after: before } : { before, after };
}

const isPlaced = {
  center: (line: Line, { before, after }: Inset) =>
    Math.abs(before - after) < 2 * settings.centerTolerance * line.size,
  right: (line: Line, { after }: Inset) => after < settings.maxRaggedness * line.size,
};

/** Returns whether a line is so far from the edges that its place is no chance. */
const isFar = {
  center: (line: Line, { before, after }: Inset, _: Box) =>
    Math.min(before, after) > settings.minCenterInset * line.size,
  right: (_: Line, { before }: Inset, column: Box) => before > settings.minRightInset * widthOf(column),
};

const inEms = ({ before, after }: Inset, size: number): Inset => ({
  before: before / size,
  after: after / size,
});

/** Returns whether two lines start apart, and not because one of them is the first of a paragraph. */
function startApart(align: AlignedLines["align"], above: Inset, below: Inset, isExact: boolean): boolean {
  const isAtStart = Math.min(above.before, below.before) < settings.edgeTolerance;
  const isIndent = isAtStart && (align === "right" || above.before > below.before);
  const least = isIndent ? settings.maxIndent : isExact ? settings.sameStart : settings.centerTolerance;
  return Math.abs(above.before - below.before) > least;
}

/** Returns whether lines under each other are set to the same place; `apart` if they show it by where they start. */
function isPair(above: Line, line: Line, align: AlignedLines["align"], column: Box): "apart" | boolean {
  if (above.rtl !== line.rtl || !haveSameSize(above, line) || isBoldLine(above) !== isBoldLine(line))
    return false;
  if (line.baseline - above.baseline > settings.maxStep * line.size) return false;
  const [a, b] = [insetOf(above, column), insetOf(line, column)];
  const shift = align === "center" ? (a.before - a.after - b.before + b.after) / 2 : a.after - b.after;
  if (!isPlaced[align](above, a) || !isPlaced[align](line, b)) return false;
  if (Math.abs(shift) > settings.sameEdge * line.size) return false;
  const isExact = Math.abs(shift) < settings.exactEdge * line.size;
  return startApart(align, inEms(a, line.size), inEms(b, line.size), isExact) ? "apart" : true;
}

type Group = { lines: Line[]; apart: number };

/** Splits lines where they are not set to one place. */
function splitLines(lines: readonly Line[], align: AlignedLines["align"], column: Box): Group[] {
  const groups: Group[] = [];
  lines.forEach((line, i) => {
    const above = lines[i - 1];
    const pair = above !== undefined && isPair(above, line, align, column);
    const group = groups.at(-1);
    if (pair && group) {
      group.lines.push(line);
      group.apart += pair === "apart" ? 1 : 0;
    } else groups.push({ lines: [line], apart: 0 });
  });
  return groups;
}

/** Finds the groups of lines that are set to one place, and single lines of which nothing else can be said. */
function findGroups(lines: readonly Line[], align: AlignedLines["align"], column: Box): AlignedLines[] {
  const isFarLine = (line: Line) => {
    const inset = insetOf(line, column);
    return isPlaced[align](line, inset) && isFar[align](line, inset, column);
  };
  const isNoChance = ({ lines: own, apart }: Group): boolean => {
    if (own.length === 1 || apart === 0) return false;
    if (own.some(isFarLine)) return true;
    if (own.length > 2) return apart >= Math.max(settings.minApart, (own.length - 1) / 2);
    const [first, last] = own as [Line, Line];
    const shift = insetOf(last, column).before - insetOf(first, column).before;
    const isIndent = shift < settings.maxIndent * first.size && (shift < 0 || startsItem(first));
    return align === "right" && !isIndent;
  };
  const toGroup = (own: Line[]) => ({ align, lines: own, width: measureAligned(own, column) });
  return splitLines(lines, align, column).flatMap((group) =>
    isNoChance(group) ? [toGroup(group.lines)] : group.lines.filter(isFarLine).map((line) => toGroup([line])),
  );
}

/** Finds the lines of a column that are centered, or set to its far edge. */
export function findAligned(lines: readonly Line[], column: Box): ReadonlyMap<Line, AlignedLines> {
  const aligned = new Map<Line, AlignedLines>();
  for (const align of ["right", "center"] as const)
    for (const group of findGroups(lines, align, column))
      for (const line of group.lines) aligned.set(line, group);
  return aligned;
}
