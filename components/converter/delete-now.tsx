"use client";

import { useId, useRef } from "react";
import { useDeletion } from "../hooks/use-deletion";
import { useFocusAfter } from "../hooks/use-focus-after";
import { Button } from "./button";
import { DeletedNote } from "./deleted-note";
import { SpinnerIcon } from "./icons";
import { ProblemBanner } from "./problem-banner";

type Props = {
  /** Where the results are on the server; without any there is nothing to delete. */
  sessions: readonly string[];
  announce: (words: string) => void;
  /** While results are still on their way, from the server or to it. */
  disabled?: boolean;
  /** Takes what is gone from the screen, where its downloads need the server; without it they are in the browser. */
  onGone?: (sessions: readonly string[], complete: boolean) => void;
};

/** Deletes the results on the server before their time, and says so. */
export function DeleteNow({ sessions, announce, disabled = false, onGone }: Props) {
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
