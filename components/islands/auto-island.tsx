"use client";

import { useEffect, useRef, useState } from "react";
import { checkJpegs, type FileSource } from "@/lib/client/accepts";
import type { Problem } from "@/lib/client/errors";
import type { AutoScreen, Elsewhere } from "@/lib/tools/types";
import { DoneBanner, ProblemBanner } from "../converter/banners";
import { ConversionProgress } from "../converter/controls";
import { DropZone } from "../converter/drop-zone";
import { convertedIn, progressOf } from "../hooks/auto-state";
import { useAutoConversion, warmJpeg } from "../hooks/use-auto-conversion";
import { useFocusAfter } from "../hooks/use-focus-after";
import { loadExplain } from "../hooks/use-refusal";
import { LiveRegion, useAnnouncer, useQuarters } from "../ui/live-region";
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

  function choose(chosen: File[], arrival: FileSource) {
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

/** A line about a file; `wrong` when the file is of another kind, which can be explained. */
type Line = { problem: Problem; file: File; wrong: boolean };

const nothing: readonly Problem[] = [];

/** Lines about single files. Once those of another kind have been looked into, they say what they are. */
function useFileProblems(elsewhere: Elsewhere) {
  const [problems, setProblems] = useState(nothing);

  /** @param more said below the lines */
  async function say(lines: readonly Line[], more: readonly Problem[] = []) {
    const said = [...lines.map(({ problem }) => problem), ...more];
    setProblems(said);
    if (!lines.some(({ wrong }) => wrong)) return;
    // Without the explanation the sentences stand as they are.
    const explained = await loadExplain()
      .then(({ explain }) =>
        Promise.all(
          lines.map(async ({ problem, file, wrong }) => ({
            ...problem,
            ...(wrong ? await explain([file], elsewhere) : undefined),
          })),
        ),
      )
      .catch(() => undefined);
    if (explained) setProblems((now) => (now === said ? [...explained, ...more] : now));
  }

  return { problems, say, clear: () => setProblems(nothing) };
}
