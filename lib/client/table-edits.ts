import type { DocumentTable, TableBox } from "../contract/tables";
import { joinTables } from "../tables/join";

/** A table of a document as the visitor wants it in the file. */
export type EditedTable = {
  id: string;
  /** What it is made of: more than one if tables were joined. */
  parts: readonly DocumentTable[];
  /** Rows that name its columns, if the visitor said so. */
  head?: number;
  /** It stays out of the file. */
  isOut: boolean;
};

let listed = 0;

/** Lists tables as they were found, under ids that are unique on this page. */
export const editTables = (tables: readonly DocumentTable[]): EditedTable[] =>
  tables.map((table) => ({ id: `table-${++listed}`, parts: [table], isOut: false }));

/** Returns the tables that go into the file, in their order. */
export const tablesIn = (edited: readonly EditedTable[]): DocumentTable[] =>
  edited.filter(({ isOut }) => !isOut).map(tableOf);

/** Returns a table as it is in the file. */
export function tableOf({ parts, head }: EditedTable): DocumentTable {
  const joined = parts.reduce(joinTables);
  return head === undefined ? joined : { ...joined, head };
}

/** Replaces a table. */
const change = (edited: readonly EditedTable[], id: string, to: (table: EditedTable) => EditedTable[]) =>
  edited.flatMap((table) => (table.id === id ? to(table) : [table]));

/** Takes a table into the file, or leaves it out. */
export const leaveOut = (edited: readonly EditedTable[], id: string, isOut: boolean): EditedTable[] =>
  change(edited, id, (table) => [{ ...table, isOut }]);

/** Says how many rows name the columns of a table. */
export const setHead = (edited: readonly EditedTable[], id: string, head: number): EditedTable[] =>
  change(edited, id, (table) => [{ ...table, head }]);

/** Joins a table with the one before it, which keeps its head. */
export function joinWithPrevious(edited: readonly EditedTable[], id: string): EditedTable[] {
  const at = edited.findIndex((table) => table.id === id);
  const [above, below] = [edited[at - 1], edited[at]];
  if (!above || !below) return [...edited];
  return edited.toSpliced(at - 1, 2, { ...above, parts: [...above.parts, ...below.parts], isOut: false });
}

/** Takes the tables apart again that one was joined of. */
export const separate = (edited: readonly EditedTable[], id: string): EditedTable[] =>
  change(edited, id, ({ parts, ...table }) =>
    parts.map((part, index) => ({
      ...table,
      id: index === 0 ? table.id : `table-${++listed}`,
      parts: [part],
    })),
  );

const areaOf = ([left, top, right, bottom]: TableBox) =>
  Math.max(0, right - left) * Math.max(0, bottom - top);

/** Share of a table's box that lies in another box. */
const shareIn = (box: TableBox, other: TableBox) => {
  const common = areaOf([
    Math.max(box[0], other[0]),
    Math.max(box[1], other[1]),
    Math.min(box[2], other[2]),
    Math.min(box[3], other[3]),
  ]);
  return common / (areaOf(box) || 1);
};

/** A table of which more than this lies in a region was meant by it. */
const MEANT = 0.3;

/** Puts what was read of a region of a page in the place of the tables that were found there. */
export function replaceRegion(
  edited: readonly EditedTable[],
  page: number,
  region: TableBox,
  found: readonly DocumentTable[],
): EditedTable[] {
  const isMeant = ({ parts: [first] }: EditedTable) =>
    first !== undefined && first.page === page && shareIn(first.box, region) > MEANT;
  const kept = edited.filter((table) => !isMeant(table));
  const isBefore = ({ parts: [first] }: EditedTable) =>
    first !== undefined && (first.page < page || (first.page === page && first.box[1] <= region[1]));
  const at = kept.findLastIndex(isBefore) + 1;
  return kept.toSpliced(at, 0, ...editTables(found));
}
