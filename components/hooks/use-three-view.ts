"use client";

import { useState } from "react";
import { accepts, type FileSource } from "@/lib/client/accepts";
import { type Problem, problems } from "@/lib/client/errors";
import { THREE_VIEW_MAX_FILES } from "@/lib/limits";
import type { AlternativeTools, ThreeViewScreen } from "@/lib/tools/types";
import { useBatchConversion } from "./use-batch-conversion";
import { type Direction, useFileList } from "./use-file-list";
import { useRefusal } from "./use-refusal";

/** State of JPG to WEBP and GIF: a list up to a limit, one call, and one view at a time. */
export function useThreeView(
  { accept, messages, call, fields }: ThreeViewScreen,
  alternatives: AlternativeTools,
) {
  const list = useFileList();
  const batch = useBatchConversion({ call, fields });
  const { conversion } = batch;
  const refusal = useRefusal(alternatives);
  const [leftOut, setLeftOut] = useState(0);

  function forget() {
    batch.forget();
    refusal.clear();
    setLeftOut(0);
  }

  /** Adds valid files up to the limit. Returns how many were added. */
  function add(files: readonly File[], source: FileSource): number {
    const right = files.filter((file) => accepts(accept, file, source));
    const wrong = files.filter((file) => !right.includes(file));
    const added = right.slice(0, THREE_VIEW_MAX_FILES - list.files.length);
    // When the list is full nothing changes, and results stay.
    if (added.length > 0) forget();
    else refusal.clear();
    list.append(added);
    setLeftOut(right.length - added.length);
    const sentence = right.length > 0 ? messages.some : messages.none;
    if (wrong.length > 0) refusal.refuse(problems.notTaken(sentence, wrong, right.length), wrong);
    return added.length;
  }

  /** Starts the conversion, or reports that there are no files. Returns whether it started. */
  function convert(): boolean {
    forget();
    if (list.files.length === 0) {
      refusal.say({ text: messages.none });
      return false;
    }
    batch.start(list.files);
    return true;
  }

  const aboutFiles: Problem[] = [
    ...(refusal.problem ? [refusal.problem] : []),
    ...(leftOut > 0 ? [problems.leftOut(messages.tooMany, leftOut)] : []),
  ];

  return {
    files: list.files,
    conversion,
    aboutFiles,
    failure: conversion.state === "failed" ? [problems.serverSaid(conversion.error)] : [],
    add,
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
    /** Returns to the empty upload view. */
    reset: () => {
      forget();
      list.clear();
    },
  };
}
