"use client";

import dynamic from "next/dynamic";
import { problems } from "@/lib/client/errors";
import { warm } from "@/lib/client/load";
import { retryImport } from "@/lib/client/online";
import type { ScreenProps, MergePdfScreen as Tool } from "@/lib/tools/types";
import { ConvertButton, ConverterFrame } from "../converter/converter-frame";
import { FileRows } from "../converter/file-rows";
import { useGuide } from "../converter/use-guide";
import { useProgress } from "../converter/use-progress";
import { usePdfMaking, warmPdfMaker } from "./use-pdf-making";

const loadParts = () => import("./pdf-making");
const PageOptions = dynamic(() => retryImport(loadParts).then((module) => module.PageOptions), {
  loading: () => <div className="min-h-5.5 rounded-control border border-rule bg-sheet" />,
});
const loading = () => null;
const PdfResult = dynamic(() => retryImport(loadParts).then((module) => module.PdfResult), { loading });

const warmParts = () => {
  warmPdfMaker();
  warm(loadParts);
};

const said = { finished: () => "Finished." };

/** JPG to PDF: choose, sort, merge, download. */
export function MergePdfScreen({ tool, words, alternatives }: ScreenProps<Tool>) {
  const { converter, options, setOptions } = usePdfMaking(tool, words, alternatives);
  const { files, phase, running } = converter;
  const guide = useGuide(converter, said, warmParts);
  const steps = { steps: words.steps, first: words.starting };
  const progress = useProgress(converter, steps, guide.announce);
  const any = files.length > 0;
  return (
    <ConverterFrame
      tool={tool}
      words={words}
      converter={converter}
      guide={guide}
      progress={progress}
      options={any && <PageOptions options={options} onChange={setOptions} disabled={running} />}
      outcome={phase.state === "done" && <PdfResult pdf={phase.outcome} text={words.success} />}
      start={
        <ConvertButton
          ref={guide.starter}
          label={words.action}
          busy="Processing..."
          running={running}
          next={any && phase.state !== "done"}
          onClick={guide.convert}
        />
      }
      failures={phase.state === "failed" ? [problems.conversionFailed(phase.error)] : []}
      list={
        any && (
          <FileRows
            tool={tool}
            converter={converter}
            guide={guide}
            movable
            onRemoveAll={() => guide.clear()}
          />
        )
      }
    />
  );
}
