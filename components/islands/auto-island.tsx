"use client";

import { useEffect, useRef } from "react";
import type { Arrival } from "@/lib/client/accepts";
import { checkJpegs } from "@/lib/client/check-jpegs";
import { warmJpeg } from "@/lib/client/load/jpeg";
import type { AutoScreen, Elsewhere } from "@/lib/tools/types";
import { ConversionProgress } from "../converter/conversion-progress";
import { DoneBanner } from "../converter/done-banner";
import { DropZone } from "../converter/drop-zone";
import { LiveRegion } from "../converter/live-region";
import { ProblemBanner } from "../converter/problem-banner";
import { convertedIn, progressOf } from "../hooks/auto-state";
import { useAnnouncer } from "../hooks/use-announcer";
import { useAutoConversion } from "../hooks/use-auto-conversion";
import { useFileProblems } from "../hooks/use-file-problems";
import { useFocusAfter } from "../hooks/use-focus-after";
import { useQuarters } from "../hooks/use-quarters";
import { AutoFiles } from "./auto-files";

/** JPEG to JPG: chosen files are converted and saved by themselves. More may be chosen at any time. */
export function AutoIsland({ tool, elsewhere }: { tool: AutoScreen; elsewhere: Elsewhere }) {
  const { auto, ...conversion } = useAutoConversion();
  const refusals = useFileProblems(elsewhere);
  const [words, announce] = useAnnouncer();
  const focusAfter = useFocusAfter();
  const chooser = useRef<HTMLButtonElement>(null);
  const progressArea = useRef<HTMLDivElement>(null);
  const doneBanner = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  const { files, run, phase } = auto;
  const { done, total, percent } = progressOf(auto);
  const working = phase.state === "running" || phase.state === "ended";
  const converted = convertedIn(files).filter(({ id }) => run.includes(id)).length;
  useQuarters(working ? percent : undefined, announce);

  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, when a run is over.
  useEffect(() => {
    if (phase.state !== "finished" && phase.state !== "failed") return;
    announce(converted > 0 ? `Finished, ${converted} of ${total} converted.` : "No file was converted.");
    (doneBanner.current ?? heading.current)?.focus();
  }, [phase.state]);

  function choose(chosen: File[], arrival: Arrival) {
    const { valid, refused } = checkJpegs(chosen, tool, arrival);
    refusals.say(refused, valid.length > 0 ? [] : [{ text: tool.messages.none }]);
    if (valid.length === 0) return;
    conversion.add(valid);
    announce(`Added ${valid.length}. Conversion started.`);
  }

  function retry(ids?: readonly string[]) {
    conversion.retry(ids);
    announce("Conversion started.");
    focusAfter(() => progressArea.current);
  }

  function cancel() {
    conversion.cancel();
    announce("Conversion cancelled.");
    focusAfter(() => heading.current);
  }

  function reset() {
    conversion.reset();
    refusals.clear();
    announce("Ready for more.");
    focusAfter(() => chooser.current);
  }

  return (
    <div className="grid gap-2">
      <div>
        <DropZone
          tool={tool}
          onFiles={choose}
          onApproach={warmJpeg}
          compact={files.length > 0}
          buttonRef={chooser}
        />
        <LiveRegion words={words} />
        <ProblemBanner heading={tool.messages.heading} problems={refusals.problems} />
      </div>
      {working && (
        <div ref={progressArea} tabIndex={-1}>
          <ConversionProgress
            tool={tool}
            progress={{
              percent: Math.round(percent),
              step: phase.state === "ended" && converted > 0 ? "Conversion complete!" : "Converting...",
              secondsLeft: 0,
            }}
            note={`${done} of ${total} done`}
            onCancel={cancel}
          />
        </div>
      )}
      {phase.state === "finished" && converted > 0 && (
        <DoneBanner
          ref={doneBanner}
          title="Conversion complete!"
          text={tool.success.replace("{n}", String(converted))}
        />
      )}
      <ProblemBanner problems={phase.state === "failed" ? [phase.problem] : []} />
      {files.length > 0 && (
        <AutoFiles
          files={files}
          working={working}
          headingRef={heading}
          onRetry={retry}
          onDownload={conversion.taken}
          onReset={reset}
        />
      )}
    </div>
  );
}
