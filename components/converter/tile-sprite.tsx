import { type TileId, tiles } from "@/lib/formats";
import { TileFace, tileStyle } from "./format-tile";
import { TURN_ARROW } from "./icons";

export const tileSymbol = (format: TileId) => `tile-${format}`;
export const TURN_SYMBOL = "tile-turn";

/**
 * Every tile once, for small pairs to point at: a page shows some eighty of them, and each would be written out,
 * sent and woken up.
 */
export function TileSprite() {
  return (
    <svg className="absolute size-0" aria-hidden="true">
      {(Object.keys(tiles) as TileId[]).map((format) => (
        <symbol key={format} id={tileSymbol(format)} viewBox="0 0 64 64">
          <g className="hued" style={tileStyle(format)}>
            <TileFace format={format} />
          </g>
        </symbol>
      ))}
      <symbol id={TURN_SYMBOL} viewBox="0 0 48 20">
        <path
          d={TURN_ARROW}
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
