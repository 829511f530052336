"use client";

import { clsx } from "clsx";
import { useRef } from "react";
import type { Organized, OrganizedDocument } from "@/lib/client/organize-pdf";
import type { BoardFile } from "@/lib/client/page-board";
import { saveResult } from "@/lib/client/save";
import { markTaken } from "@/lib/client/taken";
import { typedName } from "@/lib/file-names";
import { DeletedNote } from "../../converter/deleted-note";
import { DeleteNow } from "../../converter/lazy-delete-now";
import { OutcomeBanner } from "../../converter/outcome-banner";
import { ProblemBanner } from "../../converter/problem-banner";
import { useDownloads, ZIP } from "../../converter/use-downloads";
import { useFocusAfter } from "../../converter/use-focus-after";
import { useNotes } from "../../converter/use-problems";
import type { ScreenState } from "../../converter/use-screen";
import { ZipButton } from "../../converter/zip-button";
import { Button } from "../../ui/button";
import { DownloadIcon, SpinnerIcon } from "../../ui/icons";
import { useFormat, useWords } from "../../ui/words";
import { DocumentRow } from "../image-pdf/document-row";
import { PdfName } from "../image-pdf/pdf-name";
import type { OpenFiles } from "./use-open-files";

/** Documents from which on their list scrolls, so that the board is still near. */
const LONG = 20;

type BoardResultsProps = {
  made: Organized;
  /** The files on the board, and which of them could be opened. */
  files: readonly BoardFile[];
  open: OpenFiles;
  /** As it was typed: a single document is saved under it. */
  name: string;
  onName: (name: string) => void;
  /** Whether the documents were deleted on the server; `onGone` is called then. */
  gone: boolean;
  guide: ScreenState["guide"];
  onGone: () => void;
};

/** The finished documents: one with its link, or several with a ZIP of all. */
export function BoardResults({ made, files, open, name, onName, gone, guide, onGone }: BoardResultsProps) {
  const { documents, zip, sessions } = made;
  const texts = useWords("pageBoard");
  const { about, download } = useWords("pdfMaking");
  const { broken } = useWords("pdf");
  const { count, fill, size } = useFormat();
  const noteOf = useNotes();
  const downloads = useDownloads();
  const note = useRef<HTMLParagraphElement>(null);
  const focusAfter = useFocusAfter();
  const [only] = documents;
  const zipping = downloads.isBusy(ZIP);
  const aboutOf = (one: OrganizedDocument) => count(about, one.pages, { size: size(one.size) });
  // One sentence for all, which say the same.
  const said = [...new Set(documents.flatMap(({ noted }) => noteOf(noted) ?? []))];

  if (gone) return <DeletedNote ref={note} />;
  const failed = files.flatMap(({ id, name: file }) =>
    open.openingOf(id).state === "broken"
      ? { text: fill(broken, { name: file }), name: file, permanent: true }
      : [],
  );
  return (
    <section aria-label={texts.results} className="grid gap-1.5">
      <OutcomeBanner
        ref={guide.outcome}
        title={failed.length > 0 ? undefined : count(texts.done, documents.length)}
        text={texts.doneText}
        failed={failed}
        total={files.length}
      />
      {only?.blob ? (
        <>
          <PdfName name={name} onName={onName} standard={only.name} />
          <DocumentRow
            format="pdf"
            name={typedName(name, ".pdf") ?? only.name}
            about={aboutOf(only)}
            link={{ blob: only.blob, text: download }}
          />
        </>
      ) : (
        <>
          {zip && (
            <div>
              <ZipButton
                label={texts.zip}
                busy={zipping}
                onClick={() =>
                  downloads.download(
                    ZIP,
                    (signal) => saveResult(signal, zip).then(() => markTaken(...documents)),
                    downloads.problems.zipFailed,
                  )
                }
              />
              <ProblemBanner problems={downloads.problemsOf(ZIP)} />
            </div>
          )}
          <ul
            aria-label={texts.results}
            className={clsx(
              "divide-y divide-rule rounded-control border border-rule bg-sheet",
              documents.length >= LONG && "max-h-[24rem] overflow-y-auto",
            )}
          >
            {documents.map((document) => (
              <SavedRow
                key={document.url}
                document={document}
                about={aboutOf(document)}
                downloads={downloads}
              />
            ))}
          </ul>
        </>
      )}
      {said.map((sentence) => (
        <p key={sentence} className="text-note">
          {sentence}
        </p>
      ))}
      <DeleteNow
        sessions={sessions}
        announce={guide.announce}
        disabled={zipping}
        {...(!only?.blob && {
          onGone: (_: readonly string[], complete: boolean) => {
            if (!complete) return;
            onGone();
            focusAfter(() => note.current);
          },
        })}
      />
    </section>
  );
}

type SavedRowProps = {
  document: OrganizedDocument;
  about: string;
  downloads: ReturnType<typeof useDownloads>;
};

/** One of several documents, which is fetched when it is saved. */
function SavedRow({ document, about, downloads }: SavedRowProps) {
  const { name, url } = document;
  const { actions } = useWords("converter");
  const { fill } = useFormat();
  const busy = downloads.isBusy(url);
  return (
    <li className="px-1.5 py-0.5 [contain-intrinsic-size:auto_3.5rem] [content-visibility:auto]">
      <div className="flex items-center gap-1.5">
        <div className="min-w-0 flex-1">
          <p className="wrap-anywhere font-semibold text-small">
            <bdi>{name}</bdi>
          </p>
          <p className="text-note text-quiet tabular-nums">{about}</p>
        </div>
        <Button
          aria-label={fill(actions.downloadFile, { name })}
          aria-disabled={busy}
          onClick={() =>
            downloads.download(
              url,
              (signal) => saveResult(signal, document),
              (error) => downloads.problems.downloadFailed(name, error),
            )
          }
        >
          {busy ? <SpinnerIcon className="size-2.5 animate-turn" /> : <DownloadIcon />}
          {actions.download}
        </Button>
      </div>
      <ProblemBanner problems={downloads.problemsOf(url)} />
    </li>
  );
}
