import { readFile, stat } from "node:fs/promises";
import { ConversionError, type ErrorCode } from "../../contract/errors";
import { installFallbackFonts } from "./drawing/fallback-fonts";
import { shrinkLargeMasks } from "./drawing/large-masks";
import { loadPdfium, type Pdfium, type Pointer } from "./pdfium";
import { cutLongKeys } from "./structure/encryption";
import { mend } from "./structure/mend";
import { looksLikePdf, nameSpaces, withTrailer } from "./structure/repair";
import { mapType3Fonts } from "./structure/type3";

/** FPDF_ERR_PASSWORD of `FPDF_GetLastError` (fpdfview.h). */
const ERR_PASSWORD = 4;
/** Readers look for the header in this many bytes (ISO 32000-1, annex H.3, note 13). */
const HEADER_BYTES = 1024;
/** WASM memory never shrinks, so an instance that a huge document has grown beyond this is dropped (bytes). */
const KEEP_BELOW_BYTES = 192 * 1024 * 1024;
/** A document stays open for the request's next page, but a visitor's file should not stay in memory for long. */
const IDLE_MS = 10_000;

/** A PDF file on disk. */
export type PdfSource = {
  input: string;
  password?: string;
  /** Whether its text is read, so that all fonts have to say what they draw, see {@link mapType3Fonts}. */
  forText?: boolean;
};

/** An open document; `close` frees everything. */
export type PdfDocument = {
  readonly pdfium: Pdfium;
  readonly handle: Pointer;
  /** The form-fill environment, which draws form fields over the pages. */
  readonly form: Pointer;
  readonly pages: number;
  /** Whether it was written anew before it was opened, so that its file has to be read in another way, see {@link mend}. */
  readonly isMended: boolean;
  /** Must not be called after a trap: the state of the instance's memory is unknown then. */
  close(): void;
};

/**
 * Maps an error of opening a document to a ConversionError.
 *
 * @param code from `FPDF_GetLastError`
 * @param password that was tried
 */
function fromPdfium(code: number, password: string | undefined): ConversionError {
  if (code === ERR_PASSWORD) return lockedError(password);
  return new ConversionError("corrupt", { cause: `PDFium says ${code}` });
}

/**
 * Maps a trap or abort of the WASM code to a ConversionError: the file is damaged, or memory ran out. The trap stays
 * its cause, which tells the process to end itself (see `isTrap`).
 */
export function fromTrap(cause: unknown): ConversionError {
  if (cause instanceof ConversionError) return cause;
  const message = cause instanceof Error ? cause.message : String(cause);
  const starved = /OOM|enlarge memory|memory allocation|no memory|Array buffer allocation/i.test(message);
  if (starved) return new ConversionError("out_of_memory", { cause });
  // Stack overflow is a RangeError.
  if (cause instanceof WebAssembly.RuntimeError || cause instanceof RangeError)
    return new ConversionError("corrupt", { cause });
  return new ConversionError("engine_crashed", { cause });
}

/** @throws ConversionError `empty_file`; `unsupported_type` without a header, which may follow other bytes, and objects */
function requirePdf(bytes: Buffer): void {
  if (bytes.length === 0) throw new ConversionError("empty_file");
  if (bytes.subarray(0, HEADER_BYTES).includes("%PDF-") || looksLikePdf(bytes, HEADER_BYTES)) return;
  throw new ConversionError("unsupported_type", { cause: "no PDF header" });
}

/**
 * Opens a document in an instance's memory.
 *
 * @param password of the user or owner; a document that only restricts printing and the like needs none
 * @param isMended whether the bytes are those of {@link mend}
 * @throws ConversionError `corrupt`, `password_needed`, `wrong_password`
 */
