import { BatchError, CallError, codeOf, type Fault } from "./call-error";

/** Something to tell a visitor: the specified sentence, and what more we know on a smaller line. */
export type Problem = {
  text: string;
  detail?: string;
  /** A file's name inside `text`, so that it can be set apart (names may be right-to-left). */
  name?: string;
  /** Files that were refused, by name; `kept` says whether others were taken beside them. */
  refused?: { names: readonly string[]; kept: boolean };
  /** Files it is about, a smaller line each. */
  lines?: readonly Pick<Problem, "text" | "name">[];
  /** The tool that takes what was refused; said after the detail. */
  link?: { path: string; name: string };
};

/** The HTTP client's words for a call without an answer. */
const NETWORK_ERROR = "Network Error";
const UNREADABLE = "The server sent an answer this page cannot read";
const TIMED_OUT = "Request timed out";
const SERVER_ERROR = "Server error";
const NO_RESPONSE = "No response from server. Please check your connection.";
const notOne = {
  conversion: "No images were successfully converted",
  download: "Failed to download converted files",
} as const;

/** The server's sentence about an error, else what the network says, else the error's own words. */
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

/** What to do about it, where the sentence itself does not say. */
function adviceOf(error: unknown): string | undefined {
  if (!(error instanceof CallError)) return undefined;
  const { fault } = error;
  if (fault.kind === "network") return "There was no answer. Check your connection, then try again.";
  if (fault.kind === "reply") return "Reload the page and try again.";
  if (fault.kind === "timeout") return "Try again, or with smaller files.";
  if (fault.answer) return undefined;
  if (fault.status === 413) return "Choose smaller files, or fewer of them.";
  return "The server could not answer. Try again in a moment.";
}

/** What the server itself said, if it said something. */
const answerOf = (error: unknown) =>
  error instanceof CallError && error.fault.kind === "server" ? error.fault.answer : undefined;

/** What the second line says: the server's reason, or our advice. */
const reasonOf = (error: unknown): string =>
  answerOf(error)?.details?.join(" ") ??
  (answerOf(error) ? messageOf(error) : (adviceOf(error) ?? messageOf(error)));

/** What a failed call says about one of its files: its own line of the details, else what it says about all. */
export function reasonFor(name: string, error: unknown): string {
  const start = `${name}: `;
  const line = answerOf(error)?.details?.find((detail) => detail.startsWith(start));
  return line?.slice(start.length) ?? adviceOf(error) ?? messageOf(error);
}

const isFault = (error: unknown, kind: Fault["kind"]) =>
  error instanceof CallError && error.fault.kind === kind;

/** 200 when the answer alone said that it failed. */
const statusOf = (error: unknown): number =>
  error instanceof CallError && error.fault.kind === "server" ? error.fault.status : 0;

/** What JPEG to JPG says in words of its own, whatever the server answered. */
function jpegReason(error: unknown): string | undefined {
  if (isFault(error, "timeout")) return "Request timeout (connection aborted)";
  if (statusOf(error) === 413) return "File too large";
  return statusOf(error) >= 500 ? SERVER_ERROR : undefined;
}

const TRY_AGAIN = "Conversion failed. Please try again.";

/** The simple PNG page: the server's own words after 'Error: ', and a sentence for each way to get none. */
function inOwnWords(error: unknown): Problem {
  const answer = answerOf(error);
  if (answer?.details?.length) return { text: `Error: ${answer.details.join(", ")}` };
  if (isFault(error, "server") && !answer && statusOf(error) < 400) return { text: "Conversion failed" };
  if (isFault(error, "server")) return { text: `Error: ${messageOf(error)}`, detail: adviceOf(error) };
  // As specified, a request that was sent and not answered in time has no answer either.
  if (isFault(error, "timeout"))
    return { text: NO_RESPONSE, detail: "Request timed out. Please try with smaller files." };
  if (isFault(error, "network")) return { text: NO_RESPONSE };
  if (error instanceof BatchError && error.stage !== "empty")
    return { text: notOne[error.stage], detail: error.message };
  return { text: TRY_AGAIN, detail: reasonOf(error) };
}

/** A line 'name: sentence' of a server, with the name set apart. */
function namedLine(text: string): Problem {
  const colon = text.lastIndexOf(": ");
  return colon < 0 ? { text } : { text, name: text.slice(0, colon) };
}

/** A PDF of images: one that cannot be read fails all, and is named. */
function pdfNotMade(error: unknown): Problem {
  const lines = answerOf(error)?.details?.map(namedLine);
  return lines?.length ? { text: TRY_AGAIN, lines } : { text: TRY_AGAIN, detail: reasonOf(error) };
}

