import type { QuarterTurn } from "../contract/fields";
import type { PageSize, PdfFacts } from "./pdf-drawing/drawer";

/** A page on the board: one of a file, from 1, or a blank one. `begins` marks the first page of a document that is split off. */
export type BoardPage = { id: string; turn: QuarterTurn; begins?: boolean } & (
  | { file: string; page: number }
  | { blank: PageSize }
);

/**
 * The pages in their order, and the files whose pages have been added: those that were deleted do not come back. `order` is
 * that in which files were put, of which some may have no pages yet.
 */
export type Board = { pages: readonly BoardPage[]; added: readonly string[]; order?: readonly string[] };

/** A board with what can be undone and done again, the latest last. */
export type BoardHistory = { board: Board; past: readonly Board[]; future: readonly Board[] };

export const emptyHistory: BoardHistory = { board: { pages: [], added: [] }, past: [], future: [] };

/** A file of the list, with what is known of it once it is open. */
export type BoardFile = { id: string; name: string; facts?: PdfFacts };

export const fileOf = (page: BoardPage): string | undefined => ("file" in page ? page.file : undefined);

/** Returns the pages of a file, in their order. */
const pagesOf = ({ id, facts }: BoardFile): BoardPage[] =>
  (facts?.sizes ?? []).map((_, at) => ({ id: `${id}/${at + 1}`, turn: 0, file: id, page: at + 1 }));

/** Returns files as they were put in order, and then those that came later. */
export function inOrder({ order = [] }: Board, files: readonly BoardFile[]): BoardFile[] {
  // Of -1 it makes the largest number.
  const place = ({ id }: BoardFile) => order.indexOf(id) >>> 0;
  return files.toSorted((a, b) => place(a) - place(b));
}

/** Returns the place of a file's pages: after those of the files before it in the list, or before those of the next. */
export function placeOf(pages: readonly BoardPage[], files: readonly BoardFile[], id: string): number {
  const at = files.findIndex((file) => file.id === id);
  const earlier = new Set(files.slice(0, at).map((file) => file.id));
  const last = pages.findLastIndex((page) => earlier.has(fileOf(page) ?? ""));
  if (last >= 0) return last + 1;
  const later = new Set(files.slice(at + 1).map((file) => file.id));
  const next = pages.findIndex((page) => later.has(fileOf(page) ?? ""));
  return next >= 0 ? next : pages.length;
}

/**
 * Returns the board with the pages of files that have been opened since, and without those of files that are gone. It is
 * derived on each render, so that a file that is brought back has its pages where they were.
 */
export function boardWith(board: Board, files: readonly BoardFile[]): Board {
  const present = new Set(files.map(({ id }) => id));
  let pages = board.pages.filter((page) => "blank" in page || present.has(page.file));
  const fresh = files.filter(({ id, facts }) => facts && !board.added.includes(id));
  const all = inOrder(board, files);
  for (const file of fresh) pages = pages.toSpliced(placeOf(pages, all, file.id), 0, ...pagesOf(file));
  const isSame = fresh.length === 0 && pages.length === board.pages.length;
  return isSame ? board : { ...board, pages, added: [...board.added, ...fresh.map(({ id }) => id)] };
}

/** Ids of pages that something is done to. */
export type Selection = ReadonlySet<string>;
