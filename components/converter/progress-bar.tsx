import type { Screen } from "@/lib/tools/types";
import { turnGradient } from "./turn-gradient";

type Props = {
  /** 0 to 100. */
  percent: number;
  /** What is under way, for screen readers. */
  label: string;
  /** The bar runs from the one's hue to the other's. */
  tool: Pick<Screen, "from" | "to">;
  /** How long it takes from one value to the next. */
  durationMs?: number;
};

export function ProgressBar({ percent, label, tool, durationMs = 300 }: Props) {
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
          background: turnGradient(tool.from, tool.to),
          clipPath: `inset(0 ${100 - percent}% 0 0)`,
          ["--duration" as string]: `${durationMs}ms`,
        }}
      />
    </div>
  );
}
