import { BatchError, codeOf } from "./call-error";
import { answerOf, type Problem, type Problems, permanent } from "./errors";

/** Codes of failures that other settings may prevent: a target size, the side or the size of a result. */
const adjustable = /^(target|fits|side|result)_/;

/** Returns the problem of one file of a call that failed: its own, else the reason for all. */
export function inCall(
  { inBatch, ofFile, own, advice, message }: Problems,
  name: string,
  error: unknown,
): Problem {
  const failed = error instanceof BatchError && error.files.find((file) => file.name === name);
  if (failed)
    return { ...inBatch(name, failed.reason), adjustable: adjustable.test(`${codeOf(failed.reason)}`) };
  const part = answerOf(error)?.files?.find((file) => file.name === name);
  const said = part && own(part);
  const lasting = permanent(error, part);
  if (said) return { ...ofFile(name, said), ...lasting, adjustable: adjustable.test(`${part.code}`) };
  const { reason: _, ...common } = ofFile(name, advice(error) ?? message(error));
  // It may be about all files together: their number or their sum.
  return { ...common, ...lasting, adjustable: true };
}
