"use client";

import { type RefObject, useCallback, useEffect, useState } from "react";

/**
 * Which item of a list that scrolls sideways, one item at a time, is in view. The place it is scrolled to is the one
 * truth, whoever moved it: a finger, a key, a dot or time.
 *
 * @returns its number, from 0, and what brings another one into view
 */
export function useCarousel(list: RefObject<HTMLElement | null>): [number, (index: number) => void] {
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    const root = list.current;
    if (!root) return;
    const items = [...root.children];
    const observer = new IntersectionObserver(
      (entries) => {
        const shown = entries.find(({ isIntersecting }) => isIntersecting);
        if (shown) setCurrent(items.indexOf(shown.target));
      },
      { root, threshold: 0.6 },
    );
    for (const item of items) observer.observe(item);
    return () => observer.disconnect();
  }, [list]);

  const show = useCallback(
    (index: number) => {
      const root = list.current;
      const item = root?.children[index];
      if (root && item)
        root.scrollBy({ left: item.getBoundingClientRect().left - root.getBoundingClientRect().left });
    },
    [list],
  );

  return [current, show];
}
