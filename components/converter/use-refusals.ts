"use client";

import { useState } from "react";
import type { Problem } from "@/lib/client/errors";
import type { Refusal } from "@/lib/client/intake";
import { load } from "@/lib/client/load";
import type { AlternativeTools } from "@/lib/tools/types";
import { useFormat, useWords } from "../ui/words";

const nothing: readonly Problem[] = [];
const loadExplain = () => load(import("@/lib/client/explain"));

/**
 * Problems with a selection. Once the refused files have been inspected, their real formats and the tools for them
 * are added.
 */
export function useRefusals(alternatives: AlternativeTools) {
  const [said, setSaid] = useState(nothing);
  const failures = useWords("failures");
  const format = useFormat();

  async function show(refusals: readonly Refusal[]) {
    const first = refusals.length === 0 ? nothing : refusals.map(({ problem }) => problem);
    setSaid(first);
    if (!refusals.some(({ inspect }) => inspect.length > 0)) return;
    const explained = await loadExplain()
      .then(({ explain }) =>
        Promise.all(
          refusals.map(async ({ problem, inspect }) => ({
            ...problem,
            ...(inspect.length > 0 && (await explain(inspect, alternatives, { failures, format }))),
          })),
        ),
      )
      // Without an explanation the sentences stay as they are.
      .catch(() => undefined);
    if (explained) setSaid((now) => (now === first ? explained : now));
  }

  return { problems: said, show };
}
