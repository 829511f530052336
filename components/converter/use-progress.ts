"use client";

import { useEffect, useState } from "react";
import { estimate, progressProfiles } from "@/lib/limits";
import type { Words as AllWords } from "@/lib/words";
import type { Format, Plural } from "@/lib/words/format";
import { useQuarters } from "../ui/live-region";
import { useFormat, useWords } from "../ui/words";
import type { Progress } from "./use-counted-progress";
import type { ScreenState } from "./use-screen";

/** Seconds after which the page says that the work goes on. */
const STILL_S = 8;

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
  steps: readonly string[];
  /** Message before them. */
  first?: string;
  /** Message between the answer and the results. */
  last?: string;
  /** Replaces the time estimate, and says what takes long. */
  note?: string;
  /** What is done to the uploaded files, by their number; they are converted by default. */
  working?: Plural | undefined;
  /** Whether the bar shows the upload first, in percent. */
  uploadFirst?: boolean;
};

/**
 * Progress of a run with one request, as specified: driven by time alone, and below 100 until the answer. A second line
 * says what really happens, and keeps its place where nobody knows.
 *
 * @returns undefined when nothing is running
 */
export function useProgress(
  { files, phase, behavior, guide }: ScreenState,
  { steps, first, last, note, working, uploadFirst = false }: Words,
): Progress | undefined {
  const texts = useWords("converter").progress;
  const format = useFormat();
  const profile = progressProfiles[behavior.progress];
  const running = phase.state === "running";
  const answered = running && phase.answered;
  const connected = running && phase.connected;
  const uploading = uploadFirst && connected && !answered && phase.sent < 100;
  const counting = connected && !uploading;
  const ticks = useTicks(profile.everyMs, counting, answered);
  const seconds = useTicks(estimate.everyMs, counting, answered);
  const simulated = answered ? 100 : Math.min(ticks * profile.step, profile.max);
  const percent = uploading ? Math.floor(phase.sent) : simulated;
  useQuarters(running ? percent : undefined, guide.announce);
  if (!running) return undefined;
  if (!connected) return { label: texts.label, percent: 0, step: texts.offline, note: "" };
  if (uploading) {
    const bytes = files.reduce((sum, { file }) => sum + file.size, 0);
    const done = format.size((bytes * phase.sent) / 100);
    const note = format.fill(texts.bytes, { done, total: format.size(bytes) });
    return { label: texts.upload, percent, step: texts.uploading, note, truth: "" };
  }

  const rotated = first === undefined ? ticks : ticks - 1;
  const step = answered ? steps.at(-1) : rotated < 0 ? first : steps[rotated % steps.length];
  const secondsLeft = answered ? 0 : Math.max(estimate.startS - seconds, estimate.floorS);
  const still = seconds < STILL_S ? undefined : note ? texts.still : texts.stillLarge;
  const truth = answered
    ? ""
    : truthOf({ texts, format }, phase, files.length, { working: working ?? texts.converted, still });
  return {
    label: texts.label,
    percent,
    step: (answered && last) || (step ?? steps[0] ?? texts.converting),
    done: answered && last !== undefined,
    note: note ?? format.fill(texts.timeLeft, { seconds: secondsLeft }),
    truth,
  };
}

/** Says what a run is doing, by the bytes that were sent and the results that have come. */
function truthOf(
  { texts, format: { count, fill } }: { texts: AllWords["converter"]["progress"]; format: Format },
  { sent, received }: { sent: number; received: number },
  total: number,
  { working, still }: { working: Plural; still: string | undefined },
): string {
  if (sent < 100) return sent > 0 ? fill(texts.sent, { percent: Math.floor(sent) }) : "";
  if (received > 0 && total > 1) return fill(texts.received, { done: received, total });
  const work = count(working, total);
  return still ? fill(texts.long, { work, still }) : work;
}
