import type { Refusal } from "../contract/calls";
import type { Words } from "../words";
import type { Format } from "../words/format";
import { BatchError, CallError, type Fault } from "./call-error";

/** A problem to show: the specified sentence, and details on a smaller line. */
export type Problem = {
  text: string;
  detail?: string;
  /** File name inside `text`, which is isolated because it may be right-to-left. */
  name?: string;
  /** Names of refused files. `kept` says whether others were accepted. */
  refused?: { names: readonly string[]; kept: boolean };
  /** Lines about single files, in smaller text. */
  lines?: readonly Pick<Problem, "text" | "name">[];
  /** Tool that accepts the refused files, shown after the detail. It takes the files along. */
  link?: { path: string; name: string; files?: readonly File[] };
};

/** The words about failures in the page's language, and how it writes them. */
export type Saying = Pick<Words, "failures"> & {
  /** Sentences by code, once they are loaded. */
  errors: () => Words["errors"] | undefined;
  format: Format;
};

/** Returns the server's refusal, if there is one. */
export const answerOf = (error: unknown) =>
  error instanceof CallError && error.fault.kind === "server" ? error.fault.answer : undefined;

export const isFault = (error: unknown, kind: Fault["kind"]) =>
  error instanceof CallError && error.fault.kind === kind;

/** Returns the response status. It is 200 when only the body reports the failure. */
export const statusOf = (error: unknown): number =>
  error instanceof CallError && error.fault.kind === "server" ? error.fault.status : 0;

/** Returns our sentence for the code of our own backend; only that sends the code's parameters. */
export function ownSentence(say: Saying, { code, params }: Pick<Refusal, "code" | "params">) {
  const errors = say.errors();
  if (!errors || !code || !params || !Object.hasOwn(errors, code)) return undefined;
  return say.format.fill(errors[code as keyof typeof errors], { limit: "", ...params });
}

/** Returns the sentence about an error: our own, else another backend's, the network's, or the error's own message. */
export function messageOf(say: Saying, error: unknown): string {
  const { failures, format } = say;
  if (error instanceof BatchError)
    return error.files[0] ? messageOf(say, error.files[0].reason) : failures.empty;
  if (!(error instanceof CallError)) return error instanceof Error ? error.message : String(error);
  const { fault } = error;
  if (fault.kind === "silent") return failures.silent[fault.about];
  if (fault.kind !== "server") return failures[fault.kind];
  const { answer = {}, status } = fault;
  return (
    ownSentence(say, answer) ?? answer.message ?? answer.error ?? format.fill(failures.status, { status })
  );
}

/** Returns advice for errors whose sentence does not include any. */
export function adviceOf({ failures: { advice } }: Saying, error: unknown): string | undefined {
  if (!(error instanceof CallError)) return undefined;
  const { fault } = error;
  if (fault.kind === "silent") return undefined;
  if (fault.kind !== "server") return advice[fault.kind];
  if (fault.answer) return undefined;
  return fault.status === 413 ? advice.tooLarge : advice.server;
}

/** Returns the second line: the server's reason or our advice. */
export const reasonOf = (say: Saying, error: unknown): string =>
  answerOf(error) ? messageOf(say, error) : (adviceOf(say, error) ?? messageOf(say, error));

type Line = { text: string; name?: string };

/** Returns a line for each file or page that the server names; another backend's lines as they are. */
export function linesOf(say: Saying, error: unknown): Line[] {
  const { files = [], details = [] } = answerOf(error) ?? {};
  const { failures, format } = say;
  const own = files.flatMap((part): Line[] => {
    const name = part.name ?? format.fill(failures.page, { page: part.page ?? "" });
    const reason = ownSentence(say, part);
    return reason === undefined ? [] : [{ text: format.fill(failures.line, { name, reason }), name }];
  });
  return own.length > 0 && own.length === files.length ? own : details.map((text) => ({ text }));
}

/** All error sentences that the tools share, most of them specified. Those of a single tool are in `lib/tools`. */
export function problems(say: Saying) {
  const { failures, format } = say;
  const { fill } = format;
  const message = (error: unknown) => messageOf(say, error);
  const advice = (error: unknown) => adviceOf(say, error);
  const reason = (error: unknown) => reasonOf(say, error);

  /** One file or page with the reason. */
  const inBatch = (name: string, error: unknown): Problem => ({
    text: fill(failures.line, { name, reason: message(error) }),
    name,
  });
  /** A call that failed as a whole: a line for each file that the server names, or one reason. */
  const callFailed = (text: string, error: unknown): Problem => {
    const lines = linesOf(say, error);
    return lines.length > 0 ? { text, lines } : { text, detail: reason(error) };
  };
  const optional = (detail: string | undefined) => (detail === undefined ? {} : { detail });

  return {
    message,
    reason,
    callFailed,
    inBatch,
    /** Of one file of a call that failed: its own, else the reason for all. */
    inCall: (name: string, error: unknown): Problem => {
      const part = answerOf(error)?.files?.find((file) => file.name === name);
      const own = part && ownSentence(say, part);
      return { text: fill(failures.line, { name, reason: own ?? advice(error) ?? message(error) }), name };
    },
    conversionFailed: (error: unknown) => callFailed(failures.tryAgain, error),
    compressionFailed: (error: unknown) => callFailed(failures.compression, error),
    fileFailed: (name: string, error: unknown): Problem => ({
      text: fill(failures.file, { name, reason: message(error) }),
      ...optional(advice(error)),
      name,
    }),
    batchFailed: (error: unknown): Problem => ({ text: failures.batch, detail: message(error) }),
    downloadFailed: (name: string, error: unknown): Problem => ({
      text: fill(failures.download, { name, reason: message(error) }),
      ...optional(advice(error)),
      name,
    }),
    zipFailed: (error: unknown): Problem => ({
      text: fill(failures.zip, { reason: message(error) }),
      ...optional(advice(error)),
    }),

    pageNotSaved: (error: unknown): Problem => ({ text: failures.pdf.page, detail: reason(error) }),
    pagesNotSaved: (error: unknown): Problem => ({ text: failures.pdf.pages, detail: reason(error) }),

    /** Files beyond the limit of the list. */
    leftOut: (text: string, count: number): Problem => ({
      text,
      detail: format.count(failures.leftOut, count),
    }),
    /** A validation message with a file name, for example '{file name} is not a PNG file'. */
    refused: (sentence: string, name: string): Problem => ({
      text: sentence.replace("{file name}", () => name),
      name,
    }),
    /** Refused files with the page's message. */
    notTaken: (text: string, files: readonly File[], kept: number): Problem => ({
      text,
      refused: { names: files.map(({ name }) => name), kept: kept > 0 },
    }),
    /** A file over the real limit, which the specified sentence does not name. */
    overLimit: (text: string, limit: number, larger?: Problem["link"]): Problem => ({
      text,
      detail: fill(failures.overLimit, { limit }),
      ...(larger && { link: larger }),
    }),
    eachLimit: (limit: number) => ({ detail: fill(failures.eachLimit, { limit }) }),
    /** Only the first of several PDFs is used. */
    onlyFirst: (others: readonly File[]): Problem => ({
      text: failures.onlyFirst,
      refused: { names: others.map(({ name }) => name), kept: true },
    }),
  };
}

export type Problems = ReturnType<typeof problems>;
