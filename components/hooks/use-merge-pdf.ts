"use client";

import { type Arrival, accepts } from "@/lib/client/accepts";
import { problems } from "@/lib/client/errors";
import type { Elsewhere, MergePdfScreen } from "@/lib/tools/types";
import { type Direction, useFileList } from "./use-file-list";
import { usePdfMaking } from "./use-pdf-making";
import { useRefusal } from "./use-refusal";

/** JPGs in an order, into one PDF. Any change of the list forgets it. */
export function useMergePdf({ accept, messages, call }: MergePdfScreen, elsewhere: Elsewhere) {
  const list = useFileList();
  const { conversion, options, setOptions, start, cancel, forget: forgetPdf } = usePdfMaking(call);
  const refusal = useRefusal(elsewhere);

  function forget() {
    forgetPdf();
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
    options,
    setOptions,
    /** About the choice of files. */
    problem: refusal.problem,
    /** About the conversion. */
    failure: conversion.state === "failed" ? problems.pdfNotMade(conversion.error) : undefined,
    choose,
    convert,
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
