"use client";

import type { Arrival } from "@/lib/client/accepts";
import { problems } from "@/lib/client/errors";
import type { CameraPdfScreen, Elsewhere } from "@/lib/tools/types";
import { useFileList } from "./use-file-list";
import { usePdfMaking } from "./use-pdf-making";
import { useSelection } from "./use-selection";

/** Images from files or the camera, into one PDF. It outlasts the list it was made of, until the next is made. */
export function useCameraPdf({ accept, messages, call }: CameraPdfScreen, elsewhere: Elsewhere) {
  const captures = useFileList();
  const making = usePdfMaking(call);
  const { conversion, options, setOptions, cancel } = making;
  const refused = (_: Arrival, kept: number) => (kept > 0 ? messages.some : messages.none);
  const selection = useSelection({ accept, elsewhere, refused }, making);

  return {
    ...selection,
    captures: captures.files,
    conversion,
    options,
    setOptions,
    /** About the conversion. */
    failure: conversion.state === "failed" ? problems.pdfNotMade(conversion.error) : undefined,
    cancel,
    /** Lets go of the selection; a PDF that is ready stays. */
    clear: conversion.state === "done" ? selection.empty : selection.clear,
    capture: (picture: File) => captures.append([picture]),
    discard: captures.clear,
    /** Captures join the selected files, in the order they were taken. */
    takeCaptures: () => {
      selection.append(captures.files.map(({ file }) => file));
      captures.clear();
    },
  };
}
