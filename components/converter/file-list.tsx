"use client";

import { clsx } from "clsx";
import { type ReactNode, type Ref, useId, useRef } from "react";
import type { TileId } from "@/lib/formats";
import { PREVIEW_COUNT } from "@/lib/limits";
import type { Direction, ListedFile } from "../hooks/use-file-list";
import { useFocusAfter } from "../hooks/use-focus-after";
import { usePreviewUrls } from "../hooks/use-object-urls";
import { Button, once } from "../ui/button";
import { DownIcon, RemoveIcon, UpIcon } from "../ui/icons";
import { Thumbnail } from "../ui/thumbnail";
import { fileCount, kilobytes, megabytes } from "./sizes";

type FileListProps = {
  from: TileId;
  files: readonly ListedFile[];
  disabled: boolean;
  /** Omitted when the order does not matter. */
  onMove?: (id: string, direction: Direction) => void;
  onRemove: (id: string) => void;
  /** Omitted when the page has another button for it. */
  onRemoveAll?: () => void;
  announce: (words: string) => void;
  /** Shows a picture in each row instead of a few previews on top. */
  pictures?: boolean;
};

const nothing: readonly ListedFile[] = [];

const button = (row: Element | undefined, action: string) =>
  row?.querySelector<HTMLButtonElement>(`[data-action="${action}"]:enabled`);

/** The selected files in upload order. The focus follows a file that is moved or removed. */
export function FileList({ from, files, disabled, pictures = false, announce, ...rest }: FileListProps) {
  const { onMove, onRemove, onRemoveAll } = rest;
  const headingId = useId();
  const list = useRef<HTMLOListElement>(null);
  const urls = usePreviewUrls(pictures ? files : nothing);
  const focusAfter = useFocusAfter();
  const total = files.reduce((sum, { file }) => sum + file.size, 0);
  const row = (index: number) => list.current?.children[index];

  function move(index: number, { id }: ListedFile, direction: Direction) {
    const to = index + (direction === "up" ? -1 : 1);
    onMove?.(id, direction);
    announce(`Moved to place ${to + 1} of ${files.length}.`);
    const other = direction === "up" ? "down" : "up";
    focusAfter(() => button(row(to), direction) ?? button(row(to), other));
  }

  function remove(index: number, { id }: ListedFile) {
    onRemove(id);
    announce(`Removed, ${files.length - 1} left.`);
    if (files.length > 1) focusAfter(() => button(row(Math.min(index, files.length - 2)), "remove"));
  }

  return (
    <section aria-labelledby={headingId} className="grid animate-arrive gap-1.5">
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <h2 id={headingId} className="flex flex-wrap items-baseline gap-x-1.5 font-bold text-lead">
          {fileCount(files.length)}
          <span className="font-normal text-quiet text-small tabular-nums">
            Total size: {megabytes(total)}
          </span>
        </h2>
        {onRemoveAll && (
          <Button look="quiet" className="-mr-2" disabled={disabled} onClick={onRemoveAll}>
            Remove all
          </Button>
        )}
      </div>
      {!pictures && <Previews from={from} files={files} />}
      <ol ref={list}>
        {files.map((entry, index) => (
          <FileRow
            key={entry.id}
            entry={entry}
            index={index}
            last={index === files.length - 1}
            disabled={disabled}
            onMove={onMove && ((direction) => move(index, entry, direction))}
            onRemove={() => remove(index, entry)}
            picture={pictures && <Thumbnail url={urls.get(entry.id)} format={from} className="my-0.5 w-6" />}
          />
        ))}
      </ol>
    </section>
  );
}

type FileRowProps = {
  entry: ListedFile;
  index: number;
  last: boolean;
  disabled: boolean;
  /** Omitted when the order does not matter. */
  onMove?: ((direction: Direction) => void) | undefined;
  onRemove: () => void;
  picture?: ReactNode;
  ref?: Ref<HTMLLIElement>;
};

/** One selected file with its position, name, size and actions. */
function FileRow({ entry: { file }, index, last, disabled, onMove, onRemove, picture, ref }: FileRowProps) {
  return (
    <li ref={ref} className="flex items-center gap-1 border-rule py-0.5 not-first:border-t">
      <span
        aria-hidden="true"
        className={clsx("w-2.5 shrink-0 text-note text-quiet tabular-nums", picture && "max-sm:hidden")}
      >
        {index + 1}
      </span>
      {picture}
      <div className="min-w-0 flex-1 py-0.5">
        <p className="wrap-anywhere font-semibold text-small">
          <bdi>{file.name}</bdi>
        </p>
        <p className="text-note text-quiet tabular-nums">{kilobytes(file.size)}</p>
      </div>
      <div className="flex shrink-0">
        {onMove && (
          <>
            <Button
              look="icon"
              data-action="up"
              aria-label={`Move ${file.name} up`}
              disabled={disabled || index === 0}
              onClick={() => onMove("up")}
            >
              <UpIcon />
            </Button>
            <Button
              look="icon"
              data-action="down"
              aria-label={`Move ${file.name} down`}
              disabled={disabled || last}
              onClick={() => onMove("down")}
            >
              <DownIcon />
            </Button>
          </>
        )}
        <Button
          look="icon"
          data-action="remove"
          aria-label={`Remove ${file.name}`}
          disabled={disabled}
          onClick={once(onRemove)}
        >
          <RemoveIcon />
        </Button>
      </div>
    </li>
  );
}

/** Formats that most browsers cannot show. As specified, a placeholder replaces them. */
const hidden: readonly TileId[] = ["heic", "avif"];

/** Thumbnails of the first few selected files. */
export function Previews({ from, files }: { from: TileId; files: readonly ListedFile[] }) {
  const first = files.slice(0, PREVIEW_COUNT);
  const urls = usePreviewUrls(hidden.includes(from) ? nothing : first);
  return (
    <ul aria-label="Previews" className="grid grid-cols-4 gap-1">
      {first.map(({ id, file }) => (
        <li key={id} title={file.name}>
          <Thumbnail url={urls.get(id)} format={from} className="w-full" />
        </li>
      ))}
    </ul>
  );
}
