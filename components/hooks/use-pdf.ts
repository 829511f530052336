"use client";

import { useEffect, useRef, useState } from "react";
import { accepts, type FileSource } from "@/lib/client/accepts";
import { codeOf } from "@/lib/client/call-error";
import type { PdfRequest } from "@/lib/client/convert-pdf";
import { type Problem, problems } from "@/lib/client/errors";
import { load, warm } from "@/lib/client/load";
import { MIB } from "@/lib/limits";
import type { Elsewhere, PdfDocumentScreen, PdfPagesScreen } from "@/lib/tools/types";
import { useConversion } from "./use-conversion";
import { useFileList } from "./use-file-list";
import { useRefusal } from "./use-refusal";

export const loadPdf = () => load(import("@/lib/client/convert-pdf"));
export const warmPdf = () => warm(loadPdf);

export type PdfScreen = PdfPagesScreen | PdfDocumentScreen;
type Ask = Pick<PdfRequest, "file" | "password" | "onUpload">;

/** Fields that a server's answer can be about, by its code. */
const fieldOf: Readonly<Record<string, "password" | "pages">> = {
  password_needed: "password",
  wrong_password: "password",
  bad_pages: "pages",
  no_such_page: "pages",
};

/**
 * One PDF and what is made of it. Results stay until they are made anew or another PDF is chosen. A password is
 * read from its field when a call is made, and kept nowhere else.
 */
export function usePdf<T>(
  tool: PdfScreen,
  elsewhere: Elsewhere,
  work: (signal: AbortSignal, ask: Ask) => Promise<T>,
) {
  const { accept, messages } = tool;
  const list = useFileList();
  const { conversion, run, cancel, reset } = useConversion<T>();
  const refusal = useRefusal(elsewhere);
  const [sent, setSent] = useState(0);
  const [locked, setLocked] = useState(false);
  const fields = { password: useRef<HTMLInputElement>(null), pages: useRef<HTMLInputElement>(null) };
  const file = list.files[0]?.file;

  const error = conversion.state === "failed" ? conversion.error : undefined;
  const code = codeOf(error) ?? "";
  const field = fieldOf[code];
  const asksPassword = field === "password";
  // Once asked for, the field stays: the next call of this PDF needs the password too.
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

  /** Takes the first right file in place of the earlier one; answers how many were taken. */
  function choose(files: readonly File[], arrival: FileSource): number {
    const limit = "maxBytes" in tool ? tool.maxBytes : Number.POSITIVE_INFINITY;
    const right = files.filter((one) => accepts(accept, one, arrival) && one.size <= limit);
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

  /** Starts, or says that there is nothing to start with; answers which. */
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
    /** Percent of the upload. */
    sent,
    /** Whether this PDF has asked for a password. */
    locked: locked || asksPassword,
    fields,
    /** What is wrong with a field, in its place. */
    fieldProblem: field && said ? { field, text: said.text } : undefined,
    /** About the choice of a file. */
    problem: refusal.problem,
    /** About the conversion, where no field could put it right. */
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
