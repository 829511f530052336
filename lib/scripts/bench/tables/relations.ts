/** How well tables are found: by adjacency relations (Göbel, Hassan, Oro and Orsi, 2012). */

export type GridCell = { row: number; column: number; rows: number; columns: number; text: string };

const range = (from: number, count: number) => Array.from({ length: count }, (_, i) => from + i);
const bare = (text: string) => text.replace(/\s/g, "");

/**
 * Lists the relations of a table: each cell with text, and its nearest neighbors with text to the right and below. A cell
 * that spans several rows has one with each neighbor.
 */
export function relationsOf(cells: readonly GridCell[]): string[] {
  const filled = cells.filter(({ text }) => bare(text) !== "");
  const fields = new Map<string, GridCell>();
  for (const cell of filled)
    for (let y = cell.row; y < cell.row + cell.rows; y++)
      for (let x = cell.column; x < cell.column + cell.columns; x++)
        if (!fields.has(`${x} ${y}`)) fields.set(`${x} ${y}`, cell);
  const width = Math.max(0, ...filled.map(({ column, columns }) => column + columns));
  const height = Math.max(0, ...filled.map(({ row, rows }) => row + rows));
  return filled.flatMap((cell) => {
    /** The first cell with text among fields. */
    const firstOf = (places: readonly string[]) =>
      places.map((at) => fields.get(at)).find((next) => next !== undefined) ?? [];
    const right = range(cell.row, cell.rows).flatMap((y) =>
      firstOf(range(cell.column + cell.columns, width - cell.column - cell.columns).map((x) => `${x} ${y}`)),
    );
    const below = range(cell.column, cell.columns).flatMap((x) =>
      firstOf(range(cell.row + cell.rows, height - cell.row - cell.rows).map((y) => `${x} ${y}`)),
    );
    const own = bare(cell.text);
    return [
      ...[...new Set(right)].map((next) => `${own} > ${bare(next.text)}`),
      ...[...new Set(below)].map((next) => `${own} v ${bare(next.text)}`),
    ];
  });
}

/** `hits` are relations that are in both; `missed` and `extra` are in one alone. */
export type Score = { hits: number; missed: string[]; extra: string[] };

/** Compares the relations of all tables of a document, each as often as it occurs. */
export function compare(expected: readonly string[], given: readonly string[]): Score {
  const open = new Map<string, number>();
  for (const one of expected) open.set(one, (open.get(one) ?? 0) + 1);
  const extra = given.filter((one) => {
    const left = open.get(one) ?? 0;
    if (left > 0) open.set(one, left - 1);
    return left === 0;
  });
  const missed = [...open].flatMap(([one, count]) => Array.from({ length: count }, () => one));
  return { hits: given.length - extra.length, missed, extra };
}

/** Returns recall, precision and their harmonic mean. */
export function figuresOf({ hits, missed, extra }: { hits: number; missed: number; extra: number }) {
  const share = (count: number, of: number) => (of === 0 ? 1 : count / of);
  return [
    share(hits, hits + missed),
    share(hits, hits + extra),
    share(2 * hits, 2 * hits + missed + extra),
  ] as const;
}
