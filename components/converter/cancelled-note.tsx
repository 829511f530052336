"use client";

import { useFormat, useWords } from "../ui/words";
import type { Cancelled } from "./state";

/** Says in the place of the progress that a run was cancelled, and how far it came. */
export function CancelledNote({ done, left }: Cancelled) {
  const { cancelled, cancelledAtOnce } = useWords("converter").outcome;
  const { fill } = useFormat();
  return (
    <p data-testid="cancelled" className="pb-1 font-semibold text-small">
      {done > 0 ? fill(cancelled, { done, total: done + left.length }) : cancelledAtOnce}
    </p>
  );
}
