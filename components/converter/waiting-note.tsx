"use client";

import { Button } from "../ui/button";
import { useFormat, useWords } from "../ui/words";
import type { ScreenState } from "./use-screen";

/** Says that files wait for the end of the run; where they would replace its result, the visitor decides when. */
export function WaitingNote({ screen }: { screen: ScreenState }) {
  const { waiting, behavior, running, guide } = screen;
  const texts = useWords("converter").waiting;
  const { count } = useFormat();
  const n = waiting.length;
  if (n === 0) return null;
  const offers = behavior.next === "offer" && !running;
  return (
    <div
      data-testid="waiting"
      className="mt-2 flex min-h-5.5 animate-arrive flex-wrap items-center justify-between gap-x-2 gap-y-1 rounded-control border border-edge border-dashed px-2 py-0.5"
    >
      <p className="text-small tabular-nums">{count(texts[behavior.next], n)}</p>
      {offers && <Button onClick={guide.chooseWaiting}>{count(texts.choose, n)}</Button>}
    </div>
  );
}
