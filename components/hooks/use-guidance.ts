"use client";

import { useEffect, useEffectEvent, useRef } from "react";
import type { FileSource } from "@/lib/client/accepts";
import { useAnnouncer } from "../ui/live-region";
import type { Conversion } from "./use-conversion";
import type { ListedFile } from "./use-file-list";
import { useFocusAfter } from "./use-focus-after";

/** A converter with a list of files. */
type Converter<T> = {
  files: readonly ListedFile[];
  conversion: Conversion<T>;
  /** Returns how many files were accepted. */
  choose: (files: readonly File[], source: FileSource) => number;
  /** Returns false when there was nothing to start with. */
  convert: () => boolean;
  retry?: () => void;
  cancel: () => void;
  remove: (id: string) => void;
  clear: () => void;
};

type Words<T> = {
  started: string;
  cancelled: string;
  cleared: string;
  finished: (result: T) => string;
};

/**
 * Announces the steps of a conversion to screen readers, and moves the focus to the next step: the progress,
 * the results, or the button that chooses or starts.
 */
export function useGuidance<T>(converter: Converter<T>, said: Words<T>, warm: () => void) {
  const { files, conversion } = converter;
  const [words, announce] = useAnnouncer();
  const focusAfter = useFocusAfter();
  const chooser = useRef<HTMLButtonElement>(null);
  const starter = useRef<HTMLButtonElement>(null);
  const progressArea = useRef<HTMLDivElement>(null);
  const outcome = useRef<HTMLDivElement>(null);

  const onEnd = useEffectEvent((ended: Conversion<T>) => {
    if (ended.state === "done") {
      if (!ended.again) announce(said.finished(ended.result));
      outcome.current?.focus();
    }
    if (ended.state === "failed") starter.current?.focus();
  });
  useEffect(() => onEnd(conversion), [conversion]);

  function follow(started: boolean) {
    if (started) announce(said.started);
    focusAfter(() => (started ? progressArea.current : chooser.current));
  }

  return {
    words,
    announce,
    chooser,
    starter,
    progressArea,
    outcome,
    choose(chosen: File[], source: FileSource) {
      warm();
      const taken = converter.choose(chosen, source);
      if (taken > 0) announce(`Added ${taken}.`);
    },
    convert: () => follow(converter.convert()),
    retry() {
      converter.retry?.();
      follow(true);
    },
    cancel() {
      converter.cancel();
      announce(said.cancelled);
      focusAfter(() => outcome.current ?? starter.current);
    },
    clear() {
      converter.clear();
      announce(said.cleared);
      focusAfter(() => chooser.current);
    },
    remove(id: string) {
      converter.remove(id);
      if (files.length === 1) focusAfter(() => chooser.current);
    },
  };
}
