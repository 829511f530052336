"use client";

import { type ReactNode, type Ref, useState } from "react";
import type { PdfPages } from "@/lib/client/convert-pdf";
import { warm } from "@/lib/client/load";
import { saveResultLater } from "@/lib/client/save";
import { type PageFormat, tiles } from "@/lib/formats";
import { FIRST_PAGE_DOWNLOAD_MS, pdfPage, pdfScale } from "@/lib/limits";
import type {
  PdfPagesScreen as PagesTool,
  PdfDocumentScreen,
  ScreenProps,
  ToolLink,
} from "@/lib/tools/types";
import { OutcomeBanner } from "../converter/banners";
import { loadable } from "../converter/loadable";
import { useSessions } from "../converter/use-converter";
import { FormatSelect, SelectField, Toggle } from "../ui/fields";
import { TextField } from "../ui/text-field";
import { useFormat, useWords } from "../ui/words";
import { loadPdf, PdfScreen, usePdf } from "./pdf-screen";

/** PDF to JPG: the first page can be downloaded automatically. */
export function PdfPagesScreen(props: ScreenProps<PagesTool>) {
  const larger = { path: props.tool.larger, name: props.words.larger };
  return <PdfImages {...props} larger={larger} download />;
}

const loadPages = () => import("./pdf-page-results");
const PdfPageResults = loadable(
  () => loadPages().then((module) => module.PdfPageResults),
  () => <div className="min-h-60" />,
);

type PdfImagesProps = ScreenProps<PagesTool | Extract<PdfDocumentScreen, { job: "images" }>> & {
  larger?: ToolLink;
  /** Offers to download the first page automatically. */
  download?: boolean;
};

/** Converts PDF pages to pictures, with a choice of size, pages and sometimes format. */
export function PdfImages({ tool, words, alternatives, larger, download = false }: PdfImagesProps) {
  const texts = useWords("pdfPages");
  const { announced, outcome } = useWords("converter");
  const { count, fill } = useFormat();
  const [choice, setChoice] = useState<ImageChoice>({
    target: tool.targets[0],
    scale: pdfScale.default,
    pages: "",
  });
  const [auto, setAuto] = useState(download);
  const remember = useSessions();
  const pdf = usePdf<{ made: PdfPages; choice: ImageChoice }>(
    { tool, words, alternatives, larger },
    ({ made }) => fill(announced.finished, { n: made.pictures.length }),
    async (request, { signal }) => {
      const { pdfToPages } = await loadPdf();
      const pages = await pdfToPages(signal, request, choice);
      const made = { ...pages, sessions: remember(pages.sessions) };
      const [first] = made.pictures;
      if (auto && first) saveResultLater(signal, first, FIRST_PAGE_DOWNLOAD_MS);
      // Loads the code of the results while their source is announced.
      warm(loadPages);
      return { made, choice };
    },
  );
  const { fieldProblem } = pdf;
  const { phase, guide } = pdf.screen;
  const [gone, setGone] = useState<PdfPages>();
  function readyText({ pictures: { length: n }, pages, documentPages, target }: PdfPages): string {
    const total = Math.max(documentPages ?? 0, pages.length);
    const format = tiles[target].label;
    return n < total ? fill(texts.someReady, { n, total, format }) : count(texts.ready, n, { format });
  }
  return (
    <PdfScreen
      pdf={pdf}
      to={tool.targets.length > 1 ? choice.target : tool.to}
      current={phase.state === "done" && phase.outcome.choice === choice && phase.outcome.made !== gone}
      onReset={() => setChoice({ ...choice, pages: "" })}
      choices={(start) => (
        <PdfImageChoices
          targets={tool.targets}
          choice={choice}
          onChange={setChoice}
          pagesRef={pdf.fields.pages}
          pagesError={fieldProblem?.field === "pages" ? fieldProblem.text : undefined}
          onEnter={start}
        >
          {download && <Toggle label={texts.autoDownload} checked={auto} onChange={setAuto} />}
        </PdfImageChoices>
      )}
      outcome={({ made }) => (
        <section aria-label={texts.results} className="grid gap-1.5">
          {made !== gone && (
            <OutcomeBanner ref={guide.outcome} title={outcome.successful} text={readyText(made)} />
          )}
          <PdfPageResults made={made} announce={guide.announce} onGone={() => setGone(made)} />
        </section>
      )}
    />
  );
}

type ImageChoice = { target: PageFormat; scale: number; pages: string };

type PdfImageChoicesProps = {
  targets: readonly PageFormat[];
  choice: ImageChoice;
  onChange: (choice: ImageChoice) => void;
  pagesRef: Ref<HTMLInputElement>;
  pagesError: string | undefined;
  onEnter: () => void;
  /** Further options. */
  children?: ReactNode;
};

/** A point is 1/72 inch. */
const POINTS_AN_INCH = 72;
const [a4Width, a4Height] = pdfPage.paper.a4;

/** Options: resolution, pages and format. */
function PdfImageChoices(props: PdfImageChoicesProps) {
  const { targets, choice, onChange, pagesRef, pagesError, onEnter, children } = props;
  const { target, scale, pages } = choice;
  const texts = useWords("pdfPages");
  const { fill, number } = useFormat();
  const scales = pdfScale.choices.map((value: number, index) => ({
    value,
    text: fill(texts.scale, { name: texts.scales[index] ?? "", factor: number(value, 1) }),
  }));
  const a4 = {
    width: Math.round(a4Width * scale),
    height: Math.round(a4Height * scale),
    dpi: scale * POINTS_AN_INCH,
  };
  return (
    <div className="grid gap-x-3 gap-y-1.5 rounded-sheet border border-rule bg-sheet px-2 py-2 sm:grid-cols-2 sm:px-2.5">
      {targets.length > 1 && (
        <div className="sm:col-span-2">
          <FormatSelect
            label={texts.format}
            formats={targets}
            value={target}
            onChange={(chosen) => onChange({ ...choice, target: chosen })}
          />
        </div>
      )}
      <SelectField
        label={texts.quality}
        options={scales}
        value={scale}
        onChange={(chosen) => onChange({ ...choice, scale: chosen })}
        help={fill(texts.scaleHelp, a4)}
      />
      <TextField
        ref={pagesRef}
        label={texts.pages}
        help={texts.pagesHelp}
        placeholder={texts.allPages}
        value={pages}
        error={pagesError}
        onText={(text) => onChange({ ...choice, pages: text })}
        onEnter={onEnter}
      />
      {children && <div className="sm:col-span-2">{children}</div>}
    </div>
  );
}
