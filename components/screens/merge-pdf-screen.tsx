"use client";

import { warm } from "@/lib/client/load";
import type { ScreenProps, MergePdfScreen as Tool } from "@/lib/tools/types";
import { ConvertButton, ConverterFrame } from "../converter/converter-frame";
import { FileRows } from "../converter/file-rows";
import { loadable } from "../converter/loadable";
import { useGuide } from "../converter/use-guide";
import { useProblems } from "../converter/use-problems";
import { useProgress } from "../converter/use-progress";
import { useWords } from "../ui/words";
import { usePdfMaking, warmPdfMaker } from "./use-pdf-making";

const loadParts = () => import("./pdf-making");
const PageOptions = loadable(
  () => loadParts().then((module) => module.PageOptions),
  () => <div className="min-h-5.5 rounded-control border border-rule bg-sheet" />,
);
const PdfResult = loadable(() => loadParts().then((module) => module.PdfResult));

const warmParts = () => {
  warmPdfMaker();
  warm(loadParts);
};

/** JPG to PDF: choose, sort, merge, download. */
export function MergePdfScreen({ tool, words, alternatives }: ScreenProps<Tool>) {
  const texts = useWords("mergePdf");
  const problems = useProblems();
  const { converter, options, setOptions } = usePdfMaking(tool, words, alternatives);
  const { files, phase, running } = converter;
  const guide = useGuide(converter, { finished: () => texts.finished }, warmParts);
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
          busy={texts.busy}
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
