"use client";

import { useCallback, useState } from "react";
import type { Problem } from "@/lib/client/errors";
import { load } from "@/lib/client/load";
import type { AlternativeTools } from "@/lib/tools/types";

export const loadExplain = () => load(import("@/lib/client/explain"));

/**
 * Problem with a selection. Once a refused file has been inspected, its real format and the tool for it are
 * added.
 */
export function useRefusal(alternatives: AlternativeTools) {
  const [problem, setProblem] = useState<Problem>();

  const refuse = useCallback(
    async (said: Problem, files: readonly File[]) => {
      setProblem(said);
      // If the explanation cannot be loaded, the sentence stays as it is.
      const more = await loadExplain()
        .then(({ explain }) => explain(files, alternatives))
        .catch(() => undefined);
      if (more) setProblem((now) => (now === said ? { ...said, ...more } : now));
    },
    [alternatives],
  );
  const clear = useCallback(() => setProblem(undefined), []);
  return { problem, say: setProblem, refuse, clear };
}
