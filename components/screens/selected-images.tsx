"use client";

import type { ReactNode } from "react";
import type { CameraPdfScreen } from "@/lib/tools/types";
import { ProblemBanner } from "../converter/banners";
import { ConversionProgress, ConvertButton, OfflineNote } from "../converter/converter-frame";
import { FileRows } from "../converter/file-rows";
import type { Progress } from "../converter/use-counted-progress";
import type { useGuide } from "../converter/use-guide";
import { useProblems } from "../converter/use-problems";
import { LiveRegion } from "../ui/live-region";
import { Modal } from "../ui/modal";
import { useWords } from "../ui/words";
import { PageOptions } from "./pdf-making";
import type { MadePdf, usePdfMaking } from "./use-pdf-making";

export { PdfResult } from "./pdf-making";

type Props = {
  tool: CameraPdfScreen;
  action: string;
  making: ReturnType<typeof usePdfMaking>;
  guide: ReturnType<typeof useGuide<MadePdf>>;
  progress: Progress | undefined;
  onClose: () => void;
  toast: ReactNode;
};

/** 'Selected Files': the sorted images of the PDF, its options, and the button that makes it. */
export function SelectedImages({ tool, action, making, guide, progress, onClose, toast }: Props) {
  const { files } = useWords("cameraPdf");
  const { converter, options, setOptions } = making;
  const problems = useProblems();
  const { phase, running } = converter;
  return (
    <Modal
      title={files}
      onClose={onClose}
      onEscape={running ? guide.cancel : undefined}
      footer={
        <div className="grid">
          {progress && (
            <div ref={guide.progressArea} tabIndex={-1}>
              <ConversionProgress tool={tool} progress={progress} onCancel={guide.cancel} />
            </div>
          )}
          <ConvertButton ref={guide.starter} label={action} running={running} next onClick={guide.convert} />
          <ProblemBanner
            problems={phase.state === "failed" ? [problems.conversionFailed(phase.error)] : []}
          />
        </div>
      }
    >
      <LiveRegion words={guide.words} />
      <div className="has-[p]:-mt-2 has-[p]:mb-2">
        <ProblemBanner problems={converter.problems} />
        <OfflineNote waiting={running} />
      </div>
      <div className="grid gap-2">
        <FileRows tool={tool} converter={converter} guide={guide} movable pictures="all" />
        <PageOptions options={options} onChange={setOptions} disabled={running} />
      </div>
      {toast}
    </Modal>
  );
}
