import { BatchError } from "./call-error";
import { answerOf, type Problem, type Problems, permanent } from "./errors";

/** Returns the problem of one file of a call that failed: its own, else the reason for all. */
export function inCall(
  { inBatch, ofFile, own, advice, message }: Problems,
  name: string,
  error: unknown,
): Problem {
  const failed = error instanceof BatchError && error.files.find((file) => file.name === name);
  if (failed) return inBatch(name, failed.reason);
  const part = answerOf(error)?.files?.find((file) => file.name === name);
  const said = part && own(part);
  const lasting = permanent(error, part);
  if (said) return { ...ofFile(name, said), ...lasting };
  const { reason: _, ...common } = ofFile(name, advice(error) ?? message(error));
  // It may be about all files together: their number or their sum.
  return { ...common, ...lasting, unusable: false };
}
