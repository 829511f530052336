import { ConversionError } from "../../contract/errors";

/** Codes of other statuses that say the same as 5xx: the server waited too long for a body, or it arrived damaged. */
const transientCodes = [
  "RequestTimeout",
  "IncompleteBody",
  "BadDigest",
  "XAmzContentSHA256Mismatch",
  "OperationAborted",
];

/** An answer that is not a success, or none. Its message names no object: names of objects are names of files. */
export class S3Failure extends Error {
  override name = "S3Failure";
  /** Status of the answer, and the code of S3 in it, such as `SlowDown`; without an answer, the code of the system. */
  readonly status: number | undefined;
  readonly code: string;

  constructor(method: string, { status, code }: { status?: number; code: string }) {
    super(
      status === undefined ? `${method} had no answer: ${code}` : `${method} got ${status} ${code}`.trim(),
    );
    this.status = status;
    this.code = code;
  }

  /** Whether the server or a limit of it is full; each product says it in its own way. */
  get isFull(): boolean {
    return (
      this.status === 507 ||
      this.status === 413 ||
      /StorageFull|QuotaExceeded|Insufficient(Storage|Capacity)/.test(this.code)
    );
  }

  /** Whether the same request may succeed later. */
  get isTransient(): boolean {
    return (
      this.status === undefined ||
      [408, 429, 500, 502, 503, 504].includes(this.status) ||
      transientCodes.includes(this.code)
    );
  }
}

/** Returns `storage_full`, `busy` if the same request may succeed later, or `internal`, with the failure as its cause. */
export function toStoreError(error: unknown): unknown {
  if (!(error instanceof S3Failure)) return error;
  if (error.isFull) return new ConversionError("storage_full", { cause: error });
  return new ConversionError(error.isTransient ? "busy" : "internal", { cause: error });
}
