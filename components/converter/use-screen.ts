"use client";

import { useEffect, useEffectEvent, useRef } from "react";
import type { FileSource } from "@/lib/tools/accept";
import type { Screen } from "@/lib/tools/types";
import type { DropZoneWords } from "@/lib/tools/words";
import type { Params, Plural } from "@/lib/words/format";
import { useAnnouncer } from "../ui/live-region";
import { useFormat, useWords } from "../ui/words";
import { useMemory, warmUndo } from "./screen-memory";
import { convertedIn, failedIn, type Phase } from "./state";
import type { Values } from "./undo";
import { type ConverterOptions, useConverter } from "./use-converter";
import { useFocusAfter } from "./use-focus-after";
import { useLeaveGuard } from "./use-leave-guard";

type GuideWords<R, O> = {
  started?: string;
  canceled?: string;
  cleared?: string;
  finished: (outcome: O, converted: ReturnType<typeof convertedIn<R>>) => string;
  failed?: string;
  /** Whether a run has brought no result, so that there is nothing to focus. */
  isEmpty?: (outcome: O) => boolean;
};

/**
 * Announces the steps of a conversion to screen readers, and moves the focus to the next step: the progress, the
 * results, or the button that chooses or starts. Every screen uses its handlers instead of the converter's.
 *
 * @param warm prefetches the code of the conversion
 */
function useGuide<R, O>(
  converter: ReturnType<typeof useConverter<R, O>>,
  said: GuideWords<R, O>,
  warm: () => void,
) {
  const { files, phase, behavior, running } = converter;
  const { announced: texts, waiting: waits } = useWords("converter");
  const { count, fill, say } = useFormat();
  const [words, announce] = useAnnouncer();
  const focusAfter = useFocusAfter();
  const chooser = useRef<HTMLButtonElement>(null);
  const starter = useRef<HTMLButtonElement>(null);
  /** Whether the start button had the focus when it left its place. */
  const startHeld = useRef(false);
  const progressArea = useRef<HTMLDivElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const { returns } = useMemory();
  const returned = useRef(returns);
  /** Where the screen stood when it was opened. */
  const first = useRef<Phase<O> | undefined>(phase);
  const list = useRef<HTMLHeadingElement>(null);

  const onEnd = useEffectEvent((ended: Phase<O>) => {
    // Results come one by one: whoever reads or corrects one keeps the focus there.
    // Whoever has scrolled on stays there.
    const focus = (target: HTMLElement | null) =>
      document.activeElement?.closest("li") ||
      target?.focus({ preventScroll: target.getBoundingClientRect().bottom < 0 });
    if (ended.state === "done" && !ended.amended) {
      if (!ended.again) announce(said.finished(ended.outcome, convertedIn(files)));
      focus(said.isEmpty?.(ended.outcome) ? (starter.current ?? list.current) : outcome.current);
    }
    if (ended.state === "failed") {
      if (said.failed) announce(said.failed);
      focus(starter.current ?? list.current);
    }
  });
  useEffect(() => {
    // A visitor who comes back has heard of these results.
    if (first.current !== phase) onEnd(phase);
    first.current = undefined;
  }, [phase]);

  const onReturn = useEffectEvent(() => {
    announce(texts.returned);
    // What comes back is where the visitor is.
    (list.current ?? outcome.current ?? starter.current)?.focus({ preventScroll: true });
  });
  // After the effect above: the focus goes to the list, not to its results.
  useEffect(() => {
    if (returned.current !== returns) onReturn();
    returned.current = returns;
  }, [returns]);

  /** Announces what has changed the list, and how to take it back. */
  function tell(sentence: string | Plural, params: Params = {}) {
    const keys = /Mac|iP/.test(navigator.platform) ? texts.keys.mac : texts.keys.other;
    announce(say(sentence, { ...params, keys }));
  }

  /** Follows a run that has started, or leads to the button that chooses files. */
  function follow(started: boolean) {
    if (started) announce(said.started ?? texts.started);
    focusAfter(() => (started ? progressArea.current : chooser.current));
  }

  return {
    words,
    announce,
    tell,
    focusAfter,
    chooser,
    starter,
    startHeld,
    progressArea,
    outcome,
    list,
    warm,
    choose(chosen: File[], source: FileSource, adding = behavior.adding): number {
      warm();
      warmUndo();
      const taken = converter.choose(chosen, source, adding);
      if (taken === 0) return 0;
      // The zone shrinks, and its button is another; its sample goes. Drops leave the focus where it is.
      if (document.activeElement?.closest("[data-ready]"))
        focusAfter(() => void (progressArea.current ?? starter.current)?.focus({ preventScroll: true }));
      if (behavior.autoStart) announce(count(texts.addedAndStarted, taken));
      else if (running) announce(count(waits[behavior.next], taken));
      else tell(adding === "replace" && files.length > 0 ? texts.replaced : texts.added, { n: taken });
      // The view with the drop zone comes back with the button that starts.
      if (behavior.views && phase.state === "done") focusAfter(() => starter.current);
      return taken;
    },
    chooseWaiting() {
      const n = converter.waiting.length;
      converter.chooseWaiting();
      tell(files.length > 0 ? texts.replaced : texts.added, { n });
      focusAfter(() => starter.current);
    },
    convert: () => follow(converter.convert()),
    retry(ids?: readonly string[]) {
      converter.retry(ids);
      follow(true);
    },
    cancel() {
      converter.cancel();
      announce(said.canceled ?? texts.canceled);
      // Results that are kept are not those of this run.
      const next = behavior.results === "keep" ? [starter, outcome] : [outcome, starter];
      focusAfter(() => next[0]?.current ?? next[1]?.current ?? list.current);
    },
    clear(announced = said.cleared ?? texts.cleared, clear = converter.clear) {
      clear();
      tell(announced);
      focusAfter(() => chooser.current);
    },
    remove(id: string, restore?: (values: Values) => Values) {
      converter.remove(id, restore);
      tell(texts.removed, { n: files.length - 1 });
      if (files.length === 1) focusAfter(() => chooser.current);
    },
    move(id: string, to: number) {
      converter.move(id, to);
      announce(fill(texts.moved, { place: to + 1, total: files.length }));
    },
  };
}

