import { around, type Box, holds } from "../../../geometry";
import { headersFooters as settings } from "../../settings";
import { weightedMode } from "../../statistics";
import type { Glyph, HeaderFooter, PageLayout, Paragraph, Run } from "../../types";
import { type Line, lineRuns, toLines, toSegments } from "../lines/lines";
import { joinRuns, romanValue, textOf } from "../lines/runs";
import { toParagraphs } from "./paragraphs";

const number = /\d+/g;
const romanPage = /^[ivxl]{1,7}$/i;
/** A page's number with or without signs and words around it. */
const pageNumber =
  /^[\s\p{Pd}|]*(?:\p{L}{1,9}\.?\s+)?(?:\d{1,4}|[ivxl]{1,7})(?:\s*(?:\/|\p{L}{2,3})\s*\d{1,4})?[\s\p{Pd}|]*$/u;

type EdgeLine = { text: string; line: Line; gap: number };
type Edge = "header" | "footer";
/** The outermost lines of a page, from its edge, and how many lines it has in all. */
export type PageEdges = Record<Edge, EdgeLine[]> & { lines: number };

const keyOf = (text: string): string => (romanPage.test(text.trim()) ? "#" : text.replace(number, "#"));
const numbersOf = (text: string): number[] =>
  romanPage.test(text.trim()) ? [romanValue(text.trim())] : (text.match(number) ?? []).map(Number);

/** Returns the lines at the upper and lower edge of a page. @param tables whose rows are never headers or footers */
export function edgesOf(glyphs: readonly Glyph[], height: number, tables: readonly Box[]): PageEdges {
  const lines = toLines(toSegments(glyphs.filter(({ bottom, top }) => bottom > 0 && top < height)));
  const body = weightedMode(
    lines.map((line) => [line.size, line.right - line.left]),
    0.5,
  );
  const edge = (ordered: readonly Line[], isNear: (line: Line) => boolean): EdgeLine[] => {
    const found: EdgeLine[] = [];
    for (const [i, line] of ordered.slice(0, settings.maxLines).entries()) {
      const inTable = tables.some((table) => holds(table, line));
      if (!isNear(line) || inTable || line.size > settings.maxSize * body) break;
      const next = ordered[i + 1];
      const gap = next ? Math.abs(next.baseline - line.baseline) : height;
      found.push({ text: textOf(lineRuns(line, " ")).trim(), line, gap });
    }
    return found;
  };
  return {
    header: edge(lines, ({ baseline }) => baseline < height * settings.edgeShare),
    footer: edge(lines.toReversed(), ({ baseline }) => baseline > height * (1 - settings.edgeShare)),
    lines: lines.length,
  };
}

/** Returns whether lines of two pages are the same header or footer. @param apart the number of pages between them */
function isSame(a: EdgeLine, b: EdgeLine, apart: number): boolean {
  if (
    Math.abs(a.line.baseline - b.line.baseline) > settings.baselineTolerance ||
    keyOf(a.text) !== keyOf(b.text)
  )
    return false;
  const [first, second] = [numbersOf(a.text), numbersOf(b.text)];
  // The row of a table can have the same words and other numbers.
  return first.every((value, i) => second[i] === value || second[i] === value + apart);
}

/** Returns whether lines of two pages stand in one place apart from the text, as the titles of chapters do. */
const isInPlace = (a: EdgeLine, b: EdgeLine): boolean =>
  Math.abs(a.line.baseline - b.line.baseline) < settings.sameBaseline &&
  Math.abs(a.line.size - b.line.size) < 0.3 &&
  Math.min(a.gap, b.gap) > settings.minGap * a.line.size;

type Found = { line: Line; gap: number; fields: (Run["field"] | undefined)[]; value?: number; text: string };

