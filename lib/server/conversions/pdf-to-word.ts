import type { Conversion } from "../http/handle";
import { findScans } from "./scans";
import { convertText } from "./text-documents";

/** Turns the text of one PDF into a Word document. */
export const pdfToWord: Conversion<"pdfToWord"> = async (signal, request, fields) => {
  const { layout, password } = fields;
  const found = await findScans(signal, request, password, { forText: true });
  return convertText(
    signal,
    request,
    found,
    fields,
    "docx",
    (job) => ({ kind: "pdf-word", ...job, layout }),
    () => ({}),
  );
};
