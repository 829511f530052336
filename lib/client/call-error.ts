import type { Refusal } from "../contract/calls";

/** Reason of a failed call. An abort is not one of them: it stays the platform's AbortError. */
export type Fault =
  /** The server responded with an error. */
  | { kind: "server"; status: number; answer: Refusal | undefined }
  /** There was no response: offline, refused or cut off. */
  | { kind: "network" }
  | { kind: "timeout" }
  /** The response does not match the contract. */
  | { kind: "reply" };

/** A failed call. `lib/client/errors` turns it into text. */
export class CallError extends Error {
  override name = "CallError";
  readonly fault: Fault;

  constructor(fault: Fault, options?: ErrorOptions) {
    super(fault.kind, options);
    this.fault = fault;
  }
}

/** Returns the server's error code, if there is one. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof CallError && error.fault.kind === "server" ? error.fault.answer?.code : undefined;

/** Returns whether an error is a cancellation. */
export const isAbort = (error: unknown): boolean =>
  error instanceof DOMException && error.name === "AbortError";

/** A failed file with the reason. */
type FailedFile = { name: string; reason: string };

/**
 * Thrown when a call succeeded without any result: no image came back, could be converted or could be
 * fetched.
 */
export class BatchError extends Error {
  override name = "BatchError";
  readonly stage: "empty" | "conversion" | "download";
  /** In upload order. */
  readonly files: readonly FailedFile[];

  constructor(stage: BatchError["stage"], files: readonly FailedFile[]) {
    super(files[0]?.reason ?? "No images returned.");
    this.stage = stage;
    this.files = files;
  }
}
