"use client";

import { clsx } from "clsx";
import { type ReactNode, useRef, useState } from "react";
import type { PagePicture, PdfPages } from "@/lib/client/convert-pdf";
import { pdfProblems } from "@/lib/client/pdf-problems";
import { saveResult } from "@/lib/client/save";
import { markTaken } from "@/lib/client/taken";
import { tiles } from "@/lib/formats";
import { DeletedNote } from "../../converter/deleted-note";
import { DeleteNow } from "../../converter/lazy-delete-now";
import { warmable } from "../../converter/loadable";
import { ProblemBanner } from "../../converter/problem-banner";
import { useDownloads, ZIP } from "../../converter/use-downloads";
import { useFocusAfter } from "../../converter/use-focus-after";
import { useProblems, useSaying } from "../../converter/use-problems";
import { ZipButton } from "../../converter/zip-button";
import { Button } from "../../ui/button";
import { DownloadIcon, FailIcon, SpinnerIcon } from "../../ui/icons";
import { LoadedPicture } from "../../ui/loaded-picture";
import { useFormat, useWords } from "../../ui/words";

const [PdfPagePreview, warmPreview] = warmable(() =>
  import("./pdf-page-preview").then((module) => module.PdfPagePreview),
);

type PagesZipProps = {
  made: PdfPages;
  /** Called when the ZIP begins to be fetched, and when that has ended. */
  onBusy: (busy: boolean) => void;
};

