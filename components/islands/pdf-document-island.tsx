"use client";

import dynamic from "next/dynamic";
import type { Elsewhere, PdfDocumentScreen } from "@/lib/tools/types";

// A page has one of the three jobs, and brings no other's code.
const PdfImages = dynamic(() => import("./pdf-images").then((module) => module.PdfImages));
const PdfCompress = dynamic(() => import("./pdf-document").then((module) => module.PdfCompress));
const PdfWord = dynamic(() => import("./pdf-document").then((module) => module.PdfWord));

/** The shared PDF screen: one PDF, and the job that the tool's entry names. */
export function PdfDocumentIsland({ tool, elsewhere }: { tool: PdfDocumentScreen; elsewhere: Elsewhere }) {
  switch (tool.job) {
    case "images":
      return <PdfImages tool={tool} elsewhere={elsewhere} />;
    case "compress":
      return <PdfCompress tool={tool} elsewhere={elsewhere} />;
    case "word":
      return <PdfWord tool={tool} elsewhere={elsewhere} />;
  }
}
