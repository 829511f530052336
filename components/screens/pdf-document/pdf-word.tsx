"use client";

import type { PdfDocumentScreen, ScreenProps } from "@/lib/tools/types";
import { useKept } from "../../converter/screen-memory";
import { SelectField } from "../../ui/fields";
import { useFormat, useWords } from "../../ui/words";
import { useReading } from "../reading/use-reading";
import { DocumentScreen, useMadeDocument } from "./made-document";

type PdfWordProps = ScreenProps<Extract<PdfDocumentScreen, { job: "word" }>>;

/** Converts a PDF to Word, and says which scanned page is read. Without any text, it links to the tool for pictures. */
export function PdfWord(props: PdfWordProps) {
  const { tool, words } = props;
  const texts = useWords("pdfWord");
  const { outcome, settings } = useWords("converter");
  const { fill } = useFormat();
  const [layout, setLayout] = useKept("layout", tool.layouts[0]);
  const reading = useReading(texts.last);
  const job = { call: "pdfToWord", ending: ".docx", layout } as const;
  const pdf = useMadeDocument(props, () => texts.finished, job, reading.onReading);
  const { failure, failureCode } = pdf;
  const { phase, running } = pdf.screen;
  const scanned =
    failure && failureCode === "no_text" && tool.scanned
      ? { ...failure, link: { path: tool.scanned, name: words.scanned } }
      : failure;
  return (
    <DocumentScreen
      pdf={{ ...pdf, failure: scanned }}
      reading={running ? reading.words : undefined}
      current={phase.state === "done" && phase.outcome.job.layout === layout}
      summary={fill(settings.named, { name: texts.layout, value: words.layouts[layout].text })}
      choices={() => (
        <SelectField
          label={texts.layout}
          options={tool.layouts.map((value) => ({ value, text: words.layouts[value].text }))}
          value={layout}
          onChange={setLayout}
          help={words.layouts[layout].help}
        />
      )}
      format="docx"
      action={texts.download}
      describe={() => ({ title: outcome.successful, text: texts.success })}
    />
  );
}
