"use client";

import { useEffect, useState } from "react";
import { estimate, type progressProfiles } from "@/lib/limits";

type Profile = (typeof progressProfiles)[keyof typeof progressProfiles];

export type Progress = { percent: number; step: string; secondsLeft: number };

/**
 * Simulated progress, driven by time alone. It stays under 100 until `answered`.
 *
 * @param steps messages that rotate, one per tick
 * @param first message before them
 */
export function useSimulatedProgress(
  profile: Profile,
  steps: readonly [string, ...string[]],
  { running, answered, first }: { running: boolean; answered: boolean; first?: string },
): Progress {
  const [ticks, setTicks] = useState(0);
  const [seconds, setSeconds] = useState(0);

  useEffect(() => {
    if (!running || answered) return;
    const tick = setInterval(() => setTicks((count) => count + 1), profile.everyMs);
    const second = setInterval(() => setSeconds((count) => count + 1), estimate.everyMs);
    return () => {
      clearInterval(tick);
      clearInterval(second);
    };
  }, [running, answered, profile]);

  // Reset at the end of a run, so that the next one starts at zero.
  useEffect(() => {
    if (!running) return;
    return () => {
      setTicks(0);
      setSeconds(0);
    };
  }, [running]);

  const stepAt = (tick: number): string => {
    if (first === undefined) return steps[tick % steps.length] ?? steps[0];
    return tick === 0 ? first : (steps[(tick - 1) % steps.length] ?? steps[0]);
  };

  return {
    percent: answered ? 100 : Math.min(ticks * profile.step, profile.max),
    step: stepAt(ticks),
    secondsLeft: answered ? 0 : Math.max(estimate.startS - seconds, estimate.floorS),
  };
}
