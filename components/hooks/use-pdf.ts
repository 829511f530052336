"use client";

import { useEffect, useRef, useState } from "react";
import { accepts, type FileSource } from "@/lib/client/accepts";
import { codeOf } from "@/lib/client/call-error";
import type { PdfRequest } from "@/lib/client/convert-pdf";
import { type Problem, problems } from "@/lib/client/errors";
import { load, warm } from "@/lib/client/load";
import { MIB } from "@/lib/limits";
import type { AlternativeTools, PdfDocumentScreen, PdfPagesScreen } from "@/lib/tools/types";
import { useConversion } from "./use-conversion";
import { useFileList } from "./use-file-list";
import { useRefusal } from "./use-refusal";

export const loadPdf = () => load(import("@/lib/client/convert-pdf"));
export const warmPdf = () => warm(loadPdf);

export type PdfScreen = PdfPagesScreen | PdfDocumentScreen;
type Ask = Pick<PdfRequest, "file" | "password" | "onUpload">;

/** Fields that an error is about, by error code. */
const fieldOf: Readonly<Record<string, "password" | "pages">> = {
  password_needed: "password",
  wrong_password: "password",
  bad_pages: "pages",
  no_such_page: "pages",
};

/**
 * State of a screen that converts one PDF. Results stay until they are made anew or another PDF is chosen.
 * The password is read from its field for each call and stored nowhere else.
 */
export function usePdf<T>(
  tool: PdfScreen,
  alternatives: AlternativeTools,
  work: (signal: AbortSignal, ask: Ask) => Promise<T>,
) {
  const { accept, messages } = tool;
  const list = useFileList();
  const { conversion, run, cancel, reset } = useConversion<T>();
  const refusal = useRefusal(alternatives);
  const [sent, setSent] = useState(0);
  const [locked, setLocked] = useState(false);
  const fields = { password: useRef<HTMLInputElement>(null), pages: useRef<HTMLInputElement>(null) };
  const file = list.files[0]?.file;

  const error = conversion.state === "failed" ? conversion.error : undefined;
  const code = codeOf(error) ?? "";
  const field = fieldOf[code];
  const asksPassword = field === "password";
  // The field stays, because later calls for this PDF need the password too.
  useEffect(() => {
    if (asksPassword) setLocked(true);
  }, [asksPassword]);

  function refuse(wrong: readonly File[], kept: number) {
    const otherKinds = wrong.filter((one) => !accepts(accept, one, "select"));
    const [large] = wrong;
    if (otherKinds.length > 0 || !("maxBytes" in tool) || !large)
      return refusal.refuse(problems.notTaken(messages.wrong, wrong, kept), otherKinds);
    const { maxBytes, larger } = tool;
    const { tooLarge } = tool.messages;
    refusal.say({
      ...problems.notTaken(tooLarge, wrong, kept),
      ...problems.overLimit(tooLarge, maxBytes / MIB, larger),
    });
  }

  function forget() {
    reset();
    setSent(0);
    refusal.clear();
  }

  /** Replaces the PDF with the first valid file. Returns how many files were accepted. */
  function choose(files: readonly File[], source: FileSource): number {
    const limit = "maxBytes" in tool ? tool.maxBytes : Number.POSITIVE_INFINITY;
    const right = files.filter((one) => accepts(accept, one, source) && one.size <= limit);
    const wrong = files.filter((one) => !right.includes(one));
    const [first, ...others] = right;
    if (first) {
      forget();
      setLocked(false);
      list.replace([first]);
    }
    if (wrong.length > 0) refuse([...wrong, ...others], right.length);
    else if (others.length > 0) refusal.say(problems.onlyFirst(others));
    else refusal.clear();
    return first ? 1 : 0;
  }

  /** Starts the conversion, or reports that there are no files. Returns whether it started. */
  function convert(): boolean {
    const password = fields.password.current?.value;
    forget();
    if (!file) {
      refusal.say({ text: messages.none });
      return false;
    }
    run((signal) => work(signal, { file, onUpload: setSent, ...(password && { password }) }));
    return true;
  }

  function clear() {
    forget();
    setLocked(false);
    list.clear();
  }

  const said: Problem | undefined = error === undefined ? undefined : problems.pdfFailed(error);
  return {
    files: list.files,
    file,
    conversion,
    /** Upload progress in percent. */
    sent,
    /** Whether this PDF needs a password. */
    locked: locked || asksPassword,
    fields,
    /** Error of a field, shown at the field. */
    fieldProblem: field && said ? { field, text: said.text } : undefined,
    /** Problem with the selection. */
    problem: refusal.problem,
    /** Problem of the conversion that no field can fix. */
    failure: field ? undefined : said,
    failureCode: code,
    choose,
    convert,
    cancel,
    remove: clear,
    clear,
  };
}

export type Pdf<T> = ReturnType<typeof usePdf<T>>;
