import type { Placeholder } from "@/lib/tools";
import { FormatTile } from "../converter/format-tile";

/** A tile half way into a stack of paper. */
export function UnderWay({ from, to }: Pick<Placeholder, "from" | "to">) {
  return (
    <div aria-hidden="true" className="relative mx-auto aspect-4/3 w-full max-w-60">
      {[10, 5, 0].map((lift, index) => (
        <span
          key={lift}
          className="absolute inset-x-[18%] top-[38%] h-1/2 rounded-sheet border border-edge bg-sheet"
          style={{ translate: `${lift / 2}% ${lift}%`, rotate: `${(index - 1) * 2}deg` }}
        />
      ))}
      <FormatTile format={from} className="absolute top-[6%] left-[24%] w-[26%] -rotate-12" />
      <FormatTile format={to} ghost className="absolute top-[48%] left-1/2 w-[24%]" />
    </div>
  );
}
