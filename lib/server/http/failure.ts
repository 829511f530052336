import type { Failure } from "../../contract/calls";
import { ConversionError, type ErrorCode, statusOf } from "../../contract/errors";
import type { Language } from "../../words/languages";
import { type Failed, lineOf, partOf, sentenceOf } from "./sentences";

/** Fails a request in which no file or page could be converted; the reply has a line for each of `failed`. */
export class BatchFailed extends ConversionError {
  override name = "BatchFailed";
  readonly failed: readonly Failed[];

  constructor(failures: readonly Failed[]) {
    const { code, limit } = combined(failures.map(({ error }) => error));
    super(code, { ...(limit !== undefined && { limit }), cause: failures[0]?.error });
    this.failed = failures;
  }
}

/** One code for several errors: the shared one, else one that is our fault (a retry may help), else a general one. */
function combined(errors: readonly ConversionError[]): {
  code: ErrorCode;
  limit?: string | number | undefined;
} {
  const [first] = errors;
  if (!first) return { code: "internal" };
  if (errors.every(({ code }) => code === first.code)) return first;
  return errors.find(({ code }) => statusOf(code) >= 500) ?? { code: "cannot_convert" };
}

const systemErrors: Partial<Record<string, ErrorCode>> = {
  ENOSPC: "storage_full",
  EDQUOT: "storage_full",
};

/** Converts anything thrown into the error for the answer; an unexpected error becomes `internal` with its cause. */
export function toConversionError(thrown: unknown): ConversionError {
  if (thrown instanceof ConversionError) return thrown;
  const code = thrown instanceof Error && "code" in thrown ? String(thrown.code) : "";
  return new ConversionError(systemErrors[code] ?? "internal", { cause: thrown });
}

/** Returns what a visitor and a program are told of an error. */
export function failureOf(error: ConversionError, language: Language = "en"): Failure {
  const { code, params } = error;
  const sentence = sentenceOf(error, language);
  const failure: Failure = { success: false, error: sentence, message: sentence, code, params };
  if (!(error instanceof BatchFailed)) return failure;
  return {
    ...failure,
    details: error.failed.map((part) => lineOf(part, language)),
    files: error.failed.map(partOf),
  };
}
