"use client";

import { useState } from "react";
import type { Problem } from "@/lib/client/errors";
import { loadExplain } from "@/lib/client/load/explain";
import type { Elsewhere } from "@/lib/tools/types";

/** A line about a file; `wrong` when the file is of another kind, which can be explained. */
type Line = { problem: Problem; file: File; wrong: boolean };

const nothing: readonly Problem[] = [];

/** Lines about single files. Once those of another kind have been looked into, they say what they are. */
export function useFileProblems(elsewhere: Elsewhere) {
  const [problems, setProblems] = useState(nothing);

  /** @param more said below the lines */
  async function say(lines: readonly Line[], more: readonly Problem[] = []) {
    const said = [...lines.map(({ problem }) => problem), ...more];
    setProblems(said);
    if (!lines.some(({ wrong }) => wrong)) return;
    // Without the explanation the sentences stand as they are.
    const explained = await loadExplain()
      .then(({ explain }) =>
        Promise.all(
          lines.map(async ({ problem, file, wrong }) => ({
            ...problem,
            ...(wrong ? await explain([file], elsewhere) : undefined),
          })),
        ),
      )
      .catch(() => undefined);
    if (explained) setProblems((now) => (now === said ? [...explained, ...more] : now));
  }

  return { problems, say, clear: () => setProblems(nothing) };
}
