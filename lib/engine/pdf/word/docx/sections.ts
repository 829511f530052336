import { Column, type FileChild, type ISectionOptions, SectionType } from "docx";
import { docx as settings } from "../settings";
import type { Band, PageLayout } from "../types";
import { bandChildren, type ColumnContext, createSpaces, spacer } from "./columns";
import { haveSides, toHeadersFooters, toPageNumbers } from "./headers-footers";
import { type Margins, marginsOf } from "./margins";
import { type DocumentParts, pageSide, twips } from "./styles";

type Section = {
  page: PageLayout;
  columns: Band["columns"];
  separated: boolean;
  newPage: boolean;
  children: FileChild[];
  pages: PageLayout[];
  /** Of its first page, from 0. */
  index: number;
};

/** Returns whether the longest line of a column says little about its width. */
const isRagged = ({ blocks }: Band["columns"][number]): boolean =>
  blocks.every((block) => block.kind === "paragraph" && block.align === "left" && !block.rtl);

/** Returns the space between two columns: at most the usual one after ragged lines. */
function spaceBetween(column: Band["columns"][number], next: Band["columns"][number]): number {
  const space = Math.max(0, next.left - column.right);
  return isRagged(column) ? Math.min(space, settings.gutter) : space;
}

function toOptions(
  { page, columns: inOrder, separated, newPage, children }: Section,
  margins: Margins,
  numbers: ReturnType<typeof toPageNumbers>["options"],
  headersFooters: ReturnType<typeof toHeadersFooters>,
): ISectionOptions {
  // Right-to-left text has its first column at the right.
  const columns = inOrder.toSorted((a, b) => a.left - b.left);
  const several = columns.length > 1;
  const left = several ? (columns[0]?.left ?? 0) : margins.left;
  const last = several ? columns.at(-1) : undefined;
  const end = last ? page.width - last.right : 0;
  // LibreOffice takes the margins of the page's first section for all of them.
  const right = last && !(isRagged(last) && end > margins.right) ? end : margins.right;
  const { titlePage, headers, footers } = headersFooters;
  return {
    children,
    headers,
    footers,
    properties: {
      type: newPage ? SectionType.NEXT_PAGE : SectionType.CONTINUOUS,
      ...(titlePage && { titlePage }),
      page: {
        size: { width: pageSide(page.width), height: pageSide(page.height) },
        margin: {
          left: twips(left),
          right: twips(Math.max(0, right)),
          top: twips(margins.top),
          bottom: twips(margins.bottom),
          header: twips(margins.header),
          footer: twips(margins.footer),
        },
        ...(Object.keys(numbers).length > 0 && { pageNumbers: numbers }),
      },
      ...(several && {
        column: {
          count: columns.length,
          equalWidth: false,
          ...(separated && { separate: true }),
          children: columns.map((column, i) => {
            const next = columns[i + 1];
            const space = next ? spaceBetween(column, next) : 0;
            return new Column({
              width: twips((next ? next.left - space : page.width - right) - column.left),
              ...(next && { space: twips(space) }),
            });
          }),
        },
      }),
    },
  };
}

const sameSize = (a: PageLayout, b: PageLayout) =>
  Math.abs(a.width - b.width) < 1 && Math.abs(a.height - b.height) < 1;

const sameColumns = (a: Band["columns"], b: Band["columns"]) =>
  a.length === b.length &&
  (a.length === 1 ||
    a.every(({ left, right }, i) => {
      const other = b[i];
      return (
        other &&
        Math.abs(left - other.left) < settings.sameColumn &&
        Math.abs(right - other.right) < settings.sameColumn
      );
    }));

const textBands = ({ bands }: PageLayout) => bands.filter(({ rotated }) => !rotated);

/** Returns whether a page's text goes on from the page before without a break: that page is full. */
function flows(before: PageLayout, page: PageLayout, textBottom: number): boolean {
  if (!sameSize(before, page)) return false;
  const first = textBands(page)[0]?.columns[0]?.blocks[0];
  const last = textBands(before).at(-1)?.columns.at(-1)?.blocks.at(-1);
  if (!first || !last) return false;
  if (first.kind === "paragraph" && first.continues) return true;
  if (first.kind === "paragraph" && first.heading === 1) return false;
  const size = last.kind === "paragraph" ? last.size : 12;
  if (last.bottom < settings.minFilled * before.height) return false;
  const space = textBottom - last.bottom;
  // A heading needs some lines below it.
  if (first.kind === "paragraph" && first.heading) return space < size;
  return (
    space < settings.fullDistance * size || (first.kind !== "paragraph" && first.bottom - first.top > space)
  );
}

