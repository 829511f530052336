"use client";

import { useState } from "react";
import type { OcrChoice } from "@/lib/contract/ocr";
import type { PdfDocumentScreen, ScreenProps } from "@/lib/tools/types";
import { size } from "../converter/sizes";
import { SelectField } from "../ui/fields";
import { counted } from "./counted";
import { languageOptions } from "./language-options";
import { MadeDocumentResult, useMadeDocument } from "./made-document";
import { PdfScreen } from "./pdf-screen";
import { useReading } from "./use-reading";

type PdfOcrProps = ScreenProps<Extract<PdfDocumentScreen, { job: "ocr" }>>;

/** Makes a scanned PDF searchable, and says which page is read. */
export function PdfOcr({ tool, words, alternatives }: PdfOcrProps) {
  const [language, setLanguage] = useState<OcrChoice>("auto");
  const reading = useReading("Adding the text...");
  const pdf = useMadeDocument(
    { tool, words, alternatives },
    { call: "ocrPdf", extension: "pdf", language },
    reading.onReading,
  );
  const { phase, running } = pdf.converter;
  return (
    <PdfScreen
      tool={tool}
      words={words}
      pdf={pdf}
      reading={running ? reading.words : undefined}
      current={phase.state === "done" && phase.outcome.job.language === language}
      finished={() => "Finished, the PDF is ready."}
      choices={(disabled) => (
        <SelectField
          label="Language of the scan"
          options={languageOptions(words.languages)}
          value={language}
          onChange={setLanguage}
          disabled={disabled}
        />
      )}
      outcome={(made, ref, announce) => {
        const { readPages = 0, words: count = 0, after } = made;
        const found = count > 0;
        return (
          <MadeDocumentResult
            ref={ref}
            announce={announce}
            made={made}
            format="pdf"
            title={found ? "Text recognized!" : "There was nothing to add"}
            text={
              found
                ? `${counted(count, "word")} on ${counted(readPages, "page")}. You can search and copy them now.`
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
