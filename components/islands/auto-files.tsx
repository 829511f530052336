"use client";

import { type Ref, useId } from "react";
import { batchZip } from "@/lib/limits";
import { Button } from "../converter/button";
import { DownloadIcon, SpinnerIcon } from "../converter/icons";
import { ProblemBanner } from "../converter/problem-banner";
import { RetryButton } from "../converter/retry-button";
import { fileCount, megabytes } from "../converter/sizes";
import { type AutoFile, convertedIn, failedIn, jpgName } from "../hooks/auto-state";
import { usePreviewUrls } from "../hooks/use-preview-urls";
import { useZip } from "../hooks/use-zip";
import { AutoRow } from "./auto-row";

type Props = {
  files: readonly AutoFile[];
  working: boolean;
  headingRef: Ref<HTMLHeadingElement>;
  /** Without ids, all that failed. */
  onRetry: (ids?: readonly string[]) => void;
  /** The visitor takes these themselves. */
  onDownload: (ids: readonly string[]) => void;
  onReset: () => void;
};

/** All files with their statuses, what was made of them, and a way to start anew. */
export function AutoFiles({ files, working, headingRef, onRetry, onDownload, onReset }: Props) {
  const headingId = useId();
  const urls = usePreviewUrls(files);
  const { zip, zipping, problem } = useZip();
  const converted = convertedIn(files);
  const failed = failedIn(files);
  const total = files.reduce((sum, { file }) => sum + file.size, 0);

  function zipAll() {
    onDownload(converted.map(({ id }) => id));
    zip(
      converted.map(({ file, status }) => ({ name: jpgName(file), blob: status.blob })),
      batchZip.name,
    );
  }

  return (
    <section aria-labelledby={headingId} className="grid animate-arrive gap-1">
      <h2
        id={headingId}
        ref={headingRef}
        tabIndex={-1}
        className="flex flex-wrap items-baseline gap-x-1.5 font-bold text-lead"
      >
        {fileCount(files.length)}
        <span className="font-normal text-quiet text-small tabular-nums">Total size: {megabytes(total)}</span>
      </h2>
      <ul aria-labelledby={headingId}>
        {files.map((entry) => (
          <AutoRow
            key={entry.id}
            entry={entry}
            url={urls.get(entry.id)}
            only={!working && converted.length === 1}
            onRetry={() => onRetry([entry.id])}
            onDownload={() => onDownload([entry.id])}
          />
        ))}
      </ul>
      {!working && failed.length > 1 && (
        <div>
          <RetryButton count={failed.length} onClick={() => onRetry()} />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-1">
        {converted.length > 1 && (
          <Button
            look="primary"
            className="min-h-6.5 w-full px-3 text-body sm:w-auto"
            disabled={zipping}
            onClick={zipAll}
          >
            {zipping ? <SpinnerIcon className="size-2.5 animate-turn" /> : <DownloadIcon />}
            Download all as ZIP
          </Button>
        )}
        <Button className="min-h-6.5 w-full px-3 text-body sm:w-auto" disabled={working} onClick={onReset}>
          Convert New Files
        </Button>
      </div>
      <ProblemBanner problems={problem ? [problem] : []} />
    </section>
  );
}
