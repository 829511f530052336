"use client";

import type { ReactNode, Ref } from "react";
import type { DocumentJob, MadeDocument } from "@/lib/client/convert-pdf";
import type { ReadingProgress } from "@/lib/contract/pdf";
import type { TileId } from "@/lib/formats";
import type { PdfDocumentScreen, ScreenProps } from "@/lib/tools/types";
import { OutcomeBanner } from "../converter/banners";
import { DeleteNow } from "../converter/lazy-delete-now";
import { useSessions } from "../converter/use-converter";
import { useNotes } from "../converter/use-problems";
import { buttonClass } from "../ui/button";
import { DownloadIcon } from "../ui/icons";
import { FormatTile } from "../ui/tiles";
import { useFormat, useWords } from "../ui/words";
import { loadPdf, usePdf } from "./pdf-screen";

type MadeDocumentResultProps = {
  made: MadeDocument & { url: string };
  format: TileId;
  title: string;
  text: string;
  /** Text of the download link. */
  action: string;
  /** Whether the download is not worth much: the file is as it was. */
  quiet?: boolean;
  announce: (words: string) => void;
  ref: Ref<HTMLDivElement>;
  /** Further actions, before the download. */
  children?: ReactNode;
};

/** The finished document with its name, notes and download link. */
export function MadeDocumentResult({
  made,
  format,
  title,
  text,
  action,
  quiet = false,
  announce,
  ref,
  children,
}: MadeDocumentResultProps) {
  const { result } = useWords("pdf");
  const { size } = useFormat();
  const { url, name, noted, after, sessions } = made;
  const note = useNotes()(noted);
  return (
    <section aria-label={result} className="grid gap-1.5">
      <OutcomeBanner ref={ref} title={title} text={text} />
      <div className="flex flex-wrap items-center gap-x-1.5 gap-y-1">
        <FormatTile format={format} className="size-6 shrink-0" />
        <div className="min-w-20 flex-1">
          <p className="wrap-anywhere font-semibold text-small">
            <bdi>{name}</bdi>
          </p>
          <p className="text-note text-quiet tabular-nums">{size(after)}</p>
          {note && <p className="text-note">{note}</p>}
        </div>
        {children}
        <a
          href={url}
          download={name}
          className={buttonClass(
            quiet ? "secondary" : "primary",
            "min-h-6.5 w-full px-3 text-body sm:w-auto",
          )}
        >
          <DownloadIcon />
          {action}
        </a>
      </div>
      <DeleteNow sessions={sessions} announce={announce} />
    </section>
  );
}

/** A finished document with an object URL, which is revoked with it, its job, and what it was made of. */
export type LinkedDocument<Job> = MadeDocument & { url: string; job: Job; original: File; password?: string };

/** Converts one PDF into one document. `onReading` is told how many scanned pages have been read. */
export function useMadeDocument<Job extends DocumentJob>(
  props: ScreenProps<PdfDocumentScreen>,
  job: Job,
  onReading?: (progress: ReadingProgress) => void,
) {
  const remember = useSessions();
  return usePdf<LinkedDocument<Job>>(props, async (request, { signal, linkTo }) => {
    const { pdfToDocument } = await loadPdf();
    const made = await pdfToDocument(signal, { ...request, ...(onReading && { onReading }) }, job);
    const sessions = remember(made.sessions);
    signal.throwIfAborted();
    const { file: original, password } = request;
    return { ...made, url: linkTo(made.blob), job, sessions, original, ...(password && { password }) };
  });
}
