"use client";

import { useState } from "react";
import { type Arrival, accepts } from "@/lib/client/accepts";
import { problems } from "@/lib/client/errors";
import { fileLimits, MIB } from "@/lib/limits";
import type { AnyFormatScreen, Elsewhere } from "@/lib/tools/types";
import { useBatchConversion } from "./use-batch-conversion";
import { type Direction, useFileList } from "./use-file-list";
import { useRefusal } from "./use-refusal";

const LIMIT = fileLimits.generalConverter;

/**
 * The general converter: one list, one call to the format of the visitor's choice. Results stay when another
 * format is chosen, until they are made anew or the list changes.
 */
export function useAnyFormat({ accept, messages, call, target }: AnyFormatScreen, elsewhere: Elsewhere) {
  const list = useFileList();
  const [format, setFormat] = useState(target);
  const batch = useBatchConversion({ call, fields: { format: format.trim().toLowerCase() } });
  const { conversion } = batch;
  const refusal = useRefusal(elsewhere);

  function forget() {
    batch.forget();
    refusal.clear();
  }

  function refuse(wrong: readonly File[], kept: number) {
    const otherKinds = wrong.filter((file) => !accepts(accept, file, "select"));
    const said = problems.notTaken(messages.wrong, wrong, kept);
    // What is only too large is of the right kind: there is nothing to look into.
    if (otherKinds.length === 0) refusal.say({ ...said, detail: `Larger than ${LIMIT / MIB} MB.` });
    else refusal.refuse(said, otherKinds);
  }

  /** Takes the right files in place of the earlier ones; answers how many there were. */
  function choose(files: readonly File[], arrival: Arrival): number {
    const right = files.filter((file) => accepts(accept, file, arrival) && file.size <= LIMIT);
    const wrong = files.filter((file) => !right.includes(file));
    if (right.length > 0) {
      forget();
      list.replace(right);
    }
    if (wrong.length > 0) refuse(wrong, right.length);
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
    batch.start(list.files);
    return true;
  }

  return {
    files: list.files,
    format,
    setFormat,
    conversion,
    /** About the choice of files. */
    problem: refusal.problem,
    /** About the conversion, a line each. */
    failure: conversion.state === "failed" ? problems.anyFormat(conversion.error) : [],
    choose,
    convert,
    retry: batch.retry,
    cancel: batch.cancel,
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
