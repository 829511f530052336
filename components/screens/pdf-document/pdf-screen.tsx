"use client";

import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { codeOf } from "@/lib/client/call-error";
import type { PdfRequest } from "@/lib/client/convert-pdf";
import { load, warm } from "@/lib/client/load";
import { pdfProblems } from "@/lib/client/pdf-problems";
import { type TileId, tiles } from "@/lib/formats";
import type { PdfDocumentScreen, PdfPagesScreen, ScreenProps, ToolLink } from "@/lib/tools/types";
import type { Plural } from "@/lib/words/format";
import { ConverterFrame } from "../../converter/converter-frame";
import type { FileResult, RowOptions } from "../../converter/file-row";
import { FileRows } from "../../converter/lazy-file-rows";
import { retryable } from "../../converter/loadable";
import { StartOrReset } from "../../converter/start-button";
import type { ListedFile } from "../../converter/state";
import type { Job } from "../../converter/use-converter";
import type { Progress } from "../../converter/use-counted-progress";
import { useSaying } from "../../converter/use-problems";
import { useProgress } from "../../converter/use-progress";
import { useScreen } from "../../converter/use-screen";
import { useQuarters } from "../../ui/live-region";
import { useFormat, useWords } from "../../ui/words";

export const loadPdf = () => load(import("@/lib/client/convert-pdf"));
const warmPdf = () => warm(loadPdf);

/** It is there before a reply asks for it: it comes with the first file. */
const PasswordField = retryable(() => import("../../ui/text-field").then((module) => module.PasswordField));

type PdfPart = Awaited<ReturnType<typeof loadPdf>>;

/** Looks at each file with the part that comes with it, and sets what it finds; nothing where that fails. */
export function useLook<T>(
  file: File | undefined,
  look: (part: PdfPart, file: File, signal: AbortSignal) => Promise<T | undefined>,
  set: (found: T | undefined) => void,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a file is looked at once.
  useEffect(() => {
    set(undefined);
    if (!file) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    loadPdf()
      .then((part) => look(part, file, signal))
      .then((found) => signal.aborted || set(found))
      .catch(() => {});
    return () => leaving.abort();
  }, [file]);
}

type Props = ScreenProps<PdfPagesScreen | PdfDocumentScreen> & { larger?: ToolLink | undefined };

/** Returns the field that an error is about. */
const fieldOf = (code: string): "password" | "pages" | undefined =>
  code.includes("password") ? "password" : /^(bad|no_such)_page/.test(code) ? "pages" : undefined;

type PdfOptions<O> = {
  resultOf?: (outcome: O) => FileResult;
  lostWith?: (outcome: O | undefined) => readonly object[];
};

/**
 * State of a screen that converts one PDF. Results stay until they are made anew or another PDF is chosen. Before a file is
 * sent, the screen says if it is no PDF, and asks for the password that it needs; that is read from its field for each call.
 */
export function usePdf<O>(
  { larger, ...props }: Props,
  finished: (outcome: O) => string,
  work: (request: PdfRequest, job: Job<FileResult, O>) => Promise<O>,
  /** The result of the PDF itself, where it becomes one document, and what is lost with an outcome. */
  { resultOf, lostWith }: PdfOptions<O> = {},
) {
  const texts = useWords("pdf");
  const { fill } = useFormat();
  const fields = { password: useRef<HTMLInputElement>(null), pages: useRef<HTMLInputElement>(null) };
  const screen = useScreen<FileResult, O>(props, {
    larger,
    said: { cleared: texts.cleared, finished },
    warm: warmPdf,
    lostWith,
    async work(job) {
      // A run has at least one file.
      const [{ id, file }] = job.files as readonly [ListedFile];
      const password = fields.password.current?.value || undefined;
      const outcome = await work({ file, onUpload: job.onUpload, password }, job);
      const result = resultOf?.(outcome);
      return {
        outcome,
        statuses: result && new Map([[id, { state: "converted" as const, result }]]),
      };
    },
  });
  const { phase, files } = screen;
  const { pdfFailed } = pdfProblems(useSaying(), texts);
  const error = phase.state === "failed" ? phase.error : undefined;
  const code = codeOf(error) ?? "";
  const field = fieldOf(code);
  const asksPassword = field === "password";
  const file = files[0]?.file;
  const [trouble, setTrouble] = useState<"broken" | "locked" | "doubtful">();
  useLook(file, (part, ...of) => part.checkPdf(...of), setTrouble);
  // The field stays with its file, because later calls for this PDF need the password too.
  useEffect(() => {
    if (asksPassword) setTrouble("locked");
  }, [asksPassword]);
  const isBroken = trouble === "broken" && !screen.running;
  const damaged = isBroken || code === "corrupt" || code === "unsupported_type";

  // Runs after the effect of `useScreen`, which focuses the start button.
  const leadToField = useEffectEvent(() => {
    if (field) fields[field].current?.focus();
  });
  useEffect(() => {
    if (phase.state === "failed") leadToField();
  }, [phase]);

  const said = error === undefined ? undefined : pdfFailed(error);
  /** The failure whose password is being typed anew. */
  const [mended, setMended] = useState<typeof phase>();
  return {
    screen,
    words: props.words,
    fields,
    locked: asksPassword || trouble === "locked",
    /** Said of a PDF that may have lost a part. */
    caution: trouble === "doubtful" && texts.doubtful,
    /** Says what the browser found: a PDF that needs a password is asked for it. */
    setTrouble,
    /** Returns the problem that an error is. */
    pdfFailed,
    /** Error of a field, shown at the field. */
    fieldProblem: field && said && mended !== phase ? { field, text: said.text } : undefined,
    mend: () => setMended(phase),
    /** Problem of the conversion that no field can fix. */
    failure:
      file && isBroken
        ? { text: fill(texts.broken, { name: file.name }), name: file.name }
        : field
          ? undefined
          : said,
    failureCode: code,
    /** Whether the file cannot be opened: another one is the way on. */
    damaged,
  };
}

