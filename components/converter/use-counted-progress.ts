"use client";

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
  /** What really happens, which the simulated bar cannot know. */
  truth?: string;
};

/** Progress of a run that converts file by file. It counts files, or is given a percentage; nothing is simulated. */
export function useCountedProgress(
  screen: ScreenState,
  words: { label?: string; step: string; last?: string; percent?: number },
): Progress | undefined {
  const texts = useWords("converter").progress;
  const { fill } = useFormat();
  const { phase, guide } = screen;
  const { done, total, percent: counted } = runProgress(screen);
  const { label = texts.label, percent = counted } = words;
  useQuarters(phase.state === "running" ? percent : undefined, guide.announce);
  if (phase.state !== "running") return undefined;
  return {
    label,
    percent: Math.round(percent),
    step: phase.connected ? (phase.answered && words.last) || words.step : texts.offline,
    note: fill(texts.counted, { done, total }),
  };
}
