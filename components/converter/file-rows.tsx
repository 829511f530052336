"use client";

import { clsx } from "clsx";
import { type ComponentProps, useId, useRef } from "react";
import { hasPreview, type TileId } from "@/lib/formats";
import { PREVIEW_COUNT } from "@/lib/limits";
import { Button } from "../ui/button";
import { useFormat, useWords } from "../ui/words";
import type { FileResult, FileRow as Row, RowOptions } from "./file-row";
import { retryable } from "./loadable";
import { rowClass, rowsClass } from "./row-layout";
import { shownFiles } from "./shown-files";
import { growthReason } from "./sizes";
import type { Direction, Entry } from "./state";
import type { ScreenState } from "./use-screen";

const PlainRow = ({ entry: { file, status } }: ComponentProps<typeof Row>) => (
  <li className={clsx(rowClass, "min-h-8.25")}>
    <p className="wrap-anywhere col-span-2 col-start-2 text-small">
      {status.state === "failed" ? status.problem.text : <bdi>{file.name}</bdi>}
    </p>
  </li>
);

const FileRow = retryable(() => import("./file-row").then((module) => module.FileRow), PlainRow);

type FileRowsProps = RowOptions & {
  screen: ScreenState<FileResult>;
  /** The format of the results, where it is not the tool's. */
  to?: TileId;
  /** Whether the files can be removed and moved. */
  disabled?: boolean;
  /** Heading in place of the number of files. */
  heading?: string;
  /** Names the list where it has no heading: it never has more than one file. */
  named?: string;
  /** Whether these are results, so that the order no longer matters. */
  done?: boolean;
  /** Whether all rows have a picture before they are converted; as specified, the first four do otherwise. */
  pictures?: "all" | "first";
  /** Shows the button for it, with its usual text or another; omitted when the screen has one of its own. */
  removeAll?: string | true;
  /** Text of an empty list. */
  empty?: string | undefined;
  /** Whether a file has its row here. Others have one elsewhere. */
  lists?: (entry: Entry<FileResult>) => boolean;
  /** What the heading says of the rows in place of their size. */
  counted?: string | undefined;
};

const all = () => true;

const control = (row: Element | undefined, action: string) =>
  row?.querySelector<HTMLButtonElement>(`[data-action="${action}"]:enabled`);

/**
 * The files of a screen in one list, if there are any: a file's row becomes the row of its result. The focus follows a file
 * that is moved or removed.
 */
export function FileRows({ screen, removeAll, empty, lists = all, counted, ...parts }: FileRowsProps) {
  const { tool, files, phase, converted, behavior, guide } = screen;
  const { list: texts, files: plural } = useWords("converter");
  const { count, fill, fullSize } = useFormat();
  const { heading, named, done = false, movable = false, pictures = "first", ...rest } = parts;
  const { to = tool.to, disabled = screen.running, statuses = false, ...shown } = rest;
  const rows = shownFiles(screen, behavior).filter(lists);
  const headingId = useId();
  const list = useRef<HTMLOListElement>(null);
  const total = files.reduce((sum, { file }) => sum + file.size, 0);
  const row = (index: number) => list.current?.children[index];
  // Said once: it is the same for all of them.
  const explained = converted.find(
    ({ file, status: { result } }) => !result.note && growthReason(tool.from, to, file, result.blob.size),
  );
  const numbers = new Map(converted.map(({ id }, index) => [id, index + 1]));
  const isShown = (index: number) => hasPreview(tool.from) && (pictures === "all" || index < PREVIEW_COUNT);

  function move(index: number, id: string, direction: Direction) {
    const to = index + (direction === "up" ? -1 : 1);
    guide.move(id, to);
    const other = direction === "up" ? "down" : "up";
    guide.focusAfter(() => control(row(to), direction) ?? control(row(to), other));
  }

  function remove(index: number, id: string) {
    guide.remove(id);
    if (rows.length > 1) guide.focusAfter(() => control(row(Math.min(index, rows.length - 2)), "remove"));
  }

  if (files.length === 0 && !empty) return null;
  return (
    <section aria-label={named} aria-labelledby={named ? undefined : headingId} className="grid gap-1">
      <div className={clsx("flex flex-wrap items-center justify-between gap-x-2", named && "sr-only")}>
        <h2
          id={headingId}
          ref={guide.list}
          tabIndex={-1}
          className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-1.5 font-bold text-lead"
        >
          {heading ?? count(plural, files.length)}
          {rows.length > 0 && !done && (
            <span className="font-normal text-quiet text-small tabular-nums">
              {counted ?? fill(texts.total, { size: fullSize(total, "MB") })}
            </span>
          )}
        </h2>
        {removeAll && (
          <Button
            look="quiet"
            className="-me-2 shrink-0"
            disabled={disabled || files.length === 0}
            onClick={() => guide.clear()}
          >
            {removeAll === true ? texts.removeAll : removeAll}
          </Button>
        )}
      </div>
      {rows.length === 0 && empty && <p className="text-quiet text-small">{empty}</p>}
      <ol ref={list} aria-label={done ? texts.results : texts.selected} className={rowsClass}>
        {rows.map((entry, index) => (
          <FileRow
            key={entry.id}
            {...shown}
            from={tool.from}
            to={to}
            entry={entry}
            explained={entry.id === explained?.id}
            number={numbers.get(entry.id) ?? 0}
            preview={isShown(index)}
            disabled={disabled}
            // Without an outcome nothing else says what went wrong.
            statuses={
              statuses === true ||
              (entry.status.state === "failed" && (statuses !== false || phase.state === "running"))
            }
            next={numbers.size === 1 && !screen.running && screen.isCurrent()}
            movable={movable && !done && files.length > 1}
            first={index === 0}
            last={index === rows.length - 1}
            onMove={(direction) => move(index, entry.id, direction)}
            onRemove={() => remove(index, entry.id)}
          />
        ))}
      </ol>
    </section>
  );
}
