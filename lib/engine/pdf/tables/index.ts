import { writeFile } from "node:fs/promises";
import { ConversionError } from "../../../contract/errors";
import type { DocumentTable, PageSize, TableRegion } from "../../../contract/tables";
import type { JobResult, PdfTablesJob } from "../../types";
import { withDocument } from "../document";
import { type Box, holds } from "../geometry";
import { wordsOfScan } from "../word/extract/scan/pictures";
import { createLayout } from "../word/layout/document";
import { layOutPage, type PageParts } from "../word/layout/page";
import { createPageReader, MIN_UNREADABLE, readScans } from "../word/read-pages";
import type { Picture, Rule } from "../word/types";
import { documentTableOf, tablesIn } from "./from-layout";
import { pageGrid } from "./page-grid";
import { documentTables as settings } from "./settings";
import { writeTables } from "./write";

/**
 * Finds the tables of a PDF, or reads all text of its pages or of areas of them, and writes a file of them.
 *
 * @throws ConversionError `too_many_pages`, `no_such_page`, `no_tables`, `too_complex` for more cells than a file should
 *   have, and what {@link withDocument} throws
 */
export async function findTables(tablesJob: PdfTablesJob): Promise<JobResult> {
  const job = { ...tablesJob, forText: true } as const;
  const count = await withDocument(job, ({ pages }) => pages);
  if (count > job.maxPages) throw new ConversionError("too_many_pages", { limit: job.maxPages });
  const numbers = [...new Set(job.pages)].sort((a, b) => a - b);
  if ((numbers.at(-1) ?? 1) > count) throw new ConversionError("no_such_page", { limit: count });
  const { tables, pages, unreadable } = await readTables(job, numbers);
  if (tables.length === 0) throw new ConversionError("no_tables");
  const cells = tables.reduce((sum, { rows }) => sum + rows.reduce((count, row) => count + row.length, 0), 0);
  if (cells > settings.maxCells) throw new ConversionError("too_complex");
  const { to, bytes } = await writeTables(job, tables, pages);
  await writeFile(job.output, bytes);
  const [{ width, height } = { width: 0, height: 0 }] = pages;
  return {
    from: "pdf",
    to,
    width: Math.round(width),
    height: Math.round(height),
    size: bytes.length,
    frames: count,
    tables: tables.map(({ page, box, rows, columns, title }) => ({
      page,
      box: [...box],
      rows: rows.length,
      columns: columns.length,
      ...(title && { title }),
    })),
    ...(unreadable.length > 0 && { unreadable }),
  };
}

/** Reads pages, one at a time, and keeps no more of each than its tables. */
async function readTables(job: PdfTablesJob & { forText: true }, numbers: readonly number[]) {
  const { regions, layout: wanted } = job;
  const scans = await readScans(job.texts ?? []);
  const read = createPageReader(job);
  const layout = createLayout(numbers.length);
  const pages: PageSize[] = [];
  const tables: DocumentTable[] = [];
  const unreadable: number[] = [];
  const places: (readonly Box[])[] = [];
  for (const page of numbers) {
    const scan = scans.get(page);
    const { view, pictures, unreadable: lost, isEmpty, ...content } = await read(page, scan);
    const unsure = scan ? wordsOfScan(scan).filter(({ confidence }) => confidence < settings.sureWord) : [];
    if (lost >= MIN_UNREADABLE) unreadable.push(page);
    const { width, height } = view;
    pages.push({ page, width, height });
    const parts = { ...content, width, height, pictures: pictures.map(placeOf) };
    if (regions)
      for (const region of regions) {
        if (region.page === page) tables.push(...tablesInRegion(page, parts, region.box, unsure));
      }
    else if (wanted === "page") tables.push(...pageGrid(page, parts.glyphs, width, unsure));
    else {
      layout.add(parts);
      places.push(unsure);
    }
  }
  const laidOut = layout
    .finish()
    .map((one, i) => ({ number: numbers[i] as number, layout: one, unsure: places[i] ?? [] }));
  tables.push(...tablesIn(laidOut));
  return { tables, pages, unreadable };
}

type Span = readonly [from: number, to: number];

/** Only the place of a picture matters. */
const placeOf = ({ left, top, right, bottom }: Box): Picture => {
  return { kind: "picture", left, top, right, bottom, file: { data: new Uint8Array(), type: "png" } };
};

/** Returns the parts of lines in an area: between two positions across, and two along them. */
const cutRules = (rules: readonly Rule[], [first, last]: Span, [start, end]: Span): Rule[] =>
  rules
    .filter(({ at, from, to }) => at >= first && at <= last && from < end && to > start)
    .map((rule) => ({ ...rule, from: Math.max(rule.from, start), to: Math.min(rule.to, end) }));

/** Leaves out rows at the edges of an area whose text is outside of it. */
function withoutCutRows(table: DocumentTable): DocumentTable {
  const hasText = table.rows.map((row) => row.some(({ text, rows = 1 }) => text !== "" || rows > 1));
  const [first, last] = [hasText.indexOf(true), hasText.lastIndexOf(true)];
  return { ...table, rows: table.rows.slice(first, last + 1), head: Math.max(0, table.head - first) };
}

/** Reads an area of a page: the tables in it, or all of its text where there is none. */
function tablesInRegion(
  page: number,
  parts: PageParts,
  [left, top, right, bottom]: TableRegion["box"],
  unsure: readonly Box[],
): readonly DocumentTable[] {
  const region: Box = { left, top, right, bottom };
  const glyphs = parts.glyphs.filter((glyph) => holds(region, glyph));
  const cut = {
    ...parts,
    glyphs,
    rotated: [],
    pictures: [],
    rules: {
      horizontal: cutRules(parts.rules.horizontal, [top, bottom], [left, right]),
      vertical: cutRules(parts.rules.vertical, [left, right], [top, bottom]),
    },
    fills: parts.fills.filter((fill) => holds(region, fill)),
  };
  const { bands } = layOutPage(cut, { lines: [], toHeaderFooter: () => ({}) });
  const blocks = bands.flatMap(({ columns }) => columns.flatMap((column) => column.blocks));
  const tables = blocks.flatMap((block) =>
    block.kind === "table" ? [withoutCutRows(documentTableOf(page, block, unsure))] : [],
  );
  return tables.length > 0 ? tables : pageGrid(page, glyphs, parts.width, unsure);
}
