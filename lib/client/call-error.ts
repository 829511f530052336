import type { Refusal } from "../contract/calls";

/** Reason of a failed call. An abort is not one of them: it stays the platform's AbortError. */
export type Fault =
  /** The server responded with an error. */
  | { kind: "server"; status: number; answer: Refusal | undefined }
  /** There was no response: offline, refused or cut off. */
  | { kind: "network" }
  | { kind: "timeout" }
  /** The response does not match the contract. */
  | { kind: "reply" }
  /** The response says nothing about a file or page without a result. */
  | { kind: "silent"; about: "file" | "compression" | "page" };

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

/** The reason why a file or page of a reply has no result: by its code, or in another backend's words. */
export function reasonIn(
  {
    code,
    params,
    error,
  }: { code?: string | undefined; params?: Refusal["params"]; error?: string | undefined },
  about: "file" | "compression" | "page",
): CallError {
  const isSilent = error === undefined && params === undefined;
  return new CallError(
    isSilent ? { kind: "silent", about } : { kind: "server", status: 200, answer: { code, params, error } },
  );
}

/** A failed file, or the number of a page, with the error. */
type FailedFile = { name: string; reason: unknown };

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
    super(stage);
    this.stage = stage;
    this.files = files;
  }
}
