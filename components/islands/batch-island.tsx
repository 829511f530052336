"use client";

import type { FileSource } from "@/lib/client/accepts";
import { problems } from "@/lib/client/errors";
import { tiles } from "@/lib/formats";
import { progressProfiles } from "@/lib/limits";
import type { AlternativeTools, BatchScreen } from "@/lib/tools/types";
import { DoneBanner, PartlyFailed } from "../converter/banners";
import { ConvertButton } from "../converter/controls";
import { ConverterFrame } from "../converter/converter-frame";
import { FileList } from "../converter/file-list";
import { Results } from "../converter/results";
import { type Batch, failedLines, useBatchConversion, warmConversion } from "../hooks/use-batch-conversion";
import type { Kept, ListedFile } from "../hooks/use-file-list";
import { useGuidance } from "../hooks/use-guidance";
import { useSelection } from "../hooks/use-selection";
import { useSimulatedProgress } from "../hooks/use-simulated-progress";
import { useQuarters } from "../ui/live-region";

const said = {
  started: "Conversion started.",
  cancelled: "Conversion cancelled.",
  cleared: "All files removed.",
  finished: ({ results }: Batch) => `Finished, ${results.length} converted.`,
};

type BatchIslandProps = {
  tool: BatchScreen;
  alternatives: AlternativeTools;
  kept?: Kept<readonly ListedFile[]>;
};

/** The common converter: choose, sort, convert, download. */
export function BatchIsland({ tool, alternatives, kept }: BatchIslandProps) {
  const batch = useBatch(tool, alternatives, kept);
  const { files, conversion, problem, failure } = batch;
  const guide = useGuidance(batch, said, warmConversion);
  const { label, extension } = tiles[tool.to];

  const running = conversion.state === "running";
  const answered = running && conversion.answered;
  const progress = useSimulatedProgress(progressProfiles.a, tool.steps, { running, answered });
  useQuarters(running ? progress.percent : undefined, guide.announce);

  return (
    <ConverterFrame
      tool={tool}
      guide={guide}
      warm={warmConversion}
      chosen={files.length > 0}
      problem={problem}
      failures={failure ? [failure] : []}
      progress={running ? progress : undefined}
      list={
        files.length > 0 && (
          <FileList
            from={tool.from}
            files={files}
            disabled={running}
            onMove={batch.move}
            onRemove={guide.remove}
            onRemoveAll={guide.clear}
            announce={guide.announce}
          />
        )
      }
      start={
        <ConvertButton
          ref={guide.starter}
          label={tool.action}
          running={running}
          next={files.length > 0 && conversion.state !== "done"}
          onClick={guide.convert}
        />
      }
    >
      {conversion.state === "done" && (
        <section aria-label="Converted files" className="grid gap-1.5">
          <DoneBanner
            ref={guide.outcome}
            title="Conversion complete!"
            text={tool.success.replace("{n}", String(conversion.result.results.length))}
          />
          {conversion.result.failed.length > 0 && (
            <PartlyFailed problems={failedLines(conversion.result.failed)} onRetry={guide.retry} />
          )}
          <Results
            to={tool.to}
            batch={conversion.result}
            announce={guide.announce}
            link={(n) => ({ text: `Download ${label} ${n}`, fileName: `converted-${n}.${extension}` })}
          />
        </section>
      )}
    </ConverterFrame>
  );
}

const failureOf = { generic: problems.conversionFailed, "own words": problems.inOwnWords } as const;

/** State of the common converter: one list, one call, download links. */
function useBatch(screen: BatchScreen, alternatives: AlternativeTools, kept?: Kept<readonly ListedFile[]>) {
  const { accept, messages, failures } = screen;
  const batch = useBatchConversion(screen);
  const { conversion, retry, cancel } = batch;
  const refused = (source: FileSource) => messages[source];
  const selection = useSelection({ accept, alternatives, refused, none: messages.none }, batch, kept);

  return {
    ...selection,
    conversion,
    /** Problem of the conversion. */
    failure: conversion.state === "failed" ? failureOf[failures](conversion.error) : undefined,
    retry,
    cancel,
  };
}
