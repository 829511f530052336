"use client";

import dynamic from "next/dynamic";
import { progressProfiles } from "@/lib/limits";
import type { AlternativeTools, MergePdfScreen } from "@/lib/tools/types";
import { ConvertButton } from "../converter/controls";
import { ConverterFrame } from "../converter/converter-frame";
import { FileList } from "../converter/file-list";
import { useGuidance } from "../hooks/use-guidance";
import { useMergePdf, warmPdfMaker } from "../hooks/use-pdf-making";
import { useSimulatedProgress } from "../hooks/use-simulated-progress";
import { useQuarters } from "../ui/live-region";

const loadParts = () => import("../converter/pdf-making");
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

/** JPG to PDF: choose, sort, merge, download. */
export function MergePdfIsland({
  tool,
  alternatives,
}: {
  tool: MergePdfScreen;
  alternatives: AlternativeTools;
}) {
  const merge = useMergePdf(tool, alternatives);
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
    <ConverterFrame
      tool={tool}
      guide={guide}
      warm={warm}
      chosen={files.length > 0}
      problem={problem}
      failures={failure ? [failure] : []}
      progress={running ? progress : undefined}
      list={
        files.length > 0 && (
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
        )
      }
      start={
        <ConvertButton
          ref={guide.starter}
          label={tool.action}
          busy="Processing..."
          running={running}
          next={files.length > 0 && conversion.state !== "done"}
          onClick={guide.convert}
        />
      }
    >
      {conversion.state === "done" && <PdfResult pdf={conversion.result} text={tool.success} />}
    </ConverterFrame>
  );
}
