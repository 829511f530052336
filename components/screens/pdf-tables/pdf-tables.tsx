"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { codeOf } from "@/lib/client/call-error";
import type { PdfRequest } from "@/lib/client/convert-pdf";
import { load } from "@/lib/client/load";
import type { EditedTable } from "@/lib/client/table-edits";
import type { OcrChoice } from "@/lib/contract/ocr";
import type { PageSize, TableBox, TableLayout } from "@/lib/contract/tables";
import type { TableChoices } from "@/lib/tables/types";
import type { PdfDocumentScreen, ScreenProps } from "@/lib/tools/types";
import { OutcomeBanner } from "../../converter/deferred-parts";
import type { FileResult } from "../../converter/file-row";
import { warmable } from "../../converter/loadable";
import { useKept } from "../../converter/screen-memory";
import type { Job } from "../../converter/use-converter";
import { usePageMark } from "../../converter/use-page-mark";
import { useNotes } from "../../converter/use-problems";
import { useSessions } from "../../converter/use-sessions";
import { optionsIn, SelectField } from "../../ui/fields";
import { useFormat, useWords } from "../../ui/words";
import { PdfScreen, usePdf } from "../pdf-document/pdf-screen";
import { LanguageField } from "../reading/language-field";
import { useReading } from "../reading/use-reading";
import { FileChoices } from "./file-choices";

type PdfTablesProps = ScreenProps<Extract<PdfDocumentScreen, { job: "tables" }>>;

const loadTables = () => load(import("@/lib/client/find-tables"));
const loadEdits = () => load(import("@/lib/client/table-edits"));
const loadFiles = () => load(import("@/lib/client/table-files"));
const [TablesEditor, warmEditor] = warmable(
  () => import("./tables-editor").then((module) => module.TablesEditor),
  () => <div className="min-h-60" />,
);

/** The tables of a document, how they were read, and what their file was made of. */
type Outcome = {
  original: File;
  password?: string;
  layout: TableLayout;
  language: OcrChoice;
  pages: readonly PageSize[];
  edited: readonly EditedTable[];
  made: { of: readonly EditedTable[]; choices: TableChoices };
  note?: string;
  sessions: readonly string[];
};
type Run = Outcome & { result: FileResult };

