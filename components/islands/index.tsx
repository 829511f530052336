"use client";

import dynamic from "next/dynamic";
import type { ComponentType } from "react";
import type { Elsewhere, IslandId, Screen } from "@/lib/tools/types";

type Of<Id extends IslandId> = Extract<Screen, { island: Id }>;
type Islands = { [Id in IslandId]: ComponentType<{ tool: Of<Id>; elsewhere: Elsewhere }> };

/**
 * Each island is a chunk of its own, so that a page brings only the one it shows. That holds only on
 * this side of the boundary: from a server component, Turbopack puts all of them on every page.
 */
const islands: Islands = {
  advanced: dynamic(() => import("./png-island").then((module) => module.PngIsland)),
  batch: dynamic(() => import("./batch-island").then((module) => module.BatchIsland)),
  "three-view": dynamic(() => import("./three-view-island").then((module) => module.ThreeViewIsland)),
  auto: dynamic(() => import("./auto-island").then((module) => module.AutoIsland)),
  "any-format": dynamic(() => import("./any-format-island").then((module) => module.AnyFormatIsland)),
  compressor: dynamic(() => import("./compressor-island").then((module) => module.CompressorIsland)),
  "camera-pdf": dynamic(() => import("./camera-pdf-island").then((module) => module.CameraPdfIsland)),
  "merge-pdf": dynamic(() => import("./merge-pdf-island").then((module) => module.MergePdfIsland)),
  "pdf-pages": dynamic(() => import("./pdf-images").then((module) => module.PdfPagesIsland)),
  "pdf-document": dynamic(() => import("./pdf-document-island").then((module) => module.PdfDocumentIsland)),
};

/** The interactive part of a tool page. It is in the HTML too; the script wakes it up. */
export function Island({ tool, elsewhere }: { tool: Screen; elsewhere: Elsewhere }) {
  // The table's rows are typed one by one; which of them a tool needs is known only here.
  const Screen = islands[tool.island] as ComponentType<{ tool: Screen; elsewhere: Elsewhere }>;
  return <Screen tool={tool} elsewhere={elsewhere} />;
}
