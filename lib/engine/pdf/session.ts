import { readFile, stat } from "node:fs/promises";
import { ConversionError } from "../../contract/errors";
import { openDocument, type PdfDocument } from "./document";
import { fromTrap } from "./errors";
import { loadPdfium, type Pdfium } from "./pdfium";
import { requirePdf } from "./require-pdf";

/** WASM memory never shrinks: an instance that one huge document blew up is not worth keeping (bytes). */
const KEEP_BELOW_BYTES = 192 * 1024 * 1024;
/** A document stays open for its next page; a visitor's file should not stay in memory much longer than that. */
const IDLE_MS = 10_000;

/** A PDF on the disk. */
export type PdfFile = { input: string; password?: string };

let instance: Promise<Pdfium> | undefined;
let open: { key: string; document: PdfDocument } | undefined;
let idle: NodeJS.Timeout | undefined;

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

/** Whether two jobs mean the same document: the pages of a request come one by one. */
async function keyOf({ input, password }: PdfFile): Promise<string> {
  const { size, mtimeMs } = await stat(input);
  return JSON.stringify([input, size, mtimeMs, password]);
}

async function documentOf(file: PdfFile): Promise<PdfDocument> {
  const key = await keyOf(file);
  if (open?.key === key) return open.document;
  closeDocument();
  const bytes = await readFile(file.input);
  requirePdf(bytes);
  instance ??= loadPdfium();
  const document = openDocument(await instance, bytes, file.password);
  open = { key, document };
  return document;
}

/**
 * Opens a PDF, or finds it open, and works on it synchronously. The last document stays open for a while.
 *
 * @throws ConversionError whatever `task` throws; `empty_file`, `unsupported_type`, `corrupt`, `password_needed`,
 * `wrong_password`, `out_of_memory`, `engine_crashed`
 */
export async function withDocument<T>(file: PdfFile, task: (document: PdfDocument) => T): Promise<T> {
  clearTimeout(idle);
  try {
    return task(await documentOf(file));
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
