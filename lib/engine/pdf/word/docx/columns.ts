import { ColumnBreak, type FileChild, Paragraph as WordParagraph } from "docx";
import { widthOf } from "../../geometry";
import { docx as settings } from "../settings";
import type { Band, Block, PageLayout, Paragraph } from "../types";
import type { Margins } from "./margins";
import { extentOf, type Placement, sharedBorders, toWordParagraph, toWordPictures } from "./paragraphs";
import { type DocumentParts, twips } from "./styles";
import { toWordTable } from "./tables";

/* What stands in the columns of a part of a page, with the space between it. */

/** Height of the paragraphs that Word needs between tables and after the last, in points. */
const SPACER_HEIGHT = 1;

function toChild(
  block: Block,
  styles: DocumentParts,
  room: ColumnPlacement["room"],
  placement: Placement,
): FileChild {
  if (block.kind === "paragraph") return toWordParagraph(block, styles, placement);
  if (block.kind === "pictures") return toWordPictures(block, room, placement);
  return toWordTable(block, styles, placement.offset);
}

export const spacer = (newPage = false) =>
  new WordParagraph({
    spacing: { line: twips(SPACER_HEIGHT), before: 0, after: 0 },
    run: { size: 2 },
    ...(newPage && { pageBreakBefore: true }),
  });

const columnBreak = () =>
  new WordParagraph({
    children: [new ColumnBreak()],
    spacing: { line: twips(SPACER_HEIGHT), before: 0, after: 0 },
    run: { size: 2 },
  });

type ColumnPlacement = {
  from: number;
  inset: number;
  /** The size of the column, which pictures cannot exceed. */
  room: { width: number; height: number };
  /** Where the text above it ends, or undefined at the top of a column that goes on from another. */
  top: number | undefined;
  newPage: boolean;
};

/** Remembers the space above each kind of paragraph, for those at the top of a column, where there was none. */
export function createSpaces() {
  const spaces = new Map<string, number>();
  const keyOf = ({ heading, item, firstLine }: Paragraph) =>
    heading ? `heading ${heading}` : item ? `item ${item.level}` : firstLine > 1 ? "indented" : "text";
  return {
    keep(block: Block, above: number): void {
      if (block.kind === "paragraph") spaces.set(keyOf(block), above);
    },
    usual: (block: Block): number => (block.kind === "paragraph" ? (spaces.get(keyOf(block)) ?? 0) : 0),
  };
}

function* columnChildren(
  blocks: readonly Block[],
  styles: DocumentParts,
  spaces: ReturnType<typeof createSpaces>,
  { from, inset, room, top, newPage }: ColumnPlacement,
): Generator<FileChild> {
  let bottom = top;
  let breaks = newPage;
  let last: Block | undefined;
  for (const [i, block] of blocks.entries()) {
    const { start, end } = extentOf(block);
    // Tables have no space above them in Word.
    const next = blocks[i + 1];
    const below = next?.kind === "table" ? next.top - end : 0;
    const isElsewhere = block.kind === "paragraph" && block.continues;
    if (!isElsewhere) {
      const afterTable = last?.kind === "table" && block.kind === "table";
      // A table itself cannot start a page.
      if (afterTable || (breaks && block.kind === "table")) yield spacer(breaks);
      const offset =
        block.kind === "paragraph" ? from : block.kind === "pictures" ? block.left : block.left - from;
      const above = bottom === undefined ? spaces.usual(block) : start - bottom + sharedBorders(last, block);
      if (last) spaces.keep(block, above);
      yield toChild(block, styles, room, {
        offset,
        inset,
        above,
        below,
        newPage: breaks && block.kind !== "table",
      });
      breaks = false;
      last = block;
    }
    bottom = end;
  }
  if (last?.kind === "table") yield spacer();
}

const within = <T extends Block>(block: T, left: number): T => ({
  ...block,
  left: block.left - left,
  right: block.right - left,
});

/** What the columns of all pages share. */
export type ColumnContext = {
  styles: DocumentParts;
  spaces: ReturnType<typeof createSpaces>;
  margins: (page: PageLayout) => Margins;
};

/** Returns whether a column ends so early that Word would put the start of the next one below it. */
function hasRoom(
  before: Band["columns"][number],
  { blocks: [first] }: Band["columns"][number],
  bottom: number,
  isShort: boolean,
) {
  const last = before.blocks.at(-1);
  if (!first || !last || (first.kind === "paragraph" && first.continues)) return false;
  const { start, end } = extentOf(first);
  return isShort || bottom - extentOf(last).end > end - start;
}

/** Converts the columns of a band. @param newPage whether its first paragraph starts a page */
export function bandChildren(
  page: PageLayout,
  { columns, rotated, bottom }: Band,
  top: number | undefined,
  newPage: boolean,
  { styles, spaces, margins }: ColumnContext,
): FileChild[] {
  const own = margins(page);
  const isSingle = columns.length === 1;
  // Word fills several columns one by one; a single column is indented by its distance from the margins.
  const isAlone = isSingle && !rotated;
  const isShort = bottom < settings.minFilled * page.height;
  const children = columns.flatMap((column, i) => {
    const before = columns[i - 1];
    const breaks = before !== undefined && hasRoom(before, column, bottom, isShort);
    const placement = {
      from: isAlone ? column.left - own.left : 0,
      inset: isAlone ? page.width - own.right - column.right : 0,
      room: {
        width: isSingle ? page.width - own.left - own.right : widthOf(column),
        height: Math.max(settings.usual, page.height - own.top - own.bottom - settings.belowPicture),
      },
      top: i === 0 || breaks ? top : undefined,
      newPage: newPage && i === 0,
    };
    const blocks = column.blocks.map((block) => within(block, isSingle ? own.left : column.left));
    return [...(breaks ? [columnBreak()] : []), ...columnChildren(blocks, styles, spaces, placement)];
  });
  return newPage && columns.every(({ blocks }) => blocks.length === 0)
    ? [...children, spacer(true)]
    : children;
}
