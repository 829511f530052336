"use client";

import dynamic from "next/dynamic";
import { useRef, useState } from "react";
import type { PagePicture, PdfPages } from "@/lib/client/convert-pdf";
import { tiles } from "@/lib/formats";
import { Button } from "../converter/button";
import { DeletedNote } from "../converter/deleted-note";
import { DownloadIcon, SpinnerIcon } from "../converter/icons";
import { DeleteNow } from "../converter/lazy-delete-now";
import { ProblemBanner } from "../converter/problem-banner";
import { kilobytes } from "../converter/sizes";
import { useFocusAfter } from "../hooks/use-focus-after";
import { usePageDownloads } from "../hooks/use-page-downloads";
import { LostPageTile, PageTile } from "./pdf-page-tile";

const loadPreview = () => import("./pdf-page-preview");
const PdfPagePreview = dynamic(() => loadPreview().then((module) => module.PdfPagePreview), {
  loading: () => null,
});
const warmPreview = () => {
  loadPreview().catch(() => {});
};

type Props = {
  made: PdfPages;
  announce: (words: string) => void;
  /** The pages were deleted: none of them can be fetched any more. */
  onGone: () => void;
};

/** What was made in numbers, all pages in one file, and each page to look at and to take. */
export function PdfPageResults({ made, announce, onGone }: Props) {
  const { pages, pictures, totalPages, target, zip, sessions } = made;
  const downloads = usePageDownloads();
  const [shown, setShown] = useState<PagePicture>();
  const [gone, setGone] = useState(false);
  const note = useRef<HTMLParagraphElement>(null);
  const focusAfter = useFocusAfter();
  const grid = useRef<HTMLOListElement>(null);
  const zipping = downloads.isBusy(zip);
  const lost = pages.length - pictures.length;
  const facts = [
    ["Pages Converted", String(totalPages)],
    ["Output Format", tiles[target].label],
    ["Total Size", kilobytes(pictures.reduce((sum, { size }) => sum + size, 0))],
  ] as const;

  function closePreview() {
    grid.current?.querySelector<HTMLElement>(`[data-page="${shown?.page}"]`)?.focus();
    setShown(undefined);
  }

  function forget() {
    setGone(true);
    onGone();
    focusAfter(() => note.current);
  }

  if (gone) return <DeletedNote ref={note} />;
  return (
    <>
      <dl className="grid grid-cols-3 gap-1">
        {facts.map(([name, value]) => (
          <div
            key={name}
            className="flex flex-col justify-between rounded-control border border-rule bg-sheet px-1 py-1 sm:px-1.5"
          >
            <dt className="text-note text-quiet">{name}</dt>
            <dd className="wrap-anywhere font-bold text-body tabular-nums sm:text-lead">{value}</dd>
          </div>
        ))}
      </dl>
      <div>
        <Button
          look="primary"
          className="min-h-6.5 w-full px-3 text-body sm:w-auto"
          aria-disabled={zipping}
          onClick={() => zipping || downloads.downloadAll(zip)}
        >
          {zipping ? <SpinnerIcon className="size-2.5 animate-turn" /> : <DownloadIcon />}
          Download All as ZIP
        </Button>
        <ProblemBanner problems={downloads.problemOf(zip)} />
        <div className="mt-0.5">
          <DeleteNow
            sessions={sessions}
            announce={announce}
            disabled={zipping}
            onGone={(_, complete) => complete && forget()}
          />
        </div>
      </div>
      {lost > 0 && (
        <p role="alert" className="font-semibold text-care text-small">
          {lost === 1 ? "One page" : `${lost} pages`} could not be converted; the reason stands in its place.
        </p>
      )}
      <ol ref={grid} aria-label="Pages" className="grid grid-cols-2 gap-x-1.5 gap-y-2 sm:grid-cols-3">
        {pages.map((page) =>
          "url" in page ? (
            <PageTile
              key={page.page}
              picture={page}
              downloads={downloads}
              onApproach={warmPreview}
              onOpen={() => setShown(page)}
            />
          ) : (
            <LostPageTile key={page.page} page={page} />
          ),
        )}
      </ol>
      {shown && (
        <PdfPagePreview
          picture={shown}
          pictures={pictures}
          downloads={downloads}
          onShow={setShown}
          onClose={closePreview}
        />
      )}
    </>
  );
}
