"use client";

import { type KeyboardEvent, useEffect, useId, useState } from "react";
import type { BoardFile, BoardPage } from "@/lib/client/page-board";
import { sizeOf } from "@/lib/client/page-changes";
import { Button } from "../../ui/button";
import { keyAlong } from "../../ui/direction";
import { Filled } from "../../ui/filled";
import { LeftIcon, RightIcon, SpinnerIcon } from "../../ui/icons";
import { CloseButton, openDialog } from "../../ui/modal";
import { useFormat, useWords } from "../../ui/words";
import { type OpenFiles, pageKey } from "./use-open-files";

type PageViewProps = {
  pages: readonly BoardPage[];
  files: readonly BoardFile[];
  /** Id of the page. */
  id: string;
  draw: OpenFiles["draw"];
  onShow: (id: string) => void;
  onClose: () => void;
};

/** One page as large as the window. The arrow keys lead to the others, Escape closes it. */
export function PageView({ pages, files, id, draw, onShow, onClose }: PageViewProps) {
  const headingId = useId();
  const texts = useWords("pageBoard");
  const { previous, next: following } = useWords("pdf");
  const { fill } = useFormat();
  const at = pages.findIndex((page) => page.id === id);
  const page = pages[at];
  const url = useLargePage(page, draw);
  if (!page) return null;
  const file = "file" in page ? files.find((one) => one.id === page.file) : undefined;
  const [width, height] = sizeOf(page, files);

  const show = (place: number) => {
    const next = pages[place];
    if (next) onShow(next.id);
  };
  function onKeyDown(event: KeyboardEvent) {
    const places: Readonly<Record<string, number>> = {
      ArrowLeft: at - 1,
      ArrowRight: at + 1,
      Home: 0,
      End: pages.length - 1,
    };
    const place = places[keyAlong(event.key)];
    if (place === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    show(place);
  }
  const isAcross = page.turn % 180 !== 0;

  return (
    <dialog
      ref={openDialog}
      aria-labelledby={headingId}
      onKeyDown={onKeyDown}
      onClose={onClose}
      className="m-0 h-dvh max-h-none w-full max-w-none animate-arrive overscroll-contain bg-paper text-ink"
    >
      <div className="grid h-full grid-rows-[auto_minmax(0,1fr)]">
        <div className="flex items-center gap-1 border-rule border-b px-2 py-1">
          <div className="min-w-0 flex-1">
            <h2 id={headingId} className="wrap-anywhere line-clamp-2 font-bold text-body">
              {"file" in page ? (
                <Filled
                  sentence={fill(texts.page, { page: page.page })}
                  parts={{ name: <bdi>{file?.name}</bdi> }}
                />
              ) : (
                texts.blankPage
              )}
            </h2>
            <p aria-live="polite" className="text-quiet text-small tabular-nums">
              {fill(texts.place, { place: at + 1, total: pages.length })}
            </p>
          </div>
          <Button look="icon" aria-label={previous} disabled={at === 0} onClick={() => show(at - 1)}>
            <LeftIcon />
          </Button>
          <Button
            look="icon"
            aria-label={following}
            disabled={at === pages.length - 1}
            onClick={() => show(at + 1)}
          >
            <RightIcon />
          </Button>
          <CloseButton className="-me-1" />
        </div>
        <div className="grid min-h-0 place-items-center p-1 sm:p-2">
          <div className="[container-type:size] grid size-full place-items-center">
            <div
              className="relative bg-[white] shadow-rest outline outline-edge"
              style={{
                width: `min(100cqw, ${(100 * width) / height}cqh)`,
                aspectRatio: `${width} / ${height}`,
              }}
            >
              {url ? (
                <span className="[container-type:size] absolute inset-0">
                  {/* biome-ignore lint/performance/noImgElement: a drawing of ours, which cannot be optimized. */}
                  <img
                    src={url}
                    alt=""
                    className="absolute top-1/2 left-1/2 max-w-none -translate-x-1/2 -translate-y-1/2"
                    style={{
                      width: isAcross ? "100cqh" : "100cqw",
                      height: isAcross ? "100cqw" : "100cqh",
                      rotate: `${page.turn}deg`,
                    }}
                  />
                </span>
              ) : (
                "file" in page && (
                  <SpinnerIcon className="absolute top-1/2 left-1/2 size-4 -translate-1/2 animate-turn text-[black]" />
                )
              )}
            </div>
          </div>
        </div>
      </div>
    </dialog>
  );
}

/** Longest side of a page that is drawn large, in pixels. */
const MOST_PIXELS = 3000;

/** Draws a page as large as the window. Returns its object URL, which is revoked when another page is shown. */
function useLargePage(page: BoardPage | undefined, draw: OpenFiles["draw"]): string | undefined {
  const key = page && "file" in page ? pageKey(page.file, page.page) : undefined;
  const [drawn, setDrawn] = useState<{ of: string; url: string }>();
  useEffect(() => {
    if (key === undefined) return;
    const leaving = new AbortController();
    let url: string | undefined;
    const side = Math.min(MOST_PIXELS, Math.ceil(Math.max(innerWidth, innerHeight) * devicePixelRatio));
    draw(leaving.signal, key, side).then(
      (picture) => {
        if (leaving.signal.aborted) return;
        url = URL.createObjectURL(picture);
        setDrawn({ of: key, url });
      },
      () => {},
    );
    return () => {
      leaving.abort();
      if (url) URL.revokeObjectURL(url);
    };
  }, [key, draw]);
  return drawn?.of === key ? drawn?.url : undefined;
}
