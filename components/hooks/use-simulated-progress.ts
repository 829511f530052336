"use client";

import { useEffect, useState } from "react";
import { estimate, type progressProfiles } from "@/lib/limits";

type Profile = (typeof progressProfiles)[keyof typeof progressProfiles];

export type Progress = { percent: number; step: string; secondsLeft: number };

/**
 * Progress that only time drives, while the server works: it says that something happens, not how
 * far it is. It stays under 100 until `answered`.
 *
 * @param steps messages that rotate, one with each tick
 */
export function useSimulatedProgress(
  profile: Profile,
  steps: readonly [string, ...string[]],
  { running, answered }: { running: boolean; answered: boolean },
): Progress {
  const [ticks, setTicks] = useState(0);
  const [seconds, setSeconds] = useState(0);

  useEffect(() => {
    if (!running) return;
    setTicks(0);
    setSeconds(0);
    const tick = setInterval(() => setTicks((count) => count + 1), profile.everyMs);
    const second = setInterval(() => setSeconds((count) => count + 1), estimate.everyMs);
    return () => {
      clearInterval(tick);
      clearInterval(second);
    };
  }, [running, profile]);

  return {
    percent: answered ? 100 : Math.min(ticks * profile.step, profile.max),
    step: steps[ticks % steps.length] ?? steps[0],
    secondsLeft: answered ? 0 : Math.max(estimate.startS - seconds, estimate.floorS),
  };
}
