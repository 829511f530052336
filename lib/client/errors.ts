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

/** Specified text for a call without a response. */
const NETWORK_ERROR = "Network Error";
const UNREADABLE = "The server sent a response we couldn't read";
const TIMED_OUT = "Request timed out";
export const SERVER_ERROR = "Server error";

/** Returns the server's sentence about an error, else the network's, else the error's own message. */
export function messageOf(error: unknown): string {
  if (!(error instanceof CallError)) return error instanceof Error ? error.message : String(error);
  const { fault } = error;
  switch (fault.kind) {
    case "server":
      return fault.answer?.message ?? fault.answer?.error ?? `${SERVER_ERROR} (${fault.status})`;
    case "network":
      return NETWORK_ERROR;
    case "timeout":
      return TIMED_OUT;
    case "reply":
      return UNREADABLE;
  }
}

/** Returns advice for errors whose sentence does not include any. */
export function adviceOf(error: unknown): string | undefined {
  if (!(error instanceof CallError)) return undefined;
  const { fault } = error;
  if (fault.kind === "network") return "We couldn't reach the server. Check your connection and try again.";
  if (fault.kind === "reply") return "Reload the page and try again.";
  if (fault.kind === "timeout") return "This took too long. Try again, or use smaller files.";
  if (fault.answer) return undefined;
  if (fault.status === 413) return "The upload was too large. Select fewer or smaller files.";
  return "The server had a problem. Try again in a moment.";
}

/** Returns the server's refusal, if there is one. */
export const answerOf = (error: unknown) =>
  error instanceof CallError && error.fault.kind === "server" ? error.fault.answer : undefined;

/** Returns the second line: the server's reason or our advice. */
export const reasonOf = (error: unknown): string =>
  answerOf(error) ? messageOf(error) : (adviceOf(error) ?? messageOf(error));

/** Returns the reason for one file of a failed call: its own line of the details, else the reason for all. */
export function reasonFor(name: string, error: unknown): string {
  const start = `${name}: `;
  const line = answerOf(error)?.details?.find((detail) => detail.startsWith(start));
  return line?.slice(start.length) ?? adviceOf(error) ?? messageOf(error);
}

export const isFault = (error: unknown, kind: Fault["kind"]) =>
  error instanceof CallError && error.fault.kind === kind;

/** Returns the response status. It is 200 when only the body reports the failure. */
export const statusOf = (error: unknown): number =>
  error instanceof CallError && error.fault.kind === "server" ? error.fault.status : 0;

export const TRY_AGAIN = "Conversion failed. Please try again.";

/** Splits a server's line 'name: sentence' so that the name can be isolated. */
function namedLine(text: string): Problem {
  const colon = text.lastIndexOf(": ");
  return colon < 0 ? { text } : { text, name: text.slice(0, colon) };
}

/** Problem of a call that failed as a whole: a line for each file that the server names, or one reason. */
function callFailed(text: string, error: unknown): Problem {
  const lines = answerOf(error)?.details?.map(namedLine);
  return lines?.length ? { text, lines } : { text, detail: reasonOf(error) };
}

/** Problems of the general converter: failed files, or the server's reason. */
function anyFormat(error: unknown): Problem[] {
  if (error instanceof BatchError) {
    if (error.stage === "empty") return [{ text: "No images returned." }];
    return error.files.map(({ name, reason }) => problems.inBatch(name, reason));
  }
  const said = answerOf(error);
  const text = `Conversion failed: ${said?.error ?? said?.message ?? messageOf(error)}`;
  return [{ text, detail: adviceOf(error) }, ...(said?.details ?? []).map(namedLine)];
}

/** All specified error sentences that several tools share. `lib/tools` has those of a single tool. */
export const problems = {
  conversionFailed: (error: unknown) => callFailed(TRY_AGAIN, error),
  anyFormat,
  compressionFailed: (error: unknown) => callFailed("Compression failed. Please try again.", error),
  /** JPG to WEBP and GIF: the server's error, else the general sentence. */
  serverSaid: (error: unknown): Problem => {
    const said = answerOf(error);
    const text = said?.error ?? said?.message;
    if (!text) return callFailed(TRY_AGAIN, error);
    // One file's line would repeat the sentence.
    return (said?.details?.length ?? 0) > 1 ? callFailed(text, error) : { text };
  },
  fileFailed: (name: string, error: unknown): Problem => ({
    text: `Failed to convert ${name}: ${messageOf(error)}`,
    detail: adviceOf(error),
    name,
  }),
  /** Files beyond the limit of the list. */
  leftOut: (text: string, count: number): Problem => ({
    text,
    detail: `${count} ${count === 1 ? "file was" : "files were"} left out.`,
  }),
  batchFailed: (error: unknown): Problem => ({ text: "Batch conversion failed", detail: messageOf(error) }),
  downloadFailed: (name: string, error: unknown): Problem => ({
    text: `Failed to download ${name}: ${messageOf(error)}`,
    detail: adviceOf(error),
    name,
  }),
  zipFailed: (error: unknown): Problem => ({
    text: `Failed to create ZIP file: ${messageOf(error)}`,
    detail: adviceOf(error),
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
  overLimit: (text: string, megabytes: number, larger?: Problem["link"]): Problem => ({
    text,
    detail: `This tool takes files up to ${megabytes} MB.`,
    ...(larger && { link: larger }),
  }),
  /** Only the first of several PDFs is used. */
  onlyFirst: (others: readonly File[]): Problem => ({
    text: "You can convert one PDF at a time. We kept the first one.",
    refused: { names: others.map(({ name }) => name), kept: true },
  }),
  /** One file of a batch with the server's reason. */
  inBatch: (name: string, reason: string): Problem => ({ text: `${name}: ${reason}`, name }),
} as const;
