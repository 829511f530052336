"use client";

import { clsx } from "clsx";
import { memo, type ReactNode, type RefObject, useCallback, useEffect, useId, useRef, useState } from "react";
import type { TileId } from "@/lib/formats";
import { PREVIEW_COUNT } from "@/lib/limits";
import { Button, buttonClass, once } from "../ui/button";
import { DoneIcon, DownIcon, DownloadIcon, FailIcon, RemoveIcon, SpinnerIcon, UpIcon } from "../ui/icons";
import { Thumbnail } from "../ui/thumbnail";
import { Sentence } from "./banners";
import { FileName } from "./file-name";
import { usePreview } from "./previews";
import { actionsClass, rowClass, rowsClass } from "./row-classes";
import { fileCount, kilobytes, megabytes, size, sizeChange, sizeReason } from "./sizes";
import { convertedIn, type Direction, type Entry, type FileStatus } from "./state";
import type { Guide } from "./use-guide";

/** What one file became. */
export type FileResult = {
  blob: Blob;
  /** Object URL of the blob, revoked when the results are discarded. */
  url: string;
  /** Name in the ZIP of all results. */
  name: string;
  /** What was left out of the original: frames, pages. */
  note?: string;
};

/** Text and file name of a result's link. `label` replaces texts that are the same on every link. */
export type ResultLink = { text: string; fileName: string; label?: string };

type FileRowsProps = {
  tool: { from: TileId; to: TileId };
  converter: { files: readonly Entry<FileResult>[]; running: boolean };
  guide: Guide;
  /** Heading in place of the number of files. */
  heading?: string;
  /** Whether these are results, so that the order no longer matters. */
  done?: boolean;
  movable?: boolean;
  /** Whether all rows have a picture before they are converted; as specified, the first four do otherwise. */
  pictures?: "all" | "first";
  /** Shows the status of each file, and why it failed. Elsewhere the outcome says that. */
  statuses?: boolean;
  removable?: boolean;
  /** The link of the `n`th result, from 1. */
  linkOf?: (n: number, file: File, result: FileResult) => ResultLink;
  /** Describes how a result's size changed, in place of the usual words. */
  gainOf?: (before: number, after: number) => ReactNode;
  /** Further actions of a result. */
  actionsOf?: (entry: Entry<FileResult>, result: FileResult) => ReactNode;
  onRetry?: (id: string) => void;
  onDownload?: (id: string) => void;
  /** Omitted when the screen has another button for it. */
  onRemoveAll?: () => void;
  removeAll?: string;
  /** Text of an empty list. */
  empty?: string;
};

/** Formats that most browsers cannot show. As specified, a placeholder stands for them until they are converted. */
const hidden: readonly TileId[] = ["heic", "avif"];

const control = (row: Element | undefined, action: string) =>
  row?.querySelector<HTMLButtonElement>(`[data-action="${action}"]:enabled`);

/**
 * The files of a screen in one list: a file's row becomes the row of its result. The focus follows a file that is moved
 * or removed.
 */