export function openDocument(
  pdfium: Pdfium,
  bytes: Uint8Array,
  password: string | undefined,
  isMended = false,
): PdfDocument {
  const { c } = pdfium;
  const file = pdfium.copyIn(bytes);
  const copy = pdfium.view(file, bytes.length);
  shrinkLargeMasks(copy);
  nameSpaces(copy);
  cutLongKeys(copy);
  const free = () => {
    // A visitor's file must not turn up in anyone's next allocation.
    pdfium.view(file, bytes.length).fill(0);
    pdfium.free(file);
  };
  const handle = c.FPDF_LoadMemDocument(file, bytes.length, password ?? "");
  if (handle === 0) {
    const code = c.FPDF_GetLastError();
    free();
    throw fromPdfium(code, password);
  }
  const pages = c.FPDF_GetPageCount(handle);
  const info = c.PDFiumExt_OpenFormFillInfo();
  const form = c.PDFiumExt_InitFormFillEnvironment(handle, info);
  const document: PdfDocument = {
    pdfium,
    handle,
    form,
    pages,
    isMended,
    close() {
      c.PDFiumExt_ExitFormFillEnvironment(form);
      c.FPDF_CloseDocument(handle);
      c.PDFiumExt_CloseFormFillInfo(info);
      free();
    },
  };
  if (pages > 0) {
    // Without the blue that viewers put on form fields.
    c.FPDF_SetFormFieldHighlightAlpha(form, 0);
    return document;
  }
  document.close();
  throw new ConversionError("corrupt", { cause: "a document without pages" });
}

const codeOf = (error: unknown) => (error instanceof ConversionError ? error.code : undefined);

const lockedError = (password: string | undefined) =>
  new ConversionError(password ? "wrong_password" : "password_needed");

/** What PDFium says of documents that other readers may open. */
const doubted: readonly (ErrorCode | undefined)[] = ["corrupt", "password_needed", "wrong_password"];

/**
 * Opens a document that PDFium refuses. Its end or header may be missing, or it is written anew.
 *
 * @param refusal what PDFium says
 * @throws ConversionError as {@link openDocument} does
 */
async function openRefused(
  pdfium: Pdfium,
  bytes: Buffer,
  password: string | undefined,
  refusal: unknown,
): Promise<PdfDocument> {
  const code = codeOf(refusal);
  const repaired = code === "corrupt" ? withTrailer(bytes) : undefined;
  if (repaired) {
    try {
      return openDocument(pdfium, repaired, password);
    } catch (error) {
      if (codeOf(error) !== "corrupt") throw error;
    }
  }
  const mended = doubted.includes(code) ? await mend(bytes, password) : "unreadable";
  if (mended === "locked") throw lockedError(password);
  if (mended === "unreadable") throw refusal;
  return openDocument(pdfium, mended, undefined, true);
}

/** Opens a document, damaged or not. @throws ConversionError as {@link openDocument} does */
async function openAnyway(pdfium: Pdfium, bytes: Buffer, password: string | undefined): Promise<PdfDocument> {
  try {
    return openDocument(pdfium, bytes, password);
  } catch (error) {
    return openRefused(pdfium, bytes, password, error);
  }
}

/**
 * Opens a document with a password as it was typed, or as the standard has programs spell it (ISO 32000-2, 7.6.4.3.3):
 * not all of them do.
 *
 * @throws ConversionError as {@link openDocument} does
 */
async function openLocked(pdfium: Pdfium, bytes: Buffer, password: string | undefined): Promise<PdfDocument> {
  const spelled = password?.normalize("NFKC");
  try {
    return await openAnyway(pdfium, bytes, password);
  } catch (error) {
    if (codeOf(error) !== "wrong_password" || spelled === password) throw error;
    return openAnyway(pdfium, bytes, spelled);
  }
}

/**
 * Loads a page; the caller closes it.
 *
 * @param number from 1
 * @throws ConversionError `corrupt` for a page that cannot be read
 */
export function loadPage({ pdfium: { c }, handle }: PdfDocument, number: number): Pointer {
  const page = c.FPDF_LoadPage(handle, number - 1);
  if (page !== 0) return page;
  throw new ConversionError("corrupt", { cause: `page ${number}: PDFium says ${c.FPDF_GetLastError()}` });
}

/** Returns what matters before a document is rewritten. */
export const factsOf = ({ pdfium: { c }, handle, pages, isMended }: PdfDocument) => ({
  pages,
  isMended,
  isSigned: c.FPDF_GetSignatureCount(handle) > 0,
  isEncrypted: c.FPDF_GetSecurityHandlerRevision(handle) >= 0,
});

