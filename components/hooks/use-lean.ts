"use client";

import { type DragEvent, useCallback, useRef } from "react";

/** How far, in pixels, something leans at the edge of its area. */
const REACH = 14;

/**
 * Lets a sign lean towards the pointer while files are dragged over its area: the pointer's offset
 * from the area's middle becomes `--lean-x` and `--lean-y` (plain
 * numbers), without a render.
 */
export function useLean<T extends HTMLElement>() {
  const sign = useRef<T>(null);

  const lean = useCallback((event: DragEvent<HTMLElement>) => {
    const area = event.currentTarget.getBoundingClientRect();
    const x = (event.clientX - area.left) / area.width - 0.5;
    const y = (event.clientY - area.top) / area.height - 0.5;
    sign.current?.style.setProperty("--lean-x", (x * 2 * REACH).toFixed(1));
    sign.current?.style.setProperty("--lean-y", (y * 2 * REACH).toFixed(1));
  }, []);

  const straighten = useCallback(() => {
    sign.current?.style.removeProperty("--lean-x");
    sign.current?.style.removeProperty("--lean-y");
  }, []);

  return { sign, lean, straighten };
}
