"use client";

import dynamic from "next/dynamic";
import type { ComponentType, FunctionComponent } from "react";
import type { Screen, ScreenId, ScreenProps } from "@/lib/tools/types";
import { ScreenMemory } from "../converter/screen-memory";

type Props<Id extends ScreenId> = ScreenProps<Extract<Screen, { screen: Id }>>;
type Screens = { [Id in ScreenId]: ComponentType<Props<Id>> };

/** Three rows have it; each import of its own would be on every page. */
const BatchScreen = dynamic(() =>
  import("./batch/batch-screen").then((module) => module.BatchScreen),
) as FunctionComponent<Props<"batch"> | Props<"three-view"> | Props<"any-format">>;

/**
 * Each screen is a separate chunk, so that a page loads only its own. The table has to be in a client module:
 * imported from a server component, Turbopack puts all screens on every page.
 */
const screens: Screens = {
  advanced: dynamic(() => import("./png/png-screen").then((module) => module.PngScreen)),
  batch: BatchScreen,
  "three-view": BatchScreen,
  auto: dynamic(() => import("./auto/auto-screen").then((module) => module.AutoScreen)),
  "any-format": BatchScreen,
  compressor: dynamic(() =>
    import("./compressor/compressor-screen").then((module) => module.CompressorScreen),
  ),
  "camera-pdf": dynamic(() =>
    import("./image-pdf/camera-pdf-screen").then((module) => module.CameraPdfScreen),
  ),
  "merge-pdf": dynamic(() => import("./image-pdf/merge-pdf-screen").then((module) => module.MergePdfScreen)),
  resize: dynamic(() => import("./resize/resize-screen").then((module) => module.ResizeScreen)),
  "image-text": dynamic(() =>
    import("./image-text/image-text-screen").then((module) => module.ImageTextScreen),
  ),
  "page-board": dynamic(() =>
    import("./page-board/page-board-screen").then((module) => module.PageBoardScreen),
  ),
  "pdf-pages": dynamic(() => import("./pdf-pages/pdf-images").then((module) => module.PdfImages)),
  "pdf-document": dynamic(() =>
    import("./pdf-document/pdf-document-screen").then((module) => module.PdfDocumentScreen),
  ),
};

/** The interactive part of a tool page. It is prerendered and hydrated later. */
export function ToolScreen({ path, ...props }: ScreenProps & { path: string }) {
  // Rows are typed by variant, and the tool's variant is known only at run time.
  const Screen = screens[props.tool.screen] as ComponentType<ScreenProps>;
  return (
    <ScreenMemory key={path} path={path}>
      <Screen {...props} />
    </ScreenMemory>
  );
}
