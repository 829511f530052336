"use client";

import type { OcrChoice } from "@/lib/contract/ocr";
import type { PdfDocumentScreen, ScreenProps } from "@/lib/tools/types";
import { useKept } from "../../converter/screen-memory";
import { useFormat, useWords } from "../../ui/words";
import { LanguageField } from "../reading/language-field";
import { useReading } from "../reading/use-reading";
import { DocumentScreen, useMadeDocument } from "./made-document";

type PdfOcrProps = ScreenProps<Extract<PdfDocumentScreen, { job: "ocr" }>>;

/** Makes a scanned PDF searchable, and says which page is read. */
export function PdfOcr(props: PdfOcrProps) {
  const { words } = props;
  const texts = useWords("pdfOcr");
  const { download } = useWords("pdf");
  const { settings } = useWords("converter");
  const { count, fill, grouped } = useFormat();
  const [language, setLanguage] = useKept<OcrChoice>("language", "auto");
  const reading = useReading(texts.last);
  const pdf = useMadeDocument(
    props,
    () => texts.finished,
    { call: "ocrPdf", ending: "-searchable.pdf", language },
    reading.onReading,
  );
  const { phase, running } = pdf.screen;
  return (
    <DocumentScreen
      pdf={pdf}
      busy={texts.busy}
      reading={running ? reading.words : undefined}
      current={phase.state === "done" && phase.outcome.job.language === language}
      summary={fill(settings.named, { name: texts.language, value: words.languages[language] })}
      choices={() => (
        <LanguageField
          label={texts.language}
          languages={words.languages}
          value={language}
          onChange={setLanguage}
        />
      )}
      format="pdf"
      action={download}
      describe={({ readPages = 0, words: found = 0 }) =>
        found > 0
          ? {
              title: texts.found,
              text: fill(texts.foundOn, {
                words: count(texts.words, found, { words: grouped(found) }),
                pages: count(texts.pages, readPages, { n: grouped(readPages) }),
              }),
            }
          : { title: texts.none, text: readPages > 0 ? texts.noneHelp : texts.kept, kept: true }
      }
    />
  );
}
