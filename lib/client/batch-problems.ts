import { BatchError } from "./call-error";
import { answerOf, isFault, type Problem, problems, type Saying, statusOf } from "./errors";

/** Error sentences of the screens that convert all files in one call. */
export function batchProblems(say: Saying) {
  const { failures, format } = say;
  const { fill } = format;
  const { own, inBatch, callFailed, linesOf, message, advice, reason } = problems(say);
  /** The sentence of an answer; of another backend's two, the one for visitors. */
  const said = (error: unknown): string | undefined => {
    const answer = answerOf(error);
    return answer && (own(answer) ?? answer.error ?? answer.message);
  };

  return {
    /** The general converter: failed files, or the server's reason. */
    anyFormat(error: unknown): Problem[] {
      if (error instanceof BatchError && error.stage === "empty") return [{ text: failures.empty }];
      if (error instanceof BatchError) return error.files.map((file) => inBatch(file.name, file.reason));
      const reason = said(error) ?? message(error);
      const lines = linesOf(error);
      // A single file's line may say the same.
      const says = lines.length === 1 && lines[0]?.text.endsWith(reason);
      return [{ text: fill(failures.conversion, { reason }), detail: advice(error) }, ...(says ? [] : lines)];
    },
    /** JPG to WEBP and GIF: the server's error, else the general sentence. */
    serverSaid(error: unknown): Problem {
      const text = said(error);
      if (!text) return callFailed(failures.tryAgain, error);
      // One file's line would repeat the sentence.
      return linesOf(error).length > 1 ? callFailed(text, error) : { text };
    },
    /** The simple PNG page: the server's words after 'Error: ', or a sentence for each other failure. */
    pngFailed(error: unknown): Problem {
      const { png } = failures;
      const lines = linesOf(error).map(({ text }) => text);
      if (lines.length > 0)
        return { text: fill(png.said, { reason: lines.join(", ").replaceAll(".,", ",") }) };
      if (isFault(error, "server") && !answerOf(error) && statusOf(error) < 400) return { text: png.failed };
      if (isFault(error, "server"))
        return { text: fill(png.said, { reason: message(error) }), detail: advice(error) };
      // As specified, a timeout counts as no response.
      if (isFault(error, "timeout")) return { text: png.noAnswer, detail: png.timeout };
      if (isFault(error, "network")) return { text: png.noAnswer };
      if (error instanceof BatchError && error.stage !== "empty")
        return { text: png[error.stage], detail: message(error) };
      return { text: failures.tryAgain, detail: reason(error) };
    },
  };
}
