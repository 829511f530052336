"use client";

import type { Elsewhere, PdfPagesScreen } from "@/lib/tools/types";
import { PdfImages } from "./pdf-images";

/** One PDF into a JPG a page, of which the first can download by itself. */
export function PdfPagesIsland({ tool, elsewhere }: { tool: PdfPagesScreen; elsewhere: Elsewhere }) {
  return <PdfImages tool={tool} elsewhere={elsewhere} download />;
}
