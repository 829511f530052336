"use client";

import { useId, useRef, useState } from "react";
import { forgetSessions } from "@/lib/client/earlier-results";
import type { Problem } from "@/lib/client/errors";
import { load } from "@/lib/client/load";
import { Button } from "../ui/button";
import { SpinnerIcon } from "../ui/icons";
import { useFormat, useWords } from "../ui/words";
import { DeletedNote } from "./deleted-note";
import { ProblemBanner } from "./problem-banner";
import { useFocusAfter } from "./use-focus-after";
import { useProblems } from "./use-problems";

type Deletion = { state: "idle" | "deleting" } | { state: "failed"; problem: Problem };

export type Sessions = readonly string[] | "none";

type DeleteNowProps = {
  /** Server addresses of the results; 'none' where the server keeps nothing, which is said in their place. */
  sessions: Sessions;
  announce: (words: string) => void;
  /** Set while results are still being made or downloaded. */
  disabled?: boolean;
  /** Whether it is said elsewhere already what happens otherwise. */
  brief?: boolean;
  /** Removes deleted results whose downloads need the server. Omitted when the results are in the browser. */
  onGone?: (sessions: readonly string[], complete: boolean) => void;
};

// Kept outside of the component: a retry shows the results of the first run again, and deleted ones must not
// come back.
const gone = new Set<string>();

/** Deletes the results on the server before they expire. */
export function DeleteNow({ sessions, announce, disabled = false, brief = false, onGone }: DeleteNowProps) {
  const helpId = useId();
  const { fill } = useFormat();
  const texts = useWords("converter").deletion;
  const { reason } = useProblems();
  const note = useRef<HTMLParagraphElement>(null);
  const focusAfter = useFocusAfter();
  const [deletion, setDeletion] = useState<Deletion>({ state: "idle" });
  const deleting = deletion.state === "deleting";
  const left = sessions === "none" ? [] : sessions.filter((session) => !gone.has(session));

  async function deleteNow() {
    setDeletion({ state: "deleting" });
    try {
      const { forgetResults } = await load(import("@/lib/client/results"));
      const outcome = await forgetResults(left);
      for (const session of outcome.gone) gone.add(session);
      forgetSessions(outcome.gone);
      const complete = outcome.gone.length === left.length;
      if (complete) announce(texts.announced);
      if (onGone) onGone(outcome.gone, complete);
      else if (complete) focusAfter(() => note.current);
      if ("error" in outcome) throw outcome.error;
      setDeletion({ state: "idle" });
    } catch (error) {
      setDeletion({ state: "failed", problem: { text: texts.failed, detail: reason(error) } });
    }
  }

  if (sessions === "none") return <p className="text-note text-quiet">{texts.none}</p>;
  if (sessions.length === 0) return null;
  if (left.length === 0) return <DeletedNote ref={note} kept={!onGone} />;
  return (
    <div>
      <div className="grid justify-items-start sm:flex sm:items-center sm:gap-1">
        <Button
          look="quiet"
          className="-ms-2 whitespace-nowrap aria-disabled:opacity-60"
          aria-disabled={deleting || disabled}
          aria-describedby={brief ? undefined : helpId}
          onClick={() => deleting || disabled || deleteNow()}
        >
          {deleting && <SpinnerIcon className="size-2.5 animate-turn" />}
          {deleting ? texts.busy : texts.action}
        </Button>
        {!brief && (
          <p id={helpId} className="text-note text-quiet">
            {fill(texts.otherwise, { retention: document.documentElement.dataset.retention ?? "" })}
          </p>
        )}
      </div>
      <ProblemBanner problems={deletion.state === "failed" ? [deletion.problem] : []} />
    </div>
  );
}
