import type { Refusal } from "../contract/calls";
import type { ErrorCode } from "../contract/errors";
import type { Words } from "../words";
import type { Format } from "../words/format";
import { BatchError, CallError, type Fault } from "./call-error";

/** A problem to show: the specified sentence, and details on a smaller line. */
export type Problem = {
  text: string;
  detail?: string | undefined;
  /** What `text` says after the name of the file, where it is about that file alone. */
  reason?: string;
  /** File name inside `text`, which is isolated because it may be right-to-left. */
  name?: string;
  /** Names of refused files. `kept` says whether others were accepted. */
  refused?: { names: readonly string[]; kept: boolean };
  /** Lines about single files, in smaller text. */
  lines?: readonly Pick<Problem, "text" | "name">[];
  /** Whether trying again cannot help, because the file itself is the problem. */
  permanent?: boolean;
  /** Whether other settings, or fewer files, may help all the same. */
  adjustable?: boolean;
  /** Tool that accepts the refused files, shown after the detail. It takes the files along. */
  link?: { path: string; name: string; files?: readonly File[] };
  /** Details of other refused files. */
  more?: readonly Pick<Problem, "detail" | "link">[];
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

/** Codes of failures that may pass: another try can succeed with the same file. */
const passing = new Set<string>([
  "upload_broken",
  "upload_timeout",
  "conversion_timeout",
  "out_of_memory",
  "engine_crashed",
  "cancelled",
  "rate_limited",
  "internal",
  "busy",
  "storage_full",
] satisfies ErrorCode[]);

/** Returns whether a failure lasts as long as the file is what it is: damaged, too large, locked. */
function isPermanent(error: unknown, part?: Pick<Refusal, "code">): boolean {
  const code = part?.code ?? answerOf(error)?.code;
  const status = statusOf(error);
  if (code && status < 500) return !passing.has(code);
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}

/** Marks the problem of a file that trying again cannot mend. */
export const permanent = (error: unknown, part?: Pick<Refusal, "code">): { permanent?: true } =>
  isPermanent(error, part) ? { permanent: true } : {};

type Line = { text: string; name?: string };

/** All error sentences that the tools share, most of them specified. Those of a single tool are in `lib/tools`. */
export function problems({ failures, format, errors }: Saying) {
  const { fill } = format;

  /** Returns our sentence for the code of our own backend; only that sends the code's parameters. */
  function own({ code, params }: Pick<Refusal, "code" | "params">): string | undefined {
    const sentences = errors();
    if (!sentences || !code || !params || !Object.hasOwn(sentences, code)) return undefined;
    return fill(sentences[code as keyof typeof sentences], { limit: "", ...params });
  }

  /** Returns the sentence about an error: our own, else another backend's, the network's, or the error's own message. */
  function message(error: unknown): string {
    if (error instanceof BatchError) return error.files[0] ? message(error.files[0].reason) : failures.empty;
    if (!(error instanceof CallError)) return error instanceof Error ? error.message : String(error);
    const { fault } = error;
    if (fault.kind === "silent") return failures.silent[fault.about];
    if (fault.kind !== "server") return failures[fault.kind];
    const { answer = {}, status } = fault;
    return own(answer) ?? answer.message ?? answer.error ?? fill(failures.status, { status });
  }

  /** Returns advice for errors whose sentence does not include any. */
  function advice(error: unknown): string | undefined {
    if (!(error instanceof CallError) || error.fault.kind === "silent") return undefined;
    const { fault } = error;
    if (fault.kind !== "server") return failures.advice[fault.kind];
    if (fault.answer) return undefined;
    return fault.status === 413 ? failures.advice.tooLarge : failures.advice.server;
  }

  /** Returns the second line: the server's reason or our advice. */
  const reason = (error: unknown): string =>
    answerOf(error) ? message(error) : (advice(error) ?? message(error));

  /** Returns a line for each file or page that the server names; another backend's lines as they are. */
  function linesOf(error: unknown): Line[] {
    const { files = [], details = [] } = answerOf(error) ?? {};
    const lines = files.flatMap((part): Line[] => {
      const name = part.name ?? fill(failures.page, { page: part.page ?? "" });
      const reason = own(part);
      return reason === undefined ? [] : [{ text: fill(failures.line, { name, reason }), name }];
    });
    return lines.length > 0 && lines.length === files.length ? lines : details.map((text) => ({ text }));
  }

  /** One file or page with the reason. */
  const ofFile = (name: string, reason: string): Problem => ({
    text: fill(failures.line, { name, reason }),
    reason,
    name,
  });
  const inBatch = (name: string, error: unknown): Problem => ({
    ...ofFile(name, message(error)),
    ...permanent(error),
  });
  /** A call that failed as a whole: a line for each file that the server names, or one reason. */
  const callFailed = (text: string, error: unknown): Problem => {
    const lines = linesOf(error);
    return lines.length > 0 ? { text, lines } : { text, detail: reason(error) };
  };

  return {
    own,
    message,
    advice,
    reason,
    linesOf,
    callFailed,
    ofFile,
    inBatch,
    conversionFailed: (error: unknown) => callFailed(failures.tryAgain, error),
    compressionFailed: (error: unknown) => callFailed(failures.compression, error),
    fileFailed: (name: string, error: unknown): Problem => ({
      text: fill(failures.file, { name, reason: message(error) }),
      detail: advice(error),
      name,
      ...permanent(error),
    }),
    batchFailed: (error: unknown): Problem => ({ text: failures.batch, detail: message(error) }),
    downloadFailed: (name: string, error: unknown): Problem => ({
      text: fill(failures.download, { name, reason: message(error) }),
      detail: advice(error),
      name,
    }),
    zipFailed: (error: unknown): Problem => ({
      text: fill(failures.zip, { reason: message(error) }),
      detail: advice(error),
    }),

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
      link: larger,
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
