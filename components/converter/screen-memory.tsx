"use client";

import {
  createContext,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import { keepScreen, keptScreen } from "./kept-screens";
import { warmable } from "./loadable";
import { joined, type Loss, type Values } from "./undo";

const [UndoToast, warmUndo] = warmable(() => import("./undo-toast").then((module) => module.UndoToast));

export { warmUndo };

type Memory = {
  path: string;
  values: Values;
  setValues: Dispatch<SetStateAction<Values>>;
  /** Returns the values as they were rendered last, for work that outlives a render. */
  latest: () => Values;
  initials: Map<string, unknown>;
  /**
   * Offers to bring back what is about to be taken away.
   *
   * @param stop ends a run before its state is replaced
   */
  lose: (loss: Loss, stop: () => void) => void;
  /** Changes the values, also while the screen is being left. */
  settle: (change: (values: Values) => Values) => void;
  /** Withdraws the offer. */
  forget: () => void;
  /** How often something was brought back. */
  returns: number;
  /** Where the offer is shown instead of behind the screen: in a dialog, outside of which nothing can be reached. */
  setPlace: (place: HTMLElement | null) => void;
};

const Context = createContext<Memory | undefined>(undefined);

export function useMemory(): Memory {
  const memory = use(Context);
  if (!memory) throw new Error("There is no memory around this screen.");
  return memory;
}

/** How a loss is brought back. It comes with the part that offers it. */
type BringBack = typeof import("./bring-back");

type Offer = { id: number; loss: Loss; stop: () => void };

type ScreenMemoryProps = { path: string; children: ReactNode };

/**
 * Remembers the state of a screen as plain data: Undo puts an earlier one back, and a visitor who leaves the page by a link
 * finds it again on coming back.
 */
export function ScreenMemory({ path, children }: ScreenMemoryProps) {
  const [{ values: kept, initials }] = useState(
    () => keptScreen(path) ?? { values: {}, initials: new Map() },
  );
  const [values, setValues] = useState<Values>(kept);
  const [offer, setOffer] = useState<Offer>();
  const [returns, setReturns] = useState(0);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const rendered = useRef(values);
  useLayoutEffect(() => {
    rendered.current = values;
  }, [values]);
  useEffect(() => () => keepScreen(path, { values: rendered.current, initials }), [path, initials]);

  const forget = useCallback(() => setOffer(undefined), []);
  const latest = useCallback(() => rendered.current, []);
  const settle = useCallback((change: (values: Values) => Values) => {
    rendered.current = change(rendered.current);
    setValues(change);
  }, []);
  const lose = useCallback(
    (loss: Loss, stop: () => void) =>
      setOffer((before) => ({
        id: (before?.id ?? 0) + 1,
        loss: joined(before?.loss, loss, rendered.current),
        stop,
      })),
    [],
  );

  function undo({ id, loss, stop }: Offer, { restored, lossByRestoring }: BringBack) {
    if (loss.of === "screen") stop();
    const undone = lossByRestoring(values, loss);
    setValues((now) => restored(now, loss));
    setOffer(undone && { id: id + 1, loss: undone, stop });
    setReturns(returns + 1);
  }

  const memory = useMemo(
    () => ({ path, values, setValues, latest, initials, lose, settle, forget, returns, setPlace }),
    [path, values, latest, initials, lose, settle, forget, returns],
  );
  const toast = offer && (
    <UndoToast key={offer.id} loss={offer.loss} onUndo={(how) => undo(offer, how)} onEnd={forget} />
  );
  return (
    <Context value={memory}>
      {children}
      {place ? createPortal(toast, place) : toast}
    </Context>
  );
}

/** State that Undo brings back, and the visitor's return to the page: a setting of the screen. */
export function useKept<T>(name: string, initial: T): readonly [T, Dispatch<SetStateAction<T>>] {
  const { values, setValues, initials } = useMemory();
  // What the screen began with is the same object when the visitor comes back.
  if (!initials.has(name)) initials.set(name, initial);
  const valueIn = useCallback(
    // A name has one type.
    (all: Values) => (name in all ? all[name] : initials.get(name)) as T,
    [name, initials],
  );
  const set = useCallback(
    (next: SetStateAction<T>) =>
      setValues((all) => ({ ...all, [name]: next instanceof Function ? next(valueIn(all)) : next })),
    [name, setValues, valueIn],
  );
  return [valueIn(values), set];
}
