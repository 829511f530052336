"use client";

import { progressProfiles } from "@/lib/limits";
import type { AlternativeTools, CompressorScreen } from "@/lib/tools/types";
import { ConvertButton } from "../converter/controls";
import { ConverterFrame } from "../converter/converter-frame";
import { FileList } from "../converter/file-list";
import { type Compression, useCompression, warmCompressor } from "../hooks/use-compression";
import { useGuidance } from "../hooks/use-guidance";
import { useSimulatedProgress } from "../hooks/use-simulated-progress";
import { Button } from "../ui/button";
import { useQuarters } from "../ui/live-region";
import { CompressorResults } from "./compressor-results";

/** A single step, because nothing tells the page how far the server is. */
const steps = ["Compressing..."] as const;
const note = "Every picture is tried at several strengths; large ones take longer.";

const said = {
  started: "Compression started.",
  cancelled: "Compression cancelled.",
  cleared: "All files removed.",
  finished: ({ smaller }: Compression) => `Finished, ${smaller.length} compressed.`,
};

/** Smaller files of the same format, with a comparison and a ZIP. */
export function CompressorIsland({
  tool,
  alternatives,
}: {
  tool: CompressorScreen;
  alternatives: AlternativeTools;
}) {
  const compressor = useCompression(tool, alternatives);
  const { files, conversion, problem, failure } = compressor;
  const guide = useGuidance(compressor, said, warmCompressor);
  const running = conversion.state === "running";
  const answered = running && conversion.answered;
  const progress = useSimulatedProgress(progressProfiles.a, steps, { running, answered });
  useQuarters(running ? progress.percent : undefined, guide.announce);
  const done = conversion.state === "done";

  return (
    <ConverterFrame
      tool={tool}
      guide={guide}
      warm={warmCompressor}
      chosen={files.length > 0}
      problem={problem}
      failures={failure ? [failure] : []}
      progress={running ? progress : undefined}
      note={note}
      list={
        files.length > 0 &&
        !done && (
          <FileList
            from={tool.from}
            files={files}
            disabled={running}
            onRemove={guide.remove}
            announce={guide.announce}
          />
        )
      }
      start={
        <div className="flex items-center gap-1">
          <ConvertButton
            ref={guide.starter}
            label={tool.action}
            busy={tool.action}
            running={running}
            next={files.length > 0 && !done}
            onClick={guide.convert}
          />
          <Button
            className="min-h-6.5 px-3 text-body"
            disabled={files.length === 0 && !problem}
            onClick={guide.clear}
          >
            Reset
          </Button>
        </div>
      }
    >
      {done && <CompressorResults ref={guide.outcome} compression={conversion.result} title={tool.success} />}
    </ConverterFrame>
  );
}
