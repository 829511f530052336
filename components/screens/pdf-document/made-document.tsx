"use client";

import type { ReactNode } from "react";
import type { DocumentJob, MadeDocument } from "@/lib/client/convert-pdf";
import type { ReadingProgress } from "@/lib/contract/pdf";
import type { TileId } from "@/lib/formats";
import type { PdfDocumentScreen, ScreenProps } from "@/lib/tools/types";
import { OutcomeBanner } from "../../converter/banners";
import { DocumentRow } from "../../converter/document-row";
import { DeleteNow } from "../../converter/lazy-delete-now";
import { useNotes } from "../../converter/use-problems";
import { useSessions } from "../../converter/use-sessions";
import { useFormat, useWords } from "../../ui/words";
import { loadPdf, PdfScreen, type PdfScreenProps, usePdf } from "./pdf-screen";

/** A finished document, its job, and what it was made of. */
type FinishedDocument<Job> = MadeDocument & { job: Job; original: File; password?: string };

/** Converts one PDF into one document. `onReading` is told how many scanned pages have been read. */
export function useMadeDocument<Job extends DocumentJob>(
  props: ScreenProps<PdfDocumentScreen>,
  finished: (made: FinishedDocument<Job>) => string,
  job: Job,
  onReading?: (progress: ReadingProgress) => void,
) {
  const remember = useSessions();
  return usePdf<FinishedDocument<Job>>(props, finished, async (request, { signal }) => {
    const { pdfToDocument } = await loadPdf();
    const made = await pdfToDocument(signal, { ...request, ...(onReading && { onReading }) }, job);
    const sessions = remember(made.sessions);
    signal.throwIfAborted();
    const { file: original, password } = request;
    return { ...made, job, sessions, original, ...(password && { password }) };
  });
}

type DocumentScreenProps<Job> = Omit<PdfScreenProps<FinishedDocument<Job>>, "outcome"> & {
  format: TileId;
  action: string;
  /** What became of the PDF; `kept` if the download is not worth much: the file is as it was. */
  describe: (made: FinishedDocument<Job>) => { title: string; text: string; kept?: boolean };
  /** Further actions, before the download. */
  actionsOf?: (made: FinishedDocument<Job>) => ReactNode;
};

/** Screen of a PDF that becomes one document, with its name, notes and download link. */
export function DocumentScreen<Job>({ format, describe, actionsOf, ...rest }: DocumentScreenProps<Job>) {
  const { action, pdf, ...screen } = rest;
  const { guide } = pdf.screen;
  const { result } = useWords("pdf");
  const { size } = useFormat();
  const noteOf = useNotes();
  return (
    <PdfScreen
      pdf={pdf}
      {...screen}
      outcome={(made) => {
        const { title, text, kept = false } = describe(made);
        return (
          <section aria-label={result} className="grid gap-1.5">
            <OutcomeBanner ref={guide.outcome} title={title} text={text} care={kept} />
            <DocumentRow
              format={format}
              name={made.name}
              about={size(made.after)}
              note={noteOf(made.noted)}
              link={{ blob: made.blob, text: action, look: kept ? "secondary" : "primary" }}
            >
              {actionsOf?.(made)}
            </DocumentRow>
            <DeleteNow sessions={made.sessions} announce={guide.announce} />
          </section>
        );
      }}
    />
  );
}
