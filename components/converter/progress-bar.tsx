"use client";

import { clsx } from "clsx";
import type { Screen } from "@/lib/tools/types";
import { Button } from "../ui/button";
import { DoneIcon, SpinnerIcon } from "../ui/icons";
import { turnGradient } from "../ui/tiles";
import { useFormat, useWords } from "../ui/words";
import type { Progress } from "./use-counted-progress";

type ProgressBarProps = { tool: Pick<Screen, "from" | "to">; progress: Progress; onCancel: () => void };

/** Step, bar, estimate, what really happens, and a cancel button. */
export function ProgressBar({ tool, progress, onCancel }: ProgressBarProps) {
  const format = useFormat();
  const { cancel } = useWords("converter").actions;
  const { percent, step, note, truth, label, done = false, action } = progress;
  return (
    <div className="grid animate-arrive gap-0.5 pb-1" data-testid="progress">
      <div className={clsx("flex items-center justify-between gap-2", action && "pb-0.5")}>
        {action}
        <p
          className={clsx(
            "flex items-center gap-1 font-semibold text-small",
            action && "not-in-[[data-bar=away]]:hidden",
          )}
        >
          {done ? (
            <DoneIcon className="size-2.5 shrink-0 text-done" />
          ) : (
            <SpinnerIcon className="size-2.5 shrink-0 animate-turn" />
          )}
          {step}
        </p>
        <Button look="quiet" className={clsx("-me-2", done && "invisible")} onClick={onCancel}>
          {cancel}
        </Button>
      </div>
      <div
        key={label}
        role="progressbar"
        aria-label={label}
        aria-valuenow={Math.round(percent)}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-1.5 overflow-hidden rounded-control border border-edge bg-sheet"
      >
        <div
          className="along h-full forced-color-adjust-none transition-[clip-path] duration-(--duration) ease-out"
          style={{
            background: turnGradient(tool.from, tool.to),
            clipPath: `inset(0 ${100 - percent}% 0 0)`,
            // Full at once, so that the bar does not lag behind its words.
            ["--duration" as string]: percent < 100 ? "300ms" : "0ms",
          }}
        />
      </div>
      <div className="flex justify-between gap-2 text-note tabular-nums">
        <div className="text-quiet">
          <p>{note}</p>
          {truth !== undefined && <p>{truth || "\u00a0"}</p>}
        </div>
        {format.percent(percent)}
      </div>
    </div>
  );
}
