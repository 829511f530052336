import {
  Column,
  Document,
  type FileChild,
  type ISectionOptions,
  Packer,
  SectionType,
  Paragraph as WordParagraph,
} from "docx";
import { widthOf } from "../../geometry";
import type { Band, Block, PageLayout } from "../types";
import { extentOf, type Placement, toWordParagraph, toWordPicture } from "./paragraphs";
import { type DocumentStyles, documentStyles, toNumbering, toStyles, twips } from "./styles";
import { toWordTable } from "./tables";

/** Word's limits for the sides of a page: 0.1 and 22 inches, in points. */
const PAGE_SIDE = { min: 7.2, max: 1584 } as const;
/** Share of the bottom margin that stays: the rest absorbs an extra line in another font, which would add a page. */
const BOTTOM_MARGIN_SHARE = 0.35;
/** Share of the space above the last line of a page that stays, for the same reason: it is often the page number. */
const LAST_LINE_SPACE = 0.6;
/** Height of the paragraphs that Word needs between tables and after the last, in points. */
const SPACER_HEIGHT = 1;

/** Named as author, so that no visitor or machine is. */
const CREATOR = "Pixmill";

type Margins = { left: number; right: number; top: number; bottom: number };
type Section = { page: PageLayout; columns: Band["columns"]; newPage: boolean; children: FileChild[] };

const side = (points: number) => twips(Math.min(PAGE_SIDE.max, Math.max(PAGE_SIDE.min, points)));

/** Returns the margins around the text of all pages of one size. */
function marginsOf(pages: readonly PageLayout[]): (page: PageLayout) => Margins {
  const known = new Map<string, Margins>();
  const key = ({ width, height }: PageLayout) => `${Math.round(width)} ${Math.round(height)}`;
  for (const page of pages)
    for (const { left, top, right, bottom, rotated } of page.bands) {
      if (rotated) continue;
      const margins = known.get(key(page));
      const own = { left, right: page.width - right, top, bottom: page.height - bottom };
      known.set(key(page), {
        left: Math.max(0, Math.min(own.left, margins?.left ?? own.left)),
        right: Math.max(0, Math.min(own.right, margins?.right ?? own.right)),
        top: Math.max(0, Math.min(own.top, margins?.top ?? own.top)),
        bottom: Math.max(0, Math.min(own.bottom, margins?.bottom ?? own.bottom)),
      });
    }
  return (page) => known.get(key(page)) ?? { left: 72, right: 72, top: 72, bottom: 72 };
}

function toChild(block: Block, styles: DocumentStyles, columnWidth: number, placement: Placement): FileChild {
  if (block.kind === "paragraph") return toWordParagraph(block, styles, placement);
  if (block.kind === "picture") return toWordPicture(block, columnWidth, placement);
  return toWordTable(block, styles, placement.offset);
}

const spacer = (newPage = false) =>
  new WordParagraph({
    spacing: { line: twips(SPACER_HEIGHT), before: 0, after: 0 },
    run: { size: 2 },
    ...(newPage && { pageBreakBefore: true }),
  });

type ColumnPlacement = { from: number; inset: number; columnWidth: number; top: number; newPage: boolean };

function* columnChildren(
  blocks: readonly Block[],
  styles: DocumentStyles,
  { from, inset, columnWidth, top, newPage }: ColumnPlacement,
): Generator<FileChild> {
  let bottom = top;
  let breaks = newPage;
  let last: Block | undefined;
  for (const block of blocks) {
    const afterTable = last?.kind === "table" && block.kind === "table";
    // A table itself cannot start a page.
    if (afterTable || (breaks && block.kind === "table")) yield spacer(breaks);
    const offset = block.kind === "paragraph" ? from : block.left - from;
    const { start, end } = extentOf(block);
    const above = (start - bottom) * (block === blocks.at(-1) ? LAST_LINE_SPACE : 1);
    yield toChild(block, styles, columnWidth, {
      offset,
      inset,
      above,
      newPage: breaks && block.kind !== "table",
    });
    breaks = false;
    bottom = end;
    last = block;
  }
  if (last?.kind === "table") yield spacer();
}

