"use client";

import { useState } from "react";
import type { FileSource } from "@/lib/client/accepts";
import type { PdfCall } from "@/lib/client/convert-file";
import { problems } from "@/lib/client/errors";
import { load, warm } from "@/lib/client/load";
import type { PdfPageOptions } from "@/lib/contract/pdf";
import type { AlternativeTools, CameraPdfScreen, MergePdfScreen } from "@/lib/tools/types";
import { useConversion } from "./use-conversion";
import { type ListedFile, useFileList } from "./use-file-list";
import { useObjectUrls } from "./use-object-urls";
import { useSelection } from "./use-selection";

const loadPdfMaker = () => load(import("@/lib/client/convert-file"));
export const warmPdfMaker = () => warm(loadPdfMaker);

/** A finished PDF with an object URL, which is revoked with it. */
export type MadePdf = {
  url: string;
  /** Bytes. */
  size: number;
  pages: number;
};

/** Specified default: each page is as large as its image, without margins. */
const asTheyAre: PdfPageOptions = { pageSize: "fit", orientation: "auto", margin: "none" };

/** Makes a PDF of images, with page options. */
function usePdfMaking(call: PdfCall) {
  const urls = useObjectUrls();
  const [options, setOptions] = useState(asTheyAre);
  const { conversion, run, cancel, reset } = useConversion<MadePdf>();

  async function make(signal: AbortSignal, files: readonly ListedFile[]): Promise<MadePdf> {
    const { makePdf } = await loadPdfMaker();
    const images = files.map(({ file }) => file);
    const pdf = await makePdf(signal, call, images, options);
    signal.throwIfAborted();
    // Each image has its own page.
    return { url: urls.make(pdf), size: pdf.size, pages: images.length };
  }

  return {
    conversion,
    options,
    setOptions,
    start: (files: readonly ListedFile[]) => run((signal) => make(signal, files)),
    cancel,
    /** Discards the PDF and aborts the current work. */
    forget: () => {
      reset();
      urls.releaseAll();
    },
  };
}

/** State of JPG to PDF: ordered JPGs into one PDF. */
export function useMergePdf({ accept, messages, call }: MergePdfScreen, alternatives: AlternativeTools) {
  const making = usePdfMaking(call);
  const { conversion, options, setOptions, cancel } = making;
  const refused = (source: FileSource) => messages[source];
  const selection = useSelection({ accept, alternatives, refused, none: messages.none }, making);

  return {
    ...selection,
    conversion,
    options,
    setOptions,
    /** Problem of the conversion. */
    failure: conversion.state === "failed" ? problems.pdfNotMade(conversion.error) : undefined,
    cancel,
  };
}

/**
 * State of IMG to PDF: images from files or the camera into one PDF. The PDF stays until the next one is
 * made.
 */
export function useCameraPdf({ accept, messages, call }: CameraPdfScreen, alternatives: AlternativeTools) {
  const captures = useFileList();
  const making = usePdfMaking(call);
  const { conversion, options, setOptions, cancel } = making;
  const refused = (_: FileSource, kept: number) => (kept > 0 ? messages.some : messages.none);
  const selection = useSelection({ accept, alternatives, refused }, making);

  return {
    ...selection,
    captures: captures.files,
    conversion,
    options,
    setOptions,
    /** Problem of the conversion. */
    failure: conversion.state === "failed" ? problems.pdfNotMade(conversion.error) : undefined,
    cancel,
    /** Clears the selection but keeps a finished PDF. */
    clear: conversion.state === "done" ? selection.empty : selection.clear,
    capture: (picture: File) => captures.append([picture]),
    discard: captures.clear,
    /** Adds the captures to the selected files, in the order they were taken. */
    takeCaptures: () => {
      selection.append(captures.files.map(({ file }) => file));
      captures.clear();
    },
  };
}
