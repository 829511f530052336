import type { CSSProperties } from "react";
import type { TileId } from "@/lib/formats";
import { tileSymbol } from "../ui/tiles";

/** Drawing units from one column to the next, and between two tiles. */
const PITCH = 64;
const GAP = 7;
/** Delay per column and row: tiles turn from the upper left corner on. */
const SPREAD_MS = 110;

const delayOf = ({ x, y }: Cell) => ({ "--after": `${(x + y) * SPREAD_MS}ms` }) as CSSProperties;

/**
 * A mosaic of format tiles. After the page has loaded, each turns once into a format that a tool makes of it.
 * A hovered tile turns back for a while.
 */
export function Mosaic({ className }: { className?: string }) {
  return (
    <svg
      viewBox={`0 0 ${columns * PITCH - GAP} ${rows * PITCH - GAP}`}
      className={className}
      aria-hidden="true"
    >
      {cells.map((cell) => {
        const { x, y, size, from, to } = cell;
        const side = { width: size * PITCH - GAP, height: size * PITCH - GAP };
        return (
          <g key={`${x} ${y}`} transform={`translate(${x * PITCH} ${y * PITCH})`}>
            <g className="turning" style={delayOf(cell)}>
              {/* Keeps the pointer on the tile while it is turned on its edge. */}
              <rect {...side} fill="transparent" />
              <use href={`#${tileSymbol(from)}`} {...side} className="turning-before" />
              <use href={`#${tileSymbol(to)}`} {...side} className="turning-after" />
            </g>
          </g>
        );
      })}
    </svg>
  );
}

/** One row of tiles, for phones, where the mosaic would move the button below it off the screen. */
export function MosaicRow({ className }: { className?: string }) {
  const formats: readonly TileId[] = ["jpg", "png", "webp", "heic", "avif", "pdf"];
  return (
    <svg
      viewBox={`0 0 ${formats.length * PITCH - GAP} ${PITCH - GAP}`}
      className={className}
      aria-hidden="true"
    >
      {formats.map((format, index) => (
        <use
          key={format}
          href={`#${tileSymbol(format)}`}
          x={index * PITCH}
          width={PITCH - GAP}
          height={PITCH - GAP}
        />
      ))}
    </svg>
  );
}

/** One tile: position and size in columns and rows, and its two formats. */
type Cell = { x: number; y: number; size: number; from: TileId; to: TileId };

/** Layout with a letter for each tile: three sizes in ten columns and seven rows. */
const places = [
  "AAABBcdEEE", //
  "AAABBFFEEE",
  "AAAghFFEEE",
  "iIIJJJklMM",
  "nIIJJJOOMM",
  "PPqJJJOOSS",
  "PPtuvwxySS",
];

/** Conversions of this site, arranged so that equal hues never touch after turning. */
const turns: Record<string, readonly [TileId, TileId]> = {
  A: ["heic", "jpg"],
  B: ["png", "webp"],
  c: ["jpg", "gif"],
  d: ["png", "avif"],
  E: ["webp", "png"],
  F: ["pdf", "jpg"],
  g: ["png", "zip"],
  h: ["heic", "tiff"],
  i: ["webp", "jpg"],
  I: ["jpg", "avif"],
  J: ["image", "pdf"],
  k: ["pdf", "png"],
  l: ["jpg", "gif"],
  M: ["avif", "jpg"],
  n: ["png", "webp"],
  O: ["jpg", "webp"],
  P: ["pdf", "docx"],
  q: ["avif", "zip"],
  S: ["heic", "png"],
  t: ["heic", "jpg"],
  u: ["webp", "png"],
  v: ["pdf", "webp"],
  w: ["avif", "jpg"],
  x: ["png", "avif"],
  y: ["jpg", "pdf"],
};

const columns = places[0]?.length ?? 0;
const rows = places.length;

const placeOf = (letter: string) => {
  const y = places.findIndex((row) => row.includes(letter));
  const row = places[y] ?? "";
  const x = row.indexOf(letter);
  return { x, y, size: row.lastIndexOf(letter) - x + 1 };
};

const cells: readonly Cell[] = Object.entries(turns).map(([letter, [from, to]]) => ({
  ...placeOf(letter),
  from,
  to,
}));