let instance: Promise<Pdfium> | undefined;
/** `isMendable` until it was tried to write it anew. */
let open: { key: string; document: PdfDocument; isMendable: boolean } | undefined;
let idle: NodeJS.Timeout | undefined;

async function startPdfium(): Promise<Pdfium> {
  const pdfium = await loadPdfium();
  installFallbackFonts(pdfium);
  return pdfium;
}

function closeDocument() {
  clearTimeout(idle);
  if (!open) return;
  const { document } = open;
  open = undefined;
  try {
    document.close();
    if (document.pdfium.memory() > KEEP_BELOW_BYTES) instance = undefined;
  } catch {
    instance = undefined;
  }
}

/** @returns the document for whoever reads its text; as it is if its fonts cannot be helped */
const withMappedFonts = async (bytes: Buffer): Promise<Buffer> =>
  (await mapType3Fonts(bytes).catch(() => undefined)) ?? bytes;

async function bytesOf({ input, forText = false }: PdfSource): Promise<Buffer> {
  const file = await readFile(input);
  requirePdf(file);
  return forText ? withMappedFonts(file) : file;
}

async function documentOf(source: PdfSource): Promise<PdfDocument> {
  const { input, password, forText = false } = source;
  const { size, mtimeMs } = await stat(input);
  const key = JSON.stringify([input, size, mtimeMs, password, forText]);
  if (open?.key === key) return open.document;
  closeDocument();
  const bytes = await bytesOf(source);
  instance ??= startPdfium();
  const document = await openLocked(await instance, bytes, password);
  open = { key, document, isMendable: !document.isMended };
  return document;
}

/**
 * Writes the open document anew, and runs a task on it.
 *
 * @param isGood whether the result is better than the one before, so that the document stays open
 * @returns undefined where that does not help, which is remembered
 * @throws ConversionError `password_needed` or `wrong_password` where PDFium did not see that it is encrypted
 */
async function onMended<T>(
  source: PdfSource,
  task: (document: PdfDocument) => T,
  isGood: (result: T) => boolean,
): Promise<T | undefined> {
  if (!open?.isMendable) return undefined;
  const { document, key } = open;
  open.isMendable = false;
  const mended = await mend(await bytesOf(source), source.password);
  if (mended === "locked" && !factsOf(document).isEncrypted) throw lockedError(source.password);
  if (typeof mended === "string" || open?.document !== document) return undefined;
  let other: PdfDocument | undefined;
  try {
    other = openDocument(document.pdfium, mended, undefined, true);
    const result = task(other);
    if (other.pages === document.pages && isGood(result)) {
      document.close();
      open = { key, document: other, isMendable: false };
      return result;
    }
  } catch (error) {
    if (!(error instanceof ConversionError)) throw error;
  }
  other?.close();
  return undefined;
}

/**
 * Opens a PDF, or reuses the open one, and runs a synchronous task on it. The last document stays open for a while,
 * because the pages of a request come one by one. If the task finds damage or nothing, it runs once more on the document
 * as our own reader understands it, see {@link mend}.
 *
 * @param isEmpty whether the task found nothing, although there may be something
 * @throws ConversionError whatever `task` throws; `empty_file`, `unsupported_type`, `corrupt`, `password_needed`,
 * `wrong_password`, `out_of_memory`, `engine_crashed`
 */
export async function withDocument<T>(
  source: PdfSource,
  task: (document: PdfDocument) => T,
  isEmpty: (result: T) => boolean = () => false,
): Promise<T> {
  clearTimeout(idle);
  try {
    const document = await documentOf(source);
    try {
      const result = task(document);
      if (!isEmpty(result)) return result;
      return (await onMended(source, task, (other) => !isEmpty(other))) ?? result;
    } catch (error) {
      const other = codeOf(error) === "corrupt" ? await onMended(source, task, () => true) : undefined;
      if (other === undefined) throw error;
      return other;
    }
  } catch (error) {
    if (!(error instanceof ConversionError)) {
      // Not closed: after a trap no call into the instance can be trusted.
      open = undefined;
      instance = undefined;
    }
    throw fromTrap(error);
  } finally {
    idle = setTimeout(closeDocument, IDLE_MS).unref();
  }
}
