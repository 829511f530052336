"use client";

import { type Dispatch, type SetStateAction, useRef } from "react";
import { load } from "@/lib/client/load";
import type { Work } from "../../converter/use-converter";
import { useProblems } from "../../converter/use-problems";
import { useSessions } from "../../converter/use-sessions";
import type { PngOptions, Results } from "./converted-pngs";

export const loadRun = () => load(import("./run-pngs"));

const none: readonly string[] = [];

/**
 * Converts PNGs one by one.
 *
 * @param setConverted takes each result as it comes
 * @returns the work, whose outcome is the number of results; the ids of the files that are listed, which the screen keeps up to
 * date; and what aborts the request of a file
 */
export function usePngWork(options: PngOptions, setConverted: Dispatch<SetStateAction<Results>>) {
  const problems = useProblems();
  const remember = useSessions();
  const listed = useRef(none);
  const requests = useRef(new Map<string, AbortController>());

  const work: Work<never, number> = async (job) => {
    const { runPngs } = await loadRun();
    return runPngs({
      job,
      options,
      problems,
      isListed: (id) => listed.current.includes(id),
      requests: requests.current,
      remember,
      setConverted,
    });
  };

  return { work, listed, abort: (id: string) => requests.current.get(id)?.abort() };
}
