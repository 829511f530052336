import { around, type Box, heightOf, holds, isInside, overlap, widthOf } from "../../../geometry";
import type { Band, Border, Column, Fill, PageLayout, Paragraph, Rule, Rules } from "../../types";
import { extentOfLines } from "../paragraphs/extent";
import { mergeRules } from "./ruled-tables";

/** Lines this close are at the same place, in points. */
const SNAP = 3;
/** More lines are a drawing or a form. */
const MAX_RULES = 200;
/** Smallest sides of a box around text, in points. */
const MIN_SIDE = 12;
/** A box that is larger than this share of a page's sides is its frame. */
const PAGE_SHARE = 0.9;
/** What text covers above and below its baselines, relative to the font size. */
const ABOVE = 0.75;
const BELOW = 0.2;
/** Largest distance of text from a line that belongs to it, in points: Word's borders have no more. */
const MAX_SPACE = 31;
const MAX_LINE_SPACE = 20;
/** Room at the end of lines in a box: the widest one has to fit, in points. */
const RESERVE = 2;
/** Largest difference between the starts of paragraphs that share a box, in points. */
const SAME_INDENT = 2;
/** Part of a column's width that a line leaves free at most, on each side. */
const MAX_FREE = 0.12;
/** A line this much longer than its column belongs to something else, as a share of the column. */
const MAX_EXCESS = 0.25;
/** Reach of a table's or picture's own lines, in points. */
const OWN_LINES = 8;

/** A box around text; `fill` if it is drawn by its color alone. */
type Frame = Box & { pen: Pick<Rule, "color" | "width">; fill?: string };

const covers = ({ from, to }: Rule, start: number, end: number) => from <= start + SNAP && to >= end - SNAP;

/** Finds boxes of four lines, each from its left side to the nearest right one. */
function findFrames({ horizontal, vertical }: Rules): Frame[] {
  if (horizontal.length > MAX_RULES || vertical.length > MAX_RULES) return [];
  const sorted = vertical.toSorted((a, b) => a.at - b.at);
  return sorted.flatMap((left, i): Frame[] => {
    if (left.to - left.from < MIN_SIDE) return [];
    const right = sorted
      .slice(i + 1)
      .find(
        ({ at, from, to }) =>
          at - left.at >= MIN_SIDE && Math.abs(from - left.from) < SNAP && Math.abs(to - left.to) < SNAP,
      );
    if (!right) return [];
    const closes = (y: number) =>
      horizontal.some((rule) => Math.abs(rule.at - y) < SNAP && covers(rule, left.at, right.at));
    if (!closes(left.from) || !closes(left.to)) return [];
    return [{ left: left.at, right: right.at, top: left.from, bottom: left.to, pen: left }];
  });
}

/** Returns the box that a paragraph's letters cover. */
const inkOf = ({ left, right, baselines: [first, last], size }: Paragraph): Box => ({
  left,
  right,
  top: first - ABOVE * size,
  bottom: last + BELOW * size,
});

const spaceOf = (distance: number) => Math.min(MAX_SPACE, Math.max(0, distance));

const lineOf = ({ color = "000000", width = 0.5 }: Frame["pen"], distance: number): Border => ({
  color,
  width,
  space: spaceOf(distance),
});

/** Gives the paragraphs in a box its lines, if it holds nothing but whole paragraphs of one column. */
function frameParagraphs(frame: Frame, bands: readonly Band[]): void {
  const columns = bands.flatMap((band) => band.columns);
  const own = columns
    .flatMap(({ blocks }) => blocks)
    .filter((block) => overlap(frame, block) && holds(frame, block));
  const paragraphs = own.filter((block) => block.kind === "paragraph");
  const column = columns.find(({ blocks }) => blocks.includes(paragraphs[0] as Paragraph));
  if (!column || paragraphs.length < own.length) return;
  if (
    !paragraphs.every(
      (paragraph) => column.blocks.includes(paragraph) && isInside(inkOf(paragraph), frame, SNAP),
    )
  )
    return;
  const isCut = column.blocks.some(
    (block) => block.kind === "paragraph" && !own.includes(block) && overlap(frame, inkOf(block)),
  );
  if (frame.fill && !paragraphs.every(({ background, borders }) => background === frame.fill && !borders))
    return;
  const starts = paragraphs.map(({ indent }) => indent);
  if (isCut || Math.max(...starts) - Math.min(...starts) > SAME_INDENT) return;
  const ink = around(paragraphs.map(inkOf));
  const start = Math.min(...starts);
  const extents = paragraphs.map(extentOfLines);
  const isRtl = paragraphs.some(({ rtl }) => rtl);
  const [before, after] = [column.left - frame.left, frame.right - column.right];
  const { pen } = frame;
  const borders = {
    top: lineOf(pen, Math.min(...extents.map(({ start: top }) => top)) - frame.top),
    bottom: lineOf(pen, frame.bottom - Math.max(...extents.map(({ end }) => end))),
    left: lineOf(pen, isRtl ? ink.left - frame.left - RESERVE : before + start),
    right: lineOf(pen, isRtl ? after + start : frame.right - ink.right - RESERVE),
  };
  const band = bands.find((one) => one.columns.includes(column));
  if (band) {
    band.top = Math.min(band.top, frame.top);
    band.bottom = Math.max(band.bottom, frame.bottom);
  }
  for (const paragraph of paragraphs) {
    // One object, so that they are one box.
    paragraph.borders = borders;
    paragraph.inset = (isRtl ? before - borders.left.space : after - borders.right.space) * -1;
  }
}

