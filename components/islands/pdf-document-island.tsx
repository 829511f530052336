"use client";

import type { Elsewhere, PdfDocumentScreen } from "@/lib/tools/types";
import { PdfCompress } from "./pdf-compress";
import { PdfImages } from "./pdf-images";
import { PdfWord } from "./pdf-word";

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
