"use client";

import { type RefObject, useEffect } from "react";

/** Controls that stay: those of a row move with its list, and the bar at the lower edge stays by itself. */
const steady = ":is(button, label, input, select, textarea):not(li *, [data-bar] *)";

const topOf = (element: Element) => element.getBoundingClientRect().top + scrollY;

/**
 * Scrolls along when parts of an area arrive above the control that is pointed at, or the field that is typed in: options
 * come with the first file, and the pages of a locked PDF while its password is typed. If a button moved away between the
 * two halves of a click, there would be none. What a press itself moves is left to move.
 */
export function useSteady(area: RefObject<HTMLElement | null>, active: boolean): void {
  useEffect(() => {
    const frame = area.current;
    if (!active || !frame) return;
    let held: { control: Element; top: number } | undefined;
    const controlAt = (target: EventTarget | null) => {
      const control = target instanceof Element && target.closest(steady);
      return control && frame.contains(control) ? control : undefined;
    };
    function hold({ type, target }: Event) {
      const field = document.activeElement?.closest("input") ?? null;
      const control = (type !== "click" && controlAt(target)) || controlAt(field);
      held = control && { control, top: topOf(control) };
    }
    const observer = new ResizeObserver(() => {
      if (!held?.control.matches(steady) || !held.control.isConnected) return;
      const top = topOf(held.control);
      scrollBy({ top: top - held.top, behavior: "instant" });
      held.top = top;
    });
    observer.observe(frame);
    const leaving = new AbortController();
    for (const name of ["pointermove", "pointerdown", "focusin", "click"])
      document.addEventListener(name, hold, { signal: leaving.signal });
    return () => {
      observer.disconnect();
      leaving.abort();
    };
  }, [area, active]);
}
