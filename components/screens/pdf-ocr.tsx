"use client";

import { useState } from "react";
import type { OcrChoice } from "@/lib/contract/ocr";
import type { PdfDocumentScreen, ScreenProps } from "@/lib/tools/types";
import { optionsIn, SelectField } from "../ui/fields";
import { useFormat, useWords } from "../ui/words";
import { MadeDocumentResult, useMadeDocument } from "./made-document";
import { PdfScreen } from "./pdf-screen";
import { useReading } from "./use-reading";

type PdfOcrProps = ScreenProps<Extract<PdfDocumentScreen, { job: "ocr" }>>;

/** Makes a scanned PDF searchable, and says which page is read. */
export function PdfOcr({ tool, words, alternatives }: PdfOcrProps) {
  const texts = useWords("pdfOcr");
  const { download } = useWords("pdf");
  const { count, fill, grouped } = useFormat();
  const [language, setLanguage] = useState<OcrChoice>("auto");
  const reading = useReading(texts.last);
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
      finished={() => texts.finished}
      choices={(disabled) => (
        <SelectField
          label={texts.language}
          options={optionsIn(words.languages)}
          value={language}
          onChange={setLanguage}
          disabled={disabled}
        />
      )}
      outcome={(made, ref, announce) => {
        const { readPages = 0, words: found = 0 } = made;
        return (
          <MadeDocumentResult
            ref={ref}
            announce={announce}
            made={made}
            format="pdf"
            title={found > 0 ? texts.found : texts.none}
            text={
              found > 0
                ? fill(texts.foundOn, {
                    words: count(texts.words, found, { words: grouped(found) }),
                    pages: count(texts.pages, readPages, { n: grouped(readPages) }),
                  })
                : texts.kept
            }
            action={download}
            quiet={found === 0}
          />
        );
      }}
    />
  );
}
