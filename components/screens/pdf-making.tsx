"use client";

import type { ReactNode } from "react";
import type { PdfPageOptions } from "@/lib/contract/pdf";
import { PDF_NAME } from "@/lib/limits";
import { OutcomeBanner } from "../converter/banners";
import { size } from "../converter/sizes";
import { buttonClass } from "../ui/button";
import { SelectField } from "../ui/fields";
import { ChevronIcon, DownloadIcon } from "../ui/icons";
import { FormatTile } from "../ui/tiles";
import type { MadePdf } from "./use-pdf-making";

const sizes = [
  { value: "fit", text: "Fit to image" },
  { value: "a4", text: "A4" },
  { value: "letter", text: "Letter" },
] as const satisfies readonly { value: PdfPageOptions["pageSize"]; text: string }[];

const orientations = [
  { value: "auto", text: "Same as image" },
  { value: "portrait", text: "Portrait" },
  { value: "landscape", text: "Landscape" },
] as const satisfies readonly { value: PdfPageOptions["orientation"]; text: string }[];

const margins = [
  { value: "none", text: "No margin" },
  { value: "small", text: "Small margin" },
  { value: "large", text: "Large margin" },
] as const satisfies readonly { value: PdfPageOptions["margin"]; text: string }[];

/** Sums up the options that differ from the defaults. The page size is always named. */
function summary({ pageSize, orientation, margin }: PdfPageOptions): string {
  const paper = pageSize !== "fit";
  return [
    sizes.find(({ value }) => value === pageSize),
    paper && orientation !== "auto" && orientations.find(({ value }) => value === orientation),
    margin !== "none" && margins.find(({ value }) => value === margin),
  ]
    .flatMap((option) => (option ? [option.text] : []))
    .join(", ");
}

type PageOptionsProps = {
  options: PdfPageOptions;
  onChange: (options: PdfPageOptions) => void;
  disabled: boolean;
};

/** Page options of a PDF, collapsed at first. By default each page is as large as its image. */
export function PageOptions({ options, onChange, disabled }: PageOptionsProps) {
  const paper = options.pageSize !== "fit";
  return (
    <details className="group rounded-control border border-rule bg-sheet">
      <summary className="flex min-h-5.5 list-none items-center gap-1 rounded-control px-1.5 text-small [&::-webkit-details-marker]:hidden">
        <ChevronIcon className="size-2.5 shrink-0 -rotate-90 text-quiet transition-transform group-open:rotate-0" />
        <span className="font-semibold">Page options</span>
        <span className="ml-auto text-right text-note text-quiet">{summary(options)}</span>
      </summary>
      <div className="grid gap-x-2 gap-y-1.5 border-rule border-t px-2 pt-1.5 pb-2 sm:grid-cols-3">
        <SelectField
          label="Page size"
          options={sizes}
          value={options.pageSize}
          onChange={(pageSize) => onChange({ ...options, pageSize })}
          disabled={disabled}
        />
        <SelectField
          label="Orientation"
          options={orientations}
          value={paper ? options.orientation : "auto"}
          onChange={(orientation) => onChange({ ...options, orientation })}
          disabled={disabled || !paper}
        />
        <SelectField
          label="Margin"
          options={margins}
          value={options.margin}
          onChange={(margin) => onChange({ ...options, margin })}
          disabled={disabled}
        />
      </div>
    </details>
  );
}

/** As specified, the link takes the focus as soon as it appears. */
const focus = (link: HTMLAnchorElement | null) => link?.focus();

type PdfResultProps = {
  pdf: MadePdf;
  text: string;
  /** Further actions. */
  children?: ReactNode;
};

/** The finished PDF with its page count, size and download link. */
export function PdfResult({ pdf: { url, size: bytes, pages }, text, children }: PdfResultProps) {
  return (
    <section aria-label="Result" className="grid gap-1.5">
      <OutcomeBanner title="Conversion complete!" text={text} />
      <div className="flex flex-wrap items-center gap-x-1.5 gap-y-1">
        <FormatTile format="pdf" className="size-6 shrink-0" />
        <div className="min-w-20 flex-1">
          <p className="font-semibold text-small">{PDF_NAME}</p>
          <p className="text-note text-quiet tabular-nums">
            {pages} {pages === 1 ? "page" : "pages"}, {size(bytes)}
          </p>
        </div>
        <a
          ref={focus}
          href={url}
          download={PDF_NAME}
          className={buttonClass("primary", "min-h-6.5 w-full scroll-mb-10 px-3 text-body sm:w-auto")}
        >
          <DownloadIcon />
          Download PDF
        </a>
        {children}
      </div>
    </section>
  );
}
