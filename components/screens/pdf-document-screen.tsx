"use client";

import dynamic from "next/dynamic";
import type { AlternativeTools, PdfDocumentScreen as Tool } from "@/lib/tools/types";

// A page has one job, and does not load the code of the others.
const PdfImages = dynamic(() => import("./pdf-images").then((module) => module.PdfImages));
const PdfCompress = dynamic(() => import("./pdf-document").then((module) => module.PdfCompress));
const PdfOcr = dynamic(() => import("./pdf-ocr").then((module) => module.PdfOcr));
const PdfWord = dynamic(() => import("./pdf-word").then((module) => module.PdfWord));

/** Screen of one PDF with the job that the tool names. */
export function PdfDocumentScreen({ tool, alternatives }: { tool: Tool; alternatives: AlternativeTools }) {
  switch (tool.job) {
    case "images":
      return <PdfImages tool={tool} alternatives={alternatives} />;
    case "compress":
      return <PdfCompress tool={tool} alternatives={alternatives} />;
    case "ocr":
      return <PdfOcr tool={tool} alternatives={alternatives} />;
    case "word":
      return <PdfWord tool={tool} alternatives={alternatives} />;
  }
}