type Props<R, O> = Pick<ConverterOptions<R, O>, "words" | "alternatives" | "behavior"> & {
  tool: Screen;
  words: { dropZone: DropZoneWords };
};

type ScreenOptions<R, O> = Omit<ConverterOptions<R, O>, "tool" | "words" | "alternatives" | "behavior"> & {
  /** What is announced, and code that is fetched before it is needed; see {@link useGuide}. */
  said: GuideWords<R, O>;
  warm: () => void;
  /** Whether another run would make the same, so that it is not the next step; it is asked when the screen is drawn. */
  isCurrent?: (outcome: O | undefined) => boolean;
  /** The results that leaving the site would lose, where they are not the blobs of files and outcome. */
  lostWith?: ((outcome: O | undefined) => readonly object[]) | undefined;
};

/** The blob of a result, if it has one. */
const blobOf = (result: unknown): readonly object[] =>
  result instanceof Object && "blob" in result && result.blob instanceof Blob ? [result.blob] : [];

/** What the frame of a screen, its list and its buttons share. */
export function useScreen<R, O>(
  { tool, words, alternatives, behavior }: Props<R, O>,
  { said, warm, isCurrent, lostWith, ...options }: ScreenOptions<R, O>,
) {
  const converter = useConverter<R, O>({ ...options, tool, words, alternatives, behavior });
  const { files, phase, running } = converter;
  const converted = convertedIn(files);
  const failed = failedIn(files);
  const outcome = phase.state === "done" ? phase.outcome : undefined;
  const blobs = () => [...converted.map(({ status }) => status.result), outcome].flatMap(blobOf);
  useLeaveGuard(running, lostWith ? lostWith(outcome) : blobs());
  const ended = phase.cancelled;
  const ran = ended ? files.filter(({ id }) => converter.run.includes(id)) : [];
  const left = ran.filter(({ id }) => !ended?.includes(id));
  const done = ran.filter((entry) => !left.includes(entry) && entry.status.state !== "failed").length;
  return {
    ...converter,
    tool,
    words,
    /** Files that a cancelled run has not come to, while it has come to others. */
    left: done > 0 ? left : [],
    /** How far a cancelled run came. */
    cancelled: ended && { done, total: done + left.length },
    converted,
    failed,
    /** Whether no file can be used, or not all together, so that others are the way on. */
    unusable:
      converter.blocked ||
      (failed.length === files.length &&
        failed.every(({ status: { problem } }) => problem.permanent && !problem.adjustable)),
    done: phase.state === "done",
    /** Whether the results are those of the settings. */
    isCurrent: () => isCurrent?.(outcome),
    guide: useGuide<R, O>(converter, said, warm),
  };
}

export type ScreenState<R = unknown> = ReturnType<typeof useScreen<R, unknown>>;
