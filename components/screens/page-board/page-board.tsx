"use client";

import { useEffect, useId, useRef, useState } from "react";
import type { BoardFile } from "@/lib/client/page-board";
import { isMixed } from "@/lib/client/page-changes";
import type { Draft, PlanOptions } from "@/lib/client/page-plan";
import type { BoardMode } from "@/lib/tools/types";
import { FileName } from "../../converter/file-name";
import { useFocusAfter } from "../../converter/use-focus-after";
import type { ScreenState } from "../../converter/use-screen";
import { Button } from "../../ui/button";
import { SpinnerIcon } from "../../ui/icons";
import { useFormat, useWords } from "../../ui/words";
import { BoardTools } from "./board-tools";
import { FileCards } from "./file-cards";
import { FileChips } from "./file-chips";
import { FileTroubles, type PasswordFields } from "./file-troubles";
import { PageView } from "./page-view";
import { PagesGrid } from "./pages-grid";
import { useBoard } from "./use-board";
import type { OpenFiles } from "./use-open-files";

export { BoardOptions } from "./board-options";
export { BoardResults } from "./board-results";

type PageBoardProps = {
  mode: BoardMode;
  screen: ScreenState<never>;
  files: readonly BoardFile[];
  open: OpenFiles;
  /** What will be made, if that is known. */
  documents: readonly Draft[];
  options: PlanOptions;
  disabled: boolean;
  /** Whether no file can be opened, and whether there are no pages until something is done about that. */
  broken: boolean;
  shut: boolean;
  /** Whether it is said elsewhere which files are broken. */
  told: boolean;
  /** Called with each change of the pages or of the selection, and when a password is tried. */
  onChange: () => void;
  /** Called when a mark is set that splits the pages. */
  onCut: () => void;
  /** See {@link FileTroubles}. */
  fields: PasswordFields;
  onPassword: (id: string, password: string) => void;
};

/** The board: files as cards, or their pages with the tools that change them. */
export function PageBoard({ mode, screen, files, open, disabled, shut, ...rest }: PageBoardProps) {
  const { guide } = screen;
  const texts = useWords("pageBoard");
  const { files: counted } = useWords("converter");
  const { count } = useFormat();
  const board = useBoard(files, guide.announce, rest.onChange);
  const [view, setView] = useState<"files" | "pages">(
    mode === "merge" && !isMixed(board.pages) ? "files" : "pages",
  );
  const [shown, setShown] = useState<string>();
  const headingId = useId();
  const area = useRef<HTMLElement>(null);
  const focusAfter = useFocusAfter();
  const { pages, selected } = board;
  const [only] = files;
  const chosenText = (n: number) => count(texts.countOf, n, { total: pages.length });
  const locked = files.filter(({ id }) => open.openingOf(id).state === "locked").length;
  const before = useRef(locked);
  // The field that had the focus is gone once its file is open.
  useEffect(() => {
    if (locked < before.current && document.activeElement === document.body) guide.starter.current?.focus();
    before.current = locked;
  }, [locked, guide.starter]);
  const isOpening = files.some(({ id }) => open.openingOf(id).state === "opening" || open.isTrying(id));

  return (
    <section ref={area} aria-labelledby={headingId} className="grid gap-1.5">
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-0.5">
        <h2
          id={headingId}
          ref={guide.list}
          tabIndex={-1}
          className="flex flex-wrap items-baseline gap-x-1.5 font-bold text-lead"
        >
          {only && files.length === 1 ? <FileName name={only.name} /> : count(counted, files.length)}
          {!rest.broken && (
            <span
              // As wide as it gets when pages are selected, which then moves nothing.
              data-widest={chosenText(pages.length)}
              className="grid font-normal text-quiet text-small tabular-nums *:[grid-area:1/1] before:invisible before:[grid-area:1/1] before:content-[attr(data-widest)]"
            >
              <span>
                {selected.size > 0 && view === "pages"
                  ? chosenText(selected.size)
                  : shut
                    ? texts.locked
                    : !(isOpening && pages.length === 0) && count(texts.count, pages.length)}
              </span>
            </span>
          )}
        </h2>
        {mode === "merge" && !shut && (
          <fieldset aria-label={texts.views.label} className="flex gap-0.5">
            {(["files", "pages"] as const).map((one) => (
              <Button
                key={one}
                look={view === one ? "chosen" : "secondary"}
                aria-pressed={view === one}
                disabled={disabled}
                onClick={() => setView(one)}
              >
                {texts.views[one]}
              </Button>
            ))}
          </fieldset>
        )}
      </div>
      {isOpening && (
        <p role="status" className="flex items-center gap-1 text-quiet text-small">
          <SpinnerIcon className="size-2.5 shrink-0 animate-turn" />
          {texts.opening}
        </p>
      )}
      <FileTroubles
        files={files}
        open={open}
        told={rest.told}
        fields={rest.fields}
        onPassword={(id, password) => {
          rest.onChange();
          rest.onPassword(id, password);
        }}
        others={!rest.broken}
        onRemove={guide.remove}
      />
      {shut ? null : view === "files" ? (
        <FileCards board={board} screen={screen} files={files} open={open} disabled={disabled} />
      ) : (
        <>
          {files.length > 1 && <FileChips files={files} disabled={disabled} guide={guide} />}
          <BoardTools
            board={board}
            files={files}
            disabled={disabled}
            mode={mode}
            onCut={rest.onCut}
            onView={setShown}
          />
          {pages.length === 0 && files.some(({ facts }) => facts) && (
            <p className="text-quiet text-small">{texts.empty}</p>
          )}
          {open.thumbnails && (
            <PagesGrid
              board={board}
              files={files}
              thumbnails={open.thumbnails}
              starts={startsOf(rest.documents, rest.options)}
              disabled={disabled}
              isHelpWide={mode === "split"}
              onOpen={setShown}
            />
          )}
        </>
      )}
      {shown !== undefined && (
        <PageView
          pages={pages}
          files={files}
          id={shown}
          draw={open.draw}
          onShow={setShown}
          onClose={() => {
            board.setActive(shown);
            setShown(undefined);
            // Not the page from which the dialog was opened, to which the browser goes back.
            focusAfter(() => area.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(shown)}"]`));
          }}
        />
      )}
    </section>
  );
}

/** Returns the pages with which files begin, but the first; none where each page does, or a range picks from anywhere. */
function startsOf(documents: readonly Draft[], { split }: PlanOptions): ReadonlySet<string> {
  const isPlain = split === "pages" || split === "ranges";
  const first = documents
    .slice(1)
    .flatMap(({ pages: [page] }) => (page && (page.begins || !isPlain) ? page.id : []));
  return new Set(first);
}