/** Returns whether a page has another header or footer than the two before it, as the first of a chapter does. */
function changesHeadersFooters(pages: readonly PageLayout[], page: PageLayout): boolean {
  const keyOf = ({ header, footer }: PageLayout) => `${header?.key ?? ""}\n${footer?.key ?? ""}`;
  return pages.length > 0 && !pages.slice(-2).some((before) => keyOf(before) === keyOf(page));
}

/** Returns whether a section ends with columns of about the same height. */
function isBalanced({ page, columns }: Section): boolean {
  const ends =
    textBands(page)
      .at(-1)
      ?.columns.map(({ blocks }) => blocks.at(-1)?.bottom ?? 0) ?? [];
  return columns.length > 1 && Math.max(...ends) - Math.min(...ends) < settings.balanced;
}

const emptyBand = ({ width, height }: PageLayout): Band => ({
  left: width,
  right: 0,
  top: height,
  bottom: 0,
  columns: [{ left: 0, right: width, blocks: [] }],
});

type Layout = ColumnContext & {
  /** Where the text of the fullest page ends. */
  textBottom: number;
};

/** How a band stands on its page: after which text, and whether it starts the page or continues that before. */
type Start = { top: number | undefined; isFirst: boolean; isFlowing: boolean };

/** Returns whether a band of a page can be part of a section. */
function continues(
  { page: last, columns, pages }: Section,
  page: PageLayout,
  band: Band,
  { isFirst, isFlowing }: Start,
): boolean {
  const canContinue = band.columns.length === 1 || (isFirst && isFlowing);
  const isNewPart = isFirst && !isFlowing && changesHeadersFooters(pages, page);
  return canContinue && !isNewPart && sameColumns(band.columns, columns) && sameSize(last, page);
}

/** Adds a page to the last section, or to new ones. */
function addPage(sections: Section[], pages: readonly PageLayout[], index: number, layout: Layout): void {
  const page = pages[index] as PageLayout;
  const before = pages[index - 1];
  const isFlowing = before !== undefined && flows(before, page, layout.textBottom);
  let start: Start = { top: isFlowing ? undefined : layout.margins(page).top, isFirst: true, isFlowing };
  for (const band of page.bands.length > 0 ? page.bands : [emptyBand(page)]) {
    const { isFirst } = start;
    let section = sections.at(-1);
    const isContinued = section !== undefined && continues(section, page, band, start);
    if (!section || !isContinued) {
      const { columns, separated = false } = band;
      section = { page, columns, separated, newPage: isFirst, children: [], pages: [], index };
      sections.push(section);
    }
    if (isFirst) section.pages.push(page);
    const newPage = isFirst && isContinued && !isFlowing;
    section.children.push(...bandChildren(page, band, start.top, newPage, layout));
    start = { top: band.bottom, isFirst: false, isFlowing };
  }
}

/** Adds an empty section after columns of equal height: Word balances them only if another one follows on the page. */
function balanceLast(sections: Section[]): void {
  const last = sections.at(-1);
  if (!last || !isBalanced(last)) return;
  const columns = [{ left: 0, right: 0, blocks: [] }];
  sections.push({ ...last, columns, newPage: false, children: [spacer()] });
}

/** Converts pages to sections: a new one starts when the page size or the columns change. */
export function toSections(
  pages: readonly PageLayout[],
  styles: DocumentParts,
): { sections: ISectionOptions[]; sides: boolean } {
  const margins = marginsOf(pages);
  const textBottom = Math.max(...pages.flatMap((page) => textBands(page).map(({ bottom }) => bottom)));
  const layout = { styles, margins, textBottom, spaces: createSpaces() };
  const sections: Section[] = [];
  for (const index of pages.keys()) addPage(sections, pages, index, layout);
  balanceLast(sections);
  const sides = haveSides(pages);
  let shift = 0;
  const options = sections.map((section) => {
    const { page } = section;
    const own = margins(page);
    // A section in the middle of a page has the header and footer of that page.
    const numbers = toPageNumbers(page, section.index, shift);
    if (section.newPage) shift = numbers.shift;
    const headersFooters = toHeadersFooters(
      section.pages.length > 0 ? section.pages : [page],
      styles,
      { left: own.left, right: page.width - own.right },
      sides,
    );
    return toOptions(section, own, section.newPage ? numbers.options : {}, headersFooters);
  });
  return { sections: options, sides };
}