/** The general converter: the files with their errors, or what the server said of the call. */
function anyFormat(error: unknown): Problem[] {
  if (error instanceof BatchError) {
    if (error.stage === "empty") return [{ text: "No images returned." }];
    return error.files.map(({ name, reason }) => problems.inBatch(name, reason));
  }
  const said = answerOf(error);
  const text = `Conversion failed: ${said?.error ?? said?.message ?? messageOf(error)}`;
  return [{ text, detail: adviceOf(error) }, ...(said?.details ?? []).map(namedLine)];
}

/** Pages of a PDF that are named when all of them failed, each for a reason of its own. */
const NAMED_PAGES = 3;

/** What can be done about a PDF, where the server's sentence does not say. */
const pdfAdvice: Readonly<Record<string, string>> = {
  no_text: "Text recognition (OCR) makes text of such pages. Without it, they can be kept as pictures.",
  too_many_pages: "Choose some of its pages, or split it first.",
};

/** What is made of a PDF: the message of the answer, or one sentence for all that have none. */
function pdfFailed(error: unknown): Problem {
  const said = answerOf(error);
  if (!said?.message) return { text: "An error occurred during conversion.", detail: reasonOf(error) };
  const { message } = said;
  const others = (said.details ?? []).filter((line) => !line.endsWith(message)).slice(0, NAMED_PAGES);
  const detail = pdfAdvice[codeOf(error) ?? ""] ?? others.join(" ");
  return { text: message, ...(detail && { detail }) };
}

/** Every specified sentence about something that went wrong. `lib/tools` has those of one tool. */
export const problems = {
  conversionFailed: (error: unknown): Problem => ({ text: TRY_AGAIN, detail: reasonOf(error) }),
  inOwnWords,
  pdfNotMade,
  anyFormat,
  compressionFailed: (error: unknown): Problem => ({
    text: "Compression failed. Please try again.",
    detail: reasonOf(error),
  }),
  /** JPG to WEBP and GIF: the server's error if it gave one, else the sentence for all. */
  serverSaid: (error: unknown): Problem => {
    const said = answerOf(error);
    const text = said?.error ?? said?.message;
    return text ? { text } : { text: TRY_AGAIN, detail: reasonOf(error) };
  },
  fileFailed: (name: string, error: unknown): Problem => ({
    text: `Failed to convert ${name}: ${messageOf(error)}`,
    detail: adviceOf(error),
    name,
  }),
  /** JPEG to JPG, one file: a sentence for some ways to fail, else the server's own. */
  jpegFailed: (name: string, error: unknown): Problem => {
    const said = jpegReason(error);
    const detail = said && answerOf(error) ? messageOf(error) : adviceOf(error);
    return { text: `Failed to convert ${name}: ${said ?? messageOf(error)}`, detail, name };
  },
  /** JPEG to JPG, all that were left when something else than a file failed. */
  runFailed: (error: unknown): Problem => ({
    text: `Conversion failed: ${messageOf(error)}`,
    detail: adviceOf(error) ?? "Check your connection, then try again.",
  }),
  /** Files that came after as many as are kept. */
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
  /** A row of the validation table that names the file, e.g. '{file name} is not a PNG file'. */
  refused: (sentence: string, name: string): Problem => ({
    text: sentence.replace("{file name}", () => name),
    name,
  }),
  exceedsLimit: (name: string, megabytes: number): Problem => ({
    text: `${name} exceeds ${megabytes}MB limit`,
    name,
  }),
  /** Files a page does not take, in its words. */
  notTaken: (text: string, files: readonly File[], kept: number): Problem => ({
    text,
    refused: { names: files.map(({ name }) => name), kept: kept > 0 },
  }),
  pdfFailed,
  pageNotSaved: (error: unknown): Problem => ({
    text: "Failed to download image.",
    detail: reasonOf(error),
  }),
  pagesNotSaved: (error: unknown): Problem => ({
    text: "Failed to download all images.",
    detail: reasonOf(error),
  }),
  notDeleted: (error: unknown): Problem => ({
    text: "Deleting failed. Please try again.",
    detail: reasonOf(error),
  }),
  /** A file over the real limit, which the specified sentence does not say. */
  overLimit: (text: string, megabytes: number, larger?: Problem["link"]): Problem => ({
    text,
    detail: `Files up to ${megabytes} MB can be converted here.`,
    ...(larger && { link: larger }),
  }),
  /** Of several PDFs the first is taken. */
  onlyFirst: (others: readonly File[]): Problem => ({
    text: "Only one PDF is converted at a time: the first one.",
    refused: { names: others.map(({ name }) => name), kept: true },
  }),
  /** One file of a batch, by name, with the server's reason. */
  inBatch: (name: string, reason: string): Problem => ({ text: `${name}: ${reason}`, name }),
} as const;
