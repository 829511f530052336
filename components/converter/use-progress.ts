"use client";

import { useEffect, useState } from "react";
import { estimate, progressProfiles } from "@/lib/limits";
import { useQuarters } from "../ui/live-region";
import { size } from "./sizes";
import type { Converter } from "./state";
import { LABEL, offline, type Progress } from "./use-counted-progress";

/** Seconds after which the page says that the work goes on. */
const STILL_S = 8;
const STILL = "Still working.";

/** Counts the ticks of a clock while it runs, and starts at zero again. */
function useTicks(everyMs: number, running: boolean, stopped: boolean): number {
  const [ticks, setTicks] = useState(0);
  useEffect(() => {
    if (!running || stopped) return;
    const timer = setInterval(() => setTicks((count) => count + 1), everyMs);
    return () => clearInterval(timer);
  }, [running, stopped, everyMs]);
  useEffect(() => {
    if (!running) return;
    return () => setTicks(0);
  }, [running]);
  return ticks;
}

type Words = {
  /** Messages that rotate, one per tick. */
  steps: readonly [string, ...string[]];
  /** Message before them. */
  first?: string;
  /** Message between the answer and the results. */
  last?: string;
  /** Replaces the time estimate, and says what takes long. */
  note?: string;
  /** What is done to the files, 'Converting' by default. */
  doing?: string;
  /** Whether the bar shows the upload first, in percent. */
  uploadFirst?: boolean;
};

type Shown = Pick<Converter<unknown, unknown>, "files" | "phase"> & { behavior: { progress: "a" | "b" } };

/**
 * Progress of a run with one request, as specified: driven by time alone, and below 100 until the answer. A second line
 * says what really happens.
 *
 * @returns undefined when nothing is running
 */
export function useProgress(
  { files, phase, behavior }: Shown,
  { steps, first, last, note, doing = "Converting", uploadFirst = false }: Words,
  announce: (words: string) => void,
): Progress | undefined {
  const profile = progressProfiles[behavior.progress];
  const running = phase.state === "running";
  const answered = running && phase.answered;
  const connected = running && phase.connected;
  const uploading = uploadFirst && connected && !answered && phase.sent < 100;
  const working = connected && !uploading;
  const ticks = useTicks(profile.everyMs, working, answered);
  const seconds = useTicks(estimate.everyMs, working, answered);
  const simulated = answered ? 100 : Math.min(ticks * profile.step, profile.max);
  const percent = uploading ? Math.floor(phase.sent) : simulated;
  useQuarters(running ? percent : undefined, announce);
  if (!running) return undefined;
  if (!connected) return offline;
  if (uploading) {
    const bytes = files.reduce((sum, { file }) => sum + file.size, 0);
    const note = `${size((bytes * phase.sent) / 100)} of ${size(bytes)}`;
    return { label: "Upload progress", percent, step: "Uploading...", note };
  }

  const rotated = first === undefined ? ticks : ticks - 1;
  const step = rotated < 0 ? first : steps[rotated % steps.length];
  const secondsLeft = answered ? 0 : Math.max(estimate.startS - seconds, estimate.floorS);
  const truth = answered
    ? undefined
    : truthOf(
        phase,
        files.length,
        doing,
        seconds >= STILL_S && (note ? STILL : `${STILL} Large files take longer.`),
      );
  return {
    label: LABEL,
    percent,
    step: (answered && last) || (step ?? steps[0]),
    note: note ?? `Estimated time left: ${secondsLeft}s`,
    ...(truth && { truth }),
  };
}

/** Says what a run is doing, by the bytes that were sent and the results that have come. */
function truthOf(
  { sent, received }: { sent: number; received: number },
  total: number,
  doing: string,
  still: string | false,
): string | undefined {
  if (sent < 100) return sent > 0 ? `Uploading, ${Math.floor(sent)}%` : undefined;
  if (received > 0 && total > 1) return `Getting the results, ${received} of ${total}`;
  const work = `Uploaded. ${doing} ${total === 1 ? "now" : `${total} files`}.`;
  return still ? `${work} ${still}` : work;
}
