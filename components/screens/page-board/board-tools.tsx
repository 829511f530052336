"use client";

import { clsx } from "clsx";
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from "react";
import type { BoardFile, Selection } from "@/lib/client/page-board";
import { sizeOf } from "@/lib/client/page-changes";
import { isBeyond, pagesIn, readPageList, writePageList } from "@/lib/page-list";
import type { BoardMode } from "@/lib/tools/types";
import { Button } from "../../ui/button";
import {
  BinIcon,
  BlankIcon,
  CopyIcon,
  CutIcon,
  EnlargeIcon,
  RedoIcon,
  TurnIcon,
  TurnLeftIcon,
  UndoIcon,
} from "../../ui/icons";
import { useFormat, useWords } from "../../ui/words";
import type { BoardState } from "./use-board";

type BoardToolsProps = {
  board: BoardState;
  files: readonly BoardFile[];
  disabled: boolean;
  mode: BoardMode;
  onCut: () => void;
  onView: (id: string) => void;
};

/** What selects pages, and what changes those that are selected. It stays in sight while the pages scroll. */
export function BoardTools({ board, files, disabled, mode, onCut, onView }: BoardToolsProps) {
  const { tools: texts, select } = useWords("pageBoard");
  const { pages, selected } = board;
  const all: Selection = new Set(pages.map(({ id }) => id));
  const turning = selected.size > 0 || mode !== "rotate" ? selected : all;
  const [only] = selected;
  // On a phone, splitting shows the few tools that it needs, and the pages come sooner.
  const isSplit = mode === "split";
  const aside = isSplit ? "max-sm:hidden" : "";
  const none = disabled || selected.size === 0;

  const choices = {
    all: () => true,
    odd: (place: number) => place % 2 === 0,
    even: (place: number) => place % 2 === 1,
    landscape(place: number) {
      const page = pages[place];
      const [width, height] = page ? sizeOf(page, files) : [0, 0];
      return width > height;
    },
    none: () => false,
  } satisfies Record<string, (place: number) => boolean>;

  return (
    <>
      <fieldset
        aria-label={select.label}
        className={clsx("flex flex-wrap items-center gap-x-1 gap-y-0.5", aside)}
      >
        <RangeField board={board} disabled={disabled} />
        <div className="flex flex-wrap max-sm:-mx-1">
          {(Object.keys(choices) as (keyof typeof choices)[]).map((choice) => (
            <Button
              key={choice}
              look="quiet"
              className="px-1!"
              disabled={disabled}
              onClick={() =>
                board.select(pages.flatMap(({ id }, place) => (choices[choice](place) ? [id] : [])))
              }
            >
              {select[choice]}
            </Button>
          ))}
        </div>
      </fieldset>
      <div
        role="toolbar"
        aria-label={texts.label}
        className={clsx(
          "sticky top-0 z-20 -mx-0.5 flex flex-wrap gap-0.5 border-rule border-b bg-paper px-0.5 py-0.5 max-md:-mx-2 max-md:grid max-md:grid-cols-[repeat(9,1fr)] max-md:[&_button]:min-w-auto max-md:px-2 max-md:py-1 max-sm:gap-x-0.25",
          isSplit ? "max-sm:grid-cols-[repeat(7,auto)]" : "max-sm:grid-cols-[repeat(5,auto)]",
        )}
      >
        <Tool
          isBare={isSplit}
          text={texts.left}
          disabled={disabled || turning.size === 0}
          onPress={() => board.turn(turning, 270)}
        >
          <TurnLeftIcon />
        </Tool>
        <Tool
          isBare={isSplit}
          text={texts.right}
          disabled={disabled || turning.size === 0}
          onPress={() => board.turn(turning, 90)}
        >
          <TurnIcon />
        </Tool>
        <Tool text={texts.remove} disabled={none} onPress={() => board.remove(selected)}>
          <BinIcon />
        </Tool>
        <Tool
          className={aside}
          text={texts.duplicate}
          disabled={none}
          onPress={() => board.duplicate(selected)}
        >
          <CopyIcon />
        </Tool>
        <Tool
          className={aside}
          text={texts.blank}
          disabled={disabled || pages.length === 0}
          onPress={() => board.insertBlank(selected)}
        >
          <BlankIcon />
        </Tool>
        <Tool
          text={texts.cut}
          disabled={none}
          onPress={() => {
            board.cut(selected);
            onCut();
          }}
        >
          <CutIcon />
        </Tool>
        <Tool
          text={texts.view}
          disabled={disabled || selected.size !== 1 || only === undefined}
          onPress={() => only !== undefined && onView(only)}
        >
          <EnlargeIcon />
        </Tool>
        <HistoryTools board={board} disabled={disabled} />
      </div>
    </>
  );
}

