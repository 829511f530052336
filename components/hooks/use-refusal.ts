"use client";

import { useCallback, useState } from "react";
import type { Problem } from "@/lib/client/errors";
import { loadExplain } from "@/lib/client/load/explain";
import type { Elsewhere } from "@/lib/tools/types";

/**
 * What is said about a choice of files. Once a refused file has been looked into, what it really is
 * and where to go with it are added.
 */
export function useRefusal(elsewhere: Elsewhere) {
  const [problem, setProblem] = useState<Problem>();

  const refuse = useCallback(
    async (said: Problem, files: readonly File[]) => {
      setProblem(said);
      // Without the explanation the sentence stands as it is.
      const more = await loadExplain()
        .then(({ explain }) => explain(files, elsewhere))
        .catch(() => undefined);
      if (more) setProblem((now) => (now === said ? { ...said, ...more } : now));
    },
    [elsewhere],
  );
  const clear = useCallback(() => setProblem(undefined), []);
  return { problem, say: setProblem, refuse, clear };
}
