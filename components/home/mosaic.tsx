import type { CSSProperties } from "react";
import type { TileId } from "@/lib/formats";
import { FormatTile } from "../converter/format-tile";
import { type Cell, cells, columns, rows } from "./mosaic-scene";

/** Pixels of the drawing from one tile to the next, and of a tile. */
const PITCH = 70;
const TILE = 64;
/** The evening comes from where the sun sets; tiles turn later by so much for each one between. */
const SUN = { x: 3.5, y: 3 };
const SPREAD_MS = 190;

const delayOf = ({ x, y }: Cell) =>
  ({ "--after": `${Math.round(Math.hypot(x - SUN.x, y - SUN.y) * SPREAD_MS)}ms` }) as CSSProperties;

const used = [...new Set(cells.flatMap(({ from, to }) => [from, to]))];

const symbolId = (tile: TileId) => `tile-${tile}`;

function Tile({ format, className }: { format: TileId; className?: string }) {
  return <use href={`#${symbolId(format)}`} width={TILE} height={TILE} className={className} />;
}

/**
 * One picture in tiles of formats. Once, after the page has come, day turns into evening tile by tile: the format
 * changes, the picture stays. A tile pointed at turns back for a while.
 */
export function Mosaic({ className }: { className?: string }) {
  const gap = PITCH - TILE;
  return (
    <svg
      viewBox={`0 0 ${columns * PITCH - gap} ${rows * PITCH - gap}`}
      className={className}
      aria-hidden="true"
    >
      <defs>
        {used.map((format) => (
          <symbol key={format} id={symbolId(format)} viewBox="0 0 64 64">
            <FormatTile format={format} />
          </symbol>
        ))}
      </defs>
      {cells.map((cell) => (
        <g key={`${cell.x} ${cell.y}`} transform={`translate(${cell.x * PITCH} ${cell.y * PITCH})`}>
          {cell.from === cell.to ? (
            <Tile format={cell.to} />
          ) : (
            <g className="turning" style={delayOf(cell)}>
              <rect width={TILE} height={TILE} fill="transparent" />
              <Tile format={cell.from} className="turning-before" />
              <Tile format={cell.to} className="turning-after" />
            </g>
          )}
        </g>
      ))}
    </svg>
  );
}
