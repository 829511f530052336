"use client";

import { type Arrival, accepts } from "@/lib/client/accepts";
import { problems } from "@/lib/client/errors";
import type { BatchScreen, Elsewhere } from "@/lib/tools/types";
import { useBatchConversion } from "./use-batch-conversion";
import { type Direction, type ListedFile, useFileList } from "./use-file-list";
import type { Kept } from "./use-kept-state";
import { useRefusal } from "./use-refusal";

const failureOf = { generic: problems.conversionFailed, "own words": problems.inOwnWords } as const;

/** The common converter: one list, one call, links to what came back. Any change of the list forgets it. */
export function useBatch(screen: BatchScreen, elsewhere: Elsewhere, kept?: Kept<readonly ListedFile[]>) {
  const { accept, messages, failures } = screen;
  const list = useFileList(kept);
  const { conversion, start, retry, cancel, forget: forgetResults } = useBatchConversion(screen);
  const refusal = useRefusal(elsewhere);

  function forget() {
    forgetResults();
    refusal.clear();
  }

  /** Takes the right files in place of the earlier ones; answers how many there were. */
  function choose(files: readonly File[], arrival: Arrival): number {
    const right = files.filter((file) => accepts(accept, file, arrival));
    const wrong = files.filter((file) => !right.includes(file));
    if (right.length > 0) {
      forget();
      list.replace(right);
    }
    if (wrong.length > 0) refusal.refuse(problems.notTaken(messages[arrival], wrong, right.length), wrong);
    else refusal.clear();
    return right.length;
  }

  /** Starts, or says that there is nothing to start with; answers which. */
  function convert(): boolean {
    forget();
    if (list.files.length === 0) {
      refusal.say({ text: messages.none });
      return false;
    }
    start(list.files);
    return true;
  }

  return {
    files: list.files,
    conversion,
    /** About the choice of files. */
    problem: refusal.problem,
    /** About the conversion. */
    failure: conversion.state === "failed" ? failureOf[failures](conversion.error) : undefined,
    choose,
    convert,
    retry,
    cancel,
    remove: (id: string) => {
      forget();
      list.remove(id);
    },
    move: (id: string, direction: Direction) => {
      forget();
      list.move(id, direction);
    },
    clear: () => {
      forget();
      list.clear();
    },
  };
}
