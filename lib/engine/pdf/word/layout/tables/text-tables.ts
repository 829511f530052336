import { around } from "../../../geometry";
import { median } from "../../statistics";
import type { Picture, Rules, Table } from "../../types";
import type { Line } from "../lines/lines";
import { startsItem } from "../paragraphs/lists";
import { createBorders } from "./cells";
import type { Drawing } from "./drawn-tables";
import { fillGrid } from "./fill";
import { findGutters } from "./gutters";
import { isTable } from "./is-table";
import { monospaced, rowOf, textOfCells } from "./pieces";
import { isCaption, rulesIn } from "./regions";
import { isRow, runOf, stepTo } from "./runs";
import { tables as settings } from "./settings";
import { type Structure, structureOf } from "./structure";

/** Tables that only the gaps between their words show. */

type Item = Line | Picture | Table;

const isLine = (item: Item | undefined): item is Line => item !== undefined && !("kind" in item);

/** Returns the paragraph that the document's tags put all of a line into. */
function paragraphOf({ segments }: Line): number | undefined {
  const paragraph = segments[0]?.glyphs[0]?.paragraph;
  return segments.every(({ glyphs }) => glyphs.every((glyph) => glyph.paragraph === paragraph))
    ? paragraph
    : undefined;
}

/** Returns the lines whose columns are made by tab stops: by its tags, each is a paragraph of its own. */
function findTabbed(items: readonly Item[]): ReadonlySet<Item> {
  const lines = items.filter(isLine).filter(({ segments }) => segments.length > 1);
  const counts = new Map<number, number>();
  const paragraphs = lines.map(paragraphOf);
  for (const one of paragraphs) if (one !== undefined) counts.set(one, (counts.get(one) ?? 0) + 1);
  return new Set(lines.filter((_, i) => counts.get(paragraphs[i] ?? 0) === 1));
}

/** Lists the lines from one on, up to something else. */
function* linesFrom(items: readonly Item[], start: number, tabbed: ReadonlySet<Item>): Generator<Line> {
  for (let at = start; at < items.length; at++) {
    const item = items[at];
    if (!isLine(item) || tabbed.has(item)) return;
    yield item;
  }
}

/** Returns how many lines before a run are its head. */
function headBefore(items: readonly Item[], run: readonly Line[]): number {
  const [first] = run as [Line];
  const { left, right } = around(run);
  const gutters = findGutters(
    run.slice(0, settings.window).map((line) => rowOf(line).pieces),
    first.size,
  );
  const start = gutters[0]?.to ?? right;
  let count = 0;
  for (let below = first; count < settings.maxHead; count++) {
    const line = items[items.length - 1 - count];
    if (!isLine(line) || stepTo(line, below) > settings.maxHeadStep) break;
    const { pieces } = rowOf(line);
    const isOver =
      line.left > start - line.size && line.right < right + line.size * 2 && line.left > left + line.size;
    if (!isOver || isCaption(pieces) || startsItem(line)) break;
    below = line;
  }
  return count;
}

/** Returns the lines after a run that go on in one of its cells. */
function restAfter(items: readonly Item[], run: readonly Line[]): Line[] {
  const gutters = findGutters(
    run.slice(-settings.window).map((line) => rowOf(line).pieces),
    run.at(-1)?.size ?? 0,
  );
  const start = gutters[0]?.to ?? Infinity;
  const { right } = around(run);
  const rest: Line[] = [];
  for (const line of items.slice(0, settings.maxBetween)) {
    const above = rest.at(-1) ?? run.at(-1);
    if (!isLine(line) || !above || stepTo(above, line) > settings.maxRest) break;
    const isLabel = line.right < start && /^\p{Ll}/u.test(rowOf(line).pieces[0]?.text ?? "");
    if ((line.left < start - 1 && !isLabel) || line.right > right + 1) break;
    if (gutters.some(({ from, to }) => line.left < from && line.right > to)) break;
    rest.push(line);
  }
  return rest;
}

function toStructure(run: readonly Line[], lines: Rules): Structure | undefined {
  const ink = run.map(rowOf);
  const { left, right } = around(run);
  const [top, bottom] = [Math.min(...ink.map((row) => row.top)), Math.max(...ink.map((row) => row.bottom))];
  const box = { left: left - 2, right: right + 2, top: top - 1, bottom: bottom + 1 };
  const near = { ...box, left: left - 12, right: right + 12 };
  return structureOf(run, { ...box, rules: rulesIn(lines, near) });
}

/** Returns the line of a run that is furthest from the one above. */
function widestStep(run: readonly Line[]): number {
  const steps = run.slice(1).map((line, i) => stepTo(run[i] as Line, line));
  return 1 + steps.indexOf(Math.max(...steps));
}

/** Finds the tables among the lines of a column. @returns lines and tables in order, and all else as it is */
export function findTextTables(items: readonly Item[], drawing: Drawing): Item[] {
  const tabbed = findTabbed(items);
  const found: Item[] = [];
  let tries = 0;
  for (let at = 0; at < items.length; ) {
    const item = items[at] as Item;
    const run = isLine(item) && isRow(item) ? runOf(linesFrom(items, at, tabbed)) : [];
    if (run.length < 2) {
      found.push(item);
      at += 1;
      continue;
    }
    const head = headBefore(found, run);
    const rest = restAfter(items.slice(at + run.length, at + run.length + settings.maxBetween), run);
    const all = [...(found.slice(found.length - head) as Line[]), ...run, ...rest];
    const structure = toStructure(all, drawing.lines);
    const leaders = run.filter(({ leader }) => leader).length / run.length;
    const isMono = median(run.map(monospaced)) > 0.5;
    if (structure && isTable(structure, "text", { leaders, isMono })) {
      found.splice(found.length - head, head);
      found.push(fillGrid(structure, textOfCells(all), createBorders(drawing.rules), drawing.fills));
      at += run.length + rest.length;
      tries = 0;
    } else {
      // What comes after the widest gap could be another text.
      tries += 1;
      const done = tries > settings.maxTries ? run.length : widestStep(run);
      found.push(...run.slice(0, done));
      at += done;
    }
  }
  return found;
}
