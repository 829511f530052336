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

/** Readers look for the mark of the end in this many last bytes (ISO 32000-1, annex H.3, note 18). */
const END_BYTES = 1024;
/** Bytes in which a cross-reference table or stream shows what it is. */
const XREF_BYTES = 64;

/** Looks whether a file ends as a PDF does, and says rightly where its cross references are. Readers guess them otherwise. */
async function isWhole(file: Blob): Promise<boolean> {
  const [head, end] = await Promise.all([file.slice(0, HEADER_BYTES).text(), file.slice(-END_BYTES).text()]);
  const offset = [...end.matchAll(/startxref\s+(\d+)/g)].at(-1)?.[1];
  if (offset === undefined || !end.includes("%%EOF")) return false;
  // Some count from the header, which may follow other bytes.
  const starts = [0, Math.max(0, head.indexOf("%PDF-"))].map((start) => start + Number(offset));
  const found = await Promise.all(starts.map((start) => file.slice(start, start + XREF_BYTES).text()));
  return found.some((text) => /^\s*(xref|\d+\s+\d+\s+obj)/.test(text));
}

/**
 * Tells what keeps a PDF from being opened: it is none, or needs a password; or that it is damaged, so that it may be opened in
 * part only. Nothing where nobody can tell, or only at a cost.
 *
 * @throws the signal's reason
 */
export async function checkPdf(
  file: File,
  signal: AbortSignal,
): Promise<"broken" | "locked" | "doubtful" | undefined> {
  // Some screens take pictures as well.
  if (file.type !== "application/pdf" && !/\.pdf$/i.test(file.name)) return undefined;
  if (!(await looksLikePdf(file))) return "broken";
  if (await isLocked(file, signal)) return "locked";
  return (await isWhole(file)) ? undefined : "doubtful";
}

async function isLocked(file: File, signal: AbortSignal): Promise<boolean> {
  if (asksToDraw(file) || !(await mayBeEncrypted(file))) return false;
  const { DrawError, openPdf } = await import("./pdf-drawing/drawer");
  signal.throwIfAborted();
  const pdf = openPdf(file);
  try {
    await pdf.count(signal);
  } catch (error) {
    signal.throwIfAborted();
    return error instanceof DrawError && error.trouble === "locked";
  } finally {
    pdf.close();
  }
  return false;
}
