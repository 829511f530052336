"use client";

import { useRef, useState } from "react";
import type { Problem } from "@/lib/client/errors";
import type { Refusal } from "@/lib/client/intake";
import { load } from "@/lib/client/load";
import type { AlternativeTools } from "@/lib/tools/types";
import { useFormat, useWords } from "../ui/words";
import { useProblems } from "./use-problems";

const nothing: readonly Problem[] = [];
const loadExplain = () => load(import("@/lib/client/explain"));
const loadApi = () => load(import("@/lib/client/api"));

/**
 * Problems with a selection. Once the refused files have been inspected, their real formats and the tools for them
 * are added, and what the server would refuse of the others.
 *
 * @returns what shows the problems of a selection, these, and whether its files are too much together
 */
export function useRefusals(alternatives: AlternativeTools) {
  /** Problems with the files, and with all of them together. */
  const [[own, more], setSaid] = useState([nothing, nothing] as const);
  const failures = useWords("failures");
  const format = useFormat();
  const problemsOf = useProblems();
  /** The selection that the problems are about. */
  const shown = useRef<readonly Refusal[]>([]);

  const explained = (refusals: readonly Refusal[]): Promise<Problem>[] =>
    refusals.map(async ({ problem, inspect }) => {
      if (inspect.length === 0) return problem;
      const { explain } = await loadExplain();
      return explain(problem, inspect, alternatives, { failures, format });
    });

  /** What the server would refuse of files that are sent together. */
  async function unsendable(together: readonly File[]): Promise<readonly Problem[]> {
    if (together.length === 0) return nothing;
    const { requireAllowed } = await loadApi();
    return requireAllowed(together).then(
      () => nothing,
      (error) => [{ text: problemsOf.message(error) }],
    );
  }

  async function show(refusals: readonly Refusal[], sent: readonly File[] = []) {
    setSaid([refusals.map(({ problem }) => problem), nothing]);
    shown.current = refusals;
    // Without more to say the sentences stay as they are.
    const said = await Promise.all([unsendable(sent), ...explained(refusals)]).catch(() => undefined);
    if (!said || shown.current !== refusals) return;
    const [together, ...problems] = said;
    setSaid([problems, together]);
  }

  return { problems: [...own, ...more], blocked: more.length > 0, show };
}