function matchLine(
  pages: readonly PageEdges[],
  index: number,
  count: number,
  edge: Edge,
  order: number,
): Found | undefined {
  const own = pages[index]?.[edge][order];
  if (!own) return undefined;
  const numbers = numbersOf(own.text);
  let inPlace = 0;
  for (let apart = -settings.neighbors; apart <= settings.neighbors; apart++) {
    const others = apart === 0 ? [] : (pages[index + apart]?.[edge] ?? []);
    for (const other of others) {
      if (isSame(own, other, apart)) {
        const values = numbersOf(other.text);
        const fields = numbers.map((value, i) =>
          values[i] === value + apart ? "page" : value === count ? "pages" : undefined,
        );
        const at = fields.indexOf("page");
        return { ...own, fields, ...(at >= 0 && { value: numbers[at] as number }) };
      }
      if (isInPlace(own, other)) inPlace += 1;
    }
  }
  // The only page with a number, as the second one after a title page.
  const isAlone = order === 0 && edge === "footer" && own.gap > settings.minGap * own.line.size;
  if (isAlone && pageNumber.test(own.text) && numbers[0] === index + 1)
    return { ...own, fields: ["page"], value: index + 1 };
  if (inPlace < 2) return undefined;
  // The page's number beside a chapter's title.
  const at = numbers.findIndex((value) => value === index + 1);
  return { ...own, fields: numbers.map((_, i) => (i === at ? "page" : undefined)) };
}

/** Splits runs at numbers that are fields. */
function withFields(runs: readonly Run[], fields: readonly (Run["field"] | undefined)[]): Run[] {
  let count = 0;
  const isRoman = romanPage.test(textOf(runs).trim());
  const pattern = isRoman ? /[ivxl]+/gi : number;
  return runs.flatMap((run) => {
    const parts: Run[] = [];
    let at = 0;
    for (const match of run.text.matchAll(pattern)) {
      const field = fields[count++];
      if (!field) continue;
      if (match.index > at) parts.push({ ...run, text: run.text.slice(at, match.index) });
      parts.push({ ...run, text: match[0], field });
      at = match.index + match[0].length;
    }
    return at < run.text.length ? [...parts, { ...run, text: run.text.slice(at) }] : parts;
  });
}

function toHeaderFooter(found: readonly Found[], column: Box): HeaderFooter {
  const lines = found.map(({ line }) => line).sort((a, b) => a.baseline - b.baseline);
  const fields = found.toSorted((a, b) => a.line.baseline - b.line.baseline).flatMap((one) => one.fields);
  let used = 0;
  const paragraphs = toParagraphs(lines, column).map((paragraph): Paragraph => {
    const count = numbersOf(textOf(paragraph.runs)).length;
    const own = fields.slice(used, used + count);
    used += count;
    return { ...paragraph, runs: withFields(joinRuns(paragraph.runs), own) };
  });
  const [first] = found.flatMap(({ value, text }) => (value === undefined ? [] : [{ value, text }]));
  return {
    ...around(lines),
    column: { left: column.left, right: column.right },
    paragraphs,
    key: paragraphs
      .map(
        ({ runs, align }) =>
          `${align} ${runs.map(({ text, field }) => (field ? `<${field}>` : text)).join("")}`,
      )
      .join("\n"),
    ...(first && { page: { value: first.value, roman: romanPage.test(first.text.trim()) } }),
  };
}

/** The header and footer of a page: lines that its neighbors have in the same place. */
export type HeaderFooterLines = {
  lines: Line[];
  toHeaderFooter: (column: Box) => Pick<PageLayout, "header" | "footer">;
};

/**
 * Finds the header and footer of a page.
 *
 * @param pages the edges of all pages; those after the page's neighbors may be missing
 * @param index from 0
 * @param count how many pages the document has
 */
export function findHeaderFooter(
  pages: readonly PageEdges[],
  index: number,
  count: number,
): HeaderFooterLines {
  const of = (edge: Edge): Found[] => {
    const found: Found[] = [];
    for (let order = 0; order < settings.maxLines; order++) {
      const line = matchLine(pages, index, count, edge, order);
      if (!line) break;
      found.push(line);
    }
    // Lines that go on into the text belong to it.
    while ((found.at(-1)?.gap ?? 0) < settings.apart * (found.at(-1)?.line.size ?? 0)) found.pop();
    return found;
  };
  const all = [of("header"), of("footer")];
  const near = pages.slice(Math.max(0, index - settings.neighbors), index + settings.neighbors + 1);
  // Pages may say nothing but their numbers. A page that says nothing else between others is an empty one.
  const isText = near.every(({ lines }) => lines <= all.flat().length);
  const [header = [], footer = []] = isText ? [] : all;
  return {
    lines: [...header, ...footer].map(({ line }) => line),
    toHeaderFooter: (column) => ({
      ...(header.length > 0 && { header: toHeaderFooter(header, column) }),
      ...(footer.length > 0 && { footer: toHeaderFooter(footer, column) }),
    }),
  };
}
