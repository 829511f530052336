import { around, type Box, widthOf } from "../../../geometry";
import { paragraphs as paragraphsSettings, lines as settings } from "../../settings";
import { median, weightedMode } from "../../statistics";
import type { Align, Paragraph, Run, TabStop } from "../../types";
import { firstWordWidth, measureFreeSpace } from "../lines/line-ends";
import { type Line, lineRuns } from "../lines/lines";
import { isIdeograph, joinRuns, textOf } from "../lines/runs";
import { type AlignedLines, findAligned } from "./alignment";
import { LINE_END_HYPHEN } from "./hyphens";
import { startsItem } from "./lists";
import { isTyped, startsParagraph } from "./paragraph-starts";

/** Parts of a word or of a number that a hyphen ends or separates. */
const endsInHyphen = /[\p{L}\p{N}][-\u2010]$/u;
const startsWord = /^[\p{L}\p{N}]/u;
/** An address that goes on after the end of the line. */
const endsInAddress = /(?:https?:\/\/|www\.)\S*[/_=&?#%-]$/;

/** Appends text that goes on after a line's end to the text before: with a space, or as the rest of a hyphenated word. */
export function appendRuns(runs: Run[], next: readonly Run[]): void {
  const last = runs.at(-1);
  const [first] = next;
  if (last && first) {
    const isUnspaced = isIdeograph(last.text.slice(-1)) && isIdeograph(first.text.slice(0, 1));
    if (endsInHyphen.test(last.text) && startsWord.test(first.text) && !endsInAddress.test(last.text))
      last.text = last.text.slice(0, -1) + LINE_END_HYPHEN;
    else if (!isUnspaced && !endsInAddress.test(last.text)) last.text += " ";
  }
  runs.push(...next);
}

function joinLines(lines: readonly Line[]): Run[] {
  const runs: Run[] = [];
  for (const line of lines) appendRuns(runs, lineRuns(line, "\t"));
  return joinRuns(runs.filter(({ text }) => text !== ""));
}

/** Returns a list item's line without its marker, and other lines as they are. */
function withoutMarker(line: Line): Line {
  const [marker, text] = line.segments;
  if (!marker || line.segments.length > 2 || !startsItem(line)) return line;
  // From left to right, the marker of right-to-left text is the last segment.
  if (text) return line.rtl ? { ...line, right: marker.right } : { ...line, left: text.left };
  if (line.rtl) return line;
  const { glyphs } = marker;
  const next = glyphs.findIndex(
    ({ left, size }, i) => i > 0 && left - (glyphs[i - 1]?.right ?? left) > settings.space * size,
  );
  const space = glyphs.findIndex(({ text: own }) => own === " ");
  const first = glyphs[next > 0 ? next : space + 1];
  return first && (next > 0 || space > 0) ? { ...line, left: first.left } : line;
}

/** Makes the background of all runs that of the paragraph. */
function onOneBackground(runs: Run[]): Pick<Paragraph, "runs" | "background"> {
  const background = runs[0]?.style.background;
  if (!background || runs.some(({ style }) => style.background !== background)) return { runs };
  const bare = runs.map((run) => {
    const { background: _, ...style } = run.style;
    return { ...run, style };
  });
  return { runs: bare, background };
}

/** Returns the tab stops of a line's segments; one that ends at the edge of the column is set to it. */
function tabsOf({ segments, size, leader }: Line, column: Box): TabStop[] {
  return segments.slice(1).map(({ left, right }, i) => {
    const isLast = i === segments.length - 2;
    if (isLast && leader) return { position: right - column.left, align: "right", leader };
    if (isLast && column.right - right < size / 2 && segments.length < 4)
      return { position: column.right - column.left, align: "right" };
    return { position: left - column.left, align: "left" };
  });
}

/** Returns the alignment of a paragraph. @param own what each of its lines is set to */
function alignOf(
  lines: readonly Line[],
  freeSpace: readonly number[],
  own: readonly (AlignedLines | undefined)[],
): Align {
  const [first] = own;
  if (first && own.every((one) => one === first)) return first.align;
  const isFull = (_: Line, i: number) =>
    Math.abs(freeSpace[i] ?? 0) < paragraphsSettings.maxRaggedness * (lines[i]?.size ?? 0);
  const body = lines.slice(0, -1);
  return body.length > 1 && body.every(isFull) ? "justify" : "left";
}

/** @param freeSpace what each line leaves of its width, in points */
function toParagraph(
  lines: readonly Line[],
  column: Box,
  freeSpace: readonly number[],
  align: Align,
): Paragraph {
  const [first, second] = lines as readonly [Line, Line | undefined];
  const size = weightedMode(
    lines.map((line) => [line.size, line.segments.reduce((sum, s) => sum + s.glyphs.length, 0)]),
    0.1,
  );
  const rtl = lines.filter((line) => line.rtl).length > lines.length / 2;
  const start = (line: Line) => (rtl ? column.right - line.right : line.left - column.left);
  const rest = second ? Math.min(...lines.slice(1).map(start)) : start(withoutMarker(first));
  const isSet = align === "left" || align === "justify";
  const steps = lines.slice(1).map(({ baseline }, i) => baseline - (lines[i]?.baseline ?? 0));
  return {
    kind: "paragraph",
    ...around(lines),
    ...onOneBackground(joinLines(lines)),
    lines: lines.length,
    size,
    baselines: [first.baseline, lines.at(-1)?.baseline ?? first.baseline],
    leading: median(steps),
    align,
    indent: isSet ? Math.max(0, rest) : 0,
    firstLine: isSet ? start(first) - rest : 0,
    rtl,
    tabs: lines.length === 1 && !rtl ? tabsOf(first, column) : [],
    freeSpace: freeSpace.at(-1) ?? 0,
    firstWord: firstWordWidth(first),
  };
}

/** Groups the lines of a column into paragraphs. @param column the width that lines could fill */
export function toParagraphs(lines: readonly Line[], column: Box): Paragraph[] {
  const steps = lines.slice(1).map((line, i) => line.baseline - (lines[i]?.baseline ?? 0));
  const usual = steps.filter(
    (step, i) => step > 0 && step < paragraphsSettings.maxStep * (lines[i]?.size ?? 0),
  );
  const aligned = findAligned(lines, column);
  const context = {
    step: median(usual),
    body: weightedMode(
      lines.map((line) => [line.size, widthOf(line)]),
      0.5,
    ),
    isTyped: isTyped(lines),
    areAligned: (a: Line, b: Line) => aligned.has(a) && aligned.get(a) === aligned.get(b),
  };
  const freeSpaceOf = measureFreeSpace(lines, column);
  const freeSpace = (i: number) => {
    const line = lines[i] as Line;
    const group = aligned.get(line);
    return group && group.lines.length > 1 ? group.width - widthOf(line) : freeSpaceOf(i);
  };
  const groups: { lines: Line[]; spaces: number[] }[] = [];
  lines.forEach((line, i) => {
    const group = groups.at(-1);
    const space = freeSpace(i);
    const isNew =
      !group || startsParagraph(line, group.lines, lines[i + 1], group.spaces.at(-1) ?? 0, context);
    if (isNew) groups.push({ lines: [line], spaces: [space] });
    else {
      group.lines.push(line);
      group.spaces.push(space);
    }
  });
  return groups
    .map(({ lines: own, spaces }) => {
      const align = alignOf(
        own,
        spaces,
        own.map((line) => aligned.get(line)),
      );
      return toParagraph(own, column, spaces, align);
    })
    .filter(({ runs }) => textOf(runs).trim() !== "");
}
