import { ConversionError, type ErrorCode } from "../../contract/errors";

/** FPDF_ERR_PASSWORD of `FPDF_GetLastError` (fpdfview.h). */
const WRONG_PASSWORD = 4;

/**
 * Why a document could not be opened, as a code.
 *
 * @param code of `FPDF_GetLastError`
 * @param password that it was tried with
 */
export function fromPdfium(code: number, password: string | undefined): ConversionError {
  const known: ErrorCode = password ? "wrong_password" : "password_needed";
  return new ConversionError(code === WRONG_PASSWORD ? known : "corrupt", { cause: `PDFium says ${code}` });
}

/**
 * A trap or an abort of the WASM code, as a code: the file led PDFium astray, or memory ran out. The trap stays the
 * cause, by which the process knows that it is spent.
 */
export function fromTrap(cause: unknown): ConversionError {
  if (cause instanceof ConversionError) return cause;
  const message = cause instanceof Error ? cause.message : String(cause);
  const starved = /OOM|enlarge memory|memory allocation|no memory|Array buffer allocation/i.test(message);
  if (starved) return new ConversionError("out_of_memory", { cause });
  // A stack that is at its end is a RangeError.
  if (cause instanceof WebAssembly.RuntimeError || cause instanceof RangeError)
    return new ConversionError("corrupt", { cause });
  return new ConversionError("engine_crashed", { cause });
}
