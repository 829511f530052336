import type { Note } from "../../contract/notes";
import type { FileJob, JobResult } from "../../engine/types";
import { downloadUrl } from "../api/downloads";
import { resultNames } from "../file-name";
import type { Conversion, ConversionRequest } from "../http/handle";
import { noted } from "../http/sentences";
import { onlyFile, outputPath, runJob } from "./jobs";

/** Compresses one PDF, to a level or a size; where nothing is gained it comes back as it was, and a note says so. */
export const compressPdf: Conversion<"compressPdf"> = async (signal, request, fields) => {
  const { level, targetSize: target, password } = fields;
  const { MAX_MEGAPIXELS: megapixels } = request.services.env;
  const { reply, result } = await convertDocument(signal, request, "pdf", (paths) => ({
    kind: "pdf-compress",
    ...paths,
    limits: { megapixels, frames: 1 },
    level,
    ...(target !== undefined && { target }),
    ...(password && { password }),
  }));
  const { dpi } = result;
  return {
    ...reply,
    ...(dpi !== undefined && { dpi }),
    ...noted(request.context, notesOn(result, target !== undefined)),
  };
};

/** Encrypts one PDF with a password. */
export const protectPdf: Conversion<"protectPdf"> = async (signal, request, fields) => {
  const { newPassword, password, allowPrinting, allowCopying, allowChanges } = fields;
  const { reply, result } = await convertDocument(signal, request, "pdf", (paths) => ({
    kind: "pdf-protect",
    ...paths,
    newPassword,
    permissions: { printing: allowPrinting, copying: allowCopying, changes: allowChanges },
    ...(password && { password }),
  }));
  return { ...reply, ...noted(request.context, notesOfChange(result)) };
};

/** Writes one PDF without its password and restrictions. */
export const unlockPdf: Conversion<"unlockPdf"> = async (signal, request, { password }) => {
  const { reply, result } = await convertDocument(signal, request, "pdf", (paths) => ({
    kind: "pdf-unlock",
    ...paths,
    ...(password && { password }),
  }));
  const notes: Note[] = result.kept ? [{ code: "unlocked_already", params: {} }] : notesOfChange(result);
  return { ...reply, ...noted(request.context, notes) };
};

/** Returns what a document of other pages has lost. */
export const notesOfChange = ({ remark }: JobResult): Note[] =>
  remark === "signed"
    ? [{ code: "lost_signature", params: {} }]
    : remark === "unprotected"
      ? [{ code: "unprotected_pdf", params: {} }]
      : [];

/**
 * Makes one document of a PDF and stores it.
 *
 * @param extension undefined if the engine chooses the format
 * @param jobOf the job with these paths
 */
export async function convertDocument(
  signal: AbortSignal,
  request: ConversionRequest,
  extension: string | undefined,
  jobOf: (paths: { input: string; output: string }) => FileJob,
) {
  const file = onlyFile(request);
  const [name = file.name] = resultNames([file.name], extension);
  const job = jobOf({ input: file.path, output: outputPath(request, "document") });
  const { key, result } = await runJob(signal, request, job, { priority: 1, name });
  const reply = {
    success: true as const,
    originalName: file.name,
    convertedName: key.slice(key.lastIndexOf("/") + 1),
    originalSize: file.size,
    fileSize: result.size,
    downloadUrl: downloadUrl(request.services, key),
  };
  return { reply, result };
}

/** Resolution from which small print in scans is easy to read. */
const FINE_PRINT_DPI = 100;

function notesOn({ kept, remark, dpi, isReduced }: JobResult, isFitted: boolean): Note[] {
  if (remark === "signed") return [{ code: "signed_pdf", params: {} }];
  if (kept) return [{ code: isFitted ? "fitting_pdf" : "kept_pdf", params: {} }];
  const notes: Note[] = [];
  if (dpi !== undefined)
    notes.push(
      isReduced ? { code: "fitted_pdf", params: { dpi } } : { code: "fitted_pdf_quality", params: {} },
    );
  if (dpi !== undefined && dpi <= FINE_PRINT_DPI) notes.push({ code: "check_small_print", params: {} });
  if (remark === "unprotected") notes.push({ code: "unprotected_pdf", params: {} });
  return notes;
}