/** Gives a paragraph a line. Without an inset it would end at the page's margin. */
function setBorder(paragraph: Paragraph, side: "top" | "bottom", border: Border, inset?: number): void {
  paragraph.borders = { ...paragraph.borders, [side]: border };
  const isFree = !paragraph.rtl && (paragraph.align === "left" || paragraph.align === "justify");
  if (inset !== undefined && isFree) paragraph.inset ??= inset;
}

/** Gives a line across a column to the paragraph above or below it, the nearer one. */
function attachLine(rule: Rule, { left, right, blocks }: Column, isHeaderFooter: boolean): void {
  const width = right - left;
  if (rule.from - left > MAX_FREE * width || right - rule.to > MAX_FREE * width) return;
  if (rule.to - rule.from > (1 + MAX_EXCESS) * width) return;
  const above = blocks.findLast((block) => block.bottom < rule.at + SNAP);
  const below = blocks.find((block) => block.top > rule.at - SNAP && block !== above);
  const over = above?.kind === "paragraph" ? rule.at - extentOfLines(above).end : Infinity;
  const under = below?.kind === "paragraph" ? extentOfLines(below).start - rule.at : Infinity;
  const insetOf = (block: Box) =>
    isHeaderFooter ? undefined : Math.min(right - rule.to, right - block.right - RESERVE);
  if (above?.kind === "paragraph" && over <= Math.min(under, MAX_LINE_SPACE)) {
    const isUnderlined = above.runs.some(({ style }) => style.underline);
    if (!above.borders?.bottom && !isUnderlined)
      setBorder(above, "bottom", lineOf(rule, over), insetOf(above));
  } else if (below?.kind === "paragraph" && under <= MAX_LINE_SPACE && !below.borders?.top)
    setBorder(below, "top", lineOf(rule, under), insetOf(below));
}

/** Gives paragraphs the boxes around them, and the lines across their column above and below them. */
export function addBorders(page: PageLayout, rules: Rules, fills: readonly Fill[]): void {
  const bands = page.bands.filter(({ rotated }) => !rotated);
  const columns = bands.flatMap((band) => band.columns);
  const others = columns
    .flatMap(({ blocks }) => blocks)
    .filter(({ kind }) => kind !== "paragraph")
    .map((box) => ({ ...box, top: box.top - OWN_LINES, bottom: box.bottom + OWN_LINES }));
  const isFree = (box: Box) => !others.some((other) => holds(other, box));
  const horizontal = mergeRules(rules.horizontal).filter(({ at, from, to }) =>
    isFree({ left: from, right: to, top: at, bottom: at }),
  );
  const frames = findFrames({ horizontal, vertical: mergeRules(rules.vertical) }).filter(
    (frame) =>
      isFree(frame) &&
      !(widthOf(frame) > PAGE_SHARE * page.width && heightOf(frame) > PAGE_SHARE * page.height),
  );
  for (const frame of frames) frameParagraphs(frame, bands);
  for (const { color, ...box } of fills) {
    // Word's shading is as large as the text; a border of its color makes it as large as the box.
    const frame = { ...box, pen: { color }, fill: color };
    if (isFree(frame)) frameParagraphs(frame, bands);
  }
  if (horizontal.length > MAX_RULES) return;
  const isSide = ({ at, from, to }: Rule) =>
    frames.some(
      ({ left, right, top, bottom }) =>
        Math.min(Math.abs(at - top), Math.abs(at - bottom)) < SNAP &&
        from >= left - SNAP &&
        to <= right + SNAP,
    );
  const edges = [page.header, page.footer].flatMap((one) =>
    one ? [{ ...one.column, blocks: one.paragraphs }] : [],
  );
  for (const rule of horizontal) {
    if (isSide(rule)) continue;
    const edge = edges.find(({ blocks }) => blocks.some((block) => isNear(block, rule)));
    const own = edge ? [edge] : columns.filter(({ left, right }) => rule.from < right && rule.to > left);
    if (own.length === 1) attachLine(rule, own[0] as Column, edge !== undefined);
  }
}

const isNear = (block: Box, { at }: Rule) =>
  at > block.top - MAX_LINE_SPACE && at < block.bottom + MAX_LINE_SPACE;
