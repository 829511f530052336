import { answerOf, isFault, type Problem, permanent, problems, type Saying, statusOf } from "./errors";

/** Error sentences of JPEG to JPG. */
export function jpegProblems(say: Saying) {
  const { failures, format } = say;
  const { fill } = format;
  const { message, advice } = problems(say);
  return {
    /** JPEG to JPG, one file: a specified sentence, else the server's. */
    jpegFailed(name: string, error: unknown): Problem {
      const { jpeg, server } = failures;
      const own =
        (isFault(error, "timeout") && jpeg.timeout) ||
        (statusOf(error) === 413 && jpeg.tooLarge) ||
        (statusOf(error) >= 500 && server);
      const detail = own && answerOf(error) ? message(error) : advice(error);
      const text = fill(failures.file, { name, reason: own || message(error) });
      return { text, detail, name, ...permanent(error) };
    },
    /** JPEG to JPG: the run as a whole failed. */
    runFailed: (error: unknown): Problem => ({
      text: fill(failures.conversion, { reason: message(error) }),
      detail: advice(error) ?? failures.jpeg.advice,
    }),
  };
}
