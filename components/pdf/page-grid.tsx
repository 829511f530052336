"use client";

import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { clsx } from "clsx";
import {
  type KeyboardEvent,
  type MouseEvent,
  memo,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { Thumbnails } from "@/lib/client/pdf-drawing/thumbnails";
import { useFocusAfter } from "../converter/use-focus-after";
import { keyAlong } from "../ui/direction";
import { DoneIcon } from "../ui/icons";
import { PageThumbnail } from "./page-thumbnail";

type Pages = ReadonlySet<number>;

type PageGridProps = {
  label: string;
  /** Names a page for screen readers. */
  nameOf: (page: number) => string;
  pages: number;
  thumbnails: Thumbnails;
  selected: Pages;
  onSelect: (pages: Pages) => void;
};

const range = (from: number, to: number) =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => Math.min(from, to) + index);

/** Least width of a cell, the space between cells, and height by width, in CSS pixels. */
const [LEAST, GAP, RATIO] = [88, 8, 1.45];
/** Rows that are rendered above and below those in sight. */
const OVERSCAN = 2;

/**
 * Pages to select in an area that scrolls, of which only those near its window are rendered. One of them is in the tab
 * order; arrow keys lead to the others, with Shift they select on their way.
 */
export function PageGrid({ label, nameOf, pages, thumbnails, selected, onSelect }: PageGridProps) {
  const area = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(1);
  /** Where a range begins: the page that was chosen last. */
  const anchor = useRef(1);
  const focusAfter = useFocusAfter();
  const width = useInnerWidth(area);
  const columns = Math.max(1, Math.floor((width + GAP) / (LEAST + GAP)));
  const cell = Math.max(1, (width - GAP * (columns - 1)) / columns);
  const rowOf = (page: number) => Math.floor((page - 1) / columns);
  const virtualizer = useVirtualizer({
    count: Math.ceil(pages / columns),
    getScrollElement: () => area.current,
    estimateSize: () => cell * RATIO + GAP,
    overscan: OVERSCAN,
    // The page with the focus stays.
    rangeExtractor: (shown) =>
      [...new Set([rowOf(Math.min(active, pages)), ...defaultRangeExtractor(shown)])].sort((a, b) => a - b),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows are as high as cells are wide.
  useLayoutEffect(() => virtualizer.measure(), [cell]);

  function choose(page: number, asRange: boolean) {
    const next = new Set(selected);
    // A range becomes what its first page is, as in lists of mail.
    const adds = asRange ? selected.has(anchor.current) || selected.size === 0 : !selected.has(page);
    for (const one of asRange ? range(anchor.current, page) : [page])
      if (adds) next.add(one);
      else next.delete(one);
    anchor.current = page;
    setActive(page);
    onSelect(next);
  }

  function onClick({ target, shiftKey }: MouseEvent) {
    const page = pageOf(target);
    if (page) choose(page, shiftKey);
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key, shiftKey, altKey } = event;
    if (altKey) return;
    if (event.ctrlKey || event.metaKey) {
      if (key.toLowerCase() !== "a") return;
      event.preventDefault();
      return onSelect(new Set(range(1, pages)));
    }
    const target = targetOf(keyAlong(key), active, columns);
    if (target === undefined) return;
    event.preventDefault();
    const page = Math.min(Math.max(target, 1), pages);
    setActive(page);
    if (shiftKey) onSelect(new Set([...selected, ...range(active, page)]));
    anchor.current = page;
    focusAfter(() => area.current?.querySelector<HTMLElement>(`[data-page="${page}"]`));
  }

  return (
    <div
      ref={area}
      role="listbox"
      aria-label={label}
      aria-multiselectable="true"
      tabIndex={-1}
      onClick={onClick}
      onKeyDown={onKeyDown}
      className="max-h-[clamp(12.5rem,100dvh-43rem,32rem)] select-none overflow-y-auto rounded-control border border-rule bg-paper p-0.5 max-lg:max-h-[max(12.5rem,52dvh)]"
    >
      <div role="presentation" className="relative" style={{ height: virtualizer.getTotalSize() - GAP }}>
        {virtualizer
          .getVirtualItems()
          .flatMap(({ index: row, start }) =>
            range(row * columns + 1, Math.min((row + 1) * columns, pages)).map((page, column) => (
              <PageCell
                key={page}
                page={page}
                pages={pages}
                name={nameOf(page)}
                thumbnails={thumbnails}
                isSelected={selected.has(page)}
                isFaded={selected.size > 0}
                isActive={page === Math.min(active, pages)}
                insetInlineStart={column * (cell + GAP)}
                top={start}
                width={cell}
              />
            )),
          )}
      </div>
    </div>
  );
}

type PageCellProps = {
  page: number;
  /** How many there are. */
  pages: number;
  name: string;
  thumbnails: Thumbnails;
  isSelected: boolean;
  /** Whether it steps back where it is not selected: others are. */
  isFaded: boolean;
  /** Whether it is the one in the tab order. */
  isActive: boolean;
  /** CSS pixels in the area. */
  insetInlineStart: number;
  top: number;
  width: number;
};

/** A page, an option. It asks for its thumbnail while it is rendered. */
const PageCell = memo(
  ({ page, pages, name, thumbnails, isSelected, isFaded, isActive, ...box }: PageCellProps) => {
    useEffect(() => {
      thumbnails.want(page, true);
      return () => thumbnails.want(page, false);
    }, [page, thumbnails]);
    return (
      <button
        type="button"
        role="option"
        aria-selected={isSelected}
        aria-label={name}
        aria-posinset={page}
        aria-setsize={pages}
        data-page={page}
        tabIndex={isActive ? 0 : -1}
        style={{ ...box, height: box.width * RATIO }}
        className={clsx(
          "group absolute flex flex-col gap-0.25 rounded-[0.375rem] border-2 p-0.5 pb-0 transition-colors",
          isSelected
            ? "border-ink bg-accent-wash"
            : "border-transparent enabled:hover:border-edge enabled:hover:bg-sheet",
        )}
      >
        <span className="relative min-h-0 w-full flex-1">
          <PageThumbnail
            thumbnails={thumbnails}
            page={page}
            className={clsx("transition-opacity", isFaded && !isSelected && "opacity-55")}
          />
        </span>
        <span className={clsx("text-note tabular-nums", isSelected ? "font-bold" : "text-quiet")}>
          {page}
        </span>
        {isSelected && (
          <span className="absolute top-0.25 end-0.25 grid size-2.5 place-items-center rounded-[0.375rem] bg-ink text-paper forced-colors:border">
            <DoneIcon className="size-1.75" />
          </span>
        )}
      </button>
    );
  },
);

const pageOf = (target: EventTarget): number | undefined => {
  const cell = target instanceof Element ? target.closest<HTMLElement>("[data-page]") : null;
  return cell ? Number(cell.dataset.page) : undefined;
};

/** Returns the page that a key leads to, which may lie outside of the document. */
const targetOf = (key: string, page: number, columns: number): number | undefined =>
  ({
    ArrowLeft: page - 1,
    ArrowRight: page + 1,
    ArrowUp: page > columns ? page - columns : page,
    ArrowDown: page + columns,
    Home: 1,
    End: Number.POSITIVE_INFINITY,
  })[key];

/** Measures the room in an element, in CSS pixels. */
function useInnerWidth(element: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const content = element.current?.firstElementChild;
    if (!content) return;
    const measure = () => setWidth(content.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(content);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
