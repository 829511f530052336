"use client";

import dynamic from "next/dynamic";
import { warmPdfMaker } from "@/lib/client/load";
import { progressProfiles } from "@/lib/limits";
import type { Elsewhere, MergePdfScreen } from "@/lib/tools/types";
import { ConversionProgress } from "../converter/conversion-progress";
import { ConvertButton } from "../converter/convert-button";
import { DropZone } from "../converter/drop-zone";
import { FileList } from "../converter/file-list";
import { LiveRegion } from "../converter/live-region";
import { ProblemBanner } from "../converter/problem-banner";
import { useGuidance } from "../hooks/use-guidance";
import { useMergePdf } from "../hooks/use-merge-pdf";
import { useQuarters } from "../hooks/use-quarters";
import { useSimulatedProgress } from "../hooks/use-simulated-progress";

const loadParts = () => import("./merge-pdf-parts");
const PageOptions = dynamic(() => loadParts().then((module) => module.PageOptions), {
  loading: () => <div className="min-h-5.5 rounded-control border border-rule bg-sheet" />,
});
const loading = () => null;
const PdfResult = dynamic(() => loadParts().then((module) => module.PdfResult), { loading });

const warm = () => {
  warmPdfMaker();
  loadParts().catch(() => {});
};

const said = {
  started: "Conversion started.",
  cancelled: "Conversion cancelled.",
  cleared: "All files removed.",
  finished: () => "Finished.",
};

/** JPG to PDF: choose, put in order, merge, download. */
export function MergePdfIsland({ tool, elsewhere }: { tool: MergePdfScreen; elsewhere: Elsewhere }) {
  const merge = useMergePdf(tool, elsewhere);
  const { files, conversion, problem, failure } = merge;
  const guide = useGuidance(merge, said, warm);
  const running = conversion.state === "running";
  const answered = running && conversion.answered;
  const progress = useSimulatedProgress(progressProfiles.a, tool.steps, {
    running,
    answered,
    first: tool.starting,
  });
  useQuarters(running ? progress.percent : undefined, guide.announce);

  return (
    <div className="grid gap-2">
      <div>
        <DropZone
          tool={tool}
          onFiles={guide.choose}
          onApproach={warm}
          disabled={running}
          compact={files.length > 0}
          buttonRef={guide.chooser}
        />
        <LiveRegion words={guide.words} />
        <ProblemBanner problems={problem ? [problem] : []} />
      </div>
      {files.length > 0 && (
        <>
          <FileList
            from={tool.from}
            files={files}
            disabled={running}
            onMove={merge.move}
            onRemove={guide.remove}
            onRemoveAll={guide.clear}
            announce={guide.announce}
          />
          <PageOptions options={merge.options} onChange={merge.setOptions} disabled={running} />
        </>
      )}
      <div className="grid">
        <ConvertButton
          ref={guide.starter}
          label={tool.action}
          busy="Processing..."
          running={running}
          next={files.length > 0 && conversion.state !== "done"}
          onClick={guide.convert}
        />
        <ProblemBanner problems={failure ? [failure] : []} />
      </div>
      {running && (
        <div ref={guide.progressArea} tabIndex={-1}>
          <ConversionProgress tool={tool} progress={progress} onCancel={guide.cancel} />
        </div>
      )}
      {conversion.state === "done" && <PdfResult pdf={conversion.result} text={tool.success} />}
    </div>
  );
}
