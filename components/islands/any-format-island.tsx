"use client";

import { type Ref, useState } from "react";
import { problems } from "@/lib/client/errors";
import { type TileId, tiles } from "@/lib/formats";
import { fileLimits, progressProfiles } from "@/lib/limits";
import type { AlternativeTools, AnyFormatScreen } from "@/lib/tools/types";
import { DoneBanner, PartlyFailed } from "../converter/banners";
import { ConvertButton } from "../converter/controls";
import { ConverterFrame } from "../converter/converter-frame";
import { FileList } from "../converter/file-list";
import { Results } from "../converter/results";
import { fileCount } from "../converter/sizes";
import { type Batch, failedLines, useBatchConversion, warmConversion } from "../hooks/use-batch-conversion";
import { useGuidance } from "../hooks/use-guidance";
import { useSelection } from "../hooks/use-selection";
import { useSimulatedProgress } from "../hooks/use-simulated-progress";
import { FormatSelect } from "../ui/fields";
import { useQuarters } from "../ui/live-region";

const said = {
  started: "Conversion started.",
  cancelled: "Conversion cancelled.",
  cleared: "All files removed.",
  finished: ({ results }: Batch) => `Finished, ${results.length} converted.`,
};

/** Any image to a chosen format. */
export function AnyFormatIsland({
  tool,
  alternatives,
}: {
  tool: AnyFormatScreen;
  alternatives: AlternativeTools;
}) {
  const converter = useAnyFormat(tool, alternatives);
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

type AnyFormatResultsProps = {
  batch: Batch;
  /** Format of the results, which may differ from the one chosen for the next run. */
  format: TileId;
  onRetry: () => void;
  announce: (words: string) => void;
  /** Takes the focus when the results appear. */
  ref?: Ref<HTMLDivElement>;
};

/** The converted files. When some failed, their lines replace 'Conversion complete!'. */
function AnyFormatResults({ batch, format, onRetry, announce, ref }: AnyFormatResultsProps) {
  const { results, failed } = batch;
  return (
    <section aria-label="Converted files" className="grid gap-1.5">
      {failed.length > 0 ? (
        <div ref={ref} tabIndex={-1} className="scroll-mb-16">
          <PartlyFailed problems={failedLines(failed)} onRetry={onRetry} />
        </div>
      ) : (
        <DoneBanner
          ref={ref}
          title="Conversion complete!"
          text={`${fileCount(results.length)} in ${tiles[format].label} format, ready to download.`}
        />
      )}
      <Results
        to={format}
        batch={batch}
        announce={announce}
        extension={format}
        link={(n) => ({ text: `Download Image ${n}`, fileName: `converted-image-${n}.${format}` })}
      />
    </section>
  );
}

/**
 * State of the general converter: one list, one call, a chosen format. Choosing another format keeps the
 * results until the next run or a change of the list.
 */
function useAnyFormat({ accept, messages, call, target }: AnyFormatScreen, alternatives: AlternativeTools) {
  const [format, setFormat] = useState(target);
  const batch = useBatchConversion({ call, fields: { format: format.trim().toLowerCase() } });
  const { conversion, retry, cancel } = batch;
  const rules = {
    accept,
    maxBytes: fileLimits.generalConverter,
    alternatives,
    refused: () => messages.wrong,
  };
  const selection = useSelection({ ...rules, none: messages.none }, batch);

  return {
    ...selection,
    format,
    setFormat,
    conversion,
    /** Problems of the conversion. */
    failure: conversion.state === "failed" ? problems.anyFormat(conversion.error) : [],
    retry,
    cancel,
  };
}
