"use client";

import type { MadeDocument } from "@/lib/client/convert-pdf";
import type { PdfDocumentScreen, ScreenProps } from "@/lib/tools/types";
import { useWords } from "../../ui/words";
import { DocumentScreen, useMadeDocument } from "./made-document";
import { useFocusOn } from "./use-focus-on";

const job = { call: "unlockPdf", ending: "-unlocked.pdf" } as const;

/** Whether there was nothing to unlock. */
const isKept = ({ noted: { notes = [] } }: Pick<MadeDocument, "noted">) =>
  notes.some(({ code }) => code === "unlocked_already");

/** Writes a PDF without its password. The screen asks for it if the file does not open without one. */
export function PdfUnlock(props: ScreenProps<Extract<PdfDocumentScreen, { job: "unlock" }>>) {
  const texts = useWords("pdfUnlock");
  const { download } = useWords("pdf");
  const pdf = useMadeDocument(props, (made) => (isKept(made) ? texts.kept : texts.finished), job);
  const { done, files, guide } = pdf.screen;
  useFocusOn(pdf.fields.password, pdf.locked, guide);
  return (
    <DocumentScreen
      // It is not unlocked twice.
      pdf={{ ...pdf, locked: pdf.locked && !done }}
      busy={texts.busy}
      current={done}
      choices={() => files.length > 0 && !done && <p className="text-note text-quiet">{texts.rights}</p>}
      format="pdf"
      action={download}
      describe={(made) =>
        isKept(made)
          ? { title: texts.kept, text: texts.keptHelp, kept: true }
          : { title: texts.title, text: texts.success }
      }
    />
  );
}
