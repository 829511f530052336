"use client";

import type { Elsewhere, PdfDocumentScreen } from "@/lib/tools/types";
import { size } from "../converter/sizes";
import { useMadeDocument } from "../hooks/use-made-document";
import { MadeDocumentResult } from "./made-document";
import { PdfScreen } from "./pdf-screen";

type Props = { tool: Extract<PdfDocumentScreen, { job: "word" }>; elsewhere: Elsewhere };

/** A document to edit. A scan has no text: then it is said what takes its pages. */
export function PdfWord({ tool, elsewhere }: Props) {
  const pdf = useMadeDocument(tool, elsewhere, { call: "pdfToWord", extension: "docx" });
  const { failure, failureCode } = pdf;
  const scanned = failure && failureCode === "no_text" ? { ...failure, link: tool.scanned } : failure;
  return (
    <PdfScreen
      tool={tool}
      pdf={{ ...pdf, failure: scanned }}
      finished={() => "Finished, the document is ready."}
      outcome={(made, ref, announce) => (
        <MadeDocumentResult
          ref={ref}
          announce={announce}
          made={made}
          format="docx"
          title="Conversion Successful!"
          text="A Word document, ready to download and edit."
          about={size(made.after)}
          action="Download .docx"
        />
      )}
    />
  );
}
