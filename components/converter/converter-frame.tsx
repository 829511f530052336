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
  /** What `useGuidance` answers, of which this is used. */
  guide: {
    words: string;
    chooser: RefObject<HTMLButtonElement | null>;
    progressArea: RefObject<HTMLDivElement | null>;
    choose: (files: File[], arrival: FileSource) => void;
    cancel: () => void;
  };
  /** Fetches what a conversion needs. */
  warm: () => void;
  /** Whether there are files already. */
  chosen: boolean;
  /** About the choice of files. */
  problem: Problem | undefined;
  /** The files, and what can be chosen for them. */
  list: ReactNode;
  /** What starts the conversion. */
  start: ReactNode;
  /** About the conversion, a line each. */
  failures: readonly Problem[];
  /** Of what runs; nothing runs when absent. */
  progress: Progress | undefined;
  /** Said in place of an estimate. */
  note?: string;
  /** What came of it. */
  children: ReactNode;
};

/** The screen of a converter with a list of files, from top to bottom: files come in, stand, start, run, are done. */
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
