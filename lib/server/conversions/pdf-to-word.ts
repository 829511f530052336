import type { Note } from "../../contract/notes";
import type { Conversion } from "../http/handle";
import { noted } from "../http/sentences";
import { convertDocument } from "./pdf-documents";
import { findScans, withScans } from "./scans";

/**
 * Turns the text of one PDF into a Word document. That of scanned pages is read from their pictures, as many as one request
 * may have, and a note says so. Another one says which text is lost.
 *
 * @throws ConversionError `conversion_timeout` also if none of its pages could be read in the time of a job
 */
export const pdfToWord: Conversion<"pdfToWord"> = async (signal, request, fields) => {
  const { MAX_PDF_PAGES: maxPages, MAX_OCR_PAGES } = request.services.env;
  const found = await findScans(signal, request, fields.password, { forText: true });
  const scans = found.scans.slice(0, MAX_OCR_PAGES);
  return withScans(signal, request, { ...found, scans }, fields, async (reading, later) => {
    const { texts, failures } = reading;
    // Pages that take all the time of a job would take it again.
    const late = failures.find(({ error }) => error.code === "conversion_timeout");
    if (late && texts.length === 0) throw late.error;
    const { reply, result } = await convertDocument(signal, later, "docx", (paths) => ({
      kind: "pdf-word",
      ...paths,
      maxPages,
      layout: fields.layout,
      texts: texts.map(({ path }) => path),
      ...(fields.password && { password: fields.password }),
    }));
    const read = texts.filter(({ words }) => words > 0).length;
    const left = found.scans.length - texts.length;
    const notes: Note[] = [];
    if (read > 0) notes.push({ code: "read_scans", params: { n: read } });
    if (read > 0 && left > 0) notes.push({ code: "unread_scans", params: { n: left } });
    if (result.textless) notes.push({ code: "only_pictures", params: {} });
    const unread = texts.filter(({ isUnread }) => isUnread).length;
    if (unread > 0) notes.push({ code: "unread_scripts", params: { n: unread } });
    if (result.unreadable) {
      const [page = 1] = result.unreadable;
      notes.push({ code: "unreadable_text", params: { n: result.unreadable.length, page } });
    }
    return {
      ...reply,
      ...(read > 0 && { readPages: read }),
      ...noted(notes),
    };
  });
};
