"use client";

import { type Arrival, accepts } from "@/lib/client/accepts";
import { problems } from "@/lib/client/errors";
import type { CameraPdfScreen, Elsewhere } from "@/lib/tools/types";
import { type Direction, useFileList } from "./use-file-list";
import { usePdfMaking } from "./use-pdf-making";
import { useRefusal } from "./use-refusal";

/** Images from files or the camera, into one PDF. It outlasts the list it was made of, until the next is made. */
export function useCameraPdf({ accept, messages, call }: CameraPdfScreen, elsewhere: Elsewhere) {
  const list = useFileList();
  const captures = useFileList();
  const { conversion, options, setOptions, start, cancel, forget: forgetPdf } = usePdfMaking(call);
  const refusal = useRefusal(elsewhere);

  function forget() {
    forgetPdf();
    refusal.clear();
  }

  /** Takes the images in place of the earlier ones; answers how many there were. */
  function choose(files: readonly File[], arrival: Arrival): number {
    const right = files.filter((file) => accepts(accept, file, arrival));
    const wrong = files.filter((file) => !right.includes(file));
    if (right.length > 0) {
      forget();
      list.replace(right);
    }
    const sentence = right.length > 0 ? messages.some : messages.none;
    if (wrong.length > 0) refusal.refuse(problems.notTaken(sentence, wrong, right.length), wrong);
    else refusal.clear();
    return right.length;
  }

  /** Starts; answers whether there was anything to start with. */
  function convert(): boolean {
    forget();
    if (list.files.length > 0) start(list.files);
    return list.files.length > 0;
  }

  return {
    files: list.files,
    captures: captures.files,
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
    /** Lets go of the selection; a PDF that is ready stays. */
    clear: () => {
      if (conversion.state === "done") refusal.clear();
      else forget();
      list.clear();
    },
    capture: (picture: File) => captures.append([picture]),
    discard: captures.clear,
    /** Captures join the selected files, in the order they were taken. */
    takeCaptures: () => {
      forget();
      list.append(captures.files.map(({ file }) => file));
      captures.clear();
    },
  };
}
