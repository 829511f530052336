"use client";

import { type FocusEvent, useEffect, useEffectEvent, useState } from "react";

const still = () => matchMedia("(prefers-reduced-motion: reduce)");

/** Whether the visitor wants no motion, and whether the page is in view; false and true until they are known. */
function useSurroundings() {
  const [calm, setCalm] = useState(false);
  const [seen, setSeen] = useState(true);
  useEffect(() => {
    const query = still();
    const look = () => {
      setCalm(query.matches);
      setSeen(!document.hidden);
    };
    look();
    query.addEventListener("change", look);
    document.addEventListener("visibilitychange", look);
    return () => {
      query.removeEventListener("change", look);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  return { calm, seen };
}

/**
 * Calls `next` every `everyMs`, but not while someone points at the area, has the focus in it, looks elsewhere, wants
 * no motion, or has paused it.
 *
 * @returns what the area listens with, and the pause
 */
export function useTurns(everyMs: number, next: () => void) {
  const { calm, seen } = useSurroundings();
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [paused, setPaused] = useState(false);
  const turn = useEffectEvent(next);
  const running = seen && !(calm || pointed || focused || paused);

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => turn(), everyMs);
    return () => clearInterval(timer);
  }, [running, everyMs]);

  const area = {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: () => setFocused(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      setFocused(currentTarget.contains(relatedTarget)),
  };
  return { area, paused, setPaused };
}
