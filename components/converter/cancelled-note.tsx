"use client";

import { useFormat, useWords } from "../ui/words";
import type { ScreenState } from "./use-screen";

/** Says in the place of the progress that a run was cancelled, and how far it came. */
export function CancelledNote({ done, total }: NonNullable<ScreenState["cancelled"]>) {
  const { cancelled, cancelledAtOnce } = useWords("converter").outcome;
  const { fill } = useFormat();
  return (
    <p data-testid="cancelled" className="pb-1 font-semibold text-small">
      {done > 0 ? fill(cancelled, { done, total }) : cancelledAtOnce}
    </p>
  );
}
