"use client";

import { defaultRangeExtractor, useWindowVirtualizer } from "@tanstack/react-virtual";
import { clsx } from "clsx";
import { type KeyboardEvent, type MouseEvent, useId, useLayoutEffect, useRef, useState } from "react";
import type { BoardFile, BoardPage, Selection } from "@/lib/client/page-board";
import type { Thumbnails } from "@/lib/client/pdf-drawing/thumbnails";
import { useFocusAfter } from "../../converter/use-focus-after";
import { keyAlong } from "../../ui/direction";
import { useFormat, useWords } from "../../ui/words";
import { DragArea, type Lift } from "./drag-area";
import { cornerOf, layoutOf, rowHeight } from "./grid-layout";
import { PageTile } from "./page-tile";
import type { BoardState } from "./use-board";
import { useRectangle } from "./use-rectangle";

type PagesGridProps = {
  board: BoardState;
  files: readonly BoardFile[];
  thumbnails: Thumbnails<string>;
  /** Pages with which another file begins. */
  starts: Selection;
  disabled: boolean;
  /** Whether the help is left out on a phone, where the pages come sooner. */
  isHelpWide: boolean;
  onOpen: (id: string) => void;
};

/** Rows that are rendered above and below the window, so that they are drawn before they are seen. */
const OVERSCAN = 1;

/**
 * The pages as a listbox in a grid of which only what is near the window is rendered. Places are computed from the pointer and
 * not from elements, because most places have none.
 */
