import type { Refusal } from "../contract/calls";

/** Why a call has no result. An abort is none of these: it stays the platform's own AbortError. */
export type Fault =
  /** The server answered with a failure of its own. */
  | { kind: "server"; status: number; answer: Refusal | undefined }
  /** There was no answer: offline, refused, cut off. */
  | { kind: "network" }
  | { kind: "timeout" }
  /** There was an answer, but not one the contract knows. */
  | { kind: "reply" };

/** A call that failed. `lib/client/errors` turns it into words. */
export class CallError extends Error {
  override name = "CallError";
  readonly fault: Fault;

  constructor(fault: Fault, options?: ErrorOptions) {
    super(fault.kind, options);
    this.fault = fault;
  }
}

/** The server's word for what went wrong, if it gave one. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof CallError && error.fault.kind === "server" ? error.fault.answer?.code : undefined;

/** Whether an error only says that somebody cancelled. */
export const isAbort = (error: unknown): boolean =>
  error instanceof DOMException && error.name === "AbortError";

/** One file that failed, and why. */
type FailedFile = { name: string; reason: string };

/** The call was answered, and still there is no result: nothing came back, converted or could be fetched. */
export class BatchError extends Error {
  override name = "BatchError";
  readonly stage: "empty" | "conversion" | "download";
  /** In the order the files were sent. */
  readonly files: readonly FailedFile[];

  constructor(stage: BatchError["stage"], files: readonly FailedFile[]) {
    super(files[0]?.reason ?? "No images returned.");
    this.stage = stage;
    this.files = files;
  }
}
