"use client";

import { useState } from "react";
import type { AlternativeTools, PdfDocumentScreen } from "@/lib/tools/types";
import { size } from "../converter/sizes";
import { SelectField } from "../ui/fields";
import { counted } from "./counted";
import { MadeDocumentResult, useMadeDocument } from "./made-document";
import { PdfScreen } from "./pdf-screen";
import { useReading } from "./use-reading";

type PdfOcrProps = { tool: Extract<PdfDocumentScreen, { job: "ocr" }>; alternatives: AlternativeTools };

/** Makes a scanned PDF searchable, and says which page is read. */
export function PdfOcr({ tool, alternatives }: PdfOcrProps) {
  const [language, setLanguage] = useState(tool.languages[0]?.value ?? "auto");
  const reading = useReading("Adding the text...");
  const pdf = useMadeDocument(
    tool,
    alternatives,
    { call: "ocrPdf", extension: "pdf", language },
    reading.onReading,
  );
  const { phase, running } = pdf.converter;
  return (
    <PdfScreen
      tool={tool}
      pdf={pdf}
      reading={running ? reading.words : undefined}
      current={phase.state === "done" && phase.outcome.job.language === language}
      finished={() => "Finished, the PDF is ready."}
      choices={(disabled) => (
        <SelectField
          label="Language of the scan"
          options={tool.languages}
          value={language}
          onChange={setLanguage}
          disabled={disabled}
        />
      )}
      outcome={(made, ref, announce) => {
        const { readPages = 0, words = 0, after } = made;
        const found = words > 0;
        return (
          <MadeDocumentResult
            ref={ref}
            announce={announce}
            made={made}
            format="pdf"
            title={found ? "Text recognized!" : "There was nothing to add"}
            text={
              found
                ? `${counted(words, "word")} on ${counted(readPages, "page")}. You can search and copy them now.`
                : "The PDF is as it was."
            }
            about={size(after)}
            action="Download PDF"
            quiet={!found}
          />
        );
      }}
    />
  );
}