function toSection({ page, columns, newPage, children }: Section, margins: Margins): ISectionOptions {
  const several = columns.length > 1;
  const left = several ? (columns[0]?.left ?? 0) : margins.left;
  const right = several ? page.width - (columns.at(-1)?.right ?? 0) : margins.right;
  return {
    children,
    properties: {
      type: newPage ? SectionType.NEXT_PAGE : SectionType.CONTINUOUS,
      page: {
        size: { width: side(page.width), height: side(page.height) },
        margin: {
          left: twips(left),
          right: twips(Math.max(0, right)),
          top: twips(margins.top),
          bottom: twips(margins.bottom * BOTTOM_MARGIN_SHARE),
          header: 0,
          footer: 0,
        },
      },
      ...(several && {
        column: {
          count: columns.length,
          equalWidth: false,
          children: columns.map((column, i) => {
            const next = columns[i + 1];
            return new Column({
              width: twips(widthOf(column)),
              ...(next && { space: twips(Math.max(0, next.left - column.right)) }),
            });
          }),
        },
      }),
    },
  };
}

const sameSize = (a: PageLayout, b: PageLayout) =>
  Math.abs(a.width - b.width) < 1 && Math.abs(a.height - b.height) < 1;

/** Converts pages to sections: a new one starts when the page size or the number of columns changes. */
function toSections(pages: readonly PageLayout[], styles: DocumentStyles): ISectionOptions[] {
  const margins = marginsOf(pages);
  const sections: Section[] = [];
  for (const page of pages) {
    const own = margins(page);
    let newPage = true;
    let top = own.top;
    for (const { columns, bottom, rotated } of page.bands.length > 0 ? page.bands : [emptyBand(page)]) {
      const last = sections.at(-1);
      const fits = last && columns.length === 1 && last.columns.length === 1 && sameSize(last.page, page);
      const section: Section = fits ? last : { page, columns, newPage, children: [] };
      if (!fits) sections.push(section);
      const breaks = newPage && fits === true;
      columns.forEach((column, i) => {
        // Word fills several columns one by one; a single column is indented by its distance from the margins.
        const alone = columns.length === 1 && !rotated;
        const from = alone ? column.left - own.left : 0;
        const inset = alone ? page.width - own.right - column.right : 0;
        const isSingle = columns.length === 1;
        const blocks = column.blocks.map((block) => within(block, isSingle ? own.left : column.left));
        const columnWidth = isSingle ? page.width - own.left - own.right : widthOf(column);
        section.children.push(
          ...columnChildren(blocks, styles, { from, inset, columnWidth, top, newPage: breaks && i === 0 }),
        );
      });
      if (breaks && columns.every(({ blocks }) => blocks.length === 0)) section.children.push(spacer(true));
      newPage = false;
      top = bottom;
    }
  }
  return sections.map((section) => toSection(section, margins(section.page)));
}

const emptyBand = ({ width, height }: PageLayout): Band => ({
  left: width,
  right: 0,
  top: height,
  bottom: 0,
  columns: [{ left: 0, right: width, blocks: [] }],
});

const within = <T extends Block>(block: T, left: number): T => ({
  ...block,
  left: block.left - left,
  right: block.right - left,
});

/** Writes a .docx file. @param blocks those of all pages */
export function writeDocx(pages: readonly PageLayout[], blocks: readonly Block[]): Promise<Buffer> {
  const styles = documentStyles(blocks);
  const paragraphs = blocks.filter((block) => block.kind === "paragraph");
  const document = new Document({
    creator: CREATOR,
    lastModifiedBy: CREATOR,
    styles: toStyles(styles),
    numbering: toNumbering(paragraphs),
    sections: toSections(pages, styles),
  });
  return Packer.toBuffer(document);
}
