import { MIB } from "../limits";
import { asksToDraw } from "./pdf-drawing/costs";

/** Readers look for the header in this many bytes (ISO 32000-1, annex H.3, note 13). */
const HEADER_BYTES = 1024;

/** Looks whether a file may be a PDF: the server reads one without a header, too, if it has objects. */
const looksLikePdf = async (file: Blob) =>
  /%PDF-|\b\d+\s+\d+\s+obj\b/.test(await file.slice(0, HEADER_BYTES).text());

/** Looks for the key of encryption, which stands in plain text at either end (ISO 32000-1, 7.5.5 and annex F). */
async function mayBeEncrypted(file: Blob): Promise<boolean> {
  const ends = await Promise.all([file.slice(0, MIB).text(), file.slice(-MIB).text()]);
  return ends.some((text) => text.includes("/Encrypt"));
}

/**
 * Tells what keeps a PDF from being opened: it is none, or needs a password. Nothing where nobody can tell, or only at a cost.
 *
 * @throws the signal's reason
 */
export async function checkPdf(file: File, signal: AbortSignal): Promise<"broken" | "locked" | undefined> {
  // Some screens take pictures as well.
  if (file.type !== "application/pdf" && !/\.pdf$/i.test(file.name)) return undefined;
  if (!(await looksLikePdf(file))) return "broken";
  if (asksToDraw(file) || !(await mayBeEncrypted(file))) return undefined;
  const { DrawError, openPdf } = await import("./pdf-drawing/drawer");
  signal.throwIfAborted();
  const pdf = openPdf(file);
  try {
    await pdf.count(signal);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof DrawError && error.trouble === "locked") return "locked";
  } finally {
    pdf.close();
  }
  return undefined;
}
