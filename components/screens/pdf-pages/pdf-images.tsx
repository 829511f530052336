"use client";

import { useEffect, useEffectEvent, useState } from "react";
import type { PdfPages } from "@/lib/client/convert-pdf";
import { saveResultLater } from "@/lib/client/save";
import { type PageFormat, tiles } from "@/lib/formats";
import { FIRST_PAGE_DOWNLOAD_MS, pdfPage, pdfScale } from "@/lib/limits";
import type { PdfPagesScreen as PagesTool, PdfDocumentScreen, ScreenProps } from "@/lib/tools/types";
import { OutcomeBanner } from "../../converter/deferred-parts";
import { loadable, retryable } from "../../converter/loadable";
import { useKept } from "../../converter/screen-memory";
import { useSessions } from "../../converter/use-sessions";
import { isolated } from "../../ui/direction";
import { formatsIn, SelectField, Toggle } from "../../ui/fields";
import { TextField } from "../../ui/text-field";
import { useFormat, useWords } from "../../ui/words";
import { loadPdf, PdfScreen, usePdf } from "../pdf-document/pdf-screen";

const loadResults = () => import("./pdf-page-results");
const PdfPageResults = retryable(
  () => loadResults().then((module) => module.PdfPageResults),
  () => <div className="min-h-60" />,
);
const PagesZip = retryable(
  () => loadResults().then((module) => module.PagesZip),
  () => <div className="min-h-11 sm:min-h-6.5" />,
);

const PagePicker = loadable(
  () => import("../../pdf/page-picker").then((module) => module.PagePicker),
  () => <div className="min-h-5.5" />,
);
const scales: readonly number[] = pdfScale.choices;

/** A point is 1/72 inch. */
const POINTS_AN_INCH = 72;
const [a4Width, a4Height] = pdfPage.paper.a4;

type ImageChoice = { target: PageFormat; scale: number; pages: string };

/** Milliseconds without a keystroke before a list of pages is checked. */
const TYPING_MS = 600;

/** What is known about a PDF before it is sent: its last page, and the password that is typed for it. */
type Known = { of: string; last?: number; password?: string };

/**
 * Converts PDF pages to pictures, with a choice of size, pages and sometimes format. PDF to JPG can download the first page
 * automatically.
 */
