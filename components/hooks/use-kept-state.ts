"use client";

import { type Dispatch, type RefObject, type SetStateAction, useEffect, useState } from "react";

/** Where a state lies while the screen that shows it is exchanged for another. */
export type Kept<T> = RefObject<T | undefined>;

/** State that outlives its component: it begins with what `kept` holds, and leaves there what it becomes. */
export function useKeptState<T>(kept: Kept<T> | undefined, initial: T): [T, Dispatch<SetStateAction<T>>] {
  const [value, setValue] = useState<T>(() => kept?.current ?? initial);
  useEffect(() => {
    if (kept) kept.current = value;
  }, [kept, value]);
  return [value, setValue];
}
