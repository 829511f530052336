"use client";

import { useId } from "react";
import type { QuarterTurn } from "@/lib/contract/fields";
import type { PdfPageOptions } from "@/lib/contract/pdf";
import { AddCard } from "../../board/add-card";
import { Board } from "../../board/board";
import type { FileResult } from "../../converter/file-row";
import type { Entry, ListedFile } from "../../converter/state";
import type { ScreenState } from "../../converter/use-screen";
import { Button } from "../../ui/button";
import { useFormat, useWords } from "../../ui/words";
import { PageAbout, PagePicture } from "./page-picture";
import { unreadIn } from "./use-pdf-making";

type ImageBoardProps = {
  screen: ScreenState<FileResult>;
  options: PdfPageOptions;
  removeAll?: boolean;
  /** Said while files are dragged over the page, where a drop adds them. */
  dropping?: string;
};

/** Returns a picture as an item of the board. @param failed those that the server could not read */
const itemOf = (entry: Entry<unknown>, failed: readonly ListedFile[]) => ({
  id: entry.id,
  name: entry.file.name,
  file: entry.file,
  failed: failed.includes(entry),
  reason: entry.status.state === "failed" ? entry.status.problem.reason : undefined,
  ...(entry.turn && { turn: entry.turn }),
});

/** Offers to make the PDF of the other pictures, in the place of the button that would fail again. */
export function WithoutFailed({ screen }: { screen: ScreenState<FileResult> }) {
  const texts = useWords("pdfMaking");
  const { count } = useFormat();
  const { files, remove, guide } = screen;
  const failed = unreadIn(screen);
  return (
    <Button
      ref={guide.starter}
      look="primary"
      className="min-h-6.5 max-sm:flex-1 sm:px-3 sm:text-body"
      onClick={() => {
        for (const { id } of failed) remove(id);
        guide.retry(files.filter((file) => !failed.includes(file)).map(({ id }) => id));
      }}
    >
      {count(texts.without, failed.length)}
    </Button>
  );
}

/** The pictures of a PDF as the pages that they become, in a grid: moved, turned, removed, and more of them added. */
export function ImageBoard({ screen, options, removeAll = false, dropping }: ImageBoardProps) {
  const { tool, files, running, guide } = screen;
  const { list: texts, files: counted } = useWords("converter");
  const { hint, hintTouch, turned } = useWords("board");
  const { count, fill, size } = useFormat();
  const headingId = useId();
  const total = files.reduce((sum, { file }) => sum + file.size, 0);
  const failed = unreadIn(screen);
  if (files.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="grid gap-1">
      <div className="flex items-center justify-between gap-x-2">
        <h2
          id={headingId}
          ref={guide.list}
          tabIndex={-1}
          className="flex flex-wrap items-baseline gap-x-1.5 font-bold text-lead"
        >
          {count(counted, files.length)}
          <span className="font-normal text-quiet text-small tabular-nums">
            {fill(texts.total, { size: size(total, "MB") })}
          </span>
        </h2>
        {removeAll && (
          <Button look="quiet" className="-me-2 shrink-0" disabled={running} onClick={() => guide.clear()}>
            {texts.removeAll}
          </Button>
        )}
      </div>
      {files.length > 1 && (
        <p className="-mt-1 text-note text-quiet">
          <span className="pointer-coarse:hidden">{hint}</span>
          <span className="hidden pointer-coarse:inline">{hintTouch}</span>
        </p>
      )}
      <Board
        items={files.map((entry) => itemOf(entry, failed))}
        label={texts.selected}
        disabled={running}
        pictureOf={(entry) => (
          <PagePicture entry={entry} options={options} from={tool.from} failed={entry.failed} />
        )}
        aboutOf={(entry) => (
          <PageAbout entry={entry} options={options} failed={entry.failed} reason={entry.reason} />
        )}
        onMove={guide.move}
        onTurn={({ id, turn = 0 }) => {
          const next = ((turn + 90) % 360) as QuarterTurn;
          screen.turn(id, next);
          guide.announce(fill(turned, { degrees: next }));
        }}
        onRemove={guide.remove}
        announce={guide.announce}
      >
        <AddCard
          accept={tool.accept.picker}
          disabled={running}
          {...(dropping !== undefined && { dropping })}
          // Elsewhere the button of the drop zone is.
          next={dropping !== undefined && screen.unusable && !running}
          onFiles={(chosen) => guide.choose(chosen, "select", "append")}
        />
      </Board>
    </section>
  );
}