export function PdfImages({
  tool,
  words,
  alternatives,
  behavior,
}: ScreenProps<PagesTool | Extract<PdfDocumentScreen, { job: "images" }>>) {
  const download = tool.screen === "pdf-pages";
  const larger =
    download && "larger" in words && tool.larger ? { path: tool.larger, name: words.larger } : undefined;
  const texts = useWords("pdfPages");
  const { announced, outcome, settings } = useWords("converter");
  const { count, fill, joined, number } = useFormat();
  const scaleText = (scale: number) => {
    const name = texts.scales[scales.indexOf(scale)] ?? "";
    return fill(texts.scale, { name, factor: number(scale, 1) });
  };
  const [choice, setChoice] = useKept<ImageChoice>("choice", {
    target: tool.targets[0],
    scale: pdfScale.default,
    pages: "",
  });
  const [auto, setAuto] = useKept("auto", download);
  const [known, setKnown] = useState<Known>({ of: "" });
  /** The list of pages that was checked last, and what is wrong with it, unless the conversion says so. */
  const [checked, setChecked] = useState<{ of: string; pages: string; text?: string }>();
  const remember = useSessions();
  const [gone, setGone] = useKept<PdfPages | undefined>("gone", undefined);
  const pdf = usePdf<{ made: PdfPages; choice: ImageChoice }>(
    { tool, words, alternatives, behavior, larger },
    ({ made }) => count(announced.finished, made.pictures.length),
    async (request, { signal, files: [entry] }) => {
      const { pdfToPages } = await loadPdf();
      const { id = "" } = entry ?? {};
      const { last } = known.of === id ? known : {};
      setChecked({ of: id, pages: choice.pages });
      // The results are shown in one piece, with nothing that moves them later.
      void Promise.all([PdfPageResults.load(), PagesZip.load()]);
      const pages = await pdfToPages(signal, request, { ...choice, last });
      const made = { ...pages, sessions: remember(pages.sessions) };
      const [first] = made.pictures;
      if (auto && first) saveResultLater(signal, first, FIRST_PAGE_DOWNLOAD_MS);
      return { made, choice };
    },
    { lostWith: (outcome) => (outcome && outcome.made !== gone ? outcome.made.pictures : []) },
  );
  const [zipping, setZipping] = useState(false);
  const zipOf = (made: PdfPages) => <PagesZip made={made} onBusy={setZipping} />;
  const { fieldProblem } = pdf;
  const { phase, guide, files } = pdf.screen;
  const [entry] = files;
  const { last, password = "" } = entry && known.of === entry.id ? known : {};
  const learn = (more: Omit<Known, "of">) =>
    entry && setKnown((before) => ({ ...(before.of === entry.id && before), ...more, of: entry.id }));

  const isChecked = checked?.of === entry?.id && checked?.pages === choice.pages;
  const listProblem = checked?.text ?? (fieldProblem?.field === "pages" ? fieldProblem.text : undefined);

  const check = useEffectEvent(async (pages: string) => {
    if (!entry) return;
    const { checkPages } = await loadPdf();
    try {
      checkPages(pages, last);
    } catch (error) {
      setChecked({ of: entry.id, pages, text: pdf.pdfFailed(error).text });
    }
  });
  // Not when the field is left: the button that is being pressed would move away.
  useEffect(() => {
    if (last === undefined) return;
    const timer = setTimeout(() => check(choice.pages), TYPING_MS);
    return () => clearTimeout(timer);
  }, [choice.pages, last]);
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
      gone={phase.state === "done" && phase.outcome.made === gone}
      onReset={() => setChoice({ ...choice, pages: "" })}
      onPassword={(typed) => learn({ password: typed })}
      summary={joined([
        fill(settings.named, { name: texts.quality, value: scaleText(choice.scale) }),
        choice.pages.trim()
          ? fill(settings.named, { name: texts.pages, value: isolated(choice.pages) })
          : texts.allPages,
        ...(tool.targets.length > 1 ? [tiles[choice.target].label] : []),
      ])}
      choices={(start) => (
        <div className="grid gap-x-3 gap-y-1.5 rounded-sheet border border-rule bg-sheet px-2 py-2 sm:grid-cols-2 sm:px-2.5">
          {tool.targets.length > 1 && (
            <div className="sm:col-span-2">
              <SelectField
                label={texts.format}
                options={formatsIn(tool.targets)}
                value={choice.target}
                onChange={(target) => setChoice({ ...choice, target })}
              />
            </div>
          )}
          <SelectField
            label={texts.quality}
            options={scales.map((value) => ({ value, text: scaleText(value) }))}
            value={choice.scale}
            onChange={(scale) => setChoice({ ...choice, scale })}
            help={fill(texts.scaleHelp, {
              width: Math.round(a4Width * choice.scale),
              height: Math.round(a4Height * choice.scale),
              dpi: choice.scale * POINTS_AN_INCH,
            })}
          />
          <TextField
            ref={pdf.fields.pages}
            label={texts.pages}
            help={texts.pagesHelp}
            placeholder={texts.allPages}
            value={choice.pages}
            error={isChecked ? listProblem : undefined}
            onText={(pages) => setChoice({ ...choice, pages })}
            onEnter={start}
          />
          {entry && (
            <div className="sm:col-span-2">
              <PagePicker
                key={entry.id}
                file={entry.file}
                password={password}
                text={choice.pages}
                onText={(pages) => setChoice({ ...choice, pages })}
                onOpen={(pages) => learn({ last: pages })}
                onLocked={() => pdf.setTrouble("locked")}
              />
            </div>
          )}
          {download && (
            <div className="sm:col-span-2">
              <Toggle label={texts.autoDownload} checked={auto} onChange={setAuto} />
            </div>
          )}
        </div>
      )}
      outcome={({ made }) =>
        made !== gone && (
          <>
            <OutcomeBanner ref={guide.outcome} title={outcome.successful} text={readyText(made)} />
            {made.pages.length > 1 && zipOf(made)}
          </>
        )
      }
      // Below the settings, which would otherwise be found only after the last of many pages.
      results={({ made }) => (
        <section aria-label={texts.results} className="grid gap-1.5">
          <PdfPageResults
            made={made}
            zip={made.pages.length === 1 && zipOf(made)}
            zipping={zipping}
            announce={guide.announce}
            gone={made === gone}
            onGone={() => setGone(made)}
          />
        </section>
      )}
    />
  );
}
