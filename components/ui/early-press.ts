import { type RefObject, useLayoutEffect } from "react";

declare global {
  interface Window {
    /** The button that was pressed last, kept from the first paint on (`lib/server/pages/paint-first.ts`). */
    pressed?: HTMLElement | undefined;
  }
}

/**
 * Repeats a press on a button within an area that came before the area's script. React itself passes on the press during
 * which it starts an area; that one is still the current event, and is not repeated.
 */
export function useEarlyPress(area: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { pressed } = window;
    if (!pressed || window.event?.type === "click" || !area.current?.contains(pressed)) return;
    window.pressed = undefined;
    // After the effects of this area, which a press may need.
    setTimeout(() => pressed.click());
  }, [area]);
}
