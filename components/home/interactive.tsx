"use client";

import {
  type FocusEvent,
  type ReactNode,
  type UIEvent,
  useEffect,
  useEffectEvent,
  useId,
  useReducer,
  useRef,
  useState,
} from "react";
import type { ToolLink } from "@/lib/tools/types";
import { Button, buttonClass } from "../ui/button";
import { PageLink } from "../ui/link";
import { LiveRegion, useAnnouncer } from "../ui/live-region";
import { useFormat, useWords } from "../ui/words";

type DemoDialogProps = {
  watch: string;
  title: string;
  close: string;
  /** Rendered on the server: importing an icon here would load the whole icon module. */
  signs: { play: ReactNode; close: ReactNode };
  start: ToolLink;
  children: ReactNode;
};

/**
 * Full-screen demo dialog. Its content is in the page from the start, and the browser opens it before any script runs.
 * Where scripts are disabled it is shown in place.
 */
export function DemoDialog({ watch, title, close: closeLabel, signs, start, children }: DemoDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const dialogId = useId();

  // Browsers without invoker commands need it: Safari before 26.2, Firefox before 144.
  function open() {
    dialog.current?.showModal();
    // Focus the heading, so that no action is one key press away.
    heading.current?.focus();
  }
  const close = () => dialog.current?.close();

  return (
    <>
      <Button
        aria-haspopup="dialog"
        className="min-h-5.5 grow px-0.5! sm:min-h-6.5 sm:grow-0 sm:px-3! sm:text-body noscript:hidden"
        onClick={open}
        {...{ commandfor: dialogId, command: "show-modal" }}
      >
        {signs.play}
        {watch}
      </Button>
      <dialog
        id={dialogId}
        ref={dialog}
        aria-labelledby={id}
        className="m-0 h-dvh max-h-none w-full max-w-none animate-arrive flex-col overflow-y-auto overscroll-contain bg-paper text-ink open:flex noscript:static noscript:block noscript:h-auto"
      >
        <div className="sticky top-0 z-1 border-rule border-b bg-paper noscript:static">
          <div className="mx-auto flex h-7 w-full max-w-150 items-center justify-between gap-2 px-2 sm:px-4 lg:h-8">
            <h2 id={id} ref={heading} tabIndex={-1} className="font-bold text-lead">
              {title}
            </h2>
            <Button
              look="icon"
              aria-label={closeLabel}
              className="noscript:hidden"
              onClick={close}
              {...{ commandfor: dialogId, command: "close" }}
            >
              {signs.close}
            </Button>
          </div>
        </div>
        <div className="mx-auto grid w-full max-w-150 flex-1 items-center px-2 py-3 sm:px-4">{children}</div>
        <div className="sticky bottom-0 border-rule border-t bg-paper px-2 pt-2 pb-[max(1rem,env(safe-area-inset-bottom))] text-center noscript:static">
          <PageLink
            href={start.path}
            className={buttonClass("primary", "min-h-6.5 w-full px-4 text-body sm:w-auto")}
            onClick={close}
          >
            {start.name}
          </PageLink>
        </div>
      </dialog>
    </>
  );
}

type CarouselProps = {
  label: string;
  /** Names of the slides in order, used to label the dots. */
  names: readonly string[];
  everyMs: number;
  /** Rendered on the server: importing an icon here would load the whole icon module. */
  signs: { pause: ReactNode; play: ReactNode };
  children: ReactNode;
};

/**
 * A carousel that advances by itself and by hand. Without a script all slides are shown below one another.
 */
export function Carousel({ label, names, everyMs, signs, children }: CarouselProps) {
  const { list, current, onScroll, show } = useCarousel();
  const { area, paused, setPaused } = useTurns(everyMs, () => show((current + 1) % names.length));
  const [words, announce] = useAnnouncer();
  const said = useWords("carousel");
  const { fill } = useFormat();
  const placeOf = (sentence: string, index: number) =>
    fill(sentence, { n: index + 1, last: names.length, name: names[index] ?? "" });

  return (
    <div className="min-w-0" {...area}>
      <ul
        ref={list}
        aria-label={label}
        onScroll={onScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area needs keyboard access.
        tabIndex={0}
        className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain rounded-control [scrollbar-width:none] *:w-full *:shrink-0 *:snap-start motion-safe:scroll-smooth noscript:grid noscript:gap-4 print:grid print:gap-4 print:overflow-visible"
      >
        {children}
      </ul>
      <div className="mt-2 flex items-center gap-1 noscript:hidden print:hidden">
        {names.map((name, index) => (
          <button
            key={name}
            type="button"
            aria-label={placeOf(said.show, index)}
            aria-current={index === current}
            onClick={() => {
              show(index);
              announce(placeOf(said.place, index));
            }}
            className="group pointer-coarse:size-5.5 grid size-4 place-items-center rounded-control"
          >
            <span className="size-1.25 forced-color-adjust-none rounded-[0.2rem] border border-edge transition-[background-color,scale] group-hover:border-ink group-aria-current:scale-125 group-aria-current:border-ink group-aria-current:bg-ink" />
          </button>
        ))}
        <Button
          look="icon"
          className="motion-reduce:hidden"
          aria-label={paused ? said.play : said.pause}
          onClick={() => setPaused(!paused)}
        >
          {paused ? signs.play : signs.pause}
        </Button>
      </div>
      <LiveRegion words={words} />
    </div>
  );
}

/**
 * Tracks the visible item of a horizontal scroll-snap list. The scroll position is the only state, whether a
 * finger, a key, a dot or the timer moved it.
 */
function useCarousel() {
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  return {
    list,
    current,
    onScroll({ currentTarget: { scrollLeft, clientWidth } }: UIEvent) {
      setCurrent(Math.round(Math.abs(scrollLeft) / clientWidth));
    },
    show(index: number) {
      const root = list.current;
      const item = root?.children[index];
      if (root && item)
        root.scrollBy({ left: item.getBoundingClientRect().left - root.getBoundingClientRect().left });
    },
  };
}

/** Reasons to stay at an item: a pointer, the focus, the visitor's wish, reduced motion, a page out of sight. */
type Held = Partial<Record<"pointed" | "focused" | "paused" | "calm" | "hidden", boolean>>;

/**
 * Calls `next` every `everyMs` unless something holds it.
 *
 * @returns event handlers of the area, and the pause state
 */
function useTurns(everyMs: number, next: () => void) {
  const [held, hold] = useReducer((before: Held, change: Held): Held => ({ ...before, ...change }), {});
  const turn = useEffectEvent(next);
  const running = !Object.values(held).some(Boolean);

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const query = matchMedia("(prefers-reduced-motion: reduce)");
    const look = () => hold({ calm: query.matches, hidden: document.hidden });
    look();
    query.addEventListener("change", look, { signal });
    document.addEventListener("visibilitychange", look, { signal });
    return () => leaving.abort();
  }, []);

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => turn(), everyMs);
    return () => clearInterval(timer);
  }, [running, everyMs]);

  const area = {
    onPointerEnter: () => hold({ pointed: true }),
    onPointerLeave: () => hold({ pointed: false }),
    onFocus: () => hold({ focused: true }),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      hold({ focused: currentTarget.contains(relatedTarget) }),
  };
  return { area, paused: held.paused ?? false, setPaused: (paused: boolean) => hold({ paused }) };
}
