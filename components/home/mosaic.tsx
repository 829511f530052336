import type { CSSProperties } from "react";
import { tileSymbol } from "../converter/tile-sprite";
import { type Cell, cells, columns, rows } from "./mosaic-scene";

/** Units of the drawing from one column to the next, and between two tiles. */
const PITCH = 64;
const GAP = 7;
/** Tiles turn from the upper left corner on, later by so much for each column and row between. */
const SPREAD_MS = 110;

const delayOf = ({ x, y }: Cell) => ({ "--after": `${(x + y) * SPREAD_MS}ms` }) as CSSProperties;

/** Both sides of a tile; the one it turned into shows. */
function Turning({ cell }: { cell: Cell }) {
  const { x, y, size, from, to } = cell;
  const side = { width: size * PITCH - GAP, height: size * PITCH - GAP };
  return (
    <g transform={`translate(${x * PITCH} ${y * PITCH})`}>
      <g className="turning" style={delayOf(cell)}>
        {/* What the pointer meets while the tile stands on its edge. */}
        <rect {...side} fill="transparent" />
        <use href={`#${tileSymbol(from)}`} {...side} className="turning-before" />
        <use href={`#${tileSymbol(to)}`} {...side} className="turning-after" />
      </g>
    </g>
  );
}

/**
 * The site's one idea: tiles of formats that turn into one another. Once, after the page has come, each becomes what
 * one of the tools makes of it, and then they rest. One that is pointed at turns back for a while.
 */
export function Mosaic({ className }: { className?: string }) {
  return (
    <svg
      viewBox={`0 0 ${columns * PITCH - GAP} ${rows * PITCH - GAP}`}
      className={className}
      aria-hidden="true"
    >
      {cells.map((cell) => (
        <Turning key={`${cell.x} ${cell.y}`} cell={cell} />
      ))}
    </svg>
  );
}
