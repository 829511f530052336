"use client";

import type { Ref } from "react";
import type { FileSource } from "@/lib/client/accepts";
import type { Problem } from "@/lib/client/errors";
import { renamed } from "@/lib/client/save";
import { tiles } from "@/lib/formats";
import type { ThreeViewScreen } from "@/lib/tools/types";
import { DoneBanner, PartlyFailed, ProblemBanner } from "../converter/banners";
import { ConversionProgress, ConvertButton } from "../converter/controls";
import { DropZone } from "../converter/drop-zone";
import { FileList, Previews } from "../converter/file-list";
import { PageFiles } from "../converter/page-files";
import { Results } from "../converter/results";
import { type Batch, failedLines, warmConversion } from "../hooks/use-batch-conversion";
import type { ListedFile } from "../hooks/use-file-list";
import type { Progress } from "../hooks/use-simulated-progress";
import type { useThreeView } from "../hooks/use-three-view";
import { Button } from "../ui/button";

type ThreeViewUploadProps = {
  tool: ThreeViewScreen;
  screen: Pick<ReturnType<typeof useThreeView>, "files" | "aboutFiles" | "failure" | "move">;
  onFiles: (files: File[], source: FileSource) => void;
  onConvert: () => void;
  onRemove: (id: string) => void;
  onRemoveAll: () => void;
  announce: (words: string) => void;
  chooser: Ref<HTMLButtonElement>;
  starter: Ref<HTMLButtonElement>;
};

/** First view: choose, sort and start. */
export function ThreeViewUpload({
  tool,
  screen,
  onFiles,
  onConvert,
  announce,
  ...rest
}: ThreeViewUploadProps) {
  const { files, aboutFiles, failure, move } = screen;
  const any = files.length > 0;
  return (
    <>
      <div>
        <DropZone
          tool={tool}
          onFiles={onFiles}
          onApproach={warmConversion}
          compact={any}
          buttonRef={rest.chooser}
        />
        <ProblemBanner problems={aboutFiles} />
      </div>
      {any && (
        <FileList
          from={tool.from}
          files={files}
          disabled={false}
          onMove={move}
          onRemove={rest.onRemove}
          onRemoveAll={rest.onRemoveAll}
          announce={announce}
        />
      )}
      <div className="grid">
        <ConvertButton
          ref={rest.starter}
          label={tool.action}
          running={false}
          next={any}
          onClick={onConvert}
        />
        <ProblemBanner problems={failure} />
      </div>
    </>
  );
}

type ThreeViewProgressProps = {
  tool: ThreeViewScreen;
  files: readonly ListedFile[];
  progress: Progress;
  onCancel: () => void;
  ref: Ref<HTMLElement>;
};

/** Second view: the progress. */
export function ThreeViewProgress({ tool, files, progress, onCancel, ref }: ThreeViewProgressProps) {
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label="Conversion"
      className="grid min-h-40 content-center gap-3 rounded-sheet border border-rule bg-sheet px-2 py-3 sm:px-4 lg:min-h-60"
    >
      <Previews from={tool.from} files={files} />
      <ConversionProgress tool={tool} progress={progress} onCancel={onCancel} />
      <PageFiles dragging={tool.dropZone.dragging} onFiles={() => {}} disabled />
    </section>
  );
}

type ThreeViewResultsProps = {
  tool: ThreeViewScreen;
  batch: Batch;
  /** Problems with files that were dropped here. */
  problems: readonly Problem[];
  bannerRef: Ref<HTMLDivElement>;
  onFiles: (files: File[], source: FileSource) => void;
  onRetry: () => void;
  onMore: () => void;
  announce: (words: string) => void;
};

/** Third view: the results under their original names. Files dropped here join the earlier ones. */
export function ThreeViewResults({
  tool,
  batch,
  problems,
  bannerRef,
  onFiles,
  announce,
  ...rest
}: ThreeViewResultsProps) {
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
