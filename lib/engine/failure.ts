import { ConversionError } from "../contract/errors";

/** Whether a WASM module trapped (out of bounds, unreachable, stack overflow, out of memory). */
export const isTrap = (thrown: unknown): boolean =>
  thrown instanceof WebAssembly.RuntimeError || (thrown instanceof Error && isTrap(thrown.cause));

/** An error about damaged data, found by a decoder of our own. */
export const corrupt = (reason: string) => new ConversionError("corrupt", { cause: new Error(reason) });

/**
 * Messages of sharp, libvips and the codecs, with our code for them; anything else is `corrupt`. libvips adds 'unable to
 * write' to every failure of a decoder, so those words mean nothing.
 */
const meanings = [
  [/ENOSPC|No space left|EDQUOT|quota exceeded/i, "storage_full"],
  [/ENOENT|No such file|EACCES|EMFILE|unable to open|Input file is missing/i, "internal"],
  [/Memory allocation error: Cannot|out of memory|unable to allocate|cannot allocate/i, "out_of_memory"],
  // Kinds of TIFF that libtiff or libvips leave out.
  [
    /is not configured|decoding is not implemented|bad labq format|tiff2vips: (samples|not \d+ bands|unsupported)/i,
    "cannot_convert",
  ],
  [/operation is blocked|Maximum supported image dimension|too large|exceeds pixel limit/i, "cannot_convert"],
] as const;

/** Maps any exception of a codec to an error code. */
export function toConversionError(thrown: unknown): ConversionError {
  if (thrown instanceof ConversionError) return thrown;
  if (isTrap(thrown)) return new ConversionError("engine_crashed", { cause: thrown });
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  const code = meanings.find(([pattern]) => pattern.test(message))?.[1] ?? "corrupt";
  return new ConversionError(code, { cause: thrown });
}
