"use client";

import { useId, useRef } from "react";
import type { TileId } from "@/lib/formats";
import type { Direction, ListedFile } from "../hooks/use-file-list";
import { useFocusAfter } from "../hooks/use-focus-after";
import { usePreviewUrls } from "../hooks/use-preview-urls";
import { Button } from "./button";
import { FileRow } from "./file-row";
import { Previews } from "./previews";
import { fileCount, megabytes } from "./sizes";
import { Thumbnail } from "./thumbnail";

type Props = {
  from: TileId;
  files: readonly ListedFile[];
  disabled: boolean;
  /** Without one the order is of no importance. */
  onMove?: (id: string, direction: Direction) => void;
  onRemove: (id: string) => void;
  /** Without one something else on the page does it. */
  onRemoveAll?: () => void;
  announce: (words: string) => void;
  /** Every file has its picture beside its name, in place of a few of them on top. */
  pictures?: boolean;
};

const nothing: readonly ListedFile[] = [];

const button = (row: Element | undefined, action: string) =>
  row?.querySelector<HTMLButtonElement>(`[data-action="${action}"]:enabled`);

/** The chosen files in the order they will be sent; focus follows what is moved or removed. */
export function FileList({ from, files, disabled, pictures = false, announce, ...rest }: Props) {
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
