import type { ComponentProps } from "react";
import type { Screen } from "@/lib/tools/types";
import type { Progress } from "../hooks/use-simulated-progress";
import { Button } from "../ui/button";
import { SpinnerIcon } from "../ui/icons";
import { ProgressBar } from "../ui/progress-bar";

type ConvertButtonProps = Pick<ComponentProps<"button">, "onClick" | "ref"> & {
  label: string;
  running: boolean;
  /** Whether this is the next step: there are files and no results yet. */
  next: boolean;
  /** Label while running. */
  busy?: string;
};

/** Starts the conversion. It is enabled without files, too, and then says what is missing. */
export function ConvertButton({ label, running, next, busy = "Converting...", ...rest }: ConvertButtonProps) {
  return (
    <Button
      {...rest}
      look={next ? "primary" : "secondary"}
      disabled={running}
      className="min-h-6.5 w-full px-3 text-body sm:w-auto sm:justify-self-start"
    >
      {running && <SpinnerIcon className="size-2.5 animate-turn" />}
      {running ? busy : label}
    </Button>
  );
}

type ConversionProgressProps = {
  tool: Pick<Screen, "from" | "to">;
  progress: Progress;
  onCancel: () => void;
  /** Replaces the time estimate. */
  note?: string;
  /** Names the bar for screen readers. A new label restarts the bar. */
  label?: string;
};

/** Progress of a conversion: spinner, step, bar, estimate and a cancel button. */
export function ConversionProgress({
  tool,
  progress,
  onCancel,
  note,
  label = "Conversion progress",
}: ConversionProgressProps) {
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
      <ProgressBar key={label} percent={percent} label={label} from={tool.from} to={tool.to} />
      <div className="flex items-center justify-between gap-2">
        <p className="text-note text-quiet tabular-nums">{note ?? `Estimated time left: ${secondsLeft}s`}</p>
        <Button look="quiet" className="-mr-2" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
