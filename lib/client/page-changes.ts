import type { QuarterTurn } from "../contract/fields";
import {
  type Board,
  type BoardFile,
  type BoardHistory,
  type BoardPage,
  fileOf,
  inOrder,
  placeOf,
  type Selection,
} from "./page-board";
import type { PageSize } from "./pdf-drawing/drawer";

/** Changes that can be undone. */
const STEPS = 100;

/** Adds a change, after which nothing can be done again. */
export const changed = ({ board, past }: BoardHistory, next: Board): BoardHistory => ({
  board: next,
  past: [...past, board].slice(-STEPS),
  future: [],
});

export function undone({ board, past, future }: BoardHistory): BoardHistory {
  const before = past.at(-1);
  return before
    ? { board: before, past: past.slice(0, -1), future: [...future, board] }
    : { board, past, future };
}

export function redone({ board, past, future }: BoardHistory): BoardHistory {
  const next = future.at(-1);
  return next
    ? { board: next, past: [...past, board], future: future.slice(0, -1) }
    : { board, past, future };
}

type Change = (pages: readonly BoardPage[], selected: Selection) => readonly BoardPage[];

/** Moves pages to a gap, counted in the list as it is: 0 is before the first one. They keep their order. */
export const moved =
  (gap: number): Change =>
  (pages, selected) => {
    const isStaying = ({ id }: BoardPage) => !selected.has(id);
    return [
      ...pages.slice(0, gap).filter(isStaying),
      ...pages.filter(({ id }) => selected.has(id)),
      ...pages.slice(gap).filter(isStaying),
    ];
  };

/** Turns pages clockwise, in addition to how they are. */
export const turned =
  (by: QuarterTurn): Change =>
  (pages, selected) =>
    pages.map((page) =>
      selected.has(page.id) ? { ...page, turn: ((page.turn + by) % 360) as QuarterTurn } : page,
    );

/** Removes pages. A document that would have begun with one begins with the next. */
export const removed: Change = (pages, selected) =>
  pages.flatMap((page, at) => {
    if (selected.has(page.id)) return [];
    let before = at - 1;
    let begins = page.begins ?? false;
    for (; before >= 0 && selected.has(pages[before]?.id ?? ""); before--)
      begins ||= pages[before]?.begins ?? false;
    return [begins === (page.begins ?? false) ? page : { ...page, begins }];
  });

/** Marks pages as the first of a document, or takes the marks away where all have one. */
export const cut: Change = (pages, selected) => {
  const chosen = pages.filter(({ id }) => selected.has(id));
  const begins = !chosen.every((page) => page.begins);
  return pages.map((page) => (selected.has(page.id) ? { ...page, begins } : page));
};

/** Ids of pages that were made here. */
let made = 0;
const newId = () => `made-${++made}`;

/** Puts a copy after each page. */
export const duplicated: Change = (pages, selected) =>
  pages.flatMap((page) => (selected.has(page.id) ? [page, { ...page, id: newId(), begins: false }] : [page]));

/** Puts a blank page at a place. */
export const withBlank =
  (at: number, blank: PageSize): Change =>
  (pages) =>
    pages.toSpliced(at, 0, { id: newId(), turn: 0, blank });

/** Returns the ids of files in the order of their first pages. */
export const fileOrder = (pages: readonly BoardPage[]): string[] => [
  ...new Set(pages.flatMap((page) => fileOf(page) ?? [])),
];

/** Returns the ids of all files in the order of their first pages. One without pages stands where they would come. */
export function cardOrder(board: Board, files: readonly BoardFile[]): string[] {
  const ordered = inOrder(board, files);
  let all = board.pages;
  for (const { id } of ordered)
    if (!all.some((page) => fileOf(page) === id))
      all = all.toSpliced(placeOf(all, ordered, id), 0, { id, turn: 0, file: id, page: 1 });
  return fileOrder(all);
}

/** Groups pages by file, in an order of files. A blank page stays after the page that it follows. */
export function groupedBy(order: readonly string[], pages: readonly BoardPage[]): readonly BoardPage[] {
  let group: string | undefined;
  const groups = pages.map((page) => {
    group = fileOf(page) ?? group;
    return group ?? order[0];
  });
  return order.flatMap((id) => pages.filter((_, at) => groups[at] === id));
}

/** Returns whether pages of a file stand apart from each other, so that the board is more than files in an order. */
export const isMixed = (pages: readonly BoardPage[]): boolean =>
  groupedBy(fileOrder(pages), pages).some((page, at) => page !== pages[at]);

/** Returns the size of a page as it is shown. A4 for a page that is not known. */
export function sizeOf(page: BoardPage, files: readonly BoardFile[]): PageSize {
  const own =
    "blank" in page ? page.blank : files.find(({ id }) => id === page.file)?.facts?.sizes[page.page - 1];
  const [width, height] = own ?? [595, 842];
  return page.turn % 180 === 0 ? [width, height] : [height, width];
}
