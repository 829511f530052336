"use client";

import type { DocumentJob, MadeDocument } from "@/lib/client/convert-pdf";
import { loadPdf } from "@/lib/client/load/pdf";
import type { Elsewhere, PdfDocumentScreen } from "@/lib/tools/types";
import { useObjectUrls } from "./use-object-urls";
import { usePdf } from "./use-pdf";
import { useSessions } from "./use-sessions";

/** A document that is here, behind a link that is released with it, and what it was made by. */
export type LinkedDocument<Job> = MadeDocument & { url: string; job: Job };

/** One PDF into one other document. */
export function useMadeDocument<Job extends DocumentJob>(
  tool: PdfDocumentScreen,
  elsewhere: Elsewhere,
  job: Job,
) {
  const urls = useObjectUrls();
  const remember = useSessions();
  return usePdf<LinkedDocument<Job>>(tool, elsewhere, async (signal, ask) => {
    // There is one result at a time.
    urls.releaseAll();
    const { pdfToDocument } = await loadPdf();
    const made = await pdfToDocument(signal, ask, job);
    const sessions = remember(made.sessions);
    signal.throwIfAborted();
    const url = urls.make(made.blob);
    signal.addEventListener("abort", () => urls.release(url), { once: true });
    return { ...made, url, job, sessions };
  });
}
