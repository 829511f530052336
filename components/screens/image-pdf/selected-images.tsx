"use client";

import { clsx } from "clsx";
import type { ReactNode } from "react";
import { ConversionProgress, OfflineNote } from "../../converter/converter-frame";
import type { FileResult } from "../../converter/file-row";
import { ProblemBanner } from "../../converter/problem-banner";
import { useMemory } from "../../converter/screen-memory";
import { StartButton } from "../../converter/start-button";
import type { Progress } from "../../converter/use-counted-progress";
import { useProblems } from "../../converter/use-problems";
import type { ScreenState } from "../../converter/use-screen";
import { WaitingNote } from "../../converter/waiting-note";
import { LiveRegion } from "../../ui/live-region";
import { Modal } from "../../ui/modal";
import { useWords } from "../../ui/words";
import { ImageBoard, WithoutFailed } from "./image-board";
import { PageOptions } from "./pdf-making";
import { PdfName } from "./pdf-name";
import { canLeaveOut, type usePdfMaking } from "./use-pdf-making";

export { PdfResult } from "./pdf-making";

type Props = {
  screen: ScreenState<FileResult>;
  action: string;
  making: Omit<ReturnType<typeof usePdfMaking>, "work" | "unfinished">;
  progress: Progress | undefined;
  onClose: () => void;
  toast: ReactNode;
};

/** 'Selected Files': the sorted images of the PDF, its options, and the button that makes it. */
export function SelectedImages({ screen, action, making, progress, onClose, toast }: Props) {
  const { files } = useWords("cameraPdf");
  const problems = useProblems();
  const { tool, phase, running, guide } = screen;
  /** Outside of the dialog the offer to undo can't be reached. */
  const { setPlace } = useMemory();
  return (
    <Modal
      wide
      title={files}
      onClose={onClose}
      onEscape={running ? guide.cancel : undefined}
      footer={
        <div className="grid">
          <div className="-order-2 has-[p]:-mt-2 has-[p]:mb-1.5">
            <ProblemBanner
              problems={phase.state === "failed" ? [problems.conversionFailed(phase.error)] : []}
            />
          </div>
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <div className={clsx("contents", running && "max-sm:hidden")}>
              <PdfName name={making.name} onName={making.setName} />
            </div>
            {canLeaveOut(screen) ? (
              <WithoutFailed screen={screen} />
            ) : (
              <StartButton screen={screen} label={action} />
            )}
          </div>
          {/* Below the button, which keeps its place; the sheet of a phone grows upwards. */}
          <div className="max-sm:-order-1 sm:not-empty:mt-1.5">
            <ConversionProgress tool={tool} progress={progress} guide={guide} />
          </div>
        </div>
      }
    >
      <LiveRegion words={guide.words} />
      <div className="has-[p]:-mt-2 has-[p]:mb-2">
        <ProblemBanner problems={screen.problems} />
        <OfflineNote waiting={running} />
        <WaitingNote screen={screen} />
      </div>
      <div className="grid gap-2">
        <fieldset disabled={running} role="presentation" className="contents">
          <PageOptions options={making.options} onChange={making.setOptions} />
        </fieldset>
        <ImageBoard screen={screen} options={making.options} dropping={screen.words.dropZone.dragging} />
      </div>
      {toast}
      <div ref={setPlace} />
    </Modal>
  );
}