/** The ZIP of all pages, and a summary of the conversion. */
export function PagesZip({ made: { pages, pictures, totalPages, target, zip }, onBusy }: PagesZipProps) {
  const texts = useWords("pdfPages");
  const { fullSize } = useFormat();
  const downloads = useDownloads();
  const said = pdfProblems(useSaying(), useWords("pdf"));
  const total = pictures.reduce((sum, { size }) => sum + size, 0);
  const facts = [
    [texts.facts.pages, String(totalPages)],
    [texts.facts.format, tiles[target].label],
    [texts.facts.size, fullSize(total, "KB")],
  ] as const;

  async function save(signal: AbortSignal) {
    onBusy(true);
    try {
      await saveResult(signal, zip);
      markTaken(...pictures);
    } finally {
      onBusy(false);
    }
  }

  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <ZipButton
          label={texts.zip}
          look={pages.length === 1 ? "secondary" : "primary"}
          busy={downloads.isBusy(ZIP)}
          onClick={() => downloads.download(ZIP, save, said.pagesNotSaved)}
        />
        <dl className="flex min-w-30 flex-1 flex-wrap gap-x-2 text-note tabular-nums">
          {facts.map(([name, value]) => (
            <div key={name} className="flex gap-0.5 whitespace-nowrap">
              <dt className="text-quiet">{name}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <ProblemBanner problems={downloads.problemsOf(ZIP)} />
    </div>
  );
}

type PdfPageResultsProps = {
  made: PdfPages;
  /** The ZIP of a single page, whose own download is the next step, and whether a ZIP is being fetched. */
  zip: ReactNode;
  zipping: boolean;
  announce: (words: string) => void;
  /** Whether the pages were deleted on the server; `onGone` is called then. */
  gone: boolean;
  onGone: () => void;
};

/** All pages, each with its download. */
export function PdfPageResults({ made, announce, gone, onGone, ...rest }: PdfPageResultsProps) {
  const { pages, pictures, sessions } = made;
  const texts = useWords("pdfPages");
  const { count, fill, fullSize } = useFormat();
  const { actions } = useWords("converter");
  const { message } = useProblems();
  const downloads = useDownloads();
  const said = pdfProblems(useSaying(), useWords("pdf"));
  /** The page in the preview. The close event of a dialog comes late: by then the next one may be open. */
  const [shown, setShown] = useState<{ page: PagePicture; opening: number }>();
  const note = useRef<HTMLParagraphElement>(null);
  const focusAfter = useFocusAfter();
  const grid = useRef<HTMLOListElement>(null);
  /** Whether its own download is the next step, and stands beside it. */
  const isOne = pages.length === 1;
  const lost = pages.length - pictures.length;

  const savePage = (page: PagePicture) =>
    downloads.download(page.url, (signal) => saveResult(signal, page), said.pageNotSaved);

  const open = (page: PagePicture) => setShown((now) => ({ page, opening: (now?.opening ?? 0) + 1 }));

  function closePreview({ page, opening }: NonNullable<typeof shown>) {
    grid.current?.querySelector<HTMLElement>(`[data-page="${page.page}"]`)?.focus();
    setShown((now) => (now?.opening === opening ? undefined : now));
  }

  function forget() {
    onGone();
    focusAfter(() => note.current);
  }

  if (gone) return <DeletedNote ref={note} />;
  return (
    <>
      {lost > 0 && (
        <p role="alert" className="font-semibold text-care text-small">
          {count(texts.lost, lost)}
        </p>
      )}
      <ol
        ref={grid}
        aria-label={texts.pages}
        className={clsx("grid gap-x-1.5 gap-y-2", !isOne && "grid-cols-2 sm:grid-cols-3")}
      >
        {pages.map((page) => {
          if (!("url" in page))
            return (
              <li key={page.page} className="flex min-w-0 flex-col">
                <div className="grid aspect-3/4 w-full content-center justify-items-center gap-1 rounded-control border border-fail bg-fail-wash p-1 text-center">
                  <FailIcon className="size-3 text-fail" />
                  <p className="wrap-anywhere text-note">{message(page.reason)}</p>
                </div>
                <p className="mt-0.5 text-note text-quiet tabular-nums">
                  {fill(texts.page, { page: page.page })}
                </p>
              </li>
            );
          const { name, size, url } = page;
          const busy = downloads.isBusy(url);
          return (
            <li
              key={page.page}
              className={isOne ? "grid grid-cols-[1fr_2fr] gap-1.5" : "flex min-w-0 flex-col"}
            >
              <button
                type="button"
                data-page={page.page}
                aria-label={fill(texts.preview, { page: page.page })}
                aria-haspopup="dialog"
                onPointerEnter={warmPreview}
                onFocus={warmPreview}
                onClick={() => open(page)}
                className="relative aspect-3/4 w-full rounded-control border border-rule bg-paper transition-colors hover:border-ink"
              >
                <LoadedPicture url={url} lazy className="p-1" />
              </button>
              <div className={isOne ? "min-w-0" : "contents"}>
                <p className="wrap-anywhere mt-0.5 font-semibold text-note">
                  <bdi>{name}</bdi>
                </p>
                <p className="flex flex-wrap gap-x-1 text-note text-quiet tabular-nums">
                  <span>{fill(texts.page, { page: page.page })}</span>
                  <span>{fullSize(size, "KB")}</span>
                </p>
                <div className="mt-auto pt-0.5">
                  <Button
                    look={isOne ? "primary" : "secondary"}
                    className="w-full"
                    aria-label={fill(actions.downloadFile, { name })}
                    aria-disabled={busy}
                    onClick={() => savePage(page)}
                  >
                    {busy ? <SpinnerIcon className="size-2.5 animate-turn" /> : <DownloadIcon />}
                    {actions.download}
                  </Button>
                  <ProblemBanner problems={downloads.problemsOf(url)} />
                </div>
              </div>
            </li>
          );
        })}
      </ol>
      {rest.zip}
      <DeleteNow
        sessions={sessions}
        announce={announce}
        disabled={rest.zipping}
        onGone={(_, complete) => complete && forget()}
      />
      {shown && (
        <PdfPagePreview
          key={shown.opening}
          picture={shown.page}
          pictures={pictures}
          documentPages={made.documentPages}
          downloads={downloads}
          onDownload={() => savePage(shown.page)}
          onShow={(page) => setShown({ ...shown, page })}
          onClose={() => closePreview(shown)}
        />
      )}
    </>
  );
}
