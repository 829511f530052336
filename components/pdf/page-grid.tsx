"use client";

import { clsx } from "clsx";
import { type KeyboardEvent, type MouseEvent, memo, useEffect, useRef, useState } from "react";
import type { Thumbnails } from "@/lib/client/pdf-drawing/thumbnails";
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

/**
 * Pages to select in an area that scrolls. One of them is in the tab order; arrow keys lead to the others, with Shift they
 * select on their way.
 */
export function PageGrid({ label, nameOf, pages, thumbnails, selected, onSelect }: PageGridProps) {
  const area = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(1);
  /** Where a range begins: the page that was chosen last. */
  const anchor = useRef(1);
  useNearPages(area, pages, thumbnails);

  const cellOf = (page: number) => area.current?.children[page - 1] as HTMLElement | undefined;

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
    const target = targetOf(key, active, columnsOf(area.current));
    if (target === undefined) return;
    event.preventDefault();
    const page = Math.min(Math.max(target, 1), pages);
    setActive(page);
    if (shiftKey) onSelect(new Set([...selected, ...range(active, page)]));
    anchor.current = page;
    cellOf(page)?.focus();
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
      className="grid max-h-[clamp(12.5rem,100dvh-43rem,32rem)] select-none grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-0.5 overflow-y-auto rounded-control border border-rule bg-paper p-0.5 max-lg:max-h-[max(12.5rem,52dvh)]"
    >
      {range(1, pages).map((page) => (
        <PageCell
          key={page}
          page={page}
          name={nameOf(page)}
          thumbnails={thumbnails}
          isSelected={selected.has(page)}
          isFaded={selected.size > 0}
          isActive={page === Math.min(active, pages)}
        />
      ))}
    </div>
  );
}

type PageCellProps = {
  page: number;
  name: string;
  thumbnails: Thumbnails;
  isSelected: boolean;
  /** Whether it steps back where it is not selected: others are. */
  isFaded: boolean;
  /** Whether it is the one in the tab order. */
  isActive: boolean;
};

const PageCell = memo(({ page, name, thumbnails, isSelected, isFaded, isActive }: PageCellProps) => (
  <button
    type="button"
    role="option"
    aria-selected={isSelected}
    aria-label={name}
    data-page={page}
    tabIndex={isActive ? 0 : -1}
    className={clsx(
      "group relative flex aspect-[2/2.9] flex-col gap-0.25 rounded-[0.375rem] border-2 p-0.5 pb-0 transition-colors [content-visibility:auto]",
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
    <span className={clsx("text-note tabular-nums", isSelected ? "font-bold" : "text-quiet")}>{page}</span>
    {isSelected && (
      <span className="absolute top-0.25 right-0.25 grid size-2.5 place-items-center rounded-[0.375rem] bg-ink text-paper forced-colors:border">
        <DoneIcon className="size-1.75" />
      </span>
    )}
  </button>
));

const pageOf = (target: EventTarget): number | undefined => {
  const cell = target instanceof Element ? target.closest<HTMLElement>("[data-page]") : null;
  return cell ? Number(cell.dataset.page) : undefined;
};

const columnsOf = (area: HTMLElement | null): number =>
  area ? getComputedStyle(area).gridTemplateColumns.split(" ").length : 1;

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

/** Has the thumbnails drawn of the pages that are in sight or nearly so. */
function useNearPages(area: React.RefObject<HTMLElement | null>, pages: number, thumbnails: Thumbnails) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cells are as many as the pages.
  useEffect(() => {
    const root = area.current;
    if (!root) return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          thumbnails.want(Number((target as HTMLElement).dataset.page), isIntersecting);
      },
      { root, rootMargin: "50%" },
    );
    for (const cell of root.children) observer.observe(cell);
    return () => observer.disconnect();
  }, [area, pages, thumbnails]);
}
