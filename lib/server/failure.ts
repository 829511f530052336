import "server-only";
import { ConversionError, type ErrorCode, errorCodes, statusOf } from "../contract/errors";

/** A file that could not be converted. */
type Failure = { originalName: string; error: ConversionError };

/** What the visitor reads of it, among others. */
export const lineOf = ({ originalName, error }: Failure) => `${originalName}: ${error.sentence}`;

/** None of several files could be converted: the whole answer is this error, with a line for each. */
export class BatchFailed extends ConversionError {
  override name = "BatchFailed";
  /** For the visitor: 'name: sentence'. */
  readonly details: readonly string[];

  constructor(failures: readonly Failure[]) {
    const { code, limit } = wholeOf(failures.map(({ error }) => error));
    super(code, { ...(limit !== undefined && { limit }), cause: failures[0]?.error });
    this.details = failures.map(lineOf);
  }
}

/** One code for several: the one they share, else what is our fault (a retry may help), else a general one. */
function wholeOf(errors: readonly ConversionError[]): {
  code: ErrorCode;
  limit?: string | number | undefined;
} {
  const [first] = errors;
  if (!first) return { code: "internal" };
  if (errors.every(({ code }) => code === first.code)) return first;
  return errors.find(({ code }) => statusOf(code) >= 500) ?? { code: "cannot_convert" };
}

const fromTheSystem: Partial<Record<string, ErrorCode>> = {
  ENOSPC: "storage_full",
  EDQUOT: "storage_full",
};

/**
 * Whatever was thrown, as the error we answer; what nobody foresaw is `internal` with its cause.
 *
 * Told by its fields, not by `instanceof`: the engine pool lives on `globalThis` and may have been made by
 * another bundle (instrumentation, another route), which has a ConversionError of its own.
 */
export function asConversionError(thrown: unknown): ConversionError {
  if (thrown instanceof ConversionError) return thrown;
  if (!(thrown instanceof Error)) return new ConversionError("internal", { cause: thrown });
  const { code, limit, files } = thrown as Error & Partial<ConversionError>;
  const known = errorCodes.find((one) => one === code);
  if (thrown.name !== "ConversionError" || !known)
    return new ConversionError(fromTheSystem[String(code)] ?? "internal", { cause: thrown });
  const named = typeof limit === "string" || typeof limit === "number" ? { limit } : {};
  return new ConversionError(known, { ...named, files: files ?? [], cause: thrown.cause });
}
