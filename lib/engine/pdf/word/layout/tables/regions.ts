import { around, type Box, heightOf, holds, isInside, widthOf } from "../../../geometry";
import { rules as ruleSettings } from "../../settings";
import type { Fill, Rule, Rules } from "../../types";
import { components, findGrids, mergeRules } from "./grids";
import type { Row } from "./pieces";
import { tables as settings } from "./settings";
import type { Region } from "./structure";

/** Parts of a page that drawn lines and painted cells show as tables. */

const caption = /^\s*(?:table|figure|fig\.|chart|box|tableau|tabelle|tabla|note|source)\b/i;

/** Returns the sides of painted boxes as lines. */
function sidesOf(fills: readonly Fill[], page: Box): Rules {
  const cells = fills
    .filter(
      (fill) =>
        heightOf(fill) >= ruleSettings.minSide / 2 &&
        widthOf(fill) >= ruleSettings.minSide &&
        heightOf(fill) < settings.maxFill * heightOf(page) &&
        !/^f[c-f]f[c-f]f[c-f]$/.test(fill.color),
    )
    .slice(0, settings.maxFills);
  const side = (at: number, from: number, to: number): Rule => ({ at, from, to });
  return {
    horizontal: cells.flatMap(({ left, right, top, bottom }) => [
      side(top, left, right),
      side(bottom, left, right),
    ]),
    vertical: cells.flatMap(({ left, right, top, bottom }) => [
      side(left, top, bottom),
      side(right, top, bottom),
    ]),
  };
}

/** All lines of a page that can be those of tables, with the sides of painted cells. */
export function linesOf(rules: Rules, fills: readonly Fill[], page: Box): Rules {
  // Lines say more: boxes within a grid are the colors of its paragraphs.
  const grids = findGrids(rules);
  const sides = sidesOf(
    fills.filter((fill) => !grids.some((grid) => holds(grid, fill))),
    page,
  );
  return {
    horizontal: mergeRules([...rules.horizontal, ...sides.horizontal]),
    vertical: mergeRules([...rules.vertical, ...sides.vertical]),
  };
}

const boxOf = ({ horizontal, vertical }: Rules): Box =>
  around([
    ...horizontal.map(({ at, from, to }) => ({ left: from, right: to, top: at, bottom: at })),
    ...vertical.map(({ at, from, to }) => ({ left: at, right: at, top: from, bottom: to })),
  ]);

/** Returns the lines within a box. */
export function rulesIn({ horizontal, vertical }: Rules, box: Box): Rules {
  const { snap } = ruleSettings;
  return {
    horizontal: horizontal.filter(({ at, from, to }) =>
      isInside({ left: from, right: to, top: at, bottom: at }, box, 2 * snap),
    ),
    vertical: vertical.filter(({ at, from, to }) =>
      isInside({ left: at, right: at, top: from, bottom: to }, box, 2 * snap),
    ),
  };
}

/** Returns the words of rows that are within a box's width. */
export function rowsWithin(rows: readonly Row[], { left, right }: Pick<Box, "left" | "right">): Row[] {
  return rows.flatMap((row) => {
    const pieces = row.pieces.filter((piece) => {
      const middle = (piece.left + piece.right) / 2;
      return middle > left && middle < right;
    });
    return pieces.length > 0 ? [{ ...row, pieces }] : [];
  });
}

const isWide = ({ pieces, size }: Row) =>
  pieces.some((piece, i) => i > 0 && piece.left - (pieces[i - 1] as Box).right > settings.wideGap * size);

/** Returns whether text between lines can be rows of a table: most of them are in columns, or it is a head between them. */
function areRows(rows: readonly Row[], gap: number, width: number, isOpen: boolean): boolean {
  const [first] = rows;
  if (!first) return gap < (isOpen ? settings.maxEmpty : ruleSettings.snap * 2);
  if (rows.some(({ pieces }) => pieces.length > 1 && isCaption(pieces))) return false;
  const inColumns = rows.filter(isWide).length;
  if (inColumns > 0) return inColumns >= settings.rowShare * rows.length;
  if (!isOpen) return false;
  const isNarrow = rows.every((row) => widthOf(row) < settings.labelShare * width);
  return (
    rows.length <= 2 &&
    isNarrow &&
    gap < (rows.length + settings.labelSpace) * first.size * 1.2 &&
    !isCaption(first.pieces)
  );
}

export const isCaption = ([first]: readonly { text: string }[]) => caption.test(first?.text ?? "");

/**
 * Joins lines that cross, and groups of them that stand under each other with rows between them.
 *
 * @param lines those of {@link linesOf}
 */
export function findRegions(lines: Rules, rows: readonly Row[]): Region[] {
  const parts = components(lines)
    .map((rules) => ({ ...boxOf(rules), rules }))
    .sort((a, b) => a.top - b.top || b.right - b.left - (a.right - a.left))
    .slice(0, settings.maxGroups);
  const regions: Region[] = [];
  for (const part of parts) {
    const above = regions.filter((region) => region.left < part.right && region.right > part.left);
    const lowest = Math.max(...above.map(({ bottom }) => bottom));
    // A region further up has another one between.
    const own = above.findLast(
      (region) => region.bottom > lowest - ruleSettings.snap && belongs(part, region, rows),
    );
    if (!own) regions.push({ ...part, rules: { ...part.rules } });
    else {
      Object.assign(own, around([own, part]));
      own.rules.horizontal = [...own.rules.horizontal, ...part.rules.horizontal];
      own.rules.vertical = [...own.rules.vertical, ...part.rules.vertical];
    }
  }
  return regions.filter((region) => heightOf(region) >= ruleSettings.minSide);
}

/** Returns whether there are lines between columns: drawn ones, as painted rows can have others between them. */
const hasColumns = ({ rules, left, right }: Region) =>
  rules.vertical.some(
    ({ at, color }) => color !== undefined && at > left + settings.sameEnds && at < right - settings.sameEnds,
  );

function belongs(part: Region, region: Region, rows: readonly Row[]): boolean {
  const { sameEnds } = settings;
  const isSame =
    Math.abs(part.left - region.left) < sameEnds && Math.abs(part.right - region.right) < sameEnds;
  const isWithin =
    (part.left > region.left - sameEnds && part.right < region.right + sameEnds) ||
    (region.left > part.left - sameEnds && region.right < part.right + sameEnds);
  if (!isWithin) return false;
  const gap = part.top - region.bottom;
  if (gap < ruleSettings.snap) return true;
  const box = around([part, region]);
  const between = rowsWithin(
    rows.filter(
      ({ baseline, size }) => baseline - size / 4 > region.bottom && baseline - size / 4 < part.top,
    ),
    box,
  );
  const isOpen = !hasColumns(part) && !hasColumns(region);
  if (isSame) return areRows(between, gap, widthOf(box), isOpen);
  if (!isOpen) return areRows(between, gap, widthOf(box), isOpen);
  const isNear =
    between.length <= 3 &&
    gap < settings.maxPartStep * (between[0]?.size ?? 10) * Math.max(1, between.length);
  return (
    isNear &&
    between.every((row) => isWide(row) || widthOf(row) < settings.labelShare * widthOf(box)) &&
    !between.some(({ pieces }) => isCaption(pieces))
  );
}
