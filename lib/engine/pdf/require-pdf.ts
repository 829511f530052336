import { ConversionError } from "../../contract/errors";

/** Readers look for the header in the first so many bytes (ISO 32000-1, annex H.3, note 13). */
const HEADER_BYTES = 1024;

/**
 * Tells a PDF by its header, which may stand behind rubbish.
 *
 * @throws ConversionError `empty_file`, `unsupported_type`
 */
export function requirePdf(bytes: Buffer): void {
  if (bytes.length === 0) throw new ConversionError("empty_file");
  if (bytes.subarray(0, HEADER_BYTES).includes("%PDF-")) return;
  throw new ConversionError("unsupported_type", { cause: "no PDF header" });
}
