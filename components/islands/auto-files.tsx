"use client";

import { type Ref, useId } from "react";
import { batchZip } from "@/lib/limits";
import { ProblemBanner, RetryButton, Sentence } from "../converter/banners";
import { fileCount, kilobytes, megabytes, sizeChange } from "../converter/sizes";
import { type AutoFile, type AutoStatus, convertedIn, failedIn, jpgName } from "../hooks/auto-state";
import { usePreviewUrls } from "../hooks/use-object-urls";
import { useZip } from "../hooks/use-zip";
import { Button, buttonClass } from "../ui/button";
import { DoneIcon, DownloadIcon, FailIcon, SpinnerIcon } from "../ui/icons";
import { Thumbnail } from "../ui/thumbnail";

type AutoFilesProps = {
  files: readonly AutoFile[];
  working: boolean;
  headingRef: Ref<HTMLHeadingElement>;
  /** Without ids, all failed files. */
  onRetry: (ids?: readonly string[]) => void;
  /** Called when the visitor downloads files by hand. */
  onDownload: (ids: readonly string[]) => void;
  onReset: () => void;
};

/** All files with their states, the ZIP download, and a way to start over. */
export function AutoFiles({ files, working, headingRef, onRetry, onDownload, onReset }: AutoFilesProps) {
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

const looks = {
  waiting: { word: "Waiting", className: "text-quiet", Icon: undefined },
  processing: { word: "Processing", className: "text-ink", Icon: SpinnerIcon },
  converted: { word: "Converted", className: "text-done", Icon: DoneIcon },
  failed: { word: "Failed", className: "text-fail", Icon: FailIcon },
} as const satisfies Record<AutoStatus["state"], object>;

/** Formats the size change, or the upload progress. */
function sizes(file: File, status: AutoStatus): string {
  const before = kilobytes(file.size);
  if (status.state === "processing" && status.sent > 0 && status.sent < 100)
    return `${before}, ${Math.floor(status.sent)}% sent`;
  if (status.state !== "converted") return before;
  const change = sizeChange(file.size, status.blob.size);
  return `${before} to ${kilobytes(status.blob.size)}${change ? `, ${change}` : ""}`;
}

type AutoRowProps = {
  entry: AutoFile;
  /** Object URL of the picture, while there is one. */
  url: string | undefined;
  /** Whether this is the only result, which makes its download the primary action. */
  only: boolean;
  onRetry: () => void;
  onDownload: () => void;
};

/** One file with its state and actions. */
function AutoRow({ entry: { file, status }, url, only, onRetry, onDownload }: AutoRowProps) {
  const { word, className, Icon } = looks[status.state];
  const name = jpgName(file);
  return (
    <li className="flex animate-arrive flex-wrap items-center gap-x-1.5 gap-y-1 border-rule py-1 not-first:border-t">
      <Thumbnail url={url} format="jpeg" className="w-6" />
      <div className="min-w-14 flex-1">
        <p className="wrap-anywhere font-semibold text-small">
          <bdi>{file.name}</bdi>
        </p>
        <p className="flex flex-wrap items-center gap-x-1 text-note text-quiet tabular-nums">
          <span className={`inline-flex items-center gap-0.5 font-semibold ${className}`}>
            {Icon && <Icon className={`size-2 ${status.state === "processing" ? "animate-turn" : ""}`} />}
            {word}
          </span>
          <span>{sizes(file, status)}</span>
        </p>
      </div>
      {status.state === "converted" && (
        <a
          href={status.url}
          download={name}
          aria-label={`Download ${name}`}
          onClick={onDownload}
          className={buttonClass(only ? "primary" : "secondary", "hover:border-ink")}
        >
          <DownloadIcon />
          Download
        </a>
      )}
      {status.state === "failed" && (
        <Button aria-label={`Try again: ${file.name}`} onClick={onRetry}>
          Try again
        </Button>
      )}
      {status.state === "failed" && (
        <div role="alert" className="wrap-anywhere basis-full pl-7.5 text-note">
          <p className="text-fail">
            <Sentence {...status.problem} />
          </p>
          {status.problem.detail && <p>{status.problem.detail}</p>}
        </div>
      )}
    </li>
  );
}
