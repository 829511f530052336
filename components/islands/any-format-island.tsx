"use client";

import { type Ref, useState } from "react";
import { problems } from "@/lib/client/errors";
import { type TileId, tiles } from "@/lib/formats";
import { fileLimits, progressProfiles } from "@/lib/limits";
import type { AnyFormatScreen, Elsewhere } from "@/lib/tools/types";
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

type AnyFormatResultsProps = {
  batch: Batch;
  /** What the results are, whatever is chosen for the next ones. */
  format: TileId;
  onRetry: () => void;
  announce: (words: string) => void;
  /** Takes the focus when they arrive. */
  ref?: Ref<HTMLDivElement>;
};

/** The files in their new format. Where some failed, their lines stand in place of 'Conversion complete!'. */
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
 * The general converter: one list, one call to the format of the visitor's choice. Results stay when another
 * format is chosen, until they are made anew or the list changes.
 */
function useAnyFormat({ accept, messages, call, target }: AnyFormatScreen, elsewhere: Elsewhere) {
  const [format, setFormat] = useState(target);
  const batch = useBatchConversion({ call, fields: { format: format.trim().toLowerCase() } });
  const { conversion, retry, cancel } = batch;
  const rules = { accept, maxBytes: fileLimits.generalConverter, elsewhere, refused: () => messages.wrong };
  const selection = useSelection({ ...rules, none: messages.none }, batch);

  return {
    ...selection,
    format,
    setFormat,
    conversion,
    /** About the conversion, a line each. */
    failure: conversion.state === "failed" ? problems.anyFormat(conversion.error) : [],
    retry,
    cancel,
  };
}
