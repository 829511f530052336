"use client";

import { useState } from "react";
import { accepts } from "@/lib/client/accepts";
import { type Problem, problems } from "@/lib/client/errors";
import { loadBatch } from "@/lib/client/load";
import type { Tool } from "@/lib/tools";
import { useConversion } from "./use-conversion";
import { type Direction, useFileList } from "./use-file-list";
import { useObjectUrls } from "./use-object-urls";

/** A converted file that is here, behind a link that is released with the results. */
export type Result = { original: File; url: string; size: number };

/** What came of a batch: some results, and the files that failed, by name. */
export type Batch = { results: Result[]; failed: Problem[] };

/** The common converter: one list, one call, links to what came back. Any change of the list forgets it. */
export function useBatch({ accept, messages, call }: Pick<Tool, "accept" | "messages" | "call">) {
  const list = useFileList();
  const urls = useObjectUrls();
  const { conversion, run, reset } = useConversion<Batch>();
  const [problem, setProblem] = useState<Problem>();

  function forget() {
    reset();
    urls.releaseAll();
    setProblem(undefined);
  }

  /** Takes the right files in place of the earlier ones; answers how many there were. */
  function choose(files: readonly File[], arrival: "drop" | "select"): number {
    const right = files.filter((file) => accepts(accept, file));
    const wrong = files.filter((file) => !right.includes(file)).map((file) => file.name);
    if (right.length > 0) {
      forget();
      list.replace(right);
    }
    setProblem(
      wrong.length === 0
        ? undefined
        : {
            text: messages[arrival],
            detail: right.length > 0 ? `Left out: ${wrong.join(", ")}` : wrong.join(", "),
          },
    );
    return right.length;
  }

  async function work(signal: AbortSignal): Promise<Batch> {
    const { convertBatch } = await loadBatch();
    const files = list.files.map(({ file }) => file);
    const outcomes = await convertBatch(call, files, signal);
    signal.throwIfAborted();
    return {
      results: outcomes.flatMap((outcome) =>
        "blob" in outcome
          ? [{ original: outcome.original, url: urls.make(outcome.blob), size: outcome.blob.size }]
          : [],
      ),
      failed: outcomes.flatMap((outcome) =>
        "reason" in outcome ? [problems.inBatch(outcome.original.name, outcome.reason)] : [],
      ),
    };
  }

  /** Starts, or says that there is nothing to start with; answers which. */
  function convert(): boolean {
    forget();
    if (list.files.length === 0) {
      setProblem({ text: messages.none });
      return false;
    }
    run(work);
    return true;
  }

  return {
    files: list.files,
    conversion,
    /** About the choice of files. */
    problem,
    /** About the conversion. */
    failure: conversion.state === "failed" ? problems.conversionFailed(conversion.error) : undefined,
    choose,
    convert,
    cancel: reset,
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
