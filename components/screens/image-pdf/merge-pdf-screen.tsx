"use client";

import { warm } from "@/lib/client/load";
import type { ScreenProps, MergePdfScreen as Tool } from "@/lib/tools/types";
import { ConverterFrame } from "../../converter/converter-frame";
import { loadable } from "../../converter/loadable";
import { StartButton } from "../../converter/start-button";
import { useProblems } from "../../converter/use-problems";
import { useProgress } from "../../converter/use-progress";
import { useScreen } from "../../converter/use-screen";
import { useFormat, useWords } from "../../ui/words";
import { canLeaveOut, isMadeWith, usePageSummary, usePdfMaking, warmPdfMaker } from "./use-pdf-making";

const loadBoard = () => import("./image-board");
const loadParts = () => import("./pdf-making");
const PageOptions = loadable(
  () => loadParts().then((module) => module.PageOptions),
  () => <div className="min-h-5.5 rounded-control border border-rule bg-sheet" />,
);
const ImageBoard = loadable(() => loadBoard().then((module) => module.ImageBoard));
const WithoutFailed = loadable(() => loadBoard().then((module) => module.WithoutFailed));
const PdfName = loadable(
  () => loadParts().then((module) => module.PdfName),
  () => <div className="min-h-5.5" />,
);
const PdfResult = loadable(() => loadParts().then((module) => module.PdfResult));

const warmParts = () => {
  warmPdfMaker();
  warm(loadParts);
  warm(loadBoard);
};

/** JPG to PDF: choose, sort, merge, download. */
export function MergePdfScreen(props: ScreenProps<Tool>) {
  const { tool, words } = props;
  const texts = useWords("mergePdf");
  const { options: optionsName } = useWords("pdfMaking");
  const { settings } = useWords("converter");
  const { fill } = useFormat();
  const summaryOf = usePageSummary();
  const problems = useProblems();
  const { work, unfinished, options, setOptions, name, setName } = usePdfMaking(tool);
  const said = { finished: () => texts.finished };
  const screen = useScreen(props, { work, unfinished, said, warm: warmParts });
  const { files, phase, running, done } = screen;
  const progress = useProgress(screen, { steps: words.steps, first: words.starting });
  const any = files.length > 0;
  const isMade = phase.state === "done" && isMadeWith(phase.outcome, options);
  return (
    <ConverterFrame
      screen={screen}
      progress={progress}
      options={
        any && (
          <>
            <PageOptions options={options} onChange={setOptions} open={running || done} />
            {phase.state !== "done" && <PdfName name={name} onName={setName} />}
          </>
        )
      }
      summary={fill(settings.named, { name: optionsName, value: summaryOf(options) })}
      outcome={
        phase.state === "done" && (
          <PdfResult pdf={phase.outcome} text={words.success} name={name} onName={setName} />
        )
      }
      current={isMade ? undefined : false}
      start={
        canLeaveOut(screen) ? (
          <WithoutFailed screen={screen} />
        ) : (
          <StartButton screen={screen} label={words.action} busy={texts.busy} current={isMade} />
        )
      }
      sessions="none"
      failures={(error) => [problems.conversionFailed(error)]}
      list={any && <ImageBoard screen={screen} options={options} removeAll />}
    />
  );
}
