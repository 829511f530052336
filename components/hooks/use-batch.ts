"use client";

import type { Arrival } from "@/lib/client/accepts";
import { problems } from "@/lib/client/errors";
import type { BatchScreen, Elsewhere } from "@/lib/tools/types";
import { useBatchConversion } from "./use-batch-conversion";
import type { ListedFile } from "./use-file-list";
import type { Kept } from "./use-kept-state";
import { useSelection } from "./use-selection";

const failureOf = { generic: problems.conversionFailed, "own words": problems.inOwnWords } as const;

/** The common converter: one list, one call, links to what came back. */
export function useBatch(screen: BatchScreen, elsewhere: Elsewhere, kept?: Kept<readonly ListedFile[]>) {
  const { accept, messages, failures } = screen;
  const batch = useBatchConversion(screen);
  const { conversion, retry, cancel } = batch;
  const refused = (arrival: Arrival) => messages[arrival];
  const selection = useSelection({ accept, elsewhere, refused, none: messages.none }, batch, kept);

  return {
    ...selection,
    conversion,
    /** About the conversion. */
    failure: conversion.state === "failed" ? failureOf[failures](conversion.error) : undefined,
    retry,
    cancel,
  };
}
