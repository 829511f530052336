"use client";

import type { Ref } from "react";
import type { ThreeViewScreen } from "@/lib/tools/types";
import { ConversionProgress } from "../converter/conversion-progress";
import { PageFiles } from "../converter/page-files";
import { Previews } from "../converter/previews";
import type { ListedFile } from "../hooks/use-file-list";
import type { Progress } from "../hooks/use-simulated-progress";

type Props = {
  tool: ThreeViewScreen;
  files: readonly ListedFile[];
  progress: Progress;
  onCancel: () => void;
  ref: Ref<HTMLElement>;
};

/** The second view: what is under way, in the place where the files were. */
export function ThreeViewProgress({ tool, files, progress, onCancel, ref }: Props) {
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label="Conversion"
      className="grid min-h-40 content-center gap-3 rounded-sheet border border-rule bg-sheet px-2 py-3 sm:px-4 lg:min-h-60"
    >
      <Previews from={tool.from} files={files} />
      <ConversionProgress tool={tool} progress={progress} onCancel={onCancel} />
      <PageFiles dragging={tool.dropZone.dragging} onFiles={() => {}} disabled />
    </section>
  );
}
