import type { Words } from "../words";
import { codeOf } from "./call-error";
import { answerOf, type Problem, problems, type Saying } from "./errors";

/** Number of pages to name when all failed for different reasons. */
const NAMED_PAGES = 3;

/** Error sentences of the screens for one PDF, which have words of their own. */
export function pdfProblems(say: Saying, { failures }: Pick<Words["pdf"], "failures">) {
  const { own, reason, linesOf } = problems(say);
  return {
    /** A PDF: the server's message, or a general sentence. */
    pdfFailed(error: unknown): Problem {
      const answer = answerOf(error);
      const text = answer && (own(answer) ?? answer.message);
      if (!text) return { text: failures.failed, detail: reason(error) };
      const others = linesOf(error).flatMap((line) => (line.text.endsWith(text) ? [] : [line.text]));
      const advised: Readonly<Record<string, string>> = failures.advice;
      const detail = advised[codeOf(error) ?? ""] ?? others.slice(0, NAMED_PAGES).join(" ");
      return { text, ...(detail && { detail }) };
    },
    pageNotSaved: (error: unknown): Problem => ({ text: failures.page, detail: reason(error) }),
    pagesNotSaved: (error: unknown): Problem => ({ text: failures.pages, detail: reason(error) }),
  };
}