export function FileRows({ converter, guide, heading, onRemoveAll, ...parts }: FileRowsProps) {
  const { files, running } = converter;
  const { removeAll = "Remove all", empty, ...rest } = parts;
  const { done = false, movable = false, pictures = "first", tool, ...shown } = rest;
  const headingId = useId();
  const list = useRef<HTMLOListElement>(null);
  const total = files.reduce((sum, { file }) => sum + file.size, 0);
  const row = (index: number) => list.current?.children[index];
  const numbers = new Map(convertedIn(files).map(({ id }, index) => [id, index + 1]));
  const isShown = (index: number) =>
    !hidden.includes(tool.from) && (pictures === "all" || index < PREVIEW_COUNT);

  function move(index: number, id: string, direction: Direction) {
    const to = index + (direction === "up" ? -1 : 1);
    guide.move(id, direction);
    const other = direction === "up" ? "down" : "up";
    guide.focusAfter(() => control(row(to), direction) ?? control(row(to), other));
  }

  function remove(index: number, id: string) {
    guide.remove(id);
    if (files.length > 1) guide.focusAfter(() => control(row(Math.min(index, files.length - 2)), "remove"));
  }

  // The same function for every render, so that a change of one file renders only its row.
  const latest = useRef<typeof act>(undefined);
  function act(id: string, action: Direction | "remove") {
    const index = files.findIndex((entry) => entry.id === id);
    if (action === "remove") remove(index, id);
    else move(index, id, action);
  }
  useEffect(() => {
    latest.current = act;
  });
  const onAction = useCallback(
    (id: string, action: Direction | "remove") => latest.current?.(id, action),
    [],
  );

  return (
    <section aria-labelledby={headingId} className="grid gap-1">
      <div className="flex items-center justify-between gap-x-2">
        <h2
          id={headingId}
          ref={guide.list}
          tabIndex={-1}
          className="flex flex-wrap items-baseline gap-x-1.5 font-bold text-lead"
        >
          {heading ?? fileCount(files.length)}
          {files.length > 0 && (
            <span className="font-normal text-quiet text-small tabular-nums">
              Total size: {megabytes(total)}
            </span>
          )}
        </h2>
        {onRemoveAll && (
          <Button
            look="quiet"
            className="-mr-2 shrink-0"
            disabled={running || files.length === 0}
            onClick={onRemoveAll}
          >
            {removeAll}
          </Button>
        )}
      </div>
      {files.length === 0 && empty && <p className="text-quiet text-small">{empty}</p>}
      <ol ref={list} aria-label={done ? "Results" : "Selected files"} className={rowsClass}>
        {files.map((entry, index) => (
          <FileRow
            key={entry.id}
            {...shown}
            {...tool}
            entry={entry}
            number={numbers.get(entry.id) ?? 0}
            preview={isShown(index)}
            disabled={running}
            only={numbers.size === 1}
            movable={movable && !done}
            first={index === 0}
            last={index === files.length - 1}
            onAction={onAction}
          />
        ))}
      </ol>
    </section>
  );
}

/** Returns whether a row is near the viewport. */
function useNear(row: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!row.current) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: "50%" },
    );
    observer.observe(row.current);
    return () => observer.disconnect();
  }, [row]);
  return near;
}

type FileRowProps = Omit<
  FileRowsProps,
  "tool" | "converter" | "guide" | "heading" | "done" | "onRemoveAll" | "removeAll" | "empty" | "pictures"
> & {
  from: TileId;
  to: TileId;
  entry: Entry<FileResult>;
  number: number;
  /** Whether the file has a picture before it is converted. */
  preview: boolean;
  disabled: boolean;
  /** Whether this is the only result, which makes its download the next step. */
  only: boolean;
  first: boolean;
  last: boolean;
  onAction: (id: string, action: Direction | "remove") => void;
};

