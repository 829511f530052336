"use client";

import { useEffect, useRef } from "react";
import type { FileSource } from "@/lib/client/accepts";
import { progressProfiles } from "@/lib/limits";
import type { AlternativeTools, ThreeViewScreen } from "@/lib/tools/types";
import { warmConversion } from "../hooks/use-batch-conversion";
import { useFocusAfter } from "../hooks/use-focus-after";
import { useSimulatedProgress } from "../hooks/use-simulated-progress";
import { useThreeView } from "../hooks/use-three-view";
import { LiveRegion, useAnnouncer, useQuarters } from "../ui/live-region";
import { ThreeViewProgress, ThreeViewResults, ThreeViewUpload } from "./three-view-parts";

/** JPG to WEBP and GIF: upload, progress and results, one view at a time. */
export function ThreeViewIsland({
  tool,
  alternatives,
}: {
  tool: ThreeViewScreen;
  alternatives: AlternativeTools;
}) {
  const screen = useThreeView(tool, alternatives);
  const { files, conversion } = screen;
  const [words, announce] = useAnnouncer();
  const focusAfter = useFocusAfter();
  const chooser = useRef<HTMLButtonElement>(null);
  const starter = useRef<HTMLButtonElement>(null);
  const progressView = useRef<HTMLElement>(null);
  const doneBanner = useRef<HTMLDivElement>(null);

  const running = conversion.state === "running";
  const answered = running && conversion.answered;
  const simulated = useSimulatedProgress(progressProfiles.b, tool.steps, { running, answered });
  const progress = answered ? { ...simulated, step: "Conversion complete!" } : simulated;
  useQuarters(running ? progress.percent : undefined, announce);

  useEffect(() => {
    if (conversion.state === "done") {
      if (!conversion.again) announce(`Finished, ${conversion.result.results.length} converted.`);
      doneBanner.current?.focus();
    }
    if (conversion.state === "failed") starter.current?.focus();
  }, [conversion, announce]);

  function add(chosen: File[], source: FileSource) {
    warmConversion();
    const added = screen.add(chosen, source);
    if (added === 0) return;
    announce(`Added ${added}.`);
    if (conversion.state === "done") focusAfter(() => starter.current);
  }

  function started() {
    announce("Conversion started.");
    focusAfter(() => progressView.current);
  }

  function convert() {
    if (screen.convert()) started();
    else focusAfter(() => chooser.current);
  }

  function retry() {
    screen.retry();
    started();
  }

  function cancel() {
    screen.cancel();
    announce("Conversion cancelled.");
    focusAfter(() => doneBanner.current ?? starter.current);
  }

  function reset(said: string) {
    screen.reset();
    announce(said);
    focusAfter(() => chooser.current);
  }

  function remove(id: string) {
    screen.remove(id);
    if (files.length === 1) focusAfter(() => chooser.current);
  }

  return (
    <div className="grid gap-2">
      {running && (
        <ThreeViewProgress
          ref={progressView}
          tool={tool}
          files={files}
          progress={progress}
          onCancel={cancel}
        />
      )}
      {conversion.state === "done" && (
        <ThreeViewResults
          tool={tool}
          batch={conversion.result}
          problems={screen.aboutFiles}
          bannerRef={doneBanner}
          onFiles={add}
          onRetry={retry}
          onMore={() => reset("Ready for more.")}
          announce={announce}
        />
      )}
      {(conversion.state === "idle" || conversion.state === "failed") && (
        <ThreeViewUpload
          tool={tool}
          screen={screen}
          onFiles={add}
          onConvert={convert}
          onRemove={remove}
          onRemoveAll={() => reset("All files removed.")}
          announce={announce}
          chooser={chooser}
          starter={starter}
        />
      )}
      <LiveRegion words={words} />
    </div>
  );
}
