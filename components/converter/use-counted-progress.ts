"use client";

import type { ReactNode } from "react";
import { useQuarters } from "../ui/live-region";
import { useFormat, useWords } from "../ui/words";
import { runProgress } from "./state";
import type { ScreenState } from "./use-screen";

export type Progress = {
  /** Names the bar for screen readers. A new label restarts the bar. */
  label: string;
  percent: number;
  step: string;
  /** Line below the bar: the time estimate, or what is counted. */
  note: string;
  /** What really happens, which the simulated bar cannot know. An empty one keeps the line. */
  truth?: string;
  /** Whether everything is done, and the step says so. */
  done?: boolean;
  /** The button that has started it, where that stands in place of the step, except in the bar at the lower edge. */
  action?: ReactNode;
};

/** Progress of a run that converts file by file. It counts files, or is given a percentage; nothing is simulated. */
export function useCountedProgress(
  screen: ScreenState,
  words: { label?: string; step: string; last?: string; percent?: number },
): Progress | undefined {
  const texts = useWords("converter").progress;
  const { count, fill } = useFormat();
  const { phase, guide } = screen;
  const { done, total, percent: counted } = runProgress(screen);
  const { label = texts.label } = words;
  const connected = phase.state === "running" && phase.connected;
  // What was sent over a lost connection is sent again.
  const percent = connected ? (words.percent ?? counted) : counted;
  useQuarters(phase.state === "running" ? percent : undefined, guide.announce);
  if (phase.state !== "running") return undefined;
  const last = connected && phase.answered ? words.last : undefined;
  return {
    label,
    percent: Math.round(percent),
    step: connected ? (last ?? words.step) : texts.offline,
    done: last !== undefined,
    // Everything is sent, and not everything done.
    note:
      percent >= 100 && done < total
        ? count(texts.converted, total - done)
        : fill(texts.counted, { done, total }),
  };
}
