"use client";

import { useEffect, useEffectEvent } from "react";
import { load } from "@/lib/client/load";
import type { PdfDocumentScreen, ScreenProps } from "@/lib/tools/types";
import { useWords } from "../../ui/words";
import { DocumentScreen, useMadeDocument } from "./made-document";
import { useCheckedPdf } from "./use-checked-pdf";

const job = { call: "unlockPdf", ending: "-unlocked.pdf" } as const;

/** Writes a PDF without its password. The screen asks for it if the file does not open without one. */
export function PdfUnlock(props: ScreenProps<Extract<PdfDocumentScreen, { job: "unlock" }>>) {
  const texts = useWords("pdfUnlock");
  const { download } = useWords("pdf");
  const pdf = useCheckedPdf(useMadeDocument(props, () => texts.finished, job));
  const file = pdf.screen.files[0]?.file;
  const lock = useEffectEvent(() => pdf.lock());
  useEffect(() => {
    if (!file) return;
    const leaving = new AbortController();
    load(import("@/lib/client/pdf-locked"))
      .then(({ isLocked }) => isLocked(leaving.signal, file))
      .then((locked) => locked && lock())
      // The server says so, too, once it is asked.
      .catch(() => {});
    return () => leaving.abort();
  }, [file]);
  return (
    <DocumentScreen
      pdf={pdf}
      current
      choices={() => pdf.screen.files.length > 0 && <p className="text-note text-quiet">{texts.rights}</p>}
      format="pdf"
      action={download}
      describe={({ noted: { notes = [] } }) =>
        notes.some(({ code }) => code === "unlocked_already")
          ? { title: texts.kept, text: texts.keptHelp, kept: true }
          : { title: texts.title, text: texts.success }
      }
    />
  );
}
