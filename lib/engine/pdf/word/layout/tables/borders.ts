import { around, type Box, heightOf, holds, isInside, overlap, widthOf } from "../../../geometry";
import { rules as settings } from "../../settings";
import type { Band, Border, Column, Fill, PageLayout, Paragraph, Rule, Rules } from "../../types";
import { extentOfLines } from "../paragraphs/extent";
import { mergeRules } from "./grids";

/** A box around text; `fill` if it is drawn by its color alone. */
type Frame = Box & { pen: Pick<Rule, "color" | "width">; fill?: string };

const covers = ({ from, to }: Rule, start: number, end: number) =>
  from <= start + settings.snap && to >= end - settings.snap;

/** Finds boxes of four lines, each from its left side to the nearest right one. */
function findFrames({ horizontal, vertical }: Rules): Frame[] {
  if (horizontal.length > settings.maxLines || vertical.length > settings.maxLines) return [];
  const sorted = vertical.toSorted((a, b) => a.at - b.at);
  return sorted.flatMap((left, i): Frame[] => {
    if (left.to - left.from < settings.minSide) return [];
    const right = sorted
      .slice(i + 1)
      .find(
        ({ at, from, to }) =>
          at - left.at >= settings.minSide &&
          Math.abs(from - left.from) < settings.snap &&
          Math.abs(to - left.to) < settings.snap,
      );
    if (!right) return [];
    const closes = (y: number) =>
      horizontal.some((rule) => Math.abs(rule.at - y) < settings.snap && covers(rule, left.at, right.at));
    if (!closes(left.from) || !closes(left.to)) return [];
    return [{ left: left.at, right: right.at, top: left.from, bottom: left.to, pen: left }];
  });
}

/** Returns the box that a paragraph's letters cover. */
const inkOf = ({ left, right, baselines: [first, last], size }: Paragraph): Box => ({
  left,
  right,
  top: first - settings.above * size,
  bottom: last + settings.below * size,
});

const spaceOf = (distance: number) => Math.min(settings.maxSpace, Math.max(0, distance));

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
      (paragraph) => column.blocks.includes(paragraph) && isInside(inkOf(paragraph), frame, settings.snap),
    )
  )
    return;
  const isCut = column.blocks.some(
    (block) => block.kind === "paragraph" && !own.includes(block) && overlap(frame, inkOf(block)),
  );
  if (frame.fill && !paragraphs.every(({ background, borders }) => background === frame.fill && !borders))
    return;
  const starts = paragraphs.map(({ indent }) => indent);
  if (isCut || Math.max(...starts) - Math.min(...starts) > settings.sameIndent) return;
  const ink = around(paragraphs.map(inkOf));
  const start = Math.min(...starts);
  const extents = paragraphs.map(extentOfLines);
  const isRtl = paragraphs.some(({ rtl }) => rtl);
  const [before, after] = [column.left - frame.left, frame.right - column.right];
  const { pen } = frame;
  const borders = {
    top: lineOf(pen, Math.min(...extents.map(({ start: top }) => top)) - frame.top),
    bottom: lineOf(pen, frame.bottom - Math.max(...extents.map(({ end }) => end))),
    left: lineOf(pen, isRtl ? ink.left - frame.left - settings.reserve : before + start),
    right: lineOf(pen, isRtl ? after + start : frame.right - ink.right - settings.reserve),
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
  if (rule.from - left > settings.maxFree * width || right - rule.to > settings.maxFree * width) return;
  if (rule.to - rule.from > (1 + settings.maxExcess) * width) return;
  const above = blocks.findLast((block) => block.bottom < rule.at + settings.snap);
  const below = blocks.find((block) => block.top > rule.at - settings.snap && block !== above);
  const over = above?.kind === "paragraph" ? rule.at - extentOfLines(above).end : Infinity;
  const under = below?.kind === "paragraph" ? extentOfLines(below).start - rule.at : Infinity;
  const insetOf = (block: Box) =>
    isHeaderFooter ? undefined : Math.min(right - rule.to, right - block.right - settings.reserve);
  if (above?.kind === "paragraph" && over <= Math.min(under, settings.maxLineSpace)) {
    const isUnderlined = above.runs.some(({ style }) => style.underline);
    if (!above.borders?.bottom && !isUnderlined)
      setBorder(above, "bottom", lineOf(rule, over), insetOf(above));
  } else if (below?.kind === "paragraph" && under <= settings.maxLineSpace && !below.borders?.top)
    setBorder(below, "top", lineOf(rule, under), insetOf(below));
}

/** Returns whether a line runs down between the first two columns of a band. */
const isSeparated = ({ top, bottom, columns: [first, second] }: Band, vertical: readonly Rule[]): boolean =>
  first !== undefined &&
  second !== undefined &&
  vertical.some(
    ({ at, from, to }) =>
      at > first.right - settings.snap &&
      at < second.left + settings.snap &&
      Math.min(to, bottom) - Math.max(from, top) > settings.minSeparator * (bottom - top),
  );

/** Gives paragraphs the boxes around them, and the lines across their column above and below them. */
export function addBorders(page: PageLayout, rules: Rules, fills: readonly Fill[]): void {
  const bands = page.bands.filter(({ rotated }) => !rotated);
  for (const band of bands) if (isSeparated(band, rules.vertical)) band.separated = true;
  const columns = bands.flatMap((band) => band.columns);
  const others = columns
    .flatMap(({ blocks }) => blocks)
    .filter(({ kind }) => kind !== "paragraph")
    .map((box) => ({ ...box, top: box.top - settings.ownLines, bottom: box.bottom + settings.ownLines }));
  const isFree = (box: Box) => !others.some((other) => holds(other, box));
  const horizontal = mergeRules(rules.horizontal).filter(({ at, from, to }) =>
    isFree({ left: from, right: to, top: at, bottom: at }),
  );
  const frames = findFrames({ horizontal, vertical: mergeRules(rules.vertical) }).filter(
    (frame) =>
      isFree(frame) &&
      !(
        widthOf(frame) > settings.pageShare * page.width && heightOf(frame) > settings.pageShare * page.height
      ),
  );
  for (const frame of frames) frameParagraphs(frame, bands);
  for (const { color, ...box } of fills) {
    // Word's shading is as large as the text; a border of its color makes it as large as the box.
    const frame = { ...box, pen: { color }, fill: color };
    if (isFree(frame)) frameParagraphs(frame, bands);
  }
  if (horizontal.length > settings.maxLines) return;
  const isSide = ({ at, from, to }: Rule) =>
    frames.some(
      ({ left, right, top, bottom }) =>
        Math.min(Math.abs(at - top), Math.abs(at - bottom)) < settings.snap &&
        from >= left - settings.snap &&
        to <= right + settings.snap,
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
  at > block.top - settings.maxLineSpace && at < block.bottom + settings.maxLineSpace;
