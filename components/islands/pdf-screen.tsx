"use client";

import { type ReactNode, type Ref, useEffect, useEffectEvent } from "react";
import { type TileId, tiles } from "@/lib/formats";
import { progressProfiles } from "@/lib/limits";
import { ProblemBanner } from "../converter/banners";
import { ConversionProgress, ConvertButton } from "../converter/controls";
import { DropZone } from "../converter/drop-zone";
import { kilobytes, size } from "../converter/sizes";
import { useGuidance } from "../hooks/use-guidance";
import { type Pdf, type PdfScreen as Screen, warmPdf } from "../hooks/use-pdf";
import { useSimulatedProgress } from "../hooks/use-simulated-progress";
import { Button } from "../ui/button";
import { PasswordField } from "../ui/fields";
import { RemoveIcon } from "../ui/icons";
import { LiveRegion, useQuarters } from "../ui/live-region";
import { FormatTile } from "../ui/tiles";

type PdfScreenProps<T> = {
  tool: Screen;
  pdf: Pdf<T>;
  /** Options of the job. Enter in one of their fields starts the conversion. */
  choices?: (running: boolean, start: () => void) => ReactNode;
  /** Whether the results match the chosen options. */
  current?: boolean;
  finished: (result: T) => string;
  /** Resets more than the file and its results. */
  onReset?: () => void;
  /** Renders the results. `ref` takes the focus. */
  outcome: (result: T, ref: Ref<HTMLDivElement>, announce: (words: string) => void) => ReactNode;
};

/** Layout of every screen that takes one PDF: file, options, start, progress, results. */
export function PdfScreen<T>({
  tool,
  pdf,
  choices,
  current = true,
  finished,
  onReset,
  outcome,
}: PdfScreenProps<T>) {
  const { file, conversion, sent, problem, failure, fieldProblem } = pdf;
  const said = {
    started: "Conversion started.",
    cancelled: "Conversion cancelled.",
    cleared: "File removed.",
    finished,
  };
  const guide = useGuidance(pdf, said, warmPdf);
  const { announce } = guide;

  const running = conversion.state === "running";
  const answered = running && conversion.answered;
  const uploading = running && !answered && sent < 100;
  const simulated = useSimulatedProgress(progressProfiles.a, tool.steps, {
    running: running && !uploading,
    answered,
  });
  const progress = uploading ? { ...simulated, percent: Math.floor(sent), step: "Uploading..." } : simulated;
  useQuarters(running ? progress.percent : undefined, announce);
  useEffect(() => {
    if (sent === 100) announce("The file has arrived.");
  }, [sent, announce]);

  // Runs after `useGuidance`, which focuses the start button.
  const leadToField = useEffectEvent(() => {
    if (fieldProblem) pdf.fields[fieldProblem.field].current?.focus();
  });
  useEffect(() => {
    if (conversion.state === "failed") leadToField();
  }, [conversion]);

  function reset() {
    guide.clear();
    onReset?.();
  }

  const done = conversion.state === "done";
  return (
    <div className="grid gap-2">
      <div>
        <DropZone
          tool={tool}
          onFiles={guide.choose}
          onApproach={warmPdf}
          disabled={running}
          compact={file !== undefined}
          buttonRef={guide.chooser}
        />
        <LiveRegion words={guide.words} />
        <ProblemBanner problems={problem ? [problem] : []} />
      </div>
      {file && <ChosenFile file={file} format={tool.from} disabled={running} onRemove={reset} />}
      {choices?.(running, guide.convert)}
      {pdf.locked && (
        <PasswordField
          ref={pdf.fields.password}
          label="Password of this PDF"
          help="Sent with the file to open it, and not kept."
          error={fieldProblem?.field === "password" ? fieldProblem.text : undefined}
          disabled={running}
          onEnter={guide.convert}
        />
      )}
      <div>
        <div className="flex gap-1">
          <div className="grid flex-1 sm:flex-none">
            <ConvertButton
              ref={guide.starter}
              label={tool.action}
              running={running}
              next={file !== undefined && !(done && current)}
              onClick={guide.convert}
            />
          </div>
          <Button
            className="min-h-6.5 px-3 text-body"
            disabled={!file && !problem && conversion.state === "idle"}
            onClick={reset}
          >
            Reset
          </Button>
        </div>
        <ProblemBanner problems={failure ? [failure] : []} />
      </div>
      {running && (
        <div ref={guide.progressArea} tabIndex={-1}>
          <ConversionProgress
            tool={tool}
            progress={progress}
            onCancel={guide.cancel}
            {...(uploading && {
              label: "Upload progress",
              note: `${size(((file?.size ?? 0) * sent) / 100)} of ${size(file?.size ?? 0)}`,
            })}
          />
        </div>
      )}
      {done && outcome(conversion.result, guide.outcome, announce)}
    </div>
  );
}

type ChosenFileProps = { file: File; format: TileId; disabled: boolean; onRemove: () => void };

/** The selected PDF with its size and a remove button. */
function ChosenFile({ file, format, disabled, onRemove }: ChosenFileProps) {
  return (
    <section
      aria-label={`Chosen ${tiles[format].label}`}
      className="flex animate-arrive items-center gap-1.5 border-rule border-b pb-1.5"
    >
      <FormatTile format={format} className="size-6 shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere font-semibold text-small">
          <bdi>{file.name}</bdi>
        </p>
        <p className="text-note text-quiet tabular-nums">{kilobytes(file.size)}</p>
      </div>
      <Button look="icon" aria-label={`Remove ${file.name}`} disabled={disabled} onClick={onRemove}>
        <RemoveIcon />
      </Button>
    </section>
  );
}
