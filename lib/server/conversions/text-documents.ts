import type { Note } from "../../contract/notes";
import type { OcrChoice } from "../../contract/ocr";
import type { FileJob, JobResult, PdfWordJob } from "../../engine/types";
import type { ConversionRequest } from "../http/handle";
import { noted } from "../http/sentences";
import { convertDocument } from "./pdf-documents";
import { type ReadScans, type ScannedDocument, withScans } from "./scans";

type Fields = { language: OcrChoice; progress: boolean; password?: string | undefined };

/** What every job that takes the text of a PDF is given. */
type TextJob = Required<Pick<PdfWordJob, "input" | "output" | "texts" | "maxPages">> &
  Pick<PdfWordJob, "password">;

/**
 * Makes a document of the text of a PDF and stores it. That of scanned pages is read from their pictures, as many as one
 * request may have, and a note says so. Others say which text is lost.
 *
 * @param extension undefined if the engine chooses the format
 * @param more what else the reply says of the result
 * @throws ConversionError `conversion_timeout` also if none of its pages could be read in the time of a job
 */
export function convertText<More extends object>(
  signal: AbortSignal,
  request: ConversionRequest,
  found: ScannedDocument,
  fields: Fields,
  extension: string | undefined,
  jobOf: (job: TextJob) => FileJob,
  more: (result: JobResult) => More,
) {
  const { MAX_PDF_PAGES: maxPages, MAX_OCR_PAGES } = request.services.env;
  const scans = found.scans.slice(0, MAX_OCR_PAGES);
  return withScans(signal, request, { ...found, scans }, fields, async (reading, later) => {
    const { texts, failures } = reading;
    // Pages that take all the time of a job would take it again.
    const late = failures.find(({ error }) => error.code === "conversion_timeout");
    if (late && texts.length === 0) throw late.error;
    const { reply, result } = await convertDocument(signal, later, extension, (paths) =>
      jobOf({
        ...paths,
        texts: texts.map(({ path }) => path),
        maxPages,
        ...(fields.password && { password: fields.password }),
      }),
    );
    const read = texts.filter(({ words }) => words > 0).length;
    return {
      ...reply,
      ...more(result),
      ...(read > 0 && { readPages: read }),
      ...noted(request.context, notesOn(found, reading, read, result)),
    };
  });
}

function notesOn(
  { scans, isPicture }: ScannedDocument,
  { texts }: ReadScans,
  read: number,
  { textless, unreadable }: JobResult,
): Note[] {
  const left = scans.length - texts.length;
  const unread = texts.filter(({ isUnread }) => isUnread).length;
  const notes: Note[] = [];
  if (read > 0 && !isPicture) notes.push({ code: "read_scans", params: { n: read } });
  if (read > 0 && left > 0) notes.push({ code: "unread_scans", params: { n: left } });
  if (textless) notes.push({ code: "only_pictures", params: {} });
  if (unread > 0) notes.push({ code: "unread_scripts", params: { n: unread } });
  if (unreadable) {
    const [page = 1] = unreadable;
    notes.push({ code: "unreadable_text", params: { n: unreadable.length, page } });
  }
  return notes;
}
