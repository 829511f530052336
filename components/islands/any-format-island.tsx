"use client";

import { warmConversion } from "@/lib/client/load";
import { progressProfiles } from "@/lib/limits";
import type { AnyFormatScreen, Elsewhere } from "@/lib/tools/types";
import { ConversionProgress } from "../converter/conversion-progress";
import { ConvertButton } from "../converter/convert-button";
import { DropZone } from "../converter/drop-zone";
import { FileList } from "../converter/file-list";
import { FormatSelect } from "../converter/format-select";
import { LiveRegion } from "../converter/live-region";
import { ProblemBanner } from "../converter/problem-banner";
import { useAnyFormat } from "../hooks/use-any-format";
import type { Batch } from "../hooks/use-batch-conversion";
import { useGuidance } from "../hooks/use-guidance";
import { useQuarters } from "../hooks/use-quarters";
import { useSimulatedProgress } from "../hooks/use-simulated-progress";
import { AnyFormatResults } from "./any-format-results";

const said = {
  started: "Conversion started.",
  cancelled: "Conversion cancelled.",
  cleared: "All files removed.",
  finished: ({ results }: Batch) => `Finished, ${results.length} converted.`,
};

/** Any image to a format of the visitor's choice: choose, pick the format, convert, download. */
export function AnyFormatIsland({ tool, elsewhere }: { tool: AnyFormatScreen; elsewhere: Elsewhere }) {
  const converter = useAnyFormat(tool, elsewhere);
  const { files, format, conversion, problem, failure } = converter;
  const guide = useGuidance(converter, said, warmConversion);
  const running = conversion.state === "running";
  const answered = running && conversion.answered;
  const progress = useSimulatedProgress(progressProfiles.a, tool.steps, { running, answered });
  useQuarters(running ? progress.percent : undefined, guide.announce);

  const chosen = { ...tool, to: format };
  const made = conversion.state === "done" ? conversion.result : undefined;
  const madeIn = tool.targets.find((target) => target === made?.job.fields?.format);

  return (
    <div className="grid gap-2">
      <div>
        <DropZone
          tool={chosen}
          onFiles={guide.choose}
          onApproach={warmConversion}
          disabled={running}
          compact={files.length > 0}
          buttonRef={guide.chooser}
        />
        <LiveRegion words={guide.words} />
        <ProblemBanner problems={problem ? [problem] : []} />
      </div>
      {files.length > 0 && (
        <FileList
          from={tool.from}
          files={files}
          disabled={running}
          onMove={converter.move}
          onRemove={guide.remove}
          onRemoveAll={guide.clear}
          announce={guide.announce}
        />
      )}
      <div>
        <div className="grid gap-1.5 sm:flex sm:items-end">
          <FormatSelect
            label="Target format"
            formats={tool.targets}
            value={format}
            onChange={converter.setFormat}
            disabled={running}
          />
          <ConvertButton
            ref={guide.starter}
            label={tool.action}
            running={running}
            next={files.length > 0 && madeIn !== format}
            onClick={guide.convert}
          />
        </div>
        <ProblemBanner problems={failure} />
      </div>
      {running && (
        <div ref={guide.progressArea} tabIndex={-1}>
          <ConversionProgress tool={chosen} progress={progress} onCancel={guide.cancel} />
        </div>
      )}
      {made && madeIn && (
        <AnyFormatResults ref={guide.outcome} batch={made} format={madeIn} onRetry={guide.retry} />
      )}
    </div>
  );
}