export type PdfScreenProps<O> = {
  pdf: ReturnType<typeof usePdf<O>>;
  /** The chosen target, where it is not the tool's. */
  to?: TileId;
  /** Options of the job. Enter in one of their fields starts the conversion. */
  choices: (start: () => void) => ReactNode;
  /** What is done to the uploaded PDF; it is converted by default. */
  working?: Plural;
  /** The button while that is done; it says that it converts by default. */
  busy?: string;
  /** Replaces the simulated progress while pages are read, which the server counts. */
  reading?: Progress | undefined;
  /** Returns whether to start with these options, and otherwise leads to what has to be mended, or mends it. */
  check?: () => boolean;
  /** Whether there are results, and match the chosen options. */
  current: boolean;
  /** Whether they were deleted. */
  gone?: boolean;
  /** Resets more than the file and its results. */
  onReset?: () => void;
  /** What is chosen, in a line; without one the options stay open. */
  summary?: string;
  /** What became of the PDF, above its row. */
  outcome?: (outcome: O) => ReactNode;
  /** Called with what is typed into the field for the password. */
  onPassword?: (password: string) => void;
  /** What was made of it, below its row and settings. */
  results?: (outcome: O) => ReactNode;
  /** Options of the PDF's row, and the format it becomes. */
  row?: RowOptions & { to?: TileId };
  sessions?: readonly string[] | undefined;
};

/** Layout of every screen that takes one PDF: file, options, start, progress, results. */
export function PdfScreen<O>({ pdf, to = pdf.screen.tool.to, choices, current, ...rest }: PdfScreenProps<O>) {
  const { words, failure, fieldProblem, fields, locked, damaged } = pdf;
  const screen = { ...pdf.screen, unusable: damaged, isCurrent: () => current };
  const { tool, phase, guide } = screen;
  const files = failure
    ? screen.files.map((entry) => ({ ...entry, status: { state: "failed" as const, problem: failure } }))
    : screen.files;
  const texts = useWords("pdf");
  const { fill } = useFormat();
  const { announce } = guide;
  const { working, reading } = rest;
  const steps = { steps: words.steps, uploadFirst: true, working };
  const simulated = useProgress(screen, steps);
  const progress = simulated && (reading ?? simulated);
  useQuarters(progress && reading?.percent, announce);
  const any = screen.files.length > 0;
  useEffect(() => {
    if (any) void PasswordField.load();
  }, [any]);
  const arrived = phase.state === "running" && phase.sent === 100;
  useEffect(() => {
    if (arrived) announce(texts.uploaded);
  }, [arrived, announce, texts]);

  const convert = () => (rest.check?.() ?? true) && guide.convert();

  function reset() {
    guide.clear();
    rest.onReset?.();
  }

  return (
    <ConverterFrame
      screen={screen}
      to={to}
      progress={progress}
      options={
        !damaged && (
          <>
            {locked && (
              <PasswordField
                ref={fields.password}
                label={texts.password}
                help={texts.passwordHelp}
                error={fieldProblem?.field === "password" ? fieldProblem.text : undefined}
                onText={(text) => {
                  pdf.mend();
                  rest.onPassword?.(text);
                }}
                onEnter={convert}
              />
            )}
            {choices(convert)}
          </>
        )
      }
      start={
        <StartOrReset
          screen={screen}
          label={words.action}
          busy={rest.busy}
          gone={rest.gone}
          onStart={convert}
          onReset={reset}
        />
      }
      problems={!damaged && failure && [failure]}
      summary={rest.summary}
      sessions={rest.sessions}
      outcome={phase.state === "done" && rest.outcome?.(phase.outcome)}
      list={
        <FileRows
          // Without its PDF the screen is as it was at first.
          screen={{ ...screen, files, guide: { ...guide, remove: reset } }}
          to={to}
          named={fill(texts.chosen, { format: tiles[tool.from].label })}
          disabled={false}
          // At the row, because nothing else can be mended.
          statuses={damaged}
          done={screen.done}
          {...rest.row}
          caution={pdf.caution}
        />
      }
    >
      {phase.state === "done" && rest.results?.(phase.outcome)}
    </ConverterFrame>
  );
}
