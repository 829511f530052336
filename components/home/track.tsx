import type { TileId } from "@/lib/formats";
import { FormatTile } from "../converter/format-tile";
import { turnGradient } from "../converter/turn-gradient";

/** A format's tile, the way to another in their hues, and its tile: the sign of a conversion as wide as a card. */
export function Track({ from, to }: { from: TileId; to: TileId }) {
  return (
    <span aria-hidden="true" className="flex items-center gap-1">
      <FormatTile format={from} className="size-6 shrink-0 -rotate-6" />
      <span
        className="track h-1 flex-1 rounded-control forced-color-adjust-none [clip-path:polygon(0_31%,calc(100%-0.5rem)_31%,calc(100%-0.5rem)_0,100%_50%,calc(100%-0.5rem)_100%,calc(100%-0.5rem)_69%,0_69%)]"
        style={{ background: turnGradient(from, to) }}
      />
      <FormatTile format={to} className="size-6 shrink-0" />
    </span>
  );
}
