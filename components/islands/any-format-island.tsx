"use client";

import { warmConversion } from "@/lib/client/load/batch";
import { progressProfiles } from "@/lib/limits";
import type { AnyFormatScreen, Elsewhere } from "@/lib/tools/types";
import { ConvertButton } from "../converter/convert-button";
import { ConverterFrame } from "../converter/converter-frame";
import { FileList } from "../converter/file-list";
import { FormatSelect } from "../converter/format-select";
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
    <ConverterFrame
      tool={chosen}
      guide={guide}
      warm={warmConversion}
      chosen={files.length > 0}
      problem={problem}
      failures={failure}
      progress={running ? progress : undefined}
      list={
        files.length > 0 && (
          <FileList
            from={tool.from}
            files={files}
            disabled={running}
            onMove={converter.move}
            onRemove={guide.remove}
            onRemoveAll={guide.clear}
            announce={guide.announce}
          />
        )
      }
      start={
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
      }
    >
      {made && madeIn && (
        <AnyFormatResults
          ref={guide.outcome}
          batch={made}
          format={madeIn}
          onRetry={guide.retry}
          announce={guide.announce}
        />
      )}
    </ConverterFrame>
  );
}
