"use client";

import type { Ref } from "react";
import type { Arrival } from "@/lib/client/accepts";
import type { Problem } from "@/lib/client/errors";
import { renamed } from "@/lib/client/renamed";
import { tiles } from "@/lib/formats";
import type { ThreeViewScreen } from "@/lib/tools/types";
import { Button } from "../converter/button";
import { DoneBanner } from "../converter/done-banner";
import { PageFiles } from "../converter/page-files";
import { PartlyFailed } from "../converter/partly-failed";
import { ProblemBanner } from "../converter/problem-banner";
import { Results } from "../converter/results";
import { type Batch, failedLines } from "../hooks/use-batch-conversion";

type Props = {
  tool: ThreeViewScreen;
  batch: Batch;
  /** About files that were dropped here. */
  problems: readonly Problem[];
  bannerRef: Ref<HTMLDivElement>;
  onFiles: (files: File[], arrival: Arrival) => void;
  onRetry: () => void;
  onMore: () => void;
  announce: (words: string) => void;
};

/** The third view: what was made, under the originals' names. Files dropped here join the earlier ones. */
export function ThreeViewResults({ tool, batch, problems, bannerRef, onFiles, announce, ...rest }: Props) {
  const { results, failed } = batch;
  const { label, extension } = tiles[tool.to];
  return (
    <section aria-label="Converted files" className="grid gap-1.5">
      <DoneBanner
        ref={bannerRef}
        title="Conversion Successful!"
        text={`${results.length} ${label} ${results.length === 1 ? "file is" : "files are"} ready.`}
      />
      {failed.length > 0 && <PartlyFailed problems={failedLines(failed)} onRetry={rest.onRetry} />}
      <Results
        to={tool.to}
        batch={batch}
        announce={announce}
        link={(_, { name }) => {
          const fileName = renamed(name, extension);
          return { text: "Download", fileName, label: `Download ${fileName}` };
        }}
      />
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 border-rule border-t pt-2">
        <Button className="min-h-6.5 w-full px-3 text-body sm:w-auto" onClick={rest.onMore}>
          Convert More Files
        </Button>
        <PageFiles
          dragging={tool.dropZone.dragging}
          otherwise="Or drop more here, to add them to these."
          onFiles={onFiles}
        />
      </div>
      <ProblemBanner problems={problems} />
    </section>
  );
}
