"use client";

import { useCallback, useEffectEvent, useLayoutEffect } from "react";
import type { ScreenId } from "@/lib/tools/types";
import { useMemory } from "./screen-memory";
import { type Converter, type ConverterEvent, emptyConverter, type ListedFile, nextConverter } from "./state";
import type { Loss, Values } from "./undo";

/** Name of the list that the layouts of a page share. */
const SHARED = "files";

// Distributes over the kinds of losses.
type Given<L> = L extends unknown ? Omit<L, "key" | "before" | "rest"> : never;

/**
 * The state of a converter in the memory of its screen.
 *
 * @param shares whether the list is shared with the page's other layout
 * @param onLeave what becomes of a run when the screen is left
 */
export function useConverterState<R, O>(
  screen: ScreenId,
  shares: boolean,
  onLeave: () => ConverterEvent<R, O>,
) {
  const { values, setValues, latest, lose, forget, settle } = useMemory();
  const key = `converter ${screen}`;
  // A screen's state has one type.
  const stateIn = useCallback((all: Values) => (all[key] ?? emptyConverter) as Converter<R, O>, [key]);
  const after = useCallback(
    (event: ConverterEvent<R, O>) => (all: Values) => {
      const before = stateIn(all);
      const next = nextConverter(before, event);
      return next === before ? all : { ...all, [key]: next, ...(shares && { [SHARED]: next.files }) };
    },
    [stateIn, key, shares],
  );
  const dispatch = useCallback((event: ConverterEvent<R, O>) => setValues(after(event)), [setValues, after]);
  const leave = useEffectEvent(onLeave);
  useLayoutEffect(() => {
    const shared = latest()[SHARED] as readonly ListedFile[] | undefined;
    if (shared) dispatch({ type: "carry", files: shared });
    return () => {
      settle(after(leave()));
      forget();
    };
  }, [latest, dispatch, settle, after, forget]);

  return {
    converter: stateIn(values),
    dispatch,
    /** Returns how an event changes what is remembered. */
    after,
    latest: () => stateIn(latest()),
    /**
     * Offers to bring back what is about to be taken away.
     *
     * @param stop ends a run before its state is replaced
     * @param state what comes back, if it is not the present one
     */
    lose: (loss: Given<Loss>, stop: () => void, state = stateIn(values)) =>
      lose(
        { ...loss, key, before: { ...values, [key]: state }, rest: after({ type: "cancelled" }) } as Loss,
        stop,
      ),
  };
}
