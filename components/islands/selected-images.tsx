"use client";

import type { ReactNode } from "react";
import type { CameraPdfScreen } from "@/lib/tools/types";
import { ProblemBanner } from "../converter/banners";
import { ConversionProgress, ConvertButton } from "../converter/controls";
import { FileList } from "../converter/file-list";
import { PageOptions } from "../converter/pdf-making";
import type { useGuidance } from "../hooks/use-guidance";
import type { MadePdf, useCameraPdf } from "../hooks/use-pdf-making";
import type { Progress } from "../hooks/use-simulated-progress";
import { LiveRegion } from "../ui/live-region";
import { Modal } from "../ui/modal";

export { PdfResult } from "../converter/pdf-making";

type Props = {
  tool: CameraPdfScreen;
  screen: ReturnType<typeof useCameraPdf>;
  guide: ReturnType<typeof useGuidance<MadePdf>>;
  progress: Progress;
  onRemove: (id: string) => void;
  onClose: () => void;
  toast: ReactNode;
};

/** 'Selected Files': the sorted images of the PDF, its options, and the button that makes it. */
export function SelectedImages({ tool, screen, guide, progress, onRemove, onClose, toast }: Props) {
  const { files, conversion, problem, failure } = screen;
  const running = conversion.state === "running";
  return (
    <Modal
      title="Selected Files"
      onClose={onClose}
      onEscape={running ? guide.cancel : undefined}
      footer={
        <div className="grid">
          {running && (
            <div ref={guide.progressArea} tabIndex={-1} className="mb-1">
              <ConversionProgress tool={tool} progress={progress} onCancel={guide.cancel} />
            </div>
          )}
          <ConvertButton
            ref={guide.starter}
            label={tool.action}
            running={running}
            next
            onClick={guide.convert}
          />
          <ProblemBanner problems={failure ? [failure] : []} />
        </div>
      }
    >
      <LiveRegion words={guide.words} />
      <div className="has-[li]:-mt-2 has-[li]:mb-2">
        <ProblemBanner problems={problem ? [problem] : []} />
      </div>
      <div className="grid gap-2">
        <FileList
          from={tool.from}
          files={files}
          disabled={running}
          pictures
          onMove={screen.move}
          onRemove={onRemove}
          announce={guide.announce}
        />
        <PageOptions options={screen.options} onChange={screen.setOptions} disabled={running} />
      </div>
      {toast}
    </Modal>
  );
}
