"use client";

import type { Ref } from "react";
import { DoneIcon } from "../ui/icons";
import { useWords } from "../ui/words";

type DeletedNoteProps = {
  /** Whether the results are in the browser, so that their downloads still work. */
  kept?: boolean;
  ref: Ref<HTMLParagraphElement>;
};

/** Confirms that results were deleted. It takes the focus from the button that deleted them. */
export function DeletedNote({ kept = false, ref }: DeletedNoteProps) {
  const texts = useWords("converter").deletion;
  return (
    <p ref={ref} tabIndex={-1} className="flex animate-arrive items-start gap-1 py-1 text-small">
      <DoneIcon className="mt-0.25 size-2.5 shrink-0 text-done" />
      <span>{kept ? texts.kept : texts.done}</span>
    </p>
  );
}
