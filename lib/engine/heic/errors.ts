import { ConversionError, type ErrorCode } from "../../contract/errors";

/** `heif_error_code` of libheif/heif_error.h whose meaning is not simply a damaged file. */
const codes: Record<number, ErrorCode> = {
  3: "cannot_convert", // Unsupported_filetype
  4: "cannot_convert", // Unsupported_feature
  6: "out_of_memory", // Memory_allocation_error
  11: "cannot_convert", // Plugin_loading_error: no decoder for this codec (AV1, JPEG, VVC …)
};

/**
 * Subcodes of Memory_allocation_error that speak of the file, not of memory: its security limits, an
 * image of no size. They stand at sizes and counts that only a damaged file has (2^30 pixels, 1000 items).
 */
const implausible = [129, 1000];

/** What libheif said, as a code; everything it finds wrong with the data is `corrupt`. */
export function fromLibheif(code: number, subcode: number, message: string): ConversionError {
  const known = implausible.includes(subcode) ? undefined : codes[code];
  return new ConversionError(known ?? "corrupt", {
    cause: new Error(`libheif ${code}/${subcode}: ${message}`),
  });
}

/**
 * A trap or an abort of the WASM code, or a buffer the runtime would not give us, as a code. A trap
 * means that the file led the decoder astray; only when memory ran out is the file not to blame.
 */
export function fromTrap(cause: unknown): ConversionError {
  if (cause instanceof ConversionError) return cause;
  const message = cause instanceof Error ? cause.message : String(cause);
  const starved = cause instanceof RangeError || /OOM|enlarge memory|memory allocation/i.test(message);
  if (starved && !/call stack/i.test(message)) return new ConversionError("out_of_memory", { cause });
  if (cause instanceof WebAssembly.RuntimeError || cause instanceof RangeError)
    return new ConversionError("corrupt", { cause });
  return new ConversionError("engine_crashed", { cause });
}

export const corrupt = (reason: string) => new ConversionError("corrupt", { cause: new Error(reason) });
