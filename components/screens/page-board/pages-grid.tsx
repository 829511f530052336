"use client";

import {
  type Announcements,
  DndContext,
  type DragMoveEvent,
  DragOverlay,
  type DragStartEvent,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { defaultRangeExtractor, useWindowVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, type MouseEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { type BoardFile, type BoardPage, type Selection, sizeOf } from "@/lib/client/page-board";
import type { Thumbnails } from "@/lib/client/pdf-drawing/thumbnails";
import { useFocusAfter } from "../../converter/use-focus-after";
import { useFormat, useWords } from "../../ui/words";
import { cornerOf, GAP, gapAt, layoutOf, type Point, rowHeight } from "./grid-layout";
import { LiftedPages, PageTile } from "./page-tile";
import type { BoardState } from "./use-board";
import { useRectangle } from "./use-rectangle";

type PagesGridProps = {
  board: BoardState;
  files: readonly BoardFile[];
  thumbnails: Thumbnails<string>;
  /** Pages with which another file begins. */
  starts: Selection;
  disabled: boolean;
  onOpen: (id: string) => void;
};

/** A press this long picks pages up on a touch screen, in milliseconds; a finger that moves before that scrolls. */
const LONG_PRESS = { delay: 250, tolerance: 8 } as const;
/** Pixels that a mouse has to move before a press becomes a drag. */
const DRAG = { distance: 5 } as const;
/** Rows that are rendered above and below the window, so that they are drawn before they are seen. */
const OVERSCAN = 1;

/** What is moved is announced in the page's words, in its live region. */
const silent: Announcements = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

type Drag = { those: Selection; id: string; from: Point; gap: number; end: boolean };

/**
 * The pages as a listbox in a grid of which only what is near the window is rendered. Places are computed from the pointer and
 * not from elements, because most places have none.
 */
export function PagesGrid({ board, files, thumbnails, starts, disabled, onOpen }: PagesGridProps) {
  const { pages, selected, active } = board;
  const texts = useWords("pageBoard");
  const { fill } = useFormat();
  const area = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const { width, top } = usePlace(area);
  const layout = layoutOf(width, pages.length);
  const [drag, setDrag] = useState<Drag>();
  const focusAfter = useFocusAfter();
  /** Where a range begins: the page that was chosen last. */
  const anchor = useRef<string>(undefined);
  const placeOf = (id: string | undefined) => pages.findIndex((page) => page.id === id);
  const kept = [placeOf(active), placeOf(drag?.id)].filter((place) => place >= 0);
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
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: DRAG }),
    useSensor(TouchSensor, { activationConstraint: LONG_PRESS }),
  );
  const rectangle = useRectangle({ area, layout, pages, selected, onSelect: board.select, disabled });

  const nameOf = (page: BoardPage): string => {
    if ("blank" in page) return texts.blankPage;
    const name = files.find(({ id }) => id === page.file)?.name ?? "";
    return fill(texts.page, { page: page.page, name });
  };
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
    const step = stepOf(key, at, layout.columns, pages.length);
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

  function startDrag({ active: { id }, activatorEvent }: DragStartEvent) {
    const box = area.current?.getBoundingClientRect();
    const pointer = pointOf(activatorEvent);
    if (!box || !pointer) return;
    const from = { x: pointer.x - box.left, y: pointer.y - box.top };
    setDrag({ those: thoseWith(String(id)), id: String(id), from, ...gapAt(layout, from) });
  }
  // What was scrolled since is in `delta`.
  const follow = ({ delta }: DragMoveEvent) =>
    setDrag(
      (before) =>
        before && {
          ...before,
          ...gapAt(layout, { x: before.from.x + delta.x, y: before.from.y + delta.y }),
        },
    );
  function drop() {
    if (drag) {
      const order = pages.map(({ id }) => id);
      const next = order.filter((id) => !drag.those.has(id));
      const before = order.slice(0, drag.gap).filter((id) => !drag.those.has(id)).length;
      next.splice(before, 0, ...order.filter((id) => drag.those.has(id)));
      if (next.some((id, at) => id !== order[at])) board.move(drag.those, drag.gap);
      board.setActive(drag.id);
    }
    setDrag(undefined);
  }

  const lifted = drag && pages[placeOf(drag.id)];
  return (
    <DndContext
      sensors={sensors}
      accessibility={{ announcements: silent, screenReaderInstructions: { draggable: "" } }}
      collisionDetection={() => []}
      onDragStart={startDrag}
      onDragMove={follow}
      onDragEnd={drop}
      onDragCancel={() => setDrag(undefined)}
    >
      <p className="text-note text-quiet">
        <span className="pointer-coarse:hidden">{texts.help}</span>
        <span className="hidden pointer-coarse:inline">{texts.helpTouch}</span>
      </p>
      <p id={helpId} hidden>
        {texts.helpKeys}
      </p>
      <div
        ref={area}
        role="listbox"
        aria-label={texts.pages}
        aria-multiselectable="true"
        aria-describedby={helpId}
        tabIndex={-1}
        onClick={onClick}
        onDoubleClick={({ target }) => {
          const id = idOf(target);
          if (id !== undefined) onOpen(id);
        }}
        onKeyDown={(event) => {
          if (!disabled && press(event)) event.preventDefault();
        }}
        {...rectangle.handlers}
        style={{ height: virtualizer.getTotalSize() }}
        className="relative select-none"
      >
        {virtualizer.getVirtualItems().flatMap(({ index: row }) =>
          pages.slice(row * layout.columns, (row + 1) * layout.columns).map((page, column) => {
            const place = row * layout.columns + column;
            return (
              <PageTile
                key={page.id}
                page={page}
                name={nameOf(page)}
                caption={captionOf(page, files)}
                size={sizeOf(page, files)}
                place={place + 1}
                total={pages.length}
                corner={cornerOf(layout, place)}
                box={layout}
                thumbnails={thumbnails}
                isSelected={selected.has(page.id)}
                begins={starts.has(page.id)}
                isActive={page.id === active}
                isLifted={drag?.those.has(page.id) ?? false}
                disabled={disabled}
                onFocus={() => board.setActive(page.id)}
              />
            );
          }),
        )}
        {drag && <DropMark layout={layout} {...drag} />}
        {rectangle.box && (
          <span
            className="pointer-events-none absolute z-10 border border-ink bg-ink/10"
            style={rectangle.box}
          />
        )}
      </div>
      <DragOverlay dropAnimation={null}>
        {lifted && (
          <LiftedPages
            page={lifted}
            size={sizeOf(lifted, files)}
            thumbnails={thumbnails}
            count={drag.those.size}
          />
        )}
      </DragOverlay>
    </DndContext>
  );
}

/** Returns what a page is called below its number, where that is not the number itself. */
const captionOf = (page: BoardPage, files: readonly BoardFile[]): { file?: string; page?: number } => {
  if ("blank" in page) return {};
  const name = files.length > 1 ? files.find(({ id }) => id === page.file)?.name : undefined;
  return { page: page.page, ...(name && { file: name }) };
};

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

const pointOf = (event: Event): Point | undefined => {
  const touch = "touches" in event ? (event as TouchEvent).touches[0] : (event as globalThis.MouseEvent);
  return touch && { x: touch.clientX, y: touch.clientY };
};

/** Where the lifted pages would go. */
function DropMark({ layout, gap, end }: Pick<Drag, "gap" | "end"> & { layout: ReturnType<typeof layoutOf> }) {
  const { x, y } = cornerOf(layout, end ? gap - 1 : gap);
  return (
    <span
      className="pointer-events-none absolute z-10 w-0.5 rounded-control bg-ink"
      style={{ left: (end ? x + layout.width + GAP / 2 : x - GAP / 2) - 2, top: y, height: layout.height }}
    />
  );
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
