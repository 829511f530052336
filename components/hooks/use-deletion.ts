"use client";

import { useState } from "react";
import { type Problem, problems } from "@/lib/client/errors";
import { loadForget } from "@/lib/client/load/forget";

type Deletion = { state: "idle" | "deleting" } | { state: "failed"; problem: Problem };

// What is gone stays so, whichever screen shows it again: another try for some files brings the others' results back.
const gone = new Set<string>();

/**
 * Deletes results on the server before their time.
 *
 * @param onGone told of those that are gone, and whether others are left
 */
export function useDeletion(
  sessions: readonly string[],
  onGone: (sessions: readonly string[], complete: boolean) => void,
) {
  const [deletion, setDeletion] = useState<Deletion>({ state: "idle" });
  const left = sessions.filter((session) => !gone.has(session));

  async function deleteNow() {
    setDeletion({ state: "deleting" });
    try {
      const { forgetResults } = await loadForget();
      const outcome = await forgetResults(left);
      for (const session of outcome.gone) gone.add(session);
      onGone(outcome.gone, outcome.gone.length === left.length);
      if ("error" in outcome) throw outcome.error;
      setDeletion({ state: "idle" });
    } catch (error) {
      setDeletion({ state: "failed", problem: problems.notDeleted(error) });
    }
  }

  return {
    deleting: deletion.state === "deleting",
    /** Whether there was something, and nothing of it is left. */
    deleted: sessions.length > 0 && left.length === 0,
    problem: deletion.state === "failed" ? deletion.problem : undefined,
    deleteNow,
  };
}
