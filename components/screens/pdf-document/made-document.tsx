"use client";

import type { ReactNode } from "react";
import type { DocumentJob, MadeDocument, PdfRequest } from "@/lib/client/convert-pdf";
import type { ReadingProgress } from "@/lib/contract/pdf";
import type { TileId } from "@/lib/formats";
import type { PdfDocumentScreen, ScreenProps } from "@/lib/tools/types";
import { OutcomeBanner } from "../../converter/deferred-parts";
import type { FileResult } from "../../converter/file-row";
import { useNotes } from "../../converter/use-problems";
import { useSessions } from "../../converter/use-sessions";
import { loadPdf, PdfScreen, type PdfScreenProps, usePdf } from "./pdf-screen";

/** A finished document, its job, and what it was made of. */
type FinishedDocument<Job> = MadeDocument & { job: Job; original: File; password?: string | undefined };

/** Converts one PDF into one document. `onReading` is told how many scanned pages have been read. */
export function useMadeDocument<Job extends DocumentJob>(
  props: ScreenProps<PdfDocumentScreen>,
  finished: (made: FinishedDocument<Job>) => string,
  job: Job,
  onReading?: (progress: ReadingProgress) => void,
) {
  const remember = useSessions();
  const noteOf = useNotes();
  const resultOf = ({ blob, name, noted }: FinishedDocument<Job>) => ({ blob, name, note: noteOf(noted) });
  const work = async (request: PdfRequest, { signal }: { signal: AbortSignal }) => {
    const { pdfToDocument } = await loadPdf();
    const made = await pdfToDocument(signal, { ...request, onReading }, job);
    const sessions = remember(made.sessions);
    signal.throwIfAborted();
    const { file: original, password } = request;
    return { ...made, job, sessions, original, password };
  };
  return usePdf<FinishedDocument<Job>>(props, finished, work, { resultOf });
}

type DocumentScreenProps<Job> = Omit<
  PdfScreenProps<FinishedDocument<Job>>,
  "outcome" | "row" | "sessions"
> & {
  format: TileId;
  action: string;
  /** What became of the PDF; `kept` if the download is not worth much: the file is as it was. */
  describe: (made: FinishedDocument<Job>) => { title: string; text: string; kept?: boolean };
  /** Whether it matters how much smaller the document is. */
  compares?: boolean;
  /** Further actions, before the download. */
  actionsOf?: (made: FinishedDocument<Job>) => ReactNode;
};

/** Screen of a PDF whose row becomes that of one document, with its name, notes and download link. */
export function DocumentScreen<Job>({ format, describe, actionsOf, ...rest }: DocumentScreenProps<Job>) {
  const { action, pdf, compares, ...screen } = rest;
  const { guide, phase } = pdf.screen;
  const made = phase.state === "done" ? phase.outcome : undefined;
  const said = made && describe(made);
  return (
    <PdfScreen
      pdf={pdf}
      {...screen}
      sessions={made?.sessions}
      row={{
        to: format,
        ...(!compares && { gainOf: () => null }),
        ...(made && {
          linkOf: (_: number, __: File, { name }: FileResult) => ({
            fileName: name,
            text: action,
            ...(said?.kept && { look: "secondary" as const }),
          }),
          actionsOf: () => actionsOf?.(made),
        }),
      }}
      outcome={() =>
        said && <OutcomeBanner ref={guide.outcome} title={said.title} text={said.text} care={said.kept} />
      }
    />
  );
}
