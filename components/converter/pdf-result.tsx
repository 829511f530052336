"use client";

import type { ReactNode } from "react";
import { PDF_NAME } from "@/lib/limits";
import type { MadePdf } from "../hooks/use-pdf-making";
import { buttonClass } from "./button";
import { DoneBanner } from "./done-banner";
import { FormatTile } from "./format-tile";
import { DownloadIcon } from "./icons";
import { size } from "./sizes";

/** As specified, the link has the focus as soon as it is there. */
const focus = (link: HTMLAnchorElement | null) => link?.focus();

type Props = {
  pdf: MadePdf;
  text: string;
  /** What else can be done with it. */
  children?: ReactNode;
};

/** The PDF, ready: how many pages, how large, and its download. */
export function PdfResult({ pdf: { url, size: bytes, pages }, text, children }: Props) {
  return (
    <section aria-label="Result" className="grid gap-1.5">
      <DoneBanner title="Conversion complete!" text={text} />
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
          className={buttonClass(
            "primary",
            "min-h-6.5 w-full scroll-mb-10 px-3 text-body hover:bg-accent-hover sm:w-auto",
          )}
        >
          <DownloadIcon />
          Download PDF
        </a>
        {children}
      </div>
    </section>
  );
}
