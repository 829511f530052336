import { readFile, stat } from "node:fs/promises";
import { ConversionError, type ErrorCode } from "../../contract/errors";
import { installFallbackFonts } from "./drawing/fallback-fonts";
import { shrinkLargeMasks } from "./drawing/large-masks";
import { loadPdfium, type Pdfium, type Pointer } from "./pdfium";
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
type PdfSource = {
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
  const known: ErrorCode = password ? "wrong_password" : "password_needed";
  return new ConversionError(code === ERR_PASSWORD ? known : "corrupt", { cause: `PDFium says ${code}` });
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
 * @throws ConversionError `corrupt`, `password_needed`, `wrong_password`
 */
export function openDocument(pdfium: Pdfium, bytes: Uint8Array, password: string | undefined): PdfDocument {
  const { c } = pdfium;
  const file = pdfium.copyIn(bytes);
  const copy = pdfium.view(file, bytes.length);
  shrinkLargeMasks(copy);
  nameSpaces(copy);
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

/** Opens a document, whose end or header may be missing. @throws ConversionError as {@link openDocument} does */
function openOrRepair(pdfium: Pdfium, bytes: Buffer, password: string | undefined): PdfDocument {
  try {
    return openDocument(pdfium, bytes, password);
  } catch (error) {
    const isCorrupt = error instanceof ConversionError && error.code === "corrupt";
    const repaired = isCorrupt && withTrailer(bytes);
    if (!repaired) throw error;
    return openDocument(pdfium, repaired, password);
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
export const factsOf = ({ pdfium: { c }, handle, pages }: PdfDocument) => ({
  pages,
  isSigned: c.FPDF_GetSignatureCount(handle) > 0,
  isEncrypted: c.FPDF_GetSecurityHandlerRevision(handle) >= 0,
});

let instance: Promise<Pdfium> | undefined;
let open: { key: string; document: PdfDocument } | undefined;
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

async function documentOf({ input, password, forText = false }: PdfSource): Promise<PdfDocument> {
  const { size, mtimeMs } = await stat(input);
  const key = JSON.stringify([input, size, mtimeMs, password, forText]);
  if (open?.key === key) return open.document;
  closeDocument();
  const file = await readFile(input);
  requirePdf(file);
  const bytes = forText ? await withMappedFonts(file) : file;
  instance ??= startPdfium();
  const document = openOrRepair(await instance, bytes, password);
  open = { key, document };
  return document;
}

/**
 * Opens a PDF, or reuses the open one, and runs a synchronous task on it. The last document stays open for a while,
 * because the pages of a request come one by one.
 *
 * @throws ConversionError whatever `task` throws; `empty_file`, `unsupported_type`, `corrupt`, `password_needed`,
 * `wrong_password`, `out_of_memory`, `engine_crashed`
 */
export async function withDocument<T>(source: PdfSource, task: (document: PdfDocument) => T): Promise<T> {
  clearTimeout(idle);
  try {
    return task(await documentOf(source));
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
