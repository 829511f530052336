"use client";

import { warmConversion } from "@/lib/client/load/batch";
import { tiles } from "@/lib/formats";
import { progressProfiles } from "@/lib/limits";
import type { BatchScreen, Elsewhere } from "@/lib/tools/types";
import { ConvertButton } from "../converter/convert-button";
import { ConverterFrame } from "../converter/converter-frame";
import { DoneBanner } from "../converter/done-banner";
import { FileList } from "../converter/file-list";
import { PartlyFailed } from "../converter/partly-failed";
import { Results } from "../converter/results";
import { useBatch } from "../hooks/use-batch";
import { type Batch, failedLines } from "../hooks/use-batch-conversion";
import type { ListedFile } from "../hooks/use-file-list";
import { useGuidance } from "../hooks/use-guidance";
import type { Kept } from "../hooks/use-kept-state";
import { useQuarters } from "../hooks/use-quarters";
import { useSimulatedProgress } from "../hooks/use-simulated-progress";

const said = {
  started: "Conversion started.",
  cancelled: "Conversion cancelled.",
  cleared: "All files removed.",
  finished: ({ results }: Batch) => `Finished, ${results.length} converted.`,
};

type Props = { tool: BatchScreen; elsewhere: Elsewhere; kept?: Kept<readonly ListedFile[]> };

/** The common converter page: choose, order, convert, download. */
export function BatchIsland({ tool, elsewhere, kept }: Props) {
  const batch = useBatch(tool, elsewhere, kept);
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
