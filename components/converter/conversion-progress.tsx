import type { Screen } from "@/lib/tools/types";
import type { Progress } from "../hooks/use-simulated-progress";
import { Button } from "./button";
import { SpinnerIcon } from "./icons";
import { ProgressBar } from "./progress-bar";

type Props = {
  tool: Pick<Screen, "from" | "to">;
  progress: Progress;
  onCancel: () => void;
  /** Said in place of an estimate, where one would be a guess. */
  note?: string;
  /** What the bar is of, for screen readers; with another one it starts anew. */
  label?: string;
};

/** What runs: spinner, step, bar, estimate, and a way out. */
export function ConversionProgress({ tool, progress, onCancel, note, label = "Conversion progress" }: Props) {
  const { percent, step, secondsLeft } = progress;
  return (
    <div className="grid animate-arrive gap-1" data-testid="progress">
      <div className="flex items-center justify-between gap-2">
        <p className="flex items-center gap-1 font-semibold text-small">
          <SpinnerIcon className="size-2.5 shrink-0 animate-turn" />
          {step}
        </p>
        <span className="text-small tabular-nums">{percent}%</span>
      </div>
      <ProgressBar key={label} percent={percent} label={label} tool={tool} />
      <div className="flex items-center justify-between gap-2">
        <p className="text-note text-quiet tabular-nums">{note ?? `Estimated time left: ${secondsLeft}s`}</p>
        <Button look="quiet" className="-mr-2" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
