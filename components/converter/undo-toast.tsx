"use client";

import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { kept as texts } from "@/lib/client/words";
import { UNDO_MS } from "@/lib/limits";
import { useFormat } from "../ui/words";
import * as bringBack from "./bring-back";
import type { Loss } from "./undo";

type UndoToastProps = {
  loss: Pick<Loss, "what" | "count">;
  onUndo: (how: typeof bringBack) => void;
  onEnd: () => void;
};

/** Fields whose own undo comes first. */
const typing = 'textarea, [contenteditable], input:not([type="checkbox"], [type="radio"], [type="range"])';

const isUndo = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
  key.toLowerCase() === "z" && (ctrlKey || metaKey) && !shiftKey && !altKey;

/** Place of the offer on a phone where files lie at the lower edge: over the header of the page, in pixels. */
const TOP = 2;

/** Whether a box of the window covers nothing but `own` that is a row or can be pressed, the header of the page aside. */
function isFree({ left, right, height }: DOMRect, top: number, own: Element): boolean {
  const xs = [left, (left + right) / 2, right];
  const ys = [top, top + height / 2, top + height];
  return xs.every((x) =>
    ys.every((y) =>
      document
        .elementsFromPoint(x, y)
        .every(
          (element) =>
            own.contains(element) ||
            element.closest("header") ||
            !element.closest("li[data-status], a, button, input, label, select"),
        ),
    ),
  );
}

/**
 * Offers to bring back what was taken away, for {@link UNDO_MS} and while the pointer or the focus is on it. Control and Z
 * take it from anywhere. The next Tab leads to it, wherever it stands in the page, and from it back to where the visitor was.
 * The screen announces it.
 */
export function UndoToast({ loss, onUndo, onEnd }: UndoToastProps) {
  const { count } = useFormat();
  const button = useRef<HTMLButtonElement>(null);
  const origin = useRef<Element>(undefined);
  const box = useRef<HTMLFieldSetElement>(null);
  const [held, setHeld] = useState(false);
  const [above, setAbove] = useState(false);

  // Files of a short list move up to where it would lie. The focus has scrolled by now.
  useEffect(() => {
    const own = box.current;
    if (!own || own.closest("dialog") || matchMedia("(width >= 40rem)").matches) return;
    const rect = own.getBoundingClientRect();
    setAbove(!isFree(rect, rect.top, own) && isFree(rect, TOP, own));
  }, []);

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(onEnd, UNDO_MS);
    return () => clearTimeout(timer);
  }, [held, onEnd]);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (isUndo(event) && !(target instanceof Element && target.matches(typing))) {
      event.preventDefault();
      onUndo(bringBack);
    }
    if (event.key !== "Tab" || !origin.current?.isConnected) return;
    if (target === button.current) {
      event.preventDefault();
      if (origin.current instanceof HTMLElement) origin.current.focus();
      origin.current = undefined;
    } else if (target === origin.current && !event.shiftKey) {
      event.preventDefault();
      button.current?.focus();
    }
  });
  useEffect(() => {
    origin.current = document.activeElement ?? undefined;
  }, []);
  // With the offer, not after it is painted: on a slow machine, Control and Z can come in between.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);

  return (
    <div
      data-undo=""
      style={above ? { top: TOP, bottom: "auto" } : undefined}
      // Beside the files where they have a column of their own.
      className="pointer-events-none fixed inset-x-0 bottom-2 z-10 mx-auto grid max-w-150 justify-items-center px-2 print:hidden max-sm:in-[dialog]:sticky max-sm:in-[dialog]:px-0 sm:px-4 lg:not-in-[dialog]:not-in-[[data-wide]]:justify-items-start in-[[data-covered]]:bottom-11"
    >
      <fieldset
        ref={box}
        aria-label={texts.undo}
        data-testid="undo"
        className="pointer-events-auto flex animate-arrive items-center gap-1 rounded-control border border-transparent bg-ink py-0.5 pe-0.5 ps-2 text-paper text-small shadow-lift"
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(button.current === document.activeElement)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        <span className="font-semibold tabular-nums">{count(texts[loss.what], loss.count)}</span>
        <button
          type="button"
          ref={button}
          aria-keyshortcuts="Control+Z Meta+Z"
          className="min-h-5.5 rounded-control px-1.5 font-bold underline decoration-2 underline-offset-4 hover:bg-paper hover:text-ink focus-visible:bg-paper focus-visible:text-ink"
          onClick={() => onUndo(bringBack)}
        >
          {texts.undo}
        </button>
      </fieldset>
    </div>
  );
}