/** One file with its picture, name, sizes and actions. On phones the download has a line of its own. */
const FileRow = memo(function FileRow({ entry, number, preview, disabled, ...rest }: FileRowProps) {
  const {
    from,
    to,
    only,
    first,
    last,
    movable,
    onAction,
    linkOf,
    gainOf,
    actionsOf,
    onRetry,
    onDownload,
    statuses = false,
    removable = true,
  } = rest;
  const { file, status } = entry;
  const row = useRef<HTMLLIElement>(null);
  const near = useNear(row);
  const result = status.state === "converted" ? status.result : undefined;
  const url = usePreview(near ? (result?.blob ?? (preview ? file : undefined)) : undefined);
  const link = result && linkOf?.(number, file, result);
  return (
    <li ref={row} className={rowClass}>
      <Thumbnail url={url} format={result ? to : from} className="w-6" />
      <div className="min-w-0">
        <p className="wrap-anywhere font-semibold text-small">
          <FileName name={file.name} />
        </p>
        <p className="flex flex-wrap gap-x-1 text-note text-quiet tabular-nums">
          {(statuses || status.state === "failed") && <StatusWord status={status} />}
          <Sizes file={file} status={status} gainOf={gainOf} />
        </p>
        {result && <Reason from={from} to={to} file={file} result={result} />}
      </div>
      <div className="flex shrink-0 @[32rem]:col-start-4">
        {movable && (
          <MoveButtons
            name={file.name}
            moves={{ up: !first, down: !last }}
            disabled={disabled}
            onMove={(direction) => onAction(entry.id, direction)}
          />
        )}
        {removable && (
          <Button
            look="icon"
            data-action="remove"
            aria-label={`Remove ${file.name}`}
            disabled={disabled}
            onClick={once(() => onAction(entry.id, "remove"))}
          >
            <RemoveIcon />
          </Button>
        )}
      </div>
      {(link || (onRetry && status.state === "failed")) && (
        <div className={actionsClass}>
          {result && actionsOf?.(entry, result)}
          {result && link && (
            <a
              href={result.url}
              download={link.fileName}
              aria-label={link.label}
              onClick={() => onDownload?.(entry.id)}
              className={buttonClass(
                only ? "primary" : "secondary",
                only ? "hover:bg-accent-hover" : "hover:border-ink",
              )}
            >
              <DownloadIcon />
              {link.text}
            </a>
          )}
          {status.state === "failed" && onRetry && (
            <Button
              disabled={disabled}
              aria-label={`Try again: ${file.name}`}
              onClick={() => onRetry(entry.id)}
            >
              Try again
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
});

type MoveButtonsProps = {
  name: string;
  moves: Record<Direction, boolean>;
  disabled: boolean;
  onMove: (direction: Direction) => void;
};

function MoveButtons({ name, moves, disabled, onMove }: MoveButtonsProps) {
  return (["up", "down"] as const).map((direction) => (
    <Button
      key={direction}
      look="icon"
      data-action={direction}
      aria-label={`Move ${name} ${direction}`}
      disabled={disabled || !moves[direction]}
      onClick={() => onMove(direction)}
    >
      {direction === "up" ? <UpIcon /> : <DownIcon />}
    </Button>
  ));
}

/** Says how much of a file is transferred. 'Converting...' is the button's text already. */
function transferred({ state, percent }: Extract<FileStatus<unknown>, { percent: number }>): string {
  if (state === "receiving") return `Downloading ${Math.floor(percent)}%`;
  return percent < 100 ? `Uploading ${Math.floor(percent)}%` : "Uploaded 100%";
}

type SizesProps = { file: File; status: FileStatus<FileResult>; gainOf: FileRowsProps["gainOf"] };

/** Size of a file, how much of it is transferred, or what it became. */
function Sizes({ file, status, gainOf }: SizesProps) {
  if (status.state !== "converted")
    return (
      <span>
        {kilobytes(file.size)}
        {"percent" in status && <span className="text-ink"> · {transferred(status)}</span>}
      </span>
    );
  const [before, after] = [file.size, status.result.blob.size];
  const change = sizeChange(before, after);
  return (
    <>
      <span>
        {size(before)} to {size(after)}
        {!gainOf && change && `, ${change}`}
      </span>
      {gainOf?.(before, after)}
    </>
  );
}

type ReasonProps = { from: TileId; to: TileId; file: File; result: FileResult };

/** What was left out of a result, or why it is larger than its original. */
function Reason({ from, to, file, result: { blob, note } }: ReasonProps) {
  const words = note ?? sizeReason(from, to, file.size, blob.size);
  return words && <p className="text-note">{words}</p>;
}

const looks = {
  listed: { word: "Waiting", className: "text-quiet", Icon: undefined },
  waiting: { word: "Waiting", className: "text-quiet", Icon: undefined },
  sending: { word: "Processing", className: "text-ink", Icon: SpinnerIcon },
  receiving: { word: "Processing", className: "text-ink", Icon: SpinnerIcon },
  converted: { word: "Converted", className: "text-done", Icon: DoneIcon },
  failed: { word: "Failed", className: "text-fail", Icon: FailIcon },
} as const satisfies Record<FileStatus<unknown>["state"], object>;

function StatusWord({ status: { state } }: { status: FileStatus<unknown> }) {
  const { word, className, Icon } = looks[state];
  return (
    <span className={clsx("inline-flex items-center gap-0.5 font-semibold", className)}>
      {Icon && <Icon className={clsx("size-2", Icon === SpinnerIcon && "animate-turn")} />}
      {word}
    </span>
  );
}
