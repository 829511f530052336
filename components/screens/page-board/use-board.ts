"use client";

import { useState } from "react";
import {
  type Board,
  type BoardFile,
  type BoardPage,
  boardWith,
  emptyHistory,
  type Selection,
} from "@/lib/client/page-board";
import {
  changed,
  cut,
  duplicated,
  groupedBy,
  moved,
  redone,
  removed,
  sizeOf,
  turned,
  undone,
  withBlank,
} from "@/lib/client/page-changes";
import type { QuarterTurn } from "@/lib/contract/fields";
import { useKept } from "../../converter/screen-memory";
import { useFormat, useWords } from "../../ui/words";

const nothing: readonly string[] = [];

/** Size of a blank page where there is no other: A4, in points. */
const A4 = [595, 842] as const;

/** The board of a screen: its pages, what is selected, and what can be done to them. Each change can be undone, and is announced. */
export function useBoard(
  files: readonly BoardFile[],
  announce: (words: string) => void,
  onChange: () => void,
) {
  const { announced: texts } = useWords("pageBoard");
  const { fill, count } = useFormat();
  const [history, setHistory] = useKept("board", emptyHistory);
  const [chosen, setChosen] = useKept("selected", nothing);
  const [active, setActive] = useState<string>();
  const board = boardWith(history.board, files);
  const { pages } = board;
  const ids = new Set(pages.map(({ id }) => id));
  const selected: Selection = new Set(chosen.filter((id) => ids.has(id)));

  function change(pages: readonly BoardPage[], words: string, part: Partial<Board> = {}) {
    setHistory(changed({ ...history, board }, { ...board, ...part, pages }));
    onChange();
    announce(words);
  }
  /** Moves pages to a gap of the list. */
  function move(those: Selection, gap: number) {
    const next = moved(gap)(pages, those);
    const place = next.findIndex(({ id }) => those.has(id)) + 1;
    change(next, count(texts.moved, those.size, { place, total: pages.length }));
  }

  return {
    board,
    pages,
    selected,
    active: active !== undefined && ids.has(active) ? active : pages[0]?.id,
    setActive,
    select(next: Iterable<string>) {
      const all = [...next];
      setChosen(all);
      onChange();
      announce(count(texts.selected, all.length));
    },
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo() {
      if (history.past.length === 0) return;
      setHistory(undone(history));
      announce(texts.undone);
    },
    redo() {
      if (history.future.length === 0) return;
      setHistory(redone(history));
      announce(texts.redone);
    },
    move,
    /** Moves pages by some places, where they stay together. */
    step(those: Selection, by: number) {
      const at = pages.flatMap(({ id }, place) => (those.has(id) ? [place] : []));
      const [first, last] = [at[0], at.at(-1)];
      if (first === undefined || last === undefined) return;
      const gap = by < 0 ? Math.max(0, first + by) : Math.min(pages.length, last + 1 + by);
      move(those, gap);
    },
    turn(those: Selection, by: Exclude<QuarterTurn, 0>) {
      change(turned(by)(pages, those), count(by === 90 ? texts.turnedRight : texts.turnedLeft, those.size));
    },
    /** Removes pages. Returns the id of the one that follows, or of the last. */
    remove(those: Selection): string | undefined {
      const last = pages.findLastIndex(({ id }) => those.has(id));
      const left = pages.filter(({ id }) => !those.has(id));
      const next = (pages.slice(last + 1).find(({ id }) => !those.has(id)) ?? left.at(-1))?.id;
      setActive(next);
      change(removed(pages, those), count(texts.removed, those.size, { left: left.length }));
      return next;
    },
    duplicate(those: Selection) {
      change(duplicated(pages, those), count(texts.duplicated, those.size));
    },
    cut(those: Selection) {
      const next = cut(pages, those);
      const documents = next.filter(({ begins }, at) => begins || at === 0).length;
      change(next, count(texts.cut, documents));
    },
    /** Inserts a blank page after those, as large as the last of them. */
    insertBlank(those: Selection) {
      const at = pages.findLastIndex(({ id }) => those.has(id));
      const before = pages[at < 0 ? pages.length - 1 : at];
      const place = at < 0 ? pages.length : at + 1;
      change(
        withBlank(place, before ? sizeOf(before, files) : A4)(pages, those),
        fill(texts.blank, { place: place + 1 }),
      );
    },
    /** Puts whole files in an order. */
    group(order: readonly string[], words: string) {
      change(groupedBy(order, pages), words, { order });
    },
  };
}

export type BoardState = ReturnType<typeof useBoard>;
