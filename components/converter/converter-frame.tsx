import type { ReactNode, RefObject } from "react";
import type { FileSource } from "@/lib/client/accepts";
import type { Problem } from "@/lib/client/errors";
import type { Screen } from "@/lib/tools/types";
import type { Progress } from "../hooks/use-simulated-progress";
import { LiveRegion } from "../ui/live-region";
import { ProblemBanner } from "./banners";
import { ConversionProgress } from "./controls";
import { DropZone } from "./drop-zone";

type Props = {
  tool: Pick<Screen, "accept" | "dropZone" | "from" | "to">;
  /** The used part of `useGuidance`. */
  guide: {
    words: string;
    chooser: RefObject<HTMLButtonElement | null>;
    progressArea: RefObject<HTMLDivElement | null>;
    choose: (files: File[], source: FileSource) => void;
    cancel: () => void;
  };
  /** Prefetches the code of the conversion. */
  warm: () => void;
  /** Whether files are selected. */
  chosen: boolean;
  /** Problem with the selection. */
  problem: Problem | undefined;
  /** The selected files and their options. */
  list: ReactNode;
  /** The start button. */
  start: ReactNode;
  /** Problems of the conversion. */
  failures: readonly Problem[];
  /** Absent when nothing is running. */
  progress: Progress | undefined;
  /** Replaces the time estimate. */
  note?: string;
  /** The results. */
  children: ReactNode;
};

/** Layout of a converter with a list of files: drop zone, list, start button, progress, results. */
export function ConverterFrame({ tool, guide, warm, chosen, problem, progress, ...parts }: Props) {
  return (
    <div className="grid gap-2">
      <div>
        <DropZone
          tool={tool}
          onFiles={guide.choose}
          onApproach={warm}
          disabled={progress !== undefined}
          compact={chosen}
          buttonRef={guide.chooser}
        />
        <LiveRegion words={guide.words} />
        <ProblemBanner problems={problem ? [problem] : []} />
      </div>
      {parts.list}
      <div className="grid">
        {parts.start}
        <ProblemBanner problems={parts.failures} />
      </div>
      {progress && (
        <div ref={guide.progressArea} tabIndex={-1}>
          <ConversionProgress
            tool={tool}
            progress={progress}
            onCancel={guide.cancel}
            {...(parts.note && { note: parts.note })}
          />
        </div>
      )}
      {parts.children}
    </div>
  );
}
