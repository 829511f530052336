"use client";

import dynamic from "next/dynamic";
import type { ComponentType } from "react";
import type { AlternativeTools, IslandId, Screen } from "@/lib/tools/types";

type Of<Id extends IslandId> = Extract<Screen, { island: Id }>;
type Islands = { [Id in IslandId]: ComponentType<{ tool: Of<Id>; alternatives: AlternativeTools }> };

/**
 * Each island is a separate chunk, so that a page loads only its own. The table has to be in a client module:
 * imported from a server component, Turbopack puts all islands on every page.
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

/** Interactive part of a tool page. It is prerendered and hydrated later. */
export function Island({ tool, alternatives }: { tool: Screen; alternatives: AlternativeTools }) {
  // Rows are typed by island, and the tool's island is known only at run time.
  const Screen = islands[tool.island] as ComponentType<{ tool: Screen; alternatives: AlternativeTools }>;
  return <Screen tool={tool} alternatives={alternatives} />;
}
