"use client";

import { useState } from "react";
import type { PdfDocumentScreen, ScreenProps } from "@/lib/tools/types";
import { SelectField } from "../ui/fields";
import { useWords } from "../ui/words";
import { MadeDocumentResult, useMadeDocument } from "./made-document";
import { PdfScreen } from "./pdf-screen";
import { useReading } from "./use-reading";

type PdfWordProps = ScreenProps<Extract<PdfDocumentScreen, { job: "word" }>>;

/** Converts a PDF to Word, and says which scanned page is read. Without any text, it links to the tool for pictures. */
export function PdfWord({ tool, words, alternatives }: PdfWordProps) {
  const texts = useWords("pdfWord");
  const { successful } = useWords("converter").outcome;
  const [layout, setLayout] = useState(tool.layouts[0]);
  const reading = useReading(texts.last);
  const job = { call: "pdfToWord", extension: "docx", layout } as const;
  const pdf = useMadeDocument({ tool, words, alternatives }, job, reading.onReading);
  const { failure, failureCode } = pdf;
  const { phase } = pdf.converter;
  const scanned =
    failure && failureCode === "no_text"
      ? { ...failure, link: { path: tool.scanned, name: words.scanned } }
      : failure;
  return (
    <PdfScreen
      tool={tool}
      words={words}
      pdf={{ ...pdf, failure: scanned }}
      reading={pdf.converter.running ? reading.words : undefined}
      current={phase.state === "done" && phase.outcome.job.layout === layout}
      finished={() => texts.finished}
      choices={(disabled) => (
        <SelectField
          label={texts.layout}
          options={tool.layouts.map((value) => ({ value, text: words.layouts[value].text }))}
          value={layout}
          onChange={setLayout}
          disabled={disabled}
          help={words.layouts[layout].help}
        />
      )}
      outcome={(made, ref, announce) => (
        <MadeDocumentResult
          ref={ref}
          announce={announce}
          made={made}
          format="docx"
          title={successful}
          text={texts.success}
          action={texts.download}
        />
      )}
    />
  );
}
