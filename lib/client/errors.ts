import { CallError } from "./call-error";

/** Something to tell a visitor: the specified sentence, and what more we know on a smaller line. */
export type Problem = {
  text: string;
  detail?: string;
  /** A file's name inside `text`, so that it can be set apart (names may be right-to-left). */
  name?: string;
};

/** The HTTP client's words for a call without an answer. */
const NETWORK_ERROR = "Network Error";
const UNREADABLE = "The server sent an answer this page cannot read";
const TIMED_OUT = "Request timed out";
const SERVER_ERROR = "Server error";

/** The server's sentence about an error, else what the network says, else the error's own words. */
export function messageOf(error: unknown): string {
  if (!(error instanceof CallError)) return error instanceof Error ? error.message : String(error);
  const { fault } = error;
  switch (fault.kind) {
    case "server":
      return fault.answer?.message ?? `${SERVER_ERROR} (${fault.status})`;
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
  return fault.answer ? undefined : "The server could not answer. Try again in a moment.";
}

/** What the second line says: the server's reason, or our advice. */
const reasonOf = (error: unknown): string | undefined =>
  error instanceof CallError && error.fault.kind === "server" && error.fault.answer
    ? (error.fault.answer.details?.join(" ") ?? error.fault.answer.message)
    : (adviceOf(error) ?? messageOf(error));

/** Every specified sentence about something that went wrong. `lib/tools` has those of one tool. */
export const problems = {
  conversionFailed: (error: unknown): Problem => ({
    text: "Conversion failed. Please try again.",
    detail: reasonOf(error),
  }),
  fileFailed: (name: string, error: unknown): Problem => ({
    text: `Failed to convert ${name}: ${messageOf(error)}`,
    detail: adviceOf(error),
    name,
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
  /** One file of a batch, by name, with the server's reason. */
  inBatch: (name: string, reason: string): Problem => ({ text: `${name}: ${reason}`, name }),
} as const;
