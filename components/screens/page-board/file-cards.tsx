"use client";

import { clsx } from "clsx";
import { useEffect } from "react";
import type { BoardFile } from "@/lib/client/page-board";
import { cardOrder } from "@/lib/client/page-changes";
import type { Thumbnails } from "@/lib/client/pdf-drawing/thumbnails";
import type { QuarterTurn } from "@/lib/contract/fields";
import { AddCard } from "../../board/add-card";
import { Board } from "../../board/board";
import { PageSheet } from "../../board/page-sheet";
import type { ScreenState } from "../../converter/use-screen";
import { PageThumbnail } from "../../pdf/page-thumbnail";
import { Button } from "../../ui/button";
import { LockIcon } from "../../ui/icons";
import { useFormat, useWords } from "../../ui/words";
import { HistoryTools } from "./board-tools";
import type { BoardState } from "./use-board";
import { type OpenFiles, pageKey } from "./use-open-files";

type FileCardsProps = {
  board: BoardState;
  screen: ScreenState<never>;
  files: readonly BoardFile[];
  open: OpenFiles;
  disabled: boolean;
};

/** The files as cards with their first pages, put in order by hand or by name. */
export function FileCards({ board, screen, files, open, disabled }: FileCardsProps) {
  const { guide, tool } = screen;
  const texts = useWords("pageBoard");
  const { list } = useWords("converter");
  const { hint, hintTouch } = useWords("board");
  const { about } = useWords("pdfMaking");
  const { count, fill, size, lang } = useFormat();
  const { pages } = board;
  const order = cardOrder(board.board, files);
  const sizes = new Map(screen.files.map(({ id, file }) => [id, file.size]));
  const items = order.flatMap((id) => {
    const file = files.find((one) => one.id === id);
    const own = pages.filter((page) => "file" in page && page.file === id);
    return file ? [{ ...file, pages: own, failed: open.openingOf(id).state === "broken" }] : [];
  });

  function move(id: string, to: number) {
    const others = order.filter((one) => one !== id);
    const name = files.find((file) => file.id === id)?.name ?? "";
    board.group(
      others.toSpliced(to, 0, id),
      fill(texts.announced.fileMoved, { name, place: to + 1, total: order.length }),
    );
  }
  function sort() {
    const { compare } = new Intl.Collator(lang, { numeric: true });
    const byName = items.toSorted((a, b) => compare(a.name, b.name)).map(({ id }) => id);
    board.group(byName, texts.announced.sorted);
  }
  const aboutOf = ({ id, pages: own }: (typeof items)[number]) => {
    const { state } = open.openingOf(id);
    if (state === "open") return count(about, own.length, { size: size(sizes.get(id) ?? 0) });
    return texts[state];
  };

  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
        {files.length > 1 && (
          <>
            <p className={clsx("text-note text-quiet", disabled && "invisible")}>
              <span className="pointer-coarse:hidden">{hint}</span>
              <span className="hidden pointer-coarse:inline">{hintTouch}</span>
            </p>
            <Button look="quiet" className="px-0!" disabled={disabled} onClick={sort}>
              {texts.sort}
            </Button>
          </>
        )}
        <HistoryTools board={board} disabled={disabled} />
      </div>
      <Board
        items={items}
        label={list.selected}
        disabled={disabled}
        pictureOf={({ id, pages: [first], facts }) => {
          const page = first && "file" in first ? first.page : 1;
          const [width, height] = facts?.sizes[page - 1] ?? [595, 842];
          const turn: QuarterTurn = first?.turn ?? 0;
          const layout = {
            ...(turn % 180 === 0 ? { width, height } : { width: height, height: width }),
            margin: 0,
          };
          return (
            <PageSheet layout={layout} turn={turn}>
              {facts && open.thumbnails ? (
                <FirstPage thumbnails={open.thumbnails} page={pageKey(id, page)} />
              ) : (
                open.openingOf(id).state === "locked" && <LockIcon className="size-4 text-[black]" />
              )}
            </PageSheet>
          );
        }}
        aboutOf={(item) => <p className="text-note text-quiet tabular-nums">{aboutOf(item)}</p>}
        onMove={move}
        onTurn={({ pages: own }) => board.turn(new Set(own.map(({ id }) => id)), 90)}
        onRemove={guide.remove}
        announce={guide.announce}
      >
        <AddCard
          accept={tool.accept.picker}
          disabled={disabled}
          onFiles={(chosen) => guide.choose(chosen, "select", "append")}
        />
      </Board>
    </div>
  );
}

/** The first page of a file, drawn as long as its card is shown. */
function FirstPage({ thumbnails, page }: { thumbnails: Thumbnails<string>; page: string }) {
  useEffect(() => {
    thumbnails.want(page, true);
    return () => thumbnails.want(page, false);
  }, [thumbnails, page]);
  // The sheet has its own edge.
  return <PageThumbnail thumbnails={thumbnails} page={page} className="[&_img]:border-0" />;
}
