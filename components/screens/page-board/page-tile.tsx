"use client";

import { clsx } from "clsx";
import { memo, useEffect } from "react";
import type { BoardPage } from "@/lib/client/page-board";
import type { Thumbnails } from "@/lib/client/pdf-drawing/thumbnails";
import { useClockwise } from "../../board/page-sheet";
import { shortened } from "../../converter/file-name";
import { PageThumbnail } from "../../pdf/page-thumbnail";
import { DoneIcon } from "../../ui/icons";
import { useFormat, useWords } from "../../ui/words";
import { GAP, type Point } from "./grid-layout";
import { pageKey } from "./use-open-files";

type PageTileProps = {
  page: BoardPage;
  /** Names it for screen readers. */
  name: string;
  /** Its number in its file; absent for a blank one. */
  number: number | undefined;
  /** Its file, where there are several. */
  file: string | undefined;
  /** From 1. */
  place: number;
  total: number;
  /** CSS pixels in the grid. */
  insetInlineStart: number;
  top: number;
  width: number;
  height: number;
  thumbnails: Thumbnails<string>;
  isSelected: boolean;
  /** Whether a file begins here. */
  begins: boolean;
  /** Whether it is the one in the tab order. */
  isActive: boolean;
  isLifted: boolean;
};

const captionClass = "max-w-full before:content-[attr(data-text)]";

/** A page on the board, an option of its listbox. It asks for its thumbnail while it is rendered. */
export const PageTile = memo(({ page, name, number, file, place, total, ...rest }: PageTileProps) => {
  const { insetInlineStart, top, width, height, thumbnails, isSelected, isActive, isLifted, begins } = rest;
  const texts = useWords("pageBoard");
  const { fill } = useFormat();
  const description = [
    page.turn > 0 && fill(texts.turnedBy, { degrees: page.turn }),
    begins && texts.begins,
  ].filter(Boolean);
  return (
    <div
      role="option"
      aria-selected={isSelected}
      aria-label={name}
      aria-description={description.join(" ") || undefined}
      aria-posinset={place}
      aria-setsize={total}
      data-id={page.id}
      tabIndex={isActive ? 0 : -1}
      style={{ insetInlineStart, top, width, height }}
      className={clsx(
        "absolute flex touch-manipulation scroll-mt-16 scroll-mb-12 flex-col rounded-control border-2 p-0.5 pb-0 transition-colors [-webkit-touch-callout:none]",
        isSelected ? "border-ink bg-accent-wash" : "border-transparent hover:border-edge hover:bg-sheet",
        isLifted && "opacity-30",
      )}
    >
      <TurnedPage page={page} thumbnails={thumbnails} />
      {/* Drawn by the style sheet: its label says the same in another order, as screen readers and voice control need it. */}
      <span
        aria-hidden="true"
        className="flex h-4.5 min-w-0 flex-col items-center justify-center text-note leading-tight"
      >
        <span
          data-text={number === undefined || number === place ? place : `${place} (${number})`}
          className={clsx(captionClass, "tabular-nums", isSelected ? "font-bold" : "text-quiet")}
        />
        {file && (
          <span
            data-text={shortened(file)}
            className={clsx(captionClass, "truncate text-quiet [unicode-bidi:plaintext]")}
          />
        )}
      </span>
      {isSelected && (
        <span className="absolute top-0.25 end-0.25 grid size-2.5 place-items-center rounded-[0.375rem] bg-ink text-paper forced-colors:border">
          <DoneIcon className="size-1.75" />
        </span>
      )}
      {begins && (
        <span
          className="pointer-events-none absolute inset-y-0 border-ink border-s-2 border-dashed"
          style={{ insetInlineStart: -GAP / 2 - 3 }}
        />
      )}
    </div>
  );
});

type TurnedPageProps = { page: BoardPage; thumbnails: Thumbnails<string> };

/** A page as it will be, turned at once. */
const TurnedPage = memo(({ page, thumbnails }: TurnedPageProps) => {
  const angle = useClockwise(page.turn);
  const key = "file" in page ? pageKey(page.file, page.page) : undefined;
  useEffect(() => {
    if (key === undefined) return;
    thumbnails.want(key, true);
    return () => thumbnails.want(key, false);
  }, [key, thumbnails]);
  const [across, down] = page.turn % 180 === 0 ? ["100cqw", "100cqh"] : ["100cqh", "100cqw"];
  return (
    <span className="[container-type:size] relative block min-h-0 flex-1 overflow-hidden">
      <span
        className="absolute top-1/2 left-1/2 -translate-x-1/2 -translate-y-1/2 transition-[rotate]"
        style={{ width: across, height: down, rotate: `${angle}deg` }}
      >
        {"blank" in page ? (
          <span className="absolute inset-0 flex items-center justify-center">
            <span
              className={clsx(
                "max-h-full rounded-[0.125rem] border border-edge bg-[white]",
                page.blank[0] > page.blank[1] ? "w-full" : "h-full",
              )}
              style={{ aspectRatio: page.blank.join(" / ") }}
            />
          </span>
        ) : (
          <PageThumbnail thumbnails={thumbnails} page={pageKey(page.file, page.page)} />
        )}
      </span>
    </span>
  );
});

type LiftedPagesProps = TurnedPageProps & {
  count: number;
  /** Where the pointer is in the grid. */
  at: Point;
};

/** Pages under the pointer: one of them, and how many they are. */
export const LiftedPages = ({ count, at, ...page }: LiftedPagesProps) => (
  <span
    className="pointer-events-none absolute z-10 flex h-20 w-16 -translate-x-1/2 rtl:translate-x-1/2 -translate-y-1/2 cursor-grabbing flex-col rounded-control border-2 border-ink bg-sheet p-0.5 shadow-lift"
    style={{ insetInlineStart: at.x, top: at.y }}
  >
    <TurnedPage {...page} />
    {count > 1 && (
      <span className="absolute -top-1 -end-1 grid h-3 min-w-3 place-items-center rounded-control bg-ink px-0.5 font-semibold text-note text-paper tabular-nums">
        {count}
      </span>
    )}
  </span>
);
