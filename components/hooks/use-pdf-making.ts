"use client";

import { useState } from "react";
import { loadPdfMaker } from "@/lib/client/load/pdf-maker";
import type { PdfCall } from "@/lib/client/make-pdf";
import type { PdfPageOptions } from "@/lib/contract/pdf-write";
import { useConversion } from "./use-conversion";
import type { ListedFile } from "./use-file-list";
import { useObjectUrls } from "./use-object-urls";

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
export function usePdfMaking(call: PdfCall) {
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
