"use client";

import { useState } from "react";
import type { FileSource } from "@/lib/client/accepts";
import type { PdfCall } from "@/lib/client/convert-file";
import { problems } from "@/lib/client/errors";
import { load, warm } from "@/lib/client/load";
import type { PdfPageOptions } from "@/lib/contract/pdf-write";
import type { CameraPdfScreen, Elsewhere, MergePdfScreen } from "@/lib/tools/types";
import { useConversion } from "./use-conversion";
import { type ListedFile, useFileList } from "./use-file-list";
import { useObjectUrls } from "./use-object-urls";
import { useSelection } from "./use-selection";

const loadPdfMaker = () => load(import("@/lib/client/convert-file"));
export const warmPdfMaker = () => warm(loadPdfMaker);

/** A PDF that is here, behind a link that is released with it. */
export type MadePdf = {
  url: string;
  /** Bytes. */
  size: number;
  pages: number;
};

/** As specified: a page as large as its image, and nothing around it. */
const asTheyAre: PdfPageOptions = { pageSize: "fit", orientation: "auto", margin: "none" };

/** One PDF of images, and how its pages are to be. */
function usePdfMaking(call: PdfCall) {
  const urls = useObjectUrls();
  const [options, setOptions] = useState(asTheyAre);
  const { conversion, run, cancel, reset } = useConversion<MadePdf>();

  async function make(signal: AbortSignal, files: readonly ListedFile[]): Promise<MadePdf> {
    const { makePdf } = await loadPdfMaker();
    const images = files.map(({ file }) => file);
    const pdf = await makePdf(signal, call, images, options);
    signal.throwIfAborted();
    // Every image has a page of its own.
    return { url: urls.make(pdf), size: pdf.size, pages: images.length };
  }

  return {
    conversion,
    options,
    setOptions,
    start: (files: readonly ListedFile[]) => run((signal) => make(signal, files)),
    cancel,
    /** Lets go of the PDF and of work under way. */
    forget: () => {
      reset();
      urls.releaseAll();
    },
  };
}

/** JPGs in an order, into one PDF. */
export function useMergePdf({ accept, messages, call }: MergePdfScreen, elsewhere: Elsewhere) {
  const making = usePdfMaking(call);
  const { conversion, options, setOptions, cancel } = making;
  const refused = (arrival: FileSource) => messages[arrival];
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

/** Images from files or the camera, into one PDF. It outlasts the list it was made of, until the next is made. */
export function useCameraPdf({ accept, messages, call }: CameraPdfScreen, elsewhere: Elsewhere) {
  const captures = useFileList();
  const making = usePdfMaking(call);
  const { conversion, options, setOptions, cancel } = making;
  const refused = (_: FileSource, kept: number) => (kept > 0 ? messages.some : messages.none);
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
