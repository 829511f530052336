/** Measures of a grid of pages, in CSS pixels: all cells are alike, so that places are computed, on the screen or not. */
export type GridLayout = { columns: number; width: number; height: number; count: number };

/** Space between cells, where a drop is shown and a rectangle begins. */
export const GAP = 12;
/** Least width of a cell, and of one where there is room. */
const [NARROW, WIDE] = [104, 138];
/** Width of a grid from which there is room. */
const ROOMY = 600;
/** Height of a page's number below it. */
const CAPTION = 40;

export function layoutOf(width: number, count: number): GridLayout {
  const least = width < ROOMY ? NARROW : WIDE;
  const columns = Math.max(2, Math.floor((width + GAP) / (least + GAP)));
  const cell = Math.max(1, (width - GAP * (columns - 1)) / columns);
  return { columns, width: cell, height: Math.round(cell * 1.25) + CAPTION, count };
}

/** Height of a row with the space below it. */
export const rowHeight = ({ height }: GridLayout): number => height + GAP;

/** A point in the grid, in CSS pixels from where lines begin and from the top. */
export type Point = { x: number; y: number };

/** Returns the corner of a place, from 0. */
export const cornerOf = (layout: GridLayout, place: number): Point => ({
  x: (place % layout.columns) * (layout.width + GAP),
  y: Math.floor(place / layout.columns) * rowHeight(layout),
});

/** Returns the gap that a point is nearest to: 0 is before the first page. `end` tells that it is shown at the end of a row. */
export function gapAt(layout: GridLayout, { x, y }: Point): { gap: number; end: boolean } {
  const rows = Math.max(1, Math.ceil(layout.count / layout.columns));
  const row = Math.min(Math.max(Math.floor(y / rowHeight(layout)), 0), rows - 1);
  const column = Math.min(Math.max(Math.round((x + GAP / 2) / (layout.width + GAP)), 0), layout.columns);
  const gap = Math.min(row * layout.columns + column, layout.count);
  return { gap, end: column === layout.columns || (gap === layout.count && column > 0) };
}

/** Returns the places that a rectangle touches. */
export function placesIn(layout: GridLayout, a: Point, b: Point): number[] {
  const [left, right] = [Math.min(a.x, b.x), Math.max(a.x, b.x)];
  const [top, bottom] = [Math.min(a.y, b.y), Math.max(a.y, b.y)];
  return Array.from({ length: layout.count }, (_, place) => place).filter((place) => {
    const { x, y } = cornerOf(layout, place);
    return x < right && x + layout.width > left && y < bottom && y + layout.height > top;
  });
}
