"use client";

import { useEffect, useRef, useState } from "react";
import { checkJpegs, type FileSource } from "@/lib/client/accepts";
import type { Problem } from "@/lib/client/errors";
import type { AlternativeTools, AutoScreen } from "@/lib/tools/types";
import { DoneBanner, ProblemBanner } from "../converter/banners";
import { ConversionProgress } from "../converter/controls";
import { DropZone } from "../converter/drop-zone";
import { convertedIn, progressOf } from "../hooks/auto-state";
import { useAutoConversion, warmJpeg } from "../hooks/use-auto-conversion";
import { useFocusAfter } from "../hooks/use-focus-after";
import { loadExplain } from "../hooks/use-refusal";
import { LiveRegion, useAnnouncer, useQuarters } from "../ui/live-region";
import { AutoFiles } from "./auto-files";

/** JPEG to JPG: selected files are converted and downloaded automatically. More can be added at any time. */
export function AutoIsland({ tool, alternatives }: { tool: AutoScreen; alternatives: AlternativeTools }) {
  const { auto, ...conversion } = useAutoConversion();
  const refusals = useFileProblems(alternatives);
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: announced once, at the end of a run.
  useEffect(() => {
    if (phase.state !== "finished" && phase.state !== "failed") return;
    announce(converted > 0 ? `Finished, ${converted} of ${total} converted.` : "No file was converted.");
    (doneBanner.current ?? heading.current)?.focus();
  }, [phase.state]);

  function choose(chosen: File[], source: FileSource) {
    const { valid, refused } = checkJpegs(chosen, tool, source);
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

/** Line about a file. `wrong` is set for a file of a wrong format, which can be explained. */
type Line = { problem: Problem; file: File; wrong: boolean };

const nothing: readonly Problem[] = [];

/** Lines about single files. Files of a wrong format are explained once they have been inspected. */
function useFileProblems(alternatives: AlternativeTools) {
  const [problems, setProblems] = useState(nothing);

  /**
   * Shows the lines, then explains them.
   *
   * @param more lines about no single file
   */
  async function say(lines: readonly Line[], more: readonly Problem[] = []) {
    const said = [...lines.map(({ problem }) => problem), ...more];
    setProblems(said);
    if (!lines.some(({ wrong }) => wrong)) return;
    // If the explanation cannot be loaded, the sentences stay as they are.
    const explained = await loadExplain()
      .then(({ explain }) =>
        Promise.all(
          lines.map(async ({ problem, file, wrong }) => ({
            ...problem,
            ...(wrong ? await explain([file], alternatives) : undefined),
          })),
        ),
      )
      .catch(() => undefined);
    if (explained) setProblems((now) => (now === said ? [...explained, ...more] : now));
  }

  return { problems, say, clear: () => setProblems(nothing) };
}
