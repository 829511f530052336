"use client";

import { clsx } from "clsx";
import { type ReactNode, type RefObject, useRef, useState } from "react";
import { BarWatch } from "./deferred-parts";
import { usePageMark } from "./use-page-mark";

type ActionBarProps = {
  /** The part of the page that the bar belongs to. */
  area: RefObject<HTMLElement | null>;
  /** Whether there is something to do, so that the bar is worth its place. */
  active: boolean;
  /** Says what the action is about, while the bar has left its place. The list's heading says it, too. */
  summary: ReactNode;
  children: ReactNode;
};

/**
 * The next action of a screen. While its place is off screen it sticks to the lower edge of the window: the same
 * element, so that screen readers meet it once. The page's focus stays clear of it by `scroll-padding`.
 */
export function ActionBar({ area, active, summary, children }: ActionBarProps) {
  const place = useRef<HTMLDivElement>(null);
  /** Its height before it left its place. */
  const [away, setAway] = useState<number>();
  usePageMark("covered", away !== undefined);
  return (
    <div ref={place} style={away ? { minHeight: away } : undefined}>
      {active && <BarWatch place={place} area={area} onAway={setAway} />}
      <div
        data-bar={away ? "away" : undefined}
        className={clsx(
          away &&
            "fixed inset-x-0 bottom-0 z-5 animate-arrive border-edge border-t bg-paper pt-1 pb-[max(0.5rem,env(safe-area-inset-bottom))] shadow-lift",
        )}
      >
        <div className={clsx(away && "mx-auto flex max-w-150 items-center gap-1.5 px-2 sm:px-4")}>
          {away && summary && (
            <p aria-hidden="true" className="min-w-max flex-1 text-note tabular-nums max-[22rem]:hidden">
              {summary}
            </p>
          )}
          <div className={clsx(away && (summary ? "at-end" : "flex-1"))}>{children}</div>
        </div>
      </div>
    </div>
  );
}
