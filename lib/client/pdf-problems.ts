import { codeOf } from "./call-error";
import { answerOf, type Problem, problems, type Saying } from "./errors";

/** Number of pages to name when all failed for different reasons. */
const NAMED_PAGES = 3;

/** Error sentences of the screens for one PDF. */
export function pdfProblems(say: Saying) {
  const { failures } = say;
  const { own, reason, linesOf } = problems(say);
  return {
    /** A PDF: the server's message, or a general sentence. */
    pdfFailed(error: unknown): Problem {
      const { pdf } = failures;
      const answer = answerOf(error);
      const text = answer && (own(answer) ?? answer.message);
      if (!text) return { text: pdf.failed, detail: reason(error) };
      const others = linesOf(error).flatMap((line) => (line.text.endsWith(text) ? [] : [line.text]));
      const advised: Readonly<Record<string, string>> = pdf.advice;
      const detail = advised[codeOf(error) ?? ""] ?? others.slice(0, NAMED_PAGES).join(" ");
      return { text, ...(detail && { detail }) };
    },
  };
}
