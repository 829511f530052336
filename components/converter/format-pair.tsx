import { clsx } from "clsx";
import type { TileId } from "@/lib/formats";
import { FormatTile } from "./format-tile";
import { TurnArrow } from "./icons";

type Props = { from: TileId; to: TileId; size?: "small" | "large"; className?: string };

/** The sign of a conversion: two tiles and an arrow. */
export function FormatPair({ from, to, size = "small", className }: Props) {
  const large = size === "large";
  const tile = large ? "size-8 lg:size-13" : "size-3.5";
  return (
    <span
      aria-hidden="true"
      className={clsx("inline-flex items-center", large ? "gap-1.5 lg:gap-2" : "gap-0.5", className)}
    >
      <FormatTile format={from} className={clsx(tile, large && "-rotate-6")} />
      <TurnArrow className={large ? "w-4 lg:w-6" : "w-1.5"} />
      <FormatTile format={to} className={tile} />
    </span>
  );
}
