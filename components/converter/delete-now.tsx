"use client";

import { useId, useRef, useState } from "react";
import { type Problem, problems } from "@/lib/client/errors";
import { load } from "@/lib/client/load";
import { useFocusAfter } from "../hooks/use-focus-after";
import { Button } from "../ui/button";
import { SpinnerIcon } from "../ui/icons";
import { DeletedNote, ProblemBanner } from "./banners";

type DeleteNowProps = {
  /** Where the results are on the server; without any there is nothing to delete. */
  sessions: readonly string[];
  announce: (words: string) => void;
  /** While results are still on their way, from the server or to it. */
  disabled?: boolean;
  /** Takes what is gone from the screen, where its downloads need the server; without it they are in the browser. */
  onGone?: (sessions: readonly string[], complete: boolean) => void;
};

/** Deletes the results on the server before their time, and says so. */
export function DeleteNow({ sessions, announce, disabled = false, onGone }: DeleteNowProps) {
  const helpId = useId();
  const note = useRef<HTMLParagraphElement>(null);
  const focusAfter = useFocusAfter();
  const { deleting, deleted, problem, deleteNow } = useDeletion(sessions, (gone, complete) => {
    if (complete) announce("The results are deleted.");
    if (onGone) onGone(gone, complete);
    else if (complete) focusAfter(() => note.current);
  });
  if (sessions.length === 0) return null;
  if (deleted) return <DeletedNote ref={note} kept={!onGone} />;
  return (
    <div>
      <div className="grid justify-items-start sm:flex sm:items-center sm:gap-1">
        <Button
          look="quiet"
          className="-ml-2 aria-disabled:opacity-60"
          aria-disabled={deleting || disabled}
          aria-describedby={helpId}
          onClick={() => deleting || disabled || deleteNow()}
        >
          {deleting && <SpinnerIcon className="size-2.5 animate-turn" />}
          {deleting ? "Deleting..." : "Delete now"}
        </Button>
        <p id={helpId} className="text-note text-quiet">
          Otherwise our server does it after 60 minutes.
        </p>
      </div>
      <ProblemBanner problems={problem ? [problem] : []} />
    </div>
  );
}

type Deletion = { state: "idle" | "deleting" } | { state: "failed"; problem: Problem };

// What is gone stays so, whichever screen shows it again: another try for some files brings the others' results back.
const gone = new Set<string>();

/**
 * Deletes results on the server before their time.
 *
 * @param onGone told of those that are gone, and whether others are left
 */
function useDeletion(
  sessions: readonly string[],
  onGone: (sessions: readonly string[], complete: boolean) => void,
) {
  const [deletion, setDeletion] = useState<Deletion>({ state: "idle" });
  const left = sessions.filter((session) => !gone.has(session));

  async function deleteNow() {
    setDeletion({ state: "deleting" });
    try {
      const { forgetResults } = await load(import("@/lib/client/results"));
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
