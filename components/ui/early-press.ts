import { type RefObject, useLayoutEffect } from "react";

declare global {
  interface Window {
    /** Of a script in the head (`lib/server/pages/press-keeper.ts`); `npm run dev` has none. */
    repeatEarly?: (area: Element) => void;
  }
}

/** Repeats what was chosen, typed or pressed within an area before the area's script came. */
export function useEarlyPress(area: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (area.current) window.repeatEarly?.(area.current);
  }, [area]);
}
