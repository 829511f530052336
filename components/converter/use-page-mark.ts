"use client";

import { useLayoutEffect } from "react";

/**
 * What styles outside of a screen depend on, as `data-` attributes of the root element: files are chosen, the screen needs
 * the width of the page, its bar covers the lower edge.
 */
type PageMark = "files" | "wide" | "covered";

/** How many components ask for a mark. */
const asked = new Map<PageMark, number>();

/**
 * Sets a mark while a component is on the page. With `:has()` in its place, Chromium computed the styles of the whole page
 * again whenever an element came or went: 43 ms for each row of the page board.
 */
export function usePageMark(mark: PageMark, on = true): void {
  useLayoutEffect(() => {
    if (!on) return;
    const { dataset } = document.documentElement;
    asked.set(mark, (asked.get(mark) ?? 0) + 1);
    dataset[mark] = "";
    return () => {
      const left = (asked.get(mark) ?? 1) - 1;
      asked.set(mark, left);
      if (left === 0) delete dataset[mark];
    };
  }, [mark, on]);
}
