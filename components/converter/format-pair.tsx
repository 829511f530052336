import { clsx } from "clsx";
import type { TileId } from "@/lib/formats";
import { FormatTile } from "./format-tile";
import { TurnArrow } from "./icons";
import { TURN_SYMBOL, tileSymbol } from "./tile-sprite";

type Props = { from: TileId; to: TileId; size?: "small" | "medium" | "large"; className?: string };

/** The sign of a conversion: two tiles and an arrow. */
export function FormatPair({ from, to, size = "small", className }: Props) {
  if (size !== "large")
    return (
      <svg
        viewBox="0 0 174 64"
        className={clsx("shrink-0", size === "small" ? "h-3.5" : "h-4.5", className)}
        aria-hidden="true"
      >
        <use href={`#${tileSymbol(from)}`} width="64" height="64" />
        <use href={`#${TURN_SYMBOL}`} x="72" y="26" width="30" height="12.5" />
        <use href={`#${tileSymbol(to)}`} x="110" width="64" height="64" />
      </svg>
    );
  return (
    <span aria-hidden="true" className={clsx("inline-flex items-center gap-1.5 lg:gap-2", className)}>
      <FormatTile format={from} className="size-8 -rotate-6 lg:size-13" />
      <TurnArrow className="w-4 lg:w-6" />
      <FormatTile format={to} className="size-8 lg:size-13" />
    </span>
  );
}
