import type { TileId } from "@/lib/formats";
import { turnGradient } from "./tiles";

type Props = {
  /** 0 to 100. */
  percent: number;
  /** Names the work for screen readers. */
  label: string;
  /** Its gradient runs from one format's hue to the other's. */
  from: TileId;
  to: TileId;
};

export function ProgressBar({ percent, label, from, to }: Props) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(percent)}
      aria-valuemin={0}
      aria-valuemax={100}
      className="h-1.5 overflow-hidden rounded-control border border-edge bg-sheet"
    >
      <div
        className="h-full forced-color-adjust-none transition-[clip-path] duration-(--duration) ease-out"
        style={{
          background: turnGradient(from, to),
          clipPath: `inset(0 ${100 - percent}% 0 0)`,
          // Full at once, so that the bar does not lag behind its words.
          ["--duration" as string]: percent < 100 ? "300ms" : "0ms",
        }}
      />
    </div>
  );
}
