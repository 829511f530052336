"use client";

import { Button, buttonClass } from "../converter/button";
import { DoneIcon, DownloadIcon, FailIcon, SpinnerIcon } from "../converter/icons";
import { Sentence } from "../converter/sentence";
import { kilobytes, sizeChange } from "../converter/sizes";
import { Thumbnail } from "../converter/thumbnail";
import { type AutoFile, type AutoStatus, jpgName } from "../hooks/auto-state";

const looks = {
  waiting: { word: "Waiting", className: "text-quiet", Icon: undefined },
  processing: { word: "Processing", className: "text-ink", Icon: SpinnerIcon },
  converted: { word: "Converted", className: "text-done", Icon: DoneIcon },
  failed: { word: "Failed", className: "text-fail", Icon: FailIcon },
} as const satisfies Record<AutoStatus["state"], object>;

/** What became of the size, or how much of the file is on its way. */
function sizes(file: File, status: AutoStatus): string {
  const before = kilobytes(file.size);
  if (status.state === "processing" && status.sent > 0 && status.sent < 100)
    return `${before}, ${Math.floor(status.sent)}% sent`;
  if (status.state !== "converted") return before;
  const change = sizeChange(file.size, status.blob.size);
  return `${before} to ${kilobytes(status.blob.size)}${change ? `, ${change}` : ""}`;
}

type Props = {
  entry: AutoFile;
  /** Of the picture, while there is one. */
  url: string | undefined;
  /** The only result there is: the thing to do next. */
  only: boolean;
  onRetry: () => void;
  onDownload: () => void;
};

/** One file, where it is, and what can be done with it. */
export function AutoRow({ entry: { file, status }, url, only, onRetry, onDownload }: Props) {
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
