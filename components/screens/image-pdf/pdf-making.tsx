"use client";

import type { ReactNode } from "react";
import type { PdfPageOptions } from "@/lib/contract/pdf";
import { typedName } from "@/lib/file-names";
import { PDF_NAME } from "@/lib/limits";
import { OutcomeBanner } from "../../converter/outcome-banner";
import { optionsIn, SelectField } from "../../ui/fields";
import { ChevronIcon } from "../../ui/icons";
import { useFormat, useWords } from "../../ui/words";
import { DocumentRow } from "./document-row";
import { PdfName } from "./pdf-name";
import { type MadePdf, usePageSummary } from "./use-pdf-making";

export { PdfName } from "./pdf-name";

type PageOptionsProps = {
  options: PdfPageOptions;
  onChange: (options: PdfPageOptions) => void;
  /** Whether they are shown at once. */
  open?: boolean;
};

/** Page options of a PDF, collapsed at first. By default each page is as large as its image. */
export function PageOptions({ options, onChange, open = false }: PageOptionsProps) {
  const { pageSize, orientation, margin } = options;
  const texts = useWords("pdfMaking");
  const summaryOf = usePageSummary();
  const paper = pageSize !== "fit";
  return (
    <details open={open} className="group rounded-control border border-rule bg-sheet">
      <summary className="flex min-h-5.5 list-none items-center gap-1 rounded-control px-1.5 text-small [&::-webkit-details-marker]:hidden">
        <ChevronIcon className="size-2.5 shrink-0 -rotate-90 text-quiet transition-transform group-open:rotate-0 not-group-open:rtl:rotate-90" />
        <span className="font-semibold">{texts.options}</span>
        <span className="ms-auto text-end text-note text-quiet">{summaryOf(options)}</span>
      </summary>
      <div className="grid gap-x-2 gap-y-1.5 border-rule border-t px-2 pt-1.5 pb-2 sm:grid-cols-3">
        <SelectField
          label={texts.pageSize}
          options={optionsIn(texts.sizes)}
          value={pageSize}
          onChange={(chosen) => onChange({ ...options, pageSize: chosen })}
        />
        <SelectField
          label={texts.orientation}
          options={optionsIn(texts.orientations)}
          value={paper ? orientation : "auto"}
          onChange={(chosen) => onChange({ ...options, orientation: chosen })}
          disabled={!paper}
        />
        <SelectField
          label={texts.margin}
          options={optionsIn(texts.margins)}
          value={margin}
          onChange={(chosen) => onChange({ ...options, margin: chosen })}
        />
      </div>
    </details>
  );
}

type PdfResultProps = {
  pdf: MadePdf;
  text: string;
  /** As it was typed. */
  name: string;
  onName: (name: string) => void;
  children?: ReactNode;
};

/** The finished PDF with its page count, size and download link. */
export function PdfResult({ pdf: { blob, pages }, text, name, onName, children }: PdfResultProps) {
  const texts = useWords("pdfMaking");
  const { complete } = useWords("converter").outcome;
  const { count, size } = useFormat();
  return (
    <section aria-label={texts.result} className="grid gap-1.5">
      <OutcomeBanner title={complete} text={text} />
      <PdfName name={name} onName={onName} />
      <DocumentRow
        format="pdf"
        name={typedName(name, ".pdf") ?? PDF_NAME}
        about={count(texts.about, pages, { size: size(blob.size) })}
        // As specified.
        link={{ blob, text: texts.download, takesFocus: true }}
        after={children}
      />
    </section>
  );
}
