"use client";

import { useEffect, useRef } from "react";
import { warmConversion } from "@/lib/client/load";
import { progressProfiles } from "@/lib/limits";
import type { Tool } from "@/lib/tools";
import { ConversionProgress } from "../converter/conversion-progress";
import { ConvertButton } from "../converter/convert-button";
import { DoneBanner } from "../converter/done-banner";
import { type Arrival, DropZone } from "../converter/drop-zone";
import { FileList } from "../converter/file-list";
import { LiveRegion } from "../converter/live-region";
import { PartlyFailed } from "../converter/partly-failed";
import { ProblemBanner } from "../converter/problem-banner";
import { Results } from "../converter/results";
import { useAnnouncer } from "../hooks/use-announcer";
import { useBatch } from "../hooks/use-batch";
import { useFocusAfter } from "../hooks/use-focus-after";
import { useQuarters } from "../hooks/use-quarters";
import { useSimulatedProgress } from "../hooks/use-simulated-progress";

/** The common converter page: choose, order, convert, download. */
export function BatchIsland({ tool }: { tool: Tool }) {
  const { files, conversion, problem, failure, ...batch } = useBatch(tool);
  const [words, announce] = useAnnouncer();
  const focusAfter = useFocusAfter();
  const chooser = useRef<HTMLButtonElement>(null);
  const starter = useRef<HTMLButtonElement>(null);
  const progressArea = useRef<HTMLDivElement>(null);
  const doneBanner = useRef<HTMLDivElement>(null);

  const running = conversion.state === "running";
  const answered = running && conversion.answered;
  const progress = useSimulatedProgress(progressProfiles.a, tool.steps, { running, answered });
  useQuarters(running ? progress.percent : undefined, announce);

  useEffect(() => {
    if (conversion.state === "done") {
      announce(`Finished, ${conversion.result.results.length} converted.`);
      doneBanner.current?.focus();
    }
    if (conversion.state === "failed") starter.current?.focus();
  }, [conversion, announce]);

  function choose(chosen: File[], arrival: Arrival) {
    warmConversion();
    const taken = batch.choose(chosen, arrival);
    if (taken > 0) announce(`Added ${taken}.`);
  }

  function convert() {
    const started = batch.convert();
    if (started) announce("Conversion started.");
    focusAfter(() => (started ? progressArea.current : chooser.current));
  }

  function cancel() {
    batch.cancel();
    announce("Conversion cancelled.");
    focusAfter(() => starter.current);
  }

  function clear() {
    batch.clear();
    announce("All files removed.");
    focusAfter(() => chooser.current);
  }

  function remove(id: string) {
    batch.remove(id);
    if (files.length === 1) focusAfter(() => chooser.current);
  }

  return (
    <div className="grid gap-2">
      <div>
        <DropZone
          tool={tool}
          onFiles={choose}
          onApproach={warmConversion}
          disabled={running}
          compact={files.length > 0}
          buttonRef={chooser}
        />
        <LiveRegion words={words} />
        <ProblemBanner problems={problem ? [problem] : []} />
      </div>
      {files.length > 0 && (
        <FileList
          tool={tool}
          files={files}
          disabled={running}
          onMove={batch.move}
          onRemove={remove}
          onRemoveAll={clear}
          announce={announce}
        />
      )}
      <div className="grid">
        <ConvertButton
          ref={starter}
          label={tool.action}
          running={running}
          next={files.length > 0 && conversion.state !== "done"}
          onClick={convert}
        />
        <ProblemBanner problems={failure ? [failure] : []} />
      </div>
      {running && (
        <div ref={progressArea} tabIndex={-1}>
          <ConversionProgress tool={tool} progress={progress} onCancel={cancel} />
        </div>
      )}
      {conversion.state === "done" && (
        <section aria-label="Converted files" className="grid gap-1.5">
          <DoneBanner ref={doneBanner} title="Conversion complete!" text={tool.success} />
          {conversion.result.failed.length > 0 && <PartlyFailed problems={conversion.result.failed} />}
          <Results tool={tool} results={conversion.result.results} />
        </section>
      )}
    </div>
  );
}