export function PagesGrid({
  board,
  files,
  thumbnails,
  starts,
  disabled,
  isHelpWide,
  onOpen,
}: PagesGridProps) {
  const { pages, selected, active } = board;
  const texts = useWords("pageBoard");
  const { fill } = useFormat();
  const area = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const { width, top } = usePlace(area);
  const layout = layoutOf(width, pages.length);
  const [lift, setLift] = useState<Lift>();
  const focusAfter = useFocusAfter();
  /** Where a range begins: the page that was chosen last. */
  const anchor = useRef<string>(undefined);
  const placeOf = (id: string | undefined) => pages.findIndex((page) => page.id === id);
  const kept = [placeOf(active), placeOf(lift?.id)].filter((place) => place >= 0);
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(pages.length / layout.columns),
    estimateSize: () => rowHeight(layout),
    overscan: OVERSCAN,
    scrollMargin: top,
    // The page with the focus stays, and so does one that a finger holds: its events end with its element.
    rangeExtractor: (range) =>
      [
        ...new Set([
          ...kept.map((place) => Math.floor(place / layout.columns)),
          ...defaultRangeExtractor(range),
        ]),
      ].sort((a, b) => a - b),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows are as high as this.
  useLayoutEffect(() => virtualizer.measure(), [layout.height]);
  const rectangle = useRectangle({ area, layout, pages, selected, onSelect: board.select, disabled });

  const fileOf = (page: BoardPage): string =>
    files.find(({ id }) => "file" in page && id === page.file)?.name ?? "";
  const nameOf = (page: BoardPage): string =>
    "blank" in page ? texts.blankPage : fill(texts.page, { page: page.page, name: fileOf(page) });
  const focus = (id: string | undefined) => {
    board.setActive(id);
    focusAfter(() => area.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id ?? "")}"]`));
  };
  /** The selected pages if the page is one of them, else the page alone. */
  const thoseWith = (id: string): Selection => (selected.has(id) ? selected : new Set([id]));
  const between = (a: number, b: number) =>
    pages.slice(Math.min(a, b), Math.max(a, b) + 1).map(({ id }) => id);

  function choose(id: string, asRange: boolean) {
    board.setActive(id);
    const from = placeOf(anchor.current);
    if (asRange && from >= 0) return board.select(new Set([...selected, ...between(from, placeOf(id))]));
    anchor.current = id;
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    board.select(next);
  }

  function onClick({ target, shiftKey }: MouseEvent) {
    const id = idOf(target);
    if (id !== undefined && !disabled) choose(id, shiftKey);
  }

  /** Carries a key out. Returns whether it means something here. */
  function press({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
    const at = placeOf(active);
    const id = active;
    if (ctrlKey || metaKey) {
      if (key.toLowerCase() !== "a") return false;
      board.select(pages.map((page) => page.id));
      return true;
    }
    if (id === undefined || at < 0) return false;
    const step = stepOf(keyAlong(key), at, layout.columns, pages.length);
    if (altKey) {
      if (step === undefined) return false;
      if (step !== 0) board.step(thoseWith(id), step);
      focus(id);
      return true;
    }
    if (step !== undefined) {
      const next = pages[Math.min(Math.max(at + step, 0), pages.length - 1)]?.id;
      if (shiftKey && next !== undefined) board.select(new Set([...selected, ...between(at, placeOf(next))]));
      anchor.current = next;
      focus(next);
      return true;
    }
    switch (key) {
      case " ":
        choose(id, shiftKey);
        return true;
      case "Enter":
        onOpen(id);
        return true;
      case "Delete":
      case "Backspace":
        focus(board.remove(thoseWith(id)));
        return true;
      case "Escape":
        if (selected.size === 0) return false;
        board.select([]);
        return true;
      default:
        return false;
    }
  }

  function drop({ id, those, gap }: Lift) {
    const order = pages.map((page) => page.id);
    const next = order.filter((one) => !those.has(one));
    const before = order.slice(0, gap).filter((one) => !those.has(one)).length;
    next.splice(before, 0, ...order.filter((one) => those.has(one)));
    if (next.some((one, at) => one !== order[at])) board.move(those, gap);
    board.setActive(id);
  }

  return (
    <>
      <p className={clsx("text-note text-quiet", disabled && "invisible", isHelpWide && "max-sm:hidden")}>
        <span className="pointer-coarse:hidden">{texts.help}</span>
        <span className="hidden pointer-coarse:inline">{texts.helpTouch}</span>
      </p>
      <p id={helpId} hidden>
        {texts.helpKeys}
      </p>
      <DragArea
        area={area}
        layout={layout}
        idOf={idOf}
        thoseWith={thoseWith}
        lift={lift}
        lifted={pages[placeOf(lift?.id)]}
        thumbnails={thumbnails}
        onLift={setLift}
        onMoved={drop}
        disabled={disabled}
        aria-label={texts.pages}
        aria-describedby={helpId}
        onClick={onClick}
        onDoubleClick={({ target }) => {
          const id = idOf(target);
          if (id !== undefined) onOpen(id);
        }}
        onFocus={({ target }) => {
          const id = idOf(target);
          if (id !== undefined) board.setActive(id);
        }}
        onKeyDown={(event) => {
          if (!disabled && press(event)) event.preventDefault();
        }}
        {...rectangle.handlers}
        style={{ height: virtualizer.getTotalSize() }}
      >
        {virtualizer.getVirtualItems().flatMap(({ index: row }) =>
          pages.slice(row * layout.columns, (row + 1) * layout.columns).map((page, column) => {
            const place = row * layout.columns + column;
            const { x, y } = cornerOf(layout, place);
            const isBlank = "blank" in page;
            return (
              <PageTile
                key={page.id}
                page={page}
                name={nameOf(page)}
                number={isBlank ? undefined : page.page}
                file={isBlank || files.length === 1 ? undefined : fileOf(page)}
                place={place + 1}
                total={pages.length}
                insetInlineStart={x}
                top={y}
                width={layout.width}
                height={layout.height}
                thumbnails={thumbnails}
                isSelected={selected.has(page.id)}
                begins={starts.has(page.id)}
                isActive={page.id === active}
                isLifted={lift?.those.has(page.id) ?? false}
              />
            );
          }),
        )}
        {rectangle.box && (
          <span
            className="pointer-events-none absolute z-10 border border-ink bg-ink/10"
            style={rectangle.box}
          />
        )}
      </DragArea>
    </>
  );
}

const idOf = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>("[data-id]")?.dataset.id : undefined;

/** Returns by how many places a key leads on, cut off at the ends. */
function stepOf(key: string, at: number, columns: number, count: number): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
    Home: -at,
    End: count - 1 - at,
  };
  const step = steps[key];
  // Down from the last row but one ends at the last page; up from the first row stays.
  if (step === undefined) return undefined;
  if (key === "ArrowUp" && at < columns) return 0;
  return Math.min(Math.max(step, -at), count - 1 - at);
}

/** Measures an element: its width, and its distance from the top of the document. */
function usePlace(element: React.RefObject<HTMLElement | null>): { width: number; top: number } {
  const [place, setPlace] = useState({ width: 0, top: 0 });
  useLayoutEffect(() => {
    const measure = () => {
      const box = element.current?.getBoundingClientRect();
      if (!box) return;
      const next = { width: box.width, top: Math.round(box.top + scrollY) };
      setPlace((before) => (before.width === next.width && before.top === next.top ? before : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    if (element.current) observer.observe(element.current);
    // What stands above may grow.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return place;
}
