"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import type { PdfPages } from "@/lib/client/convert-pdf";
import { loadPdf } from "@/lib/client/load/pdf";
import { saveResultLater } from "@/lib/client/save-result";
import { tiles } from "@/lib/formats";
import { FIRST_PAGE_DOWNLOAD_MS, pdfScale } from "@/lib/limits";
import type { Elsewhere, PdfDocumentScreen, PdfPagesScreen } from "@/lib/tools/types";
import { DoneBanner } from "../converter/done-banner";
import { Toggle } from "../converter/toggle";
import { usePdf } from "../hooks/use-pdf";
import { useSessions } from "../hooks/use-sessions";
import { type ImageChoice, PdfImageChoices } from "./pdf-image-choices";
import { PdfScreen } from "./pdf-screen";

const loadPages = () => import("./pdf-page-results");
const PdfPageResults = dynamic(() => loadPages().then((module) => module.PdfPageResults), {
  loading: () => <div className="min-h-60" />,
});

type Props = {
  tool: PdfPagesScreen | Extract<PdfDocumentScreen, { job: "images" }>;
  elsewhere: Elsewhere;
  /** Whether the first page can download by itself. */
  download?: boolean;
};

/** '3 pages', or how many of all. */
function countOf({ pictures, pages, documentPages, target }: PdfPages): string {
  const all = Math.max(documentPages ?? 0, pages.length);
  const some = pictures.length < all ? `${pictures.length} of ${all} pages` : undefined;
  const count = some ?? (pictures.length === 1 ? "1 page" : `${pictures.length} pages`);
  return `${count} as ${tiles[target].label}, ready to download.`;
}

/** A PDF's pages as pictures: size, pages and perhaps format are chosen, each page can be looked at and taken. */
export function PdfImages({ tool, elsewhere, download = false }: Props) {
  const [choice, setChoice] = useState<ImageChoice>({
    target: tool.targets[0],
    scale: pdfScale.default,
    pages: "",
  });
  const [auto, setAuto] = useState(download);
  const remember = useSessions();
  const pdf = usePdf(tool, elsewhere, async (signal, ask) => {
    const { pdfToPages } = await loadPdf();
    const pages = await pdfToPages(signal, ask, choice);
    const made = { ...pages, sessions: remember(pages.sessions) };
    const [first] = made.pictures;
    if (auto && first) saveResultLater(signal, first, FIRST_PAGE_DOWNLOAD_MS);
    // The results' own code comes while it is told that they are there.
    loadPages().catch(() => {});
    return { made, choice };
  });
  const { conversion, fieldProblem } = pdf;
  const [gone, setGone] = useState<PdfPages>();
  return (
    <PdfScreen
      tool={{ ...tool, to: tool.targets.length > 1 ? choice.target : tool.to }}
      pdf={pdf}
      current={
        conversion.state === "done" && conversion.result.choice === choice && conversion.result.made !== gone
      }
      finished={({ made }) => `Finished, ${made.pictures.length} converted.`}
      onReset={() => setChoice({ ...choice, pages: "" })}
      choices={(running, start) => (
        <PdfImageChoices
          targets={tool.targets}
          choice={choice}
          onChange={setChoice}
          disabled={running}
          pagesRef={pdf.fields.pages}
          pagesError={fieldProblem?.field === "pages" ? fieldProblem.text : undefined}
          onEnter={start}
        >
          {download && (
            <Toggle label="Auto-download first image" checked={auto} onChange={setAuto} disabled={running} />
          )}
        </PdfImageChoices>
      )}
      outcome={({ made }, ref, announce) => (
        <section aria-label="Converted pages" className="grid gap-1.5">
          {made !== gone && <DoneBanner ref={ref} title="Conversion Successful!" text={countOf(made)} />}
          <PdfPageResults made={made} announce={announce} onGone={() => setGone(made)} />
        </section>
      )}
    />
  );
}
