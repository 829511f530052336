"use client";

import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { TileId } from "@/lib/formats";
import { Button, buttonClass, once } from "../ui/button";
import { DoneIcon, DownIcon, DownloadIcon, FailIcon, RemoveIcon, SpinnerIcon, UpIcon } from "../ui/icons";
import { useFormat, useWords } from "../ui/words";
import { Sentence } from "./banners";
import { BlobLink } from "./blob-link";
import { FileName } from "./file-name";
import { Preview } from "./preview";
import { actionsClass, rowClass } from "./row-layout";
import { useSizeWords } from "./sizes";
import type { Direction, Entry, FileStatus } from "./state";

/** What one file became. */
export type FileResult = {
  blob: Blob;
  /** Name in the ZIP of all results. */
  name: string;
  /** What was left out of the original: frames, pages. */
  note?: string;
  /** What else is known of it, beside its bytes: its pixels. */
  facts?: string;
};

/**
 * Link of a result. Without a text of its own it says 'Download', and to screen readers the file's name, or `named` in its
 * place.
 */
export type ResultLink = { fileName: string; text?: string; named?: string };

/** What a screen decides about its rows. */
export type RowOptions = {
  movable?: boolean;
  /** Shows the status of each file, and why it failed. Elsewhere the outcome says that. */
  statuses?: boolean;
  removable?: boolean;
  /** The link of the `n`th result, from 1. */
  linkOf?: (n: number, file: File, result: FileResult) => ResultLink;
  /** Describes how a result's size changed, in place of the usual words. */
  gainOf?: (before: number, after: number) => ReactNode;
  /** What becomes of a file, below its size. */
  aboutOf?: (entry: Entry<FileResult>) => ReactNode;
  /** What else can be made of a file, below the rest. */
  offerOf?: (entry: Entry<FileResult>) => ReactNode;
  /** Further actions of a file, or of its result once there is one. */
  actionsOf?: (entry: Entry<FileResult>) => ReactNode;
  onRetry?: (id: string) => void;
  onDownload?: (id: string) => void;
};

type FileRowProps = RowOptions & {
  from: TileId;
  to: TileId;
  entry: Entry<FileResult>;
  number: number;
  /** Whether this row says why results are larger than their originals. */
  explained: boolean;
  /** Whether the file has a picture before it is converted. */
  preview: boolean;
  disabled: boolean;
  /** Whether this is the only result, which makes its download the next step. */
  only: boolean;
  first: boolean;
  last: boolean;
  onMove: (direction: Direction) => void;
  onRemove: () => void;
};

