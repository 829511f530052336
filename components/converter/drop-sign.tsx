import type { CSSProperties, Ref } from "react";
import type { TileId } from "@/lib/formats";
import { FormatTile } from "./format-tile";
import { TurnArrow } from "./icons";

/** How much of the lean each part takes: the source is nearest to the hand. */
const share = (amount: number) => ({ "--lean": amount }) as CSSProperties;

type Props = { from: TileId; to: TileId; awake: boolean; ref?: Ref<HTMLDivElement> };

/** The pair as two empty places; while files hover over them they fill and lean towards the pointer. */
export function DropSign({ from, to, awake, ref }: Props) {
  return (
    <div ref={ref} aria-hidden="true" className="flex items-center gap-1.5">
      {[from, to].map((format, index) => (
        <span key={format} className="contents">
          {index === 1 && <TurnArrow className="w-3.5 text-edge" />}
          <span className="leaning size-8 lg:size-11" style={share(index === 0 ? 1 : 0.5)}>
            <FormatTile format={format} ghost={!awake} className="size-full" />
          </span>
        </span>
      ))}
    </div>
  );
}
