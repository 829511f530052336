"use client";

import type { LostPage, PagePicture } from "@/lib/client/convert-pdf";
import { Button } from "../converter/button";
import { DownloadIcon, FailIcon, SpinnerIcon } from "../converter/icons";
import { LoadedPicture } from "../converter/loaded-picture";
import { ProblemBanner } from "../converter/problem-banner";
import { kilobytes } from "../converter/sizes";
import type { PageDownloads } from "../hooks/use-page-downloads";

type Props = {
  picture: PagePicture;
  downloads: PageDownloads;
  /** The visitor may be about to look at it. */
  onApproach: () => void;
  onOpen: () => void;
};

/** One page: its thumbnail, which opens it, its name, and its download. */
export function PageTile({ picture, downloads, onApproach, onOpen }: Props) {
  const { page, name, size, url } = picture;
  const busy = downloads.isBusy(picture);
  return (
    <li className="flex min-w-0 flex-col">
      <button
        type="button"
        data-page={page}
        aria-label={`Preview page ${page}`}
        aria-haspopup="dialog"
        onPointerEnter={onApproach}
        onFocus={onApproach}
        onClick={onOpen}
        className="relative aspect-3/4 w-full rounded-control border border-rule bg-paper transition-colors hover:border-ink"
      >
        <LoadedPicture url={url} lazy className="p-1" />
      </button>
      <p className="wrap-anywhere mt-0.5 font-semibold text-note">
        <bdi>{name}</bdi>
      </p>
      <p className="flex flex-wrap gap-x-1 text-note text-quiet tabular-nums">
        <span>Page {page}</span>
        <span>{kilobytes(size)}</span>
      </p>
      <div className="mt-auto pt-0.5">
        <Button
          className="w-full"
          aria-label={`Download ${name}`}
          aria-disabled={busy}
          onClick={() => busy || downloads.downloadPage(picture)}
        >
          {busy ? <SpinnerIcon className="size-2.5 animate-turn" /> : <DownloadIcon />}
          Download
        </Button>
        <ProblemBanner problems={downloads.problemOf(picture)} />
      </div>
    </li>
  );
}

/** A page that did not become a picture, and why. */
export function LostPageTile({ page: { page, reason } }: { page: LostPage }) {
  return (
    <li className="flex min-w-0 flex-col">
      <div className="grid aspect-3/4 w-full content-center justify-items-center gap-1 rounded-control border border-fail bg-fail-wash p-1 text-center">
        <FailIcon className="size-3 text-fail" />
        <p className="wrap-anywhere text-note">{reason}</p>
      </div>
      <p className="mt-0.5 text-note text-quiet tabular-nums">Page {page}</p>
    </li>
  );
}
