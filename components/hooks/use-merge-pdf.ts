"use client";

import type { Arrival } from "@/lib/client/accepts";
import { problems } from "@/lib/client/errors";
import type { Elsewhere, MergePdfScreen } from "@/lib/tools/types";
import { usePdfMaking } from "./use-pdf-making";
import { useSelection } from "./use-selection";

/** JPGs in an order, into one PDF. */
export function useMergePdf({ accept, messages, call }: MergePdfScreen, elsewhere: Elsewhere) {
  const making = usePdfMaking(call);
  const { conversion, options, setOptions, cancel } = making;
  const refused = (arrival: Arrival) => messages[arrival];
  const selection = useSelection({ accept, elsewhere, refused, none: messages.none }, making);

  return {
    ...selection,
    conversion,
    options,
    setOptions,
    /** About the conversion. */
    failure: conversion.state === "failed" ? problems.pdfNotMade(conversion.error) : undefined,
    cancel,
  };
}