type HistoryToolsProps = { board: BoardState; disabled: boolean };

/** Undoes changes and does them again, by button and by key. */
export function HistoryTools({ board, disabled }: HistoryToolsProps) {
  const { tools: texts } = useWords("pageBoard");
  useHistoryKeys(board, disabled);
  return (
    <span className="ms-auto flex gap-0.5 max-md:contents">
      <Tool text={texts.undo} disabled={disabled || !board.canUndo} onPress={board.undo}>
        <UndoIcon />
      </Tool>
      <Tool text={texts.redo} disabled={disabled || !board.canRedo} onPress={board.redo}>
        <RedoIcon />
      </Tool>
    </span>
  );
}

type ToolProps = {
  text: string;
  disabled: boolean;
  className?: string;
  /** Whether it is a sign alone on a phone. */
  isBare?: boolean;
  onPress: () => void;
  children: ReactNode;
};

/** A button of the toolbar: a sign and its word, below it on a phone. It keeps the focus when it can do no more. */
const Tool = ({ text, disabled, className, isBare, onPress, children }: ToolProps) => (
  <Button
    aria-disabled={disabled}
    className={clsx(
      "min-w-5.5 px-1! max-md:flex-col max-md:gap-0 max-md:px-0.25! max-md:py-0.5 max-md:text-[0.6875rem] max-md:leading-tight aria-disabled:text-quiet aria-disabled:opacity-60",
      className,
    )}
    onClick={() => disabled || onPress()}
  >
    {children}
    <span className={isBare ? "max-sm:sr-only" : "contents"}>{text}</span>
  </Button>
);

type RangeFieldProps = { board: BoardState; disabled: boolean };

/** The selected pages as a list of their places, which can be typed: '1-3, 8'. */
function RangeField({ board, disabled }: RangeFieldProps) {
  const { range, rangeHelp, missing } = useWords("pageBoard");
  const { fill } = useFormat();
  const id = useId();
  const { pages, selected, select } = board;
  const written = writePageList(pages.flatMap((page, at) => (selected.has(page.id) ? [at + 1] : [])));
  const [typed, setTyped] = useState<{ text: string; of: string }>();
  // What is typed stays as long as it selects the same.
  const text = typed && typed.of === written ? typed.text : written;
  const spans = readPageList(text);
  const isUnreadable = spans === "unreadable";
  const isWrong = isUnreadable || isBeyond(spans ?? [], pages.length);
  return (
    <>
      <div className="flex items-center gap-1 max-sm:w-full">
        <label htmlFor={id} className="font-semibold text-small">
          {range}
        </label>
        <input
          id={id}
          type="text"
          dir="ltr"
          value={text}
          disabled={disabled}
          placeholder={rangeHelp}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={isWrong}
          aria-describedby={`${id}-error`}
          className={clsx(
            "min-h-5.5 w-22 max-sm:flex-1 rounded-control bg-sheet px-1 text-small transition-colors placeholder:text-quiet",
            isWrong ? "border-2 border-fail" : "border border-edge enabled:hover:border-ink",
          )}
          onChange={({ target: { value } }) => {
            const places = pagesIn(value, pages.length);
            setTyped({ text: value, of: writePageList(places) });
            select(pages.flatMap((page, at) => (places.has(at + 1) ? [page.id] : [])));
          }}
        />
      </div>
      <p
        role="alert"
        id={`${id}-error`}
        className="order-last w-full font-semibold text-fail text-small empty:absolute"
      >
        {isWrong && (isUnreadable ? missing.bad_ranges : fill(missing.no_such_page, { last: pages.length }))}
      </p>
    </>
  );
}

/** Ctrl+Z undoes, Shift+Ctrl+Z and Ctrl+Y do it again, wherever the focus is but in a field or a dialog. */
function useHistoryKeys({ undo, redo }: BoardState, disabled: boolean) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
    const isField = target instanceof HTMLInputElement && target.type !== "checkbox";
    const isElsewhere = target instanceof Element && target.closest("dialog") !== null;
    // Taken by the offer to bring back a file, which is the later change.
    if (event.defaultPrevented) return;
    if (disabled || isField || isElsewhere || altKey || !(ctrlKey || metaKey)) return;
    const pressed = key.toLowerCase();
    if (pressed !== "z" && pressed !== "y") return;
    event.preventDefault();
    if (pressed === "y" || shiftKey) redo();
    else undo();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}