/** One file with its picture, name, sizes and actions. On phones the download has a line of its own. */
export function FileRow({ entry, disabled, statuses = false, removable = true, ...rest }: FileRowProps) {
  const { from, to, movable, gainOf, aboutOf, onRetry } = rest;
  const { file, status } = entry;
  const { actions: texts, list } = useWords("converter");
  const { fill } = useFormat();
  const { reasonOf } = useSizeWords();
  const result = status.state === "converted" ? status.result : undefined;
  const reason =
    result && (result.note ?? (rest.explained && reasonOf(from, to, file.size, result.blob.size)));
  const picture = result?.blob ?? (rest.preview ? file : undefined);
  const link = result && rest.linkOf?.(rest.number, file, result);
  const actions = rest.actionsOf?.(entry);
  return (
    <li className={rowClass}>
      <Preview picture={picture} format={result ? to : from} className="w-6" />
      <div className="min-w-0">
        <p className="wrap-anywhere font-semibold text-small">
          <FileName name={file.name} />
        </p>
        <p className="flex flex-wrap items-baseline-last gap-x-1 text-note text-quiet tabular-nums">
          {(statuses || status.state === "failed") && <StatusWord status={status} />}
          <Sizes file={file} status={status} gainOf={gainOf} />
        </p>
        {aboutOf && <p className="text-note">{aboutOf(entry)}</p>}
        {reason && <p className="text-note">{reason}</p>}
        {rest.offerOf?.(entry)}
      </div>
      {(link || actions || (onRetry && status.state === "failed")) && (
        <div className={actionsClass}>
          {actions}
          {result && link && (
            <BlobLink
              blob={result.blob}
              name={link.fileName}
              aria-label={
                link.text ? undefined : fill(texts.downloadFile, { name: link.named ?? link.fileName })
              }
              onClick={() => rest.onDownload?.(entry.id)}
              className={buttonClass(rest.only ? "primary" : "secondary")}
            >
              <DownloadIcon />
              {link.text ?? texts.download}
            </BlobLink>
          )}
          {status.state === "failed" && onRetry && (
            <Button
              disabled={disabled}
              aria-label={fill(texts.fileAgain, { name: file.name })}
              onClick={() => onRetry(entry.id)}
            >
              {texts.again}
            </Button>
          )}
        </div>
      )}
      {(movable || removable) && (
        <div className="col-start-3 row-start-1 flex shrink-0 @[32rem]:col-start-4">
          {movable &&
            moves.map(({ direction, Icon, end }) => (
              <Button
                key={direction}
                look="icon"
                data-action={direction}
                aria-label={fill(list.move[direction], { name: file.name })}
                disabled={disabled || rest[end]}
                onClick={() => rest.onMove(direction)}
              >
                <Icon />
              </Button>
            ))}
          {removable && (
            <Button
              look="icon"
              data-action="remove"
              aria-label={fill(list.remove, { name: file.name })}
              disabled={disabled}
              onClick={once(rest.onRemove)}
            >
              <RemoveIcon />
            </Button>
          )}
        </div>
      )}
      {statuses && status.state === "failed" && (
        <div role="alert" className="wrap-anywhere col-span-2 col-start-2 text-note">
          <p className="text-fail">
            <Sentence {...status.problem} />
          </p>
          {status.problem.detail && <p>{status.problem.detail}</p>}
        </div>
      )}
    </li>
  );
}

/** The buttons that move a file, each with the end of the list where it is disabled. */
const moves = [
  { direction: "up", Icon: UpIcon, end: "first" },
  { direction: "down", Icon: DownIcon, end: "last" },
] as const;

type SizesProps = { file: File; status: FileStatus<FileResult>; gainOf: RowOptions["gainOf"] };

/** Size of a file, how much of it is transferred, or what it became. */
function Sizes({ file, status, gainOf }: SizesProps) {
  const { list } = useWords("converter");
  const { fill, size } = useFormat();
  const { changeOf } = useSizeWords();
  if (status.state !== "converted") {
    const known = size(file.size, "KB");
    if (!("percent" in status)) return <span>{known}</span>;
    const { state, percent } = status;
    // 'Converting...' is the button's text already.
    const transferred =
      state === "receiving" ? list.downloading : percent < 100 ? list.uploading : list.uploaded;
    return (
      <span>
        {known}
        <span className="text-ink"> · {fill(transferred, { percent: Math.floor(percent) })}</span>
      </span>
    );
  }
  const { size: after } = status.result.blob;
  const [before, now] = [size(file.size), size(after)];
  const sizes = before === now ? now : fill(list.sizes, { before, after: now });
  const change = gainOf ? undefined : changeOf(file.size, after);
  return (
    <>
      <span>{change ? fill(list.changed, { size: sizes, change }) : sizes}</span>
      {gainOf?.(file.size, after)}
    </>
  );
}

const looks = {
  listed: { word: "waiting", className: "text-quiet", Icon: undefined },
  waiting: { word: "waiting", className: "text-quiet", Icon: undefined },
  sending: { word: "working", className: "text-ink", Icon: SpinnerIcon },
  receiving: { word: "working", className: "text-ink", Icon: SpinnerIcon },
  converted: { word: "converted", className: "text-done", Icon: DoneIcon },
  failed: { word: "failed", className: "text-fail", Icon: FailIcon },
} as const satisfies Record<FileStatus<unknown>["state"], object>;

function StatusWord({ status: { state } }: { status: FileStatus<unknown> }) {
  const { word, className, Icon } = looks[state];
  const { states } = useWords("converter").list;
  return (
    <span className={clsx("inline-flex items-center gap-0.5 font-semibold", className)}>
      {Icon && <Icon className={clsx("size-2", Icon === SpinnerIcon && "animate-turn")} />}
      {states[word]}
    </span>
  );
}
