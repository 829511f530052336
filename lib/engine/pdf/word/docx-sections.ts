import { Column, type FileChild, type ISectionOptions, SectionType, Paragraph as WordParagraph } from "docx";
import { extentOf, type Looks, type Place, toWordParagraph, toWordPicture } from "./docx-paragraphs";
import { toWordTable } from "./docx-tables";
import type { Band, Block, PageLayout } from "./types";
import { twips, widthOf } from "./units";

/** Word's own limits of a page's sides: an inch tenth and 22 inches, in points. */
const PAGE_SIDE = { min: 7.2, max: 1584 } as const;
/** Fonts differ: so much of the free space below the text is given to it, so that a line more does not make a page. */
const SLACK = 0.35;
/** What is left of the space above the last line of a page, for the same reason: most often it is the page number. */
const FOOTER_SPACE = 0.6;
/** Word wants a paragraph between tables and behind the last; it is as low as can be, in points. */
const TINY = 1;

type Margins = { left: number; right: number; top: number; bottom: number };
type Section = { page: PageLayout; columns: Band["columns"]; newPage: boolean; children: FileChild[] };

const side = (points: number) => twips(Math.min(PAGE_SIDE.max, Math.max(PAGE_SIDE.min, points)));

/** White around the text of all pages of one size. */
function marginsOf(pages: readonly PageLayout[]): (page: PageLayout) => Margins {
  const known = new Map<string, Margins>();
  const key = ({ width, height }: PageLayout) => `${Math.round(width)} ${Math.round(height)}`;
  for (const page of pages)
    for (const { left, top, right, bottom, aside } of page.bands) {
      if (aside) continue;
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

function toChild(block: Block, looks: Looks, room: number, place: Place): FileChild {
  if (block.kind === "paragraph") return toWordParagraph(block, looks, place);
  if (block.kind === "picture") return toWordPicture(block, room, place);
  return toWordTable(block, looks, place.offset);
}

const spacer = (newPage = false) =>
  new WordParagraph({
    spacing: { line: twips(TINY), before: 0, after: 0 },
    run: { size: 2 },
    ...(newPage && { pageBreakBefore: true }),
  });

type ColumnPlace = { from: number; inset: number; room: number; top: number; newPage: boolean };

function* columnChildren(
  blocks: readonly Block[],
  looks: Looks,
  { from, inset, room, top, newPage }: ColumnPlace,
): Generator<FileChild> {
  let bottom = top;
  let breaks = newPage;
  let last: Block | undefined;
  for (const block of blocks) {
    const afterTable = last?.kind === "table" && block.kind === "table";
    // A table cannot break the page itself.
    if (afterTable || (breaks && block.kind === "table")) yield spacer(breaks);
    const offset = block.kind === "paragraph" ? from : block.left - from;
    const { start, end } = extentOf(block);
    const above = (start - bottom) * (block === blocks.at(-1) ? FOOTER_SPACE : 1);
    yield toChild(block, looks, room, { offset, inset, above, newPage: breaks && block.kind !== "table" });
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
          bottom: twips(margins.bottom * SLACK),
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

/** The pages of a document as sections: a new one where the size or the number of columns changes. */
export function toSections(pages: readonly PageLayout[], looks: Looks): ISectionOptions[] {
  const margins = marginsOf(pages);
  const sections: Section[] = [];
  for (const page of pages) {
    const own = margins(page);
    let newPage = true;
    let top = own.top;
    for (const { columns, bottom, aside } of page.bands.length > 0 ? page.bands : [emptyBand(page)]) {
      const last = sections.at(-1);
      const fits = last && columns.length === 1 && last.columns.length === 1 && sameSize(last.page, page);
      const section: Section = fits ? last : { page, columns, newPage, children: [] };
      if (!fits) sections.push(section);
      const breaks = newPage && fits === true;
      columns.forEach((column, i) => {
        // Column by column Word fills what is left of the page; text is as far in as its column is.
        const alone = columns.length === 1 && !aside;
        const from = alone ? column.left - own.left : 0;
        const inset = alone ? page.width - own.right - column.right : 0;
        const blocks =
          columns.length > 1
            ? column.blocks.map((block) => within(block, column.left))
            : column.blocks.map((block) => within(block, own.left));
        const room = columns.length > 1 ? widthOf(column) : page.width - own.left - own.right;
        section.children.push(
          ...columnChildren(blocks, looks, { from, inset, room, top, newPage: breaks && i === 0 }),
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
