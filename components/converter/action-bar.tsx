"use client";

import { clsx } from "clsx";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { usePageMark } from "./use-page-mark";

/** A screen's bar shows while the screen reaches into the lower half of the window, less the height of the bar. */
const LOWER_HALF = "-50% 0px -96px 0px";

/**
 * Returns whether a place is off screen while its area is on screen, and the place's height before that.
 */
function useAway(place: RefObject<HTMLElement | null>, area: RefObject<HTMLElement | null>, active: boolean) {
  const [away, setAway] = useState<{ height: number }>();

  useEffect(() => {
    const [placed, around] = [place.current, area.current];
    if (!active || !placed || !around) return;
    const visible = { placed: true, around: false };
    const update = (change: Partial<typeof visible>) => {
      Object.assign(visible, change);
      const gone = !visible.placed && visible.around;
      setAway((before) => (gone ? (before ?? { height: placed.offsetHeight }) : undefined));
    };
    const observers = [
      new IntersectionObserver(
        (entries) => update({ placed: (entries.at(-1)?.intersectionRatio ?? 1) > 0.9 }),
        { threshold: [0, 0.25, 0.5, 0.75, 1] },
      ),
      new IntersectionObserver((entries) => update({ around: entries.at(-1)?.isIntersecting ?? false }), {
        rootMargin: LOWER_HALF,
      }),
    ] as const;
    observers[0].observe(placed);
    observers[1].observe(around);
    return () => {
      for (const observer of observers) observer.disconnect();
      setAway(undefined);
    };
  }, [active, place, area]);

  return away;
}

type ActionBarProps = {
  /** The part of the page that the bar belongs to. */
  area: RefObject<HTMLElement | null>;
  /** Whether there is something to do, so that the bar is worth its place. */
  active: boolean;
  /** Says what the action is about, while the bar has left its place. The list's heading says it, too. */
  summary: string | undefined;
  children: ReactNode;
};

/**
 * The next action of a screen. While its place is off screen it sticks to the lower edge of the window: the same
 * element, so that screen readers meet it once. The page's focus stays clear of it by `scroll-padding`.
 */
export function ActionBar({ area, active, summary, children }: ActionBarProps) {
  const place = useRef<HTMLDivElement>(null);
  const away = useAway(place, area, active);
  usePageMark("covered", away !== undefined);
  return (
    <div ref={place} style={away && { minHeight: away.height }}>
      <div
        data-bar={away ? "away" : undefined}
        className={clsx(
          away &&
            "fixed inset-x-0 bottom-0 z-5 animate-arrive border-edge border-t bg-paper px-2 pt-1 pb-[max(0.5rem,env(safe-area-inset-bottom))] shadow-lift",
        )}
      >
        <div className={clsx(away && "mx-auto flex max-w-150 items-center gap-1.5")}>
          {away && summary && (
            <p aria-hidden="true" className="min-w-0 flex-1 text-note tabular-nums max-[22rem]:hidden">
              {summary}
            </p>
          )}
          <div className={clsx(away && (summary ? "max-[22rem]:flex-1" : "flex-1"))}>{children}</div>
        </div>
      </div>
    </div>
  );
}
