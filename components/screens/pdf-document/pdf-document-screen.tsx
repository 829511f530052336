"use client";

import dynamic from "next/dynamic";
import type { ComponentType } from "react";
import type { ScreenProps, PdfDocumentScreen as Tool } from "@/lib/tools/types";

// A page has one job, and does not load the code of the others.
const jobs: { [Job in Tool["job"]]: ComponentType<ScreenProps<Extract<Tool, { job: Job }>>> } = {
  images: dynamic(() => import("../pdf-pages/pdf-images").then((module) => module.PdfImages)),
  compress: dynamic(() => import("./pdf-document").then((module) => module.PdfCompress)),
  ocr: dynamic(() => import("./pdf-ocr").then((module) => module.PdfOcr)),
  protect: dynamic(() => import("./pdf-protect").then((module) => module.PdfProtect)),
  tables: dynamic(() => import("../pdf-tables/pdf-tables").then((module) => module.PdfTables)),
  unlock: dynamic(() => import("./pdf-unlock").then((module) => module.PdfUnlock)),
  word: dynamic(() => import("./pdf-word").then((module) => module.PdfWord)),
};

/** Screen of one PDF with the job that the tool names. */
export function PdfDocumentScreen(props: ScreenProps<Tool>) {
  const Job = jobs[props.tool.job] as ComponentType<ScreenProps<Tool>>;
  return <Job {...props} />;
}
