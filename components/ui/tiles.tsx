import { clsx } from "clsx";
import type { CSSProperties, ReactNode } from "react";
import { type TileId, tiles } from "@/lib/formats";
import { TURN_ARROW, TurnArrow } from "./icons";

/** Two small squares in the corner of a format with transparency, as image editors draw it. */
const checker = "M44 9h5.5v5.5H44zM49.5 14.5H55V20h-5.5z";

type FaceProps = {
  /** One to four letters or signs; none on a tile without a file. */
  label?: string;
  fontSize?: number;
  alpha?: boolean;
  /** Draws the outline only: a place for a file that is not there yet. */
  ghost?: boolean;
  fill?: string;
  /** Color of the outline; the label is always drawn in `currentColor`. */
  outline?: string;
};

/** The face of a tile in a 64 x 64 view box. `--tile-fill` comes from the class `hued`. */
function TileFace({ label, fontSize, alpha = false, ghost = false, ...colors }: FaceProps) {
  const { fill = "var(--tile-fill)", outline = "currentColor" } = colors;
  return (
    <>
      <rect
        x="1"
        y="1"
        width="62"
        height="62"
        rx="15"
        fill={ghost ? "none" : fill}
        stroke={outline}
        strokeWidth={ghost ? 1.75 : 1}
        strokeDasharray={ghost ? "5 4" : undefined}
        strokeOpacity={ghost ? 1 : 0.35}
      />
      {alpha && <path d={checker} fill="currentColor" opacity="0.75" />}
      {label && (
        <text x="9" y="54" fill="currentColor" fontWeight="800" fontSize={fontSize} letterSpacing="-0.3">
          {label}
        </text>
      )}
    </>
  );
}

type TileProps = FaceProps & {
  /** Sets the hue, in degrees of oklch, that the class `hued` derives the colors from. */
  hue?: number;
  color?: string;
  className?: string | undefined;
};

/** A tile by itself. Hidden from screen readers, because the same words always stand beside it. */
function Tile({ hue, color = "var(--tile-ink)", className, ...face }: TileProps) {
  return (
    <svg
      viewBox="0 0 64 64"
      className={clsx(hue !== undefined && "hued", className)}
      style={{ "--hue": hue, color } as CSSProperties}
      aria-hidden="true"
    >
      <TileFace {...face} />
    </svg>
  );
}

const formatFace = (format: TileId) => {
  const { label, alpha } = tiles[format];
  // The widest labels, RAW and WEBP, keep clear of the edge.
  return { label, alpha, fontSize: label.length > 3 ? 15.5 : 20.5 };
};

type FormatTileProps = { format: TileId; ghost?: boolean; className?: string };

/** A format's tile: its label on its own hue. */
export function FormatTile({ format, ghost = false, className }: FormatTileProps) {
  if (ghost)
    return (
      <Tile
        hue={tiles[format].hue}
        color="var(--tile-line)"
        className={className}
        {...formatFace(format)}
        ghost
      />
    );
  return (
    <svg viewBox="0 0 64 64" className={className} aria-hidden="true">
      <use href={`#${tileSymbol(format)}`} />
    </svg>
  );
}

/** Font sizes of a word tile by the length of its label. */
const wordSizes: Record<number, number> = { 1: 46, 2: 34, 3: 21 };

type WordTileProps = { label: string; hue: number; className?: string };

export const WordTile = ({ label, ...rest }: WordTileProps) => (
  <Tile {...rest} label={label} fontSize={wordSizes[label.length]} />
);

/** Sizes and angles of the two tiles of a large sign. */
const largeTile = "size-5 shrink-0 sm:size-8 lg:size-13";
const tiltedTile = `${largeTile} -rotate-6`;

type LargeSignProps = { from: ReactNode; to: ReactNode; className?: string | undefined };

function LargeSign({ from, to, className }: LargeSignProps) {
  return (
    <span
      aria-hidden="true"
      className={clsx("inline-flex items-center gap-1 sm:gap-1.5 lg:gap-2", className)}
    >
      {from}
      <TurnArrow className="w-2.5 shrink-0 sm:w-4 lg:w-6" />
      {to}
    </span>
  );
}

type FormatPairProps = { from: TileId; to: TileId; size?: "small" | "medium" | "large"; className?: string };

/** The sign of a conversion: two tiles and an arrow. Tiles are those of {@link TileSprite}. */
export function FormatPair({ from, to, size = "small", className }: FormatPairProps) {
  if (size !== "large")
    return (
      <svg
        viewBox="0 0 174 64"
        className={clsx("pair", size === "small" ? "h-3.5" : "h-4.5", className)}
        aria-hidden="true"
      >
        <use href={`#${tileSymbol(from)}`} />
        <use href={`#${TURN_SYMBOL}`} />
        <use href={`#${tileSymbol(to)}`} x="110" />
      </svg>
    );
  return (
    <LargeSign
      from={<FormatTile format={from} className={tiltedTile} />}
      to={<FormatTile format={to} className={largeTile} />}
      className={className}
    />
  );
}

/** The sign of a page that is not a tool: two word tiles and an arrow. */
export const WordPair = ({ from, to }: Record<"from" | "to", WordTileProps>) => (
  <LargeSign
    from={<WordTile {...from} className={tiltedTile} />}
    to={<WordTile {...to} className={largeTile} />}
    className="lg:mt-6"
  />
);

/** The sign of the 404 page: a conversion into nothing. */
export const DeadEndSign = () => (
  <LargeSign
    from={
      <Tile
        label="404"
        fontSize={23}
        color="var(--paper)"
        fill="var(--ink)"
        outline="none"
        className={tiltedTile}
      />
    }
    to={<Tile ghost outline="var(--edge)" className={largeTile} />}
  />
);

export const tileSymbol = (format: TileId) => `tile-${format}`;
const TURN_SYMBOL = "tile-turn";

/**
 * Defines every tile once, for others to refer to, at the left edge of whatever frame they have. A page shows about
 * eighty pairs; written out, each would be sent and hydrated separately.
 */
export function TileSprite() {
  return (
    <svg className="absolute size-0" aria-hidden="true">
      {(Object.keys(tiles) as TileId[]).map((format) => (
        <symbol key={format} id={tileSymbol(format)} viewBox="0 0 64 64" preserveAspectRatio="xMinYMin">
          <g
            className="hued"
            style={{ "--hue": tiles[format].hue, color: "var(--tile-ink)" } as CSSProperties}
          >
            <TileFace {...formatFace(format)} />
          </g>
        </symbol>
      ))}
      <symbol id={TURN_SYMBOL} viewBox="0 0 174 64">
        <path
          d={TURN_ARROW}
          transform="translate(72 26) scale(0.625)"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </symbol>
    </svg>
  );
}

const lineOf = (tile: TileId) => {
  const { hue } = tiles[tile];
  return `light-dark(oklch(0.6 0.15 ${hue}), oklch(0.78 0.13 ${hue}))`;
};

/** Returns a CSS gradient from one format's hue to the other's, left to right. The class `along` mirrors it. */
export const turnGradient = (from: TileId, to: TileId) =>
  `linear-gradient(to right in oklab, ${lineOf(from)}, ${lineOf(to)})`;
