"use client";

import { useEffect, useRef, useState } from "react";
import type { FileSource } from "@/lib/client/accepts";
import type { Problem } from "@/lib/client/errors";
import { advancedPng } from "@/lib/limits";
import type { AdvancedScreen, AlternativeTools } from "@/lib/tools/types";
import { DeletedNote, ProblemBanner, RetryButton } from "../converter/banners";
import { ConvertButton } from "../converter/controls";
import { DropZone } from "../converter/drop-zone";
import { type KeptPngs, useAdvancedPng } from "../hooks/use-advanced-png";
import { useFocusAfter } from "../hooks/use-focus-after";
import { warmPngBatch } from "../hooks/use-png-batch";
import { Button } from "../ui/button";
import { LiveRegion, useAnnouncer, useQuarters } from "../ui/live-region";
import { ProgressBar } from "../ui/progress-bar";
import { AdvancedOptions, ConvertedFiles, SelectedFiles } from "./advanced-parts";

const nothing: readonly Problem[] = [];

type Props = { tool: AdvancedScreen; alternatives: AlternativeTools; kept: KeptPngs };

/** PNG to JPG with options: one request per file, results one by one. */
export function AdvancedIsland({ tool, alternatives, kept }: Props) {
  const png = useAdvancedPng(tool, alternatives, kept);
  const { files, running, converted, problems, percent } = png;
  const [words, announce] = useAnnouncer();
  const focusAfter = useFocusAfter();
  const chooser = useRef<HTMLButtonElement>(null);
  const starter = useRef<HTMLButtonElement>(null);
  const progressArea = useRef<HTMLDivElement>(null);
  const results = useRef<HTMLHeadingElement>(null);
  const convertedBefore = useRef<number>(undefined);
  const [deleted, setDeleted] = useState(false);
  const note = useRef<HTMLParagraphElement>(null);
  useQuarters(running ? percent : undefined, announce);

  // At the end of a run, focus the results, or the start button when there are none.
  useEffect(() => {
    if (running || convertedBefore.current === undefined) return;
    const fresh = converted.length - convertedBefore.current;
    convertedBefore.current = undefined;
    announce(fresh > 0 ? `Finished, ${fresh} converted.` : "No file was converted.");
    if (fresh > 0) results.current?.focus();
    else starter.current?.focus();
  }, [running, converted, announce]);

  function add(chosen: File[], source: FileSource) {
    warmPngBatch();
    const taken = png.add(chosen, source);
    if (taken > 0) announce(`Added ${taken}.`);
  }

  function convert() {
    if (!png.convert()) {
      announce("There is nothing to convert. Choose a file first.");
      chooser.current?.focus();
      return;
    }
    setDeleted(false);
    convertedBefore.current = converted.length;
    announce("Conversion started.");
    focusAfter(() => progressArea.current);
  }

  function retry() {
    png.retry();
    setDeleted(false);
    convertedBefore.current = converted.length;
    announce("Conversion started.");
    focusAfter(() => progressArea.current);
  }

  function forget(sessions: readonly string[], complete: boolean) {
    png.forget(sessions);
    setDeleted(complete);
    if (complete) focusAfter(() => note.current);
  }

  function remove(id: string) {
    png.remove(id);
    announce(`Removed, ${files.length - 1} left.`);
    if (files.length === 1) focusAfter(() => chooser.current);
  }

  function clear() {
    png.clear();
    announce("All files removed.");
    focusAfter(() => chooser.current);
  }

  return (
    <div className="grid gap-2">
      <div>
        <DropZone
          tool={tool}
          onFiles={add}
          onApproach={warmPngBatch}
          compact={files.length > 0}
          buttonRef={chooser}
        />
        <LiveRegion words={words} />
        <ProblemBanner problems={problems.about === "files" ? problems.lines : nothing} />
      </div>
      <AdvancedOptions options={png.options} onChange={png.setOptions} disabled={running} />
      <SelectedFiles files={files} sent={png.sent} onRemove={remove} onClear={clear} />
      <div>
        <div className="flex flex-wrap items-center gap-1">
          <ConvertButton
            ref={starter}
            label={`${tool.action} (${files.length})`}
            running={running}
            next={files.some(({ id }) => !converted.some((item) => item.id === id))}
            onClick={convert}
          />
          {running && (
            <Button look="quiet" className="max-sm:-ml-2" onClick={png.cancel}>
              Cancel
            </Button>
          )}
        </div>
        <ProblemBanner problems={problems.about === "conversion" ? problems.lines : nothing} />
        {!running && png.failed.length > 0 && problems.about === "conversion" && (
          <RetryButton count={png.failed.length} onClick={retry} />
        )}
      </div>
      {running && (
        <div ref={progressArea} tabIndex={-1} className="flex animate-arrive items-center gap-1.5">
          <div className="flex-1">
            <ProgressBar
              percent={percent}
              label="Overall progress"
              from={tool.from}
              to={tool.to}
              durationMs={advancedPng.progressBarMs}
            />
          </div>
          <span className="w-5 text-right text-small tabular-nums">{Math.round(percent)}%</span>
        </div>
      )}
      {converted.length > 0 && (
        <ConvertedFiles
          items={converted}
          onProblem={png.addProblem}
          headingRef={results}
          running={running}
          announce={announce}
          onGone={forget}
        />
      )}
      {converted.length === 0 && deleted && <DeletedNote ref={note} />}
    </div>
  );
}
