import { codeOf } from "./call-error";
import { answerOf, type Problem, reasonOf } from "./errors";

/** Number of pages to name when all failed for different reasons. */
const NAMED_PAGES = 3;

/** Advice about PDFs by error code. */
const pdfAdvice: Readonly<Record<string, string>> = {
  no_text: "Handwriting and very faint print can't be read. Do you only need pictures of the pages?",
  target_unreachable: "Leave out some pages, or send it as several PDFs.",
  too_many_pages: "Choose fewer pages where you can, or split the PDF first.",
};

/** Problem of a PDF conversion: the server's message, or a general sentence. */
function pdfFailed(error: unknown): Problem {
  const said = answerOf(error);
  if (!said?.message) return { text: "An error occurred during conversion.", detail: reasonOf(error) };
  const { message } = said;
  const others = (said.details ?? []).filter((line) => !line.endsWith(message)).slice(0, NAMED_PAGES);
  const detail = pdfAdvice[codeOf(error) ?? ""] ?? others.join(" ");
  return { text: message, ...(detail && { detail }) };
}

/** Error sentences of the tools for PDFs, apart from the others because few pages need them. */
export const pdfProblems = {
  pdfFailed,
  pageNotSaved: (error: unknown): Problem => ({
    text: "Failed to download image.",
    detail: reasonOf(error),
  }),
  pagesNotSaved: (error: unknown): Problem => ({
    text: "Failed to download all images.",
    detail: reasonOf(error),
  }),
};
