"use client";

import { useId } from "react";
import { splitName, TYPED_NAME_LENGTH } from "@/lib/file-names";
import { PDF_NAME } from "@/lib/limits";
import { useWords } from "../../ui/words";

type PdfNameProps = {
  name: string;
  onName: (name: string) => void;
  /** The name without a typed one. */
  standard?: string;
  /** Labels the name that several files begin with, which has no ending. */
  several?: string | undefined;
};

/** The name under which the PDF is saved, without its ending, which it always has. */
export function PdfName({ name, onName, standard = PDF_NAME, several }: PdfNameProps) {
  const [defaultName, ending] = splitName(standard);
  const id = useId();
  const texts = useWords("pdfMaking");
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-1 max-sm:w-full sm:flex-1">
      <label htmlFor={id} className="shrink-0 font-semibold text-small">
        {several ?? texts.name}
      </label>
      <span
        dir="ltr"
        className="flex min-h-5.5 min-w-[min(9rem,100%)] flex-1 items-center rounded-control border border-edge bg-sheet pe-1.5 transition-colors focus-within:border-ink has-focus-visible:shadow-[0_0_0_3px_var(--accent)] has-focus-visible:outline-2 has-focus-visible:outline-ink has-focus-visible:outline-offset-3 hover:border-ink"
      >
        <input
          id={id}
          type="text"
          dir="auto"
          value={name}
          maxLength={TYPED_NAME_LENGTH}
          placeholder={defaultName}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onName(event.target.value)}
          className="min-h-5 w-full min-w-0 shadow-none! outline-none! text-ellipsis rounded-control bg-transparent pe-0.5 ps-1.5 text-small placeholder:text-quiet"
        />
        <span aria-hidden="true" className="text-quiet text-small">
          {several === undefined && ending}
        </span>
      </span>
    </div>
  );
}
