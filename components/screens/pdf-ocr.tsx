"use client";

import { useRef, useState } from "react";
import type { ReadingProgress } from "@/lib/contract/pdf";
import type { AlternativeTools, PdfDocumentScreen } from "@/lib/tools/types";
import { size } from "../converter/sizes";
import { SelectField } from "../ui/fields";
import { MadeDocumentResult, useMadeDocument } from "./made-document";
import { PdfScreen } from "./pdf-screen";

type PdfOcrProps = { tool: Extract<PdfDocumentScreen, { job: "ocr" }>; alternatives: AlternativeTools };

/** Makes a scanned PDF searchable, and says which page is read. */
export function PdfOcr({ tool, alternatives }: PdfOcrProps) {
  const [language, setLanguage] = useState(tool.languages[0]?.value ?? "auto");
  const reading = useReading();
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
                ? `${words.toLocaleString("en-US")} words on ${readPages} ${readPages === 1 ? "page" : "pages"}. You can search and copy them now.`
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

const MINUTE_MS = 60_000;

/** Describes the progress of reading, with the pages a minute since the first report. */
function useReading() {
  const began = useRef(0);
  const [words, setWords] = useState<{ percent: number; step: string; note: string }>();
  return {
    words,
    onReading({ done, pages }: ReadingProgress) {
      if (pages === 0) return setWords(undefined);
      if (done === 0) began.current = performance.now();
      const perMinute = Math.max(1, Math.round((done / (performance.now() - began.current)) * MINUTE_MS));
      setWords({
        percent: Math.floor((done / pages) * 100),
        step: done < pages ? `Reading page ${done + 1} of ${pages}...` : "Adding the text...",
        note:
          done === 0
            ? "Each page takes a few seconds."
            : `${perMinute} ${perMinute === 1 ? "page" : "pages"} a minute`,
      });
    },
  };
}
