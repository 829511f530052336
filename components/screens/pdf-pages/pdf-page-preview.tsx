"use client";

import { type KeyboardEvent, useId } from "react";
import type { PagePicture } from "@/lib/client/convert-pdf";
import { ProblemBanner } from "../../converter/problem-banner";
import type { Downloads } from "../../converter/use-downloads";
import { Button } from "../../ui/button";
import { keyAlong } from "../../ui/direction";
import { DownloadIcon, LeftIcon, RightIcon, SpinnerIcon } from "../../ui/icons";
import { LoadedPicture } from "../../ui/loaded-picture";
import { CloseButton, openDialog } from "../../ui/modal";
import { useFormat, useWords } from "../../ui/words";

type Props = {
  picture: PagePicture;
  pictures: readonly PagePicture[];
  /** Pages of the document, if known. */
  documentPages?: number | undefined;
  downloads: Downloads;
  onDownload: () => void;
  onShow: (picture: PagePicture) => void;
  onClose: () => void;
};

/** Full-screen preview of one page. The arrow keys turn pages. */
export function PdfPagePreview({ picture, pictures, downloads, ...rest }: Props) {
  const { documentPages = pictures.length, onDownload, onShow, onClose } = rest;
  const { name, page, size, url } = picture;
  const id = useId();
  const { pageOf, previous, next: following } = useWords("pdf");
  const { downloadImage, imageOf } = useWords("pdfPages");
  const format = useFormat();
  const busy = downloads.isBusy(url);
  const at = pictures.indexOf(picture);
  const total = pictures.length;
  const isWhole = documentPages === total && pictures.every((other, index) => other.page === index + 1);
  // 'Page 1 of 4', or for a selection of pages 'Page 7, image 2 of 3'.
  const place = format.fill(isWhole ? pageOf : imageOf, { page, place: at + 1, total });

  /** Wraps around after the last page. */
  function turnTo(index: number) {
    const next = pictures.at(index % pictures.length);
    if (next) onShow(next);
  }
  function onKeyDown(event: KeyboardEvent) {
    const target = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }[keyAlong(event.key)];
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    turnTo(target);
  }

  return (
    <dialog
      ref={openDialog}
      aria-labelledby={id}
      onKeyDown={onKeyDown}
      onClose={onClose}
      className="m-0 h-dvh max-h-none w-full max-w-none animate-arrive overscroll-contain bg-paper text-ink"
    >
      <div className="grid h-full grid-rows-[auto_minmax(0,1fr)_auto]">
        <div className="flex items-start justify-between gap-2 border-rule border-b px-2 py-1">
          <div className="min-w-0">
            <h2 id={id} className="wrap-anywhere line-clamp-2 font-bold text-body">
              <bdi>{name}</bdi>
            </h2>
            <p aria-live="polite" className="flex gap-x-1.5 text-quiet text-small tabular-nums">
              <span>{place}</span>
              <span>{format.fullSize(size, "KB")}</span>
            </p>
          </div>
          <CloseButton className="-me-1" />
        </div>
        <div className="relative">
          <LoadedPicture url={url} className="p-1 sm:p-2" />
        </div>
        <div className="border-rule border-t px-2 pt-1 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
          <div className="mx-auto flex max-w-60 justify-center gap-1">
            {pictures.length > 1 && (
              <Button
                className="min-h-6.5 max-sm:px-1.5"
                aria-label={previous}
                onClick={() => turnTo(at - 1)}
              >
                <LeftIcon />
              </Button>
            )}
            <Button
              look="primary"
              className="min-h-6.5 min-w-0 flex-1 max-sm:px-1 sm:text-body"
              aria-disabled={busy}
              onClick={onDownload}
            >
              {busy ? <SpinnerIcon className="size-2.5 animate-turn" /> : <DownloadIcon />}
              {downloadImage}
            </Button>
            {pictures.length > 1 && (
              <Button
                className="min-h-6.5 max-sm:px-1.5"
                aria-label={following}
                onClick={() => turnTo(at + 1)}
              >
                <RightIcon />
              </Button>
            )}
          </div>
          <ProblemBanner problems={downloads.problemsOf(url)} />
        </div>
      </div>
    </dialog>
  );
}
