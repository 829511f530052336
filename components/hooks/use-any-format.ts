"use client";

import { useState } from "react";
import { problems } from "@/lib/client/errors";
import { fileLimits } from "@/lib/limits";
import type { AnyFormatScreen, Elsewhere } from "@/lib/tools/types";
import { useBatchConversion } from "./use-batch-conversion";
import { useSelection } from "./use-selection";

/**
 * The general converter: one list, one call to the format of the visitor's choice. Results stay when another
 * format is chosen, until they are made anew or the list changes.
 */
export function useAnyFormat({ accept, messages, call, target }: AnyFormatScreen, elsewhere: Elsewhere) {
  const [format, setFormat] = useState(target);
  const batch = useBatchConversion({ call, fields: { format: format.trim().toLowerCase() } });
  const { conversion, retry, cancel } = batch;
  const rules = { accept, maxBytes: fileLimits.generalConverter, elsewhere, refused: () => messages.wrong };
  const selection = useSelection({ ...rules, none: messages.none }, batch);

  return {
    ...selection,
    format,
    setFormat,
    conversion,
    /** About the conversion, a line each. */
    failure: conversion.state === "failed" ? problems.anyFormat(conversion.error) : [],
    retry,
    cancel,
  };
}
