"use client";

import type { PdfPageOptions } from "@/lib/contract/pdf-write";
import { ChevronIcon } from "./icons";
import { SelectField } from "./select-field";

const sizes = [
  { value: "fit", text: "Fit to image" },
  { value: "a4", text: "A4" },
  { value: "letter", text: "Letter" },
] as const satisfies readonly { value: PdfPageOptions["pageSize"]; text: string }[];

const orientations = [
  { value: "auto", text: "As the image lies" },
  { value: "portrait", text: "Portrait" },
  { value: "landscape", text: "Landscape" },
] as const satisfies readonly { value: PdfPageOptions["orientation"]; text: string }[];

const margins = [
  { value: "none", text: "No margin" },
  { value: "small", text: "Small margin" },
  { value: "large", text: "Large margin" },
] as const satisfies readonly { value: PdfPageOptions["margin"]; text: string }[];

/** What was chosen other than what is there without a choice; the size is always said. */
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

type Props = { options: PdfPageOptions; onChange: (options: PdfPageOptions) => void; disabled: boolean };

/** How the pages of a PDF are: closed at first, and then each page is as large as its image. */
export function PageOptions({ options, onChange, disabled }: Props) {
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