/** Finds the tables of a PDF or a picture, and makes a file of them in the browser, again with each change. */
export function PdfTables(props: PdfTablesProps) {
  const { tool, words } = props;
  const texts = useWords("pdfTables");
  const { fill, count } = useFormat();
  const noteOf = useNotes();
  const remember = useSessions();
  const [layout, setLayout] = useKept<TableLayout>("layout", "tables");
  const [choices, setChoices] = useKept<TableChoices>("choices", tool.choices);
  const [failed, setFailed] = useState<unknown>();
  const reading = useReading(texts.last);
  const [chosen, setLanguage] = useKept<OcrChoice>("language", "auto");
  /** Whether the next run was asked for together with its layout. */
  const [readsPage, setReadsPage] = useState(false);

  const resultOf = async ({ original, edited, note }: Pick<Outcome, "original" | "edited" | "note">) => {
    const [{ makeTableFile }, { tablesIn }] = await Promise.all([loadFiles(), loadEdits()]);
    const { blob, name } = await makeTableFile(tablesIn(edited), original.name, {
      ...choices,
      names: texts.names,
    });
    return { blob, name, ...(note && { note }) };
  };

  async function work(request: PdfRequest, { signal }: Job<FileResult, Run>): Promise<Run> {
    const [{ findTables }, { editTables }] = await Promise.all([loadTables(), loadEdits()]);
    warmEditor();
    const { call } = tool;
    const found = await findTables(
      signal,
      { ...request, onReading: reading.onReading },
      { call, layout, language },
    );
    const { file: original, password } = request;
    const edited = editTables(found.tables);
    const note = noteOf(found.noted);
    const sessions = remember(found.sessions);
    const result = await resultOf({ original, edited, ...(note && { note }) });
    signal.throwIfAborted();
    const { pages } = found;
    const made = { of: edited, choices };
    return {
      original,
      layout,
      language,
      pages,
      edited,
      made,
      sessions,
      result,
      ...(password && { password }),
      ...(note && { note }),
    };
  }

  const pdf = usePdf<Run>(props, ({ edited }) => count(texts.finished, edited.length), work, {
    resultOf: ({ result }) => result,
  });
  const { screen, failure, failureCode } = pdf;
  const { phase, running, guide, files } = screen;
  usePageMark("wide", phase.state !== "idle");
  const outcome = phase.state === "done" ? phase.outcome : undefined;
  // A PDF says so when its pages are read.
  const isRead = reading.words !== undefined || (outcome !== undefined && outcome.language !== "auto");
  const isScan = tool.from !== "pdf" || isRead;
  const language = isScan ? chosen : "auto";
  const id = files[0]?.id;
  const isStale = outcome && (outcome.made.of !== outcome.edited || outcome.made.choices !== choices);
  const isEmpty = outcome?.edited.every(({ isOut }) => isOut);

  const remake = useEffectEvent(async (signal: AbortSignal) => {
    if (!outcome || id === undefined || !isStale || isEmpty) return;
    setFailed(undefined);
    try {
      const result = await resultOf(outcome);
      if (signal.aborted) return;
      screen.amend(id, result, { ...outcome, result, made: { of: outcome.edited, choices } });
    } catch (error) {
      if (!signal.aborted) setFailed(error);
    }
  });
  const edited = outcome?.edited;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the file is made again when one of these changes.
  useEffect(() => {
    const leaving = new AbortController();
    void remake(leaving.signal);
    return () => leaving.abort();
  }, [edited, choices]);

  function edit(next: readonly EditedTable[]) {
    if (outcome && id !== undefined)
      screen.amend(id, outcome.result, { ...outcome, edited: next, sessions: remember([]) });
  }

  /** Reads an area of a page as the rest was read. */
  async function readArea(
    { original: file, password, layout, language }: Outcome,
    signal: AbortSignal,
    page: number,
    box: TableBox,
  ) {
    const { findTables } = await loadTables();
    try {
      const request = { file, ...(password && { password }) };
      const found = await findTables(signal, request, {
        call: tool.call,
        layout,
        language,
        region: { page, box },
      });
      remember(found.sessions);
      return found;
    } catch (error) {
      signal.throwIfAborted();
      return { problem: codeOf(error) === "no_tables" ? texts.noText : pdf.pdfFailed(error).text };
    }
  }

  const without = failure && failureCode === "no_tables";
  const readsPageNext = without && layout === "tables";
  const convertPage = useEffectEvent(() => guide.convert());
  useEffect(() => {
    if (!readsPage) return;
    setReadsPage(false);
    convertPage();
  }, [readsPage]);

  return (
    <PdfScreen
      pdf={{
        ...pdf,
        words: readsPageNext ? { ...words, action: texts.readPage } : words,
        failure:
          without && tool.instead
            ? { ...failure, link: { path: tool.instead, name: words.instead } }
            : failure,
      }}
      reading={running ? reading.words : undefined}
      check={() => {
        if (!readsPageNext) return true;
        setLayout("page");
        setReadsPage(true);
        return false;
      }}
      to={choices.format}
      current={outcome?.layout === layout && outcome.language === language}
      summary={fill(texts.summary, {
        layout: texts.layouts[layout].text,
        format: texts.formats[choices.format],
      })}
      choices={() => (
        <div className="grid gap-1.5">
          <SelectField
            label={texts.layout}
            options={optionsIn({ tables: texts.layouts.tables.text, page: texts.layouts.page.text })}
            value={layout}
            onChange={setLayout}
            help={texts.layouts[layout].help}
          />
          {isScan && (
            <LanguageField
              label={texts.language}
              languages={words.languages}
              value={language}
              onChange={setLanguage}
            />
          )}
          <FileChoices choices={choices} onChange={setChoices} />
        </div>
      )}
      sessions={outcome?.sessions}
      row={{
        gainOf: () => null,
        ...(outcome &&
          !isStale && {
            linkOf: (_: number, __: File, { name }: FileResult) => ({
              fileName: name,
              text: fill(texts.download, { extension: name.slice(name.lastIndexOf(".") + 1) }),
            }),
          }),
        ...(isStale && {
          actionsOf: () => (
            <p role="status" className="text-quiet text-small">
              {isEmpty ? texts.empty : failed ? texts.notMade : texts.making}
            </p>
          ),
        }),
      }}
      outcome={({ edited: all }) => (
        <OutcomeBanner
          ref={guide.outcome}
          title={count(texts.found, all.length)}
          text={count(texts.foundOn, all.length)}
        />
      )}
      results={(made) => (
        <TablesEditor
          source={{ file: made.original, password: made.password, isPicture: tool.from !== "pdf" }}
          pages={made.pages}
          edited={made.edited}
          isText={choices.text}
          onEdit={edit}
          onRead={(...area) => readArea(made, ...area)}
          announce={guide.announce}
        />
      )}
    />
  );
}
